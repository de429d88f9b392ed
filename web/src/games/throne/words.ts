// The things of The High Throne in words. What happens and what is asked is told by the rules.

import { t } from "../../texts/index.svelte";
import { listed } from "../../texts/lists";
import { localize } from "../../texts/localize";
import type { Seat } from "../../wire";
import { typedAction } from "./actions";
import { FACES, readLine, type Die, type Face } from "./dice";
import type { ObjectiveView, ThroneView } from "./types";

/** Whom a seat is called by. */
export function nameOf(names: readonly string[], seat: Seat): string {
  return names[seat] || t("throne-seat", { number: seat + 1 });
}

/** Faces as the texts know them: there, a digit would be a number. */
const FACE_WORDS: Record<Face, string> = {
  S: "spiral",
  T: "tree",
  K: "knot",
  "1": "one",
  "2": "two",
  "3": "three",
};

function soMany(face: Face, count: number): string {
  return t("throne-dice", { face: FACE_WORDS[face], count });
}

/** A face by its name. */
export function faceName(face: Face): string {
  return t("throne-face", { face: FACE_WORDS[face] });
}

/** A die by its name: "Knot", "red die, three Spears". */
export function dieName(die: Die): string {
  return t(die.red ? "throne-die-red" : "throne-die", { face: faceName(die.face) });
}

/** Dice in words: "2 Trees, a Knot and three Spears on the red die". */
export function diceInWords(dice: readonly Die[]): string {
  const parts = FACES.flatMap((face) => {
    const count = dice.filter((die) => !die.red && die.face === face).length;
    return count > 0 ? [soMany(face, count)] : [];
  });
  const red = dice.find((die) => die.red);
  if (red) parts.push(t("throne-dice-red", { dice: soMany(red.face, 1) }));
  return parts.length > 0 ? listed(parts) : t("throne-dice-none");
}

/** A line of a card in words: "2 Trees and 6 Spears". */
export function lineInWords(text: string): string {
  const line = readLine(text);
  const parts = FACES.flatMap((face) => {
    const count = line.symbols.filter((one) => one === face).length;
    return count > 0 ? [soMany(face, count)] : [];
  });
  if (line.spears > 0) parts.push(t("throne-spears", { count: line.spears }));
  return listed(parts);
}

/** A chance for people: whole per cent, but never a false "never" or "always". */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return t("throne-percent-least");
  if (chance < 1 && chance > 0.99) return t("throne-percent-most");
  return t("throne-percent", { value: Math.round(chance * 100) });
}

/** Words that may stand within others, as a sentence. */
export function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** What an Objective asks for. */
export function asksOf({ asks }: ObjectiveView): string {
  return sentence(localize(asks));
}

/** What lies before a seat, in a few words. */
export function part(view: ThroneView, seat: Seat): string | null {
  const player = view.players[seat];
  if (!player) return null;
  return t("throne-part", {
    cards: player.cards.length + player.locked_cards.length,
    locked: player.locked.length,
  });
}

/** Points that all can see; one's own Objective is not among them until the end. */
export function score(view: ThroneView, seat: Seat): string | null {
  const player = view.players[seat];
  return player ? String(player.score.total) : null;
}

/** Turns typed text into one of the legal actions, or says why not. */
export function typed(
  text: string,
  _view: ThroneView,
  legal: string[],
): { action: string } | { problem: string } {
  const action = typedAction(text, legal);
  return action ? { action } : { problem: t("throne-typed-none", { text: text.trim() }) };
}

// The High Throne in words: what is asked, what happened, how it ended.

import { t } from "../../texts/index.svelte";
import { listed } from "../../texts/lists";
import type { Actor, Heard, Outcome, Seat } from "../../wire";
import type { Asked } from "../game";
import { typedAction } from "./actions";
import { calledHere, deckOf, objectiveCalled, type Deck } from "./deck";
import { FACES, readDice, readLine, type Die, type Face } from "./dice";
import { showing } from "./showing.svelte";
import { total, type ThroneSeen, type ThroneView } from "./types";

/** Whom a seat is called by. */
export function nameOf(names: readonly string[], seat: Seat): string {
  return names[seat] || t("throne-seat", { number: seat + 1 });
}

function namesOf(names: readonly string[], seats: readonly Seat[]): string {
  return listed(seats.map((seat) => nameOf(names, seat)));
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

/** Who looks, and with which deck. */
interface Looking {
  seat: Seat | null;
  legal: readonly string[];
  names: readonly string[];
  deck: Deck;
}

export function prompt({ view, standing, seat, legal, names }: Asked<ThroneView>): string {
  const deck = deckOf(view, standing.options ?? {});
  if (showing.behind && seat !== null && legal.length > 0) return t("throne-prompt-soon");
  // The view may trail behind the table for as long as changes are shown.
  return asks({ ...view, to_act: standing.to_act }, { seat, legal, names, deck });
}

/** What is asked of whom. */
export function asks(view: ThroneView, { seat, legal, names, deck }: Looking): string {
  const yours = seat !== null && legal.length > 0;
  const waiting = namesOf(names, view.to_act);
  switch (view.asked) {
    case "keep":
      if (yours) return t("throne-prompt-keep");
      return t("throne-prompt-keep-others", { names: waiting });
    case "thumb-war":
      if (yours) return t("throne-prompt-thumb");
      return t("throne-prompt-thumb-others", { names: waiting });
    case "die":
      if (yours) return t("throne-prompt-die");
      return t("throne-prompt-die-others", { name: nameOf(names, view.turn?.seat ?? 0) });
    case "choose": {
      const name = nameOf(names, view.turn?.seat ?? 0);
      const card = view.turn?.target ? deck.card(view.turn.target).name : "";
      if (!yours) {
        if (view.turn?.seat === seat) return t("throne-prompt-moment");
        return card
          ? t("throne-prompt-target-others", { name, card })
          : t("throne-prompt-choose-others", { name });
      }
      const fills = legal.some((action) => action.startsWith("fill"));
      if (!fills) return t("throne-prompt-aside", { card, target: card ? "yes" : "no" });
      return card ? t("throne-prompt-target", { card }) : t("throne-prompt-choose");
    }
    case "nothing":
      return t("throne-prompt-over");
    default:
      // After the last turn, chance is asked for nothing but the thumb war.
      if (view.first !== null && view.turn === null) return t("throne-prompt-toss");
      return t("throne-prompt-chance");
  }
}

/** An event as a line of the log; nothing for events of a later version. */
export function line(_by: Actor, told: Heard["seen"], names: string[]): string | null {
  const seen = told as unknown as ThroneSeen;
  const name = (seat: Seat) => nameOf(names, seat);
  switch (seen.event) {
    case "drawn":
      if (!seen.objectives) return t("throne-log-drawn");
      return t("throne-log-drawn-yours", {
        objectives: listed(seen.objectives.map(objectiveCalled)),
      });
    case "kept":
      if (seen.objective)
        return t("throne-log-kept-yours", { objective: objectiveCalled(seen.objective) });
      return t("throne-log-kept", { name: name(seen.seat) });
    case "opening-roll":
      return t("throne-log-opening", {
        name: name(seen.seat),
        dice: diceInWords(readDice(seen.dice)),
        spears: seen.spears,
      });
    case "opening-tied":
      return t("throne-log-opening-tied", {
        names: namesOf(names, seen.seats),
        spears: seen.spears,
      });
    case "first":
      return t("throne-log-first", { name: name(seen.seat), spears: seen.spears });
    case "turn-begins":
      return t("throne-log-turn", { name: name(seen.seat) });
    case "die-taken":
      return t("throne-log-die", { name: name(seen.seat), die: seen.die ?? "none" });
    case "rolled":
      return t("throne-log-rolled", {
        name: name(seen.seat),
        dice: diceInWords(readDice(seen.dice)),
      });
    case "filled":
      return t("throne-log-filled", {
        name: name(seen.seat),
        card: calledHere(seen.card),
        line: lineInWords(seen.line),
        dice: diceInWords(readDice(seen.dice)),
        open: seen.open,
        begins: seen.begins ? (seen.from === null ? "centre" : "steal") : "no",
        from: seen.from === null ? "" : name(seen.from),
      });
    case "set-aside": {
      const die = readDice(seen.red ? `r${seen.face}` : seen.face);
      return t("throne-log-aside", { name: name(seen.seat), dice: diceInWords(die) });
    }
    case "gained":
      return t("throne-log-gained", {
        name: name(seen.seat),
        card: calledHere(seen.card),
        points: seen.points,
        die: seen.die ?? "none",
        stolen: seen.from === null ? "no" : "yes",
        from: seen.from === null ? "" : name(seen.from),
      });
    case "region-locked":
      return t("throne-log-locked", {
        name: name(seen.seat),
        region: calledHere(seen.region),
        points: seen.points,
      });
    case "turn-ends":
      return t("throne-log-ends", {
        name: name(seen.seat),
        card: seen.target ? calledHere(seen.target) : "",
        target: seen.target ? "yes" : "no",
        left: seen.left,
      });
    case "centre-empty":
      return t("throne-log-empty");
    case "objective-shown":
      return t("throne-log-objective", {
        name: name(seen.seat),
        objective: objectiveCalled(seen.objective),
        points: seen.points,
        holds: seen.holds ? "yes" : "no",
      });
    case "scored":
      return t("throne-log-scored", {
        name: name(seen.seat),
        total: total(seen.score),
        cards: seen.score.cards,
        regions: seen.score.regions,
        objective: seen.score.objective,
      });
    case "tied":
      return t("throne-log-tied", { names: namesOf(names, seen.seats) });
    case "voted":
      if (seen.yes === null) return t("throne-log-voted", { name: name(seen.seat) });
      return t("throne-log-voted-yours", { yes: seen.yes ? "yes" : "no" });
    case "declined":
      return t("throne-log-declined", {
        names: namesOf(names, seen.by),
        count: seen.by.length,
      });
    case "toss":
      return t("throne-log-toss", { name: name(seen.winner) });
    case "won":
      return resultOf(seen.by, seen.winners, seen.points, names);
    default:
      return null;
  }
}

const DECIDERS = ["points", "objective", "regions", "thumb-war", "shared"];

function resultOf(
  by: string,
  winners: readonly Seat[],
  points: number,
  names: readonly string[],
): string | null {
  if (!DECIDERS.includes(by) || winners.length === 0) return null;
  return t("throne-result", { by, names: namesOf(names, winners), points });
}

export function result(outcome: Outcome, names: string[]): string | null {
  const points = outcome.scores?.[outcome.winners[0] ?? 0] ?? 0;
  return resultOf(outcome.ending, outcome.winners, points, names);
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
  return player ? String(total(player.score)) : null;
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

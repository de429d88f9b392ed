// The High Throne for whoever hears it: dice, cards, players, and actions in words.

import { t } from "../../texts/index.svelte";
import { listed } from "../../texts/lists";
import { localize } from "../../texts/localize";
import type { Sight, TextPart } from "../game";
import { choicesOf } from "./actions";
import { cardState, regionStates, type CardState } from "./cards";
import { deckOf, type Deck } from "./deck";
import { readDice } from "./dice";
import { kindName } from "./named";
import type { ObjectiveView, ThroneView } from "./types";
import { asksOf, diceInWords, lineInWords, nameOf, percent } from "./words";

type Seen = Sight<ThroneView>;

export function text(seen: Seen): TextPart[] {
  const { view, names } = seen;
  const deck = deckOf(view);
  const parts: TextPart[] = [];
  const dice = turn(seen, deck);
  if (dice.length > 0) parts.push({ title: t("words-throne-turn"), lines: dice });
  const secret = objective(seen);
  if (secret) parts.push({ title: t("words-throne-objective"), lines: [secret] });
  for (const { region, cards } of regionStates(view, deck))
    parts.push({
      title: t("words-throne-region", { region: region.name, points: region.points }),
      also: region.other?.name,
      lines: cards.map((state) => card(state, names)),
    });
  const players = view.players.map((player, seat) =>
    t("words-throne-player", {
      name: nameOf(names, seat),
      points: player.score.total,
      cards: listed([...player.cards, ...player.locked_cards].map((id) => deck.card(id).name)),
      count: player.cards.length + player.locked_cards.length,
    }),
  );
  return [...parts, { title: t("words-players"), lines: players }];
}

function turn({ view, names }: Seen, deck: Deck): string[] {
  if (!view.turn) return [];
  const { seat, roll, target } = view.turn;
  const lines: string[] = [];
  const name = nameOf(names, seat);
  if (roll) lines.push(t("words-throne-rolled", { name, dice: diceInWords(readDice(roll)) }));
  if (target) lines.push(card(cardState(view, deck, target), names));
  return lines;
}

function card({ card, owner, locked, lines, chance }: CardState, names: string[]): string {
  const said = [
    t("words-throne-card", { card: card.name, kind: kindName(card.kind), points: card.points }),
  ];
  if (owner !== null)
    said.push(
      t("words-throne-held", { name: nameOf(names, owner), locked: locked ? "yes" : "no" }),
    );
  if (!locked)
    for (const line of lines)
      said.push(
        t("words-throne-line", {
          line: line.name === "steal" ? 0 : Number(line.name),
          needs: lineInWords(line.needs),
          filled: line.filled ? "yes" : "no",
        }),
      );
  if (chance !== null) said.push(t("words-throne-chance", { chance: percent(chance) }));
  return said.join(" ");
}

function objective({ view }: Seen): string | null {
  const kept = view.own?.kept;
  return kept ? t("words-throne-kept", inFull(kept)) : null;
}

function inFull(objective: ObjectiveView) {
  const { called, points } = objective;
  return { name: localize(called), text: asksOf(objective), points };
}

export function deed(action: string, { view }: Seen): string {
  const deck = deckOf(view);
  const { keeps, eighths, fills, asides, votes } = choicesOf([action]);
  const drawn = view.own?.drawn.find(({ id }) => id === keeps[0]?.objective);
  if (drawn) return t("words-throne-keep", inFull(drawn));
  if (eighths[0]) return t("throne-eighth", { die: eighths[0].die });
  if (votes[0]) return t("throne-thumb", { yes: votes[0].yes ? "yes" : "no" });
  if (asides[0]) return t("words-throne-aside", { dice: diceInWords([asides[0].die]) });
  const [fill] = fills;
  if (!fill) return action;
  return t("words-throne-fill", {
    card: deck.card(fill.card).name,
    line: fill.line === "steal" ? 0 : Number(fill.line),
    dice: diceInWords(fill.dice),
  });
}

/** Both names of the card that an action is about, so that it can be typed by either. */
export function called(action: string, { view }: Seen): string {
  const [fill] = choicesOf([action]).fills;
  if (!fill) return "";
  const { english, irish } = deckOf(view).card(fill.card);
  return `${english} ${irish}`;
}

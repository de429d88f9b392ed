// How every card stands: who holds it, which of its lines are open, and the chances, all from the view.

import type { Seat } from "../../wire";
import { Region, type AncientCard, type Deck } from "./deck";
import type { LineView, TargetView, ThroneView } from "./types";

export interface LineState {
  /** Its number, or "steal". */
  name: string;
  needs: string;
  filled: boolean;
  /** The chance to gain the card if this line is filled from this roll. */
  chance: number | null;
}

export interface CardState {
  card: AncientCard;
  owner: Seat | null;
  locked: boolean;
  lines: LineState[];
  /** Whether it can still be gained in this turn, and with what chance. */
  chance: number | null;
  /** Whether it is what the turn is about. */
  target: boolean;
  /** Whether gaining it would be a steal. */
  steal: boolean;
}

export interface RegionState {
  region: Region;
  cards: CardState[];
  /** Who has locked it. */
  holder: Seat | null;
}

/** Who holds a card. */
export function ownerOf(view: ThroneView, card: string): Seat | null {
  const found = view.players.findIndex(
    (player) => player.cards.includes(card) || player.locked_cards.includes(card),
  );
  return found < 0 ? null : found;
}

export function cardState(view: ThroneView, deck: Deck, id: string): CardState {
  const card = deck.card(id);
  const owner = ownerOf(view, id);
  const target = view.turn?.targets.find((one) => one.card === id) ?? null;
  const aimed = view.turn?.target === id;
  return {
    card,
    owner,
    locked: owner !== null && view.players[owner]!.locked_cards.includes(id),
    lines: target ? linesOf(target, aimed ? view.turn!.filled : []) : card.lines.map(printed),
    chance: target?.chance ?? null,
    target: aimed,
    steal: (target?.from ?? null) !== null,
  };
}

/** A line as it stands on the card, when nobody can go for it. */
function printed(needs: string, place: number): LineState {
  return { name: String(place + 1), needs, filled: false, chance: null };
}

/** The lines of a card that can be gained, in the order of the card. */
function linesOf({ open }: TargetView, filled: readonly LineView[]): LineState[] {
  const state = (filled: boolean) => (line: LineView) => ({ ...line, name: line.line, filled });
  const order = ({ name }: LineState) => (name === "steal" ? Infinity : Number(name));
  return [...filled.map(state(true)), ...open.map(state(false))].sort(
    (a, b) => order(a) - order(b),
  );
}

/** All cards by region, in the order of the deck. Cards of no known region come last. */
export function regionStates(view: ThroneView, deck: Deck): RegionState[] {
  const states = deck.regions.map((region) => ({
    region,
    cards: region.cards.map((id) => cardState(view, deck, id)),
    holder: holderOf(view, region.id),
  }));
  const known = new Set(deck.cards.map((card) => card.id));
  const strays = [
    ...view.centre,
    ...view.players.flatMap((player) => [...player.cards, ...player.locked_cards]),
  ].filter((id) => !known.has(id));
  if (strays.length === 0) return states;
  const form = { name: "", colour: "", points: 0 };
  const region = new Region("", form, { english: "?", irish: "?" }, strays);
  return [
    ...states,
    { region, cards: strays.map((id) => cardState(view, deck, id)), holder: null },
  ];
}

export function holderOf(view: ThroneView, region: string): Seat | null {
  const found = view.players.findIndex((player) => player.locked.includes(region));
  return found < 0 ? null : found;
}

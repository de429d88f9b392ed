// How every card stands: who holds it, which of its lines are open, and the chances, all from the view.

import type { Seat } from "../../wire";
import { Region, type AncientCard, type Deck } from "./deck";
import type { ThroneView } from "./types";

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
  const steal = target ? target.from !== null : aimed && owner !== null;
  const printed = card.lines.map((needs, place) => ({ name: String(place + 1), needs }));
  const all = steal ? [...printed, { name: "steal", needs: "S" }] : printed;
  return {
    card,
    owner,
    locked: owner !== null && view.players[owner]!.locked_cards.includes(id),
    lines: all.map(({ name, needs }) => {
      const open = target?.open.find((line) => line.line === name);
      return {
        name,
        needs: open?.needs ?? needs,
        filled: aimed && target !== null && !open,
        chance: open?.chance ?? null,
      };
    }),
    chance: target?.chance ?? null,
    target: aimed,
    steal,
  };
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

/** Why dice cannot be laid on a line now: the name of a text. Nothing if it is not one's turn. */
export function whyNot(view: ThroneView, seat: Seat | null, state: CardState): string | null {
  const { turn } = view;
  if (seat === null || view.asked !== "choose" || !view.to_act.includes(seat)) return null;
  if (state.locked) return "throne-why-locked";
  if (state.owner === seat) return "throne-why-own";
  if (turn?.target && turn.target !== state.card.id) return "throne-why-target";
  if (state.chance === null) return "throne-why-few";
  return "throne-why-roll";
}

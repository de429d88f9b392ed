// Half-made choices, kept in this window until they are made: a page that is loaded anew has them still.

import type { Seat } from "../../wire";
import type { ThroneView } from "./types";

/** A name for exactly this decision: another roll is another decision. */
export function decision(view: ThroneView, seat: Seat | null): string {
  const { turn } = view;
  const held = view.players.map((player) => player.cards.length + player.locked_cards.length);
  return JSON.stringify([
    seat,
    view.asked,
    held,
    turn && [turn.seat, turn.target, turn.filled, turn.standard, turn.red, turn.roll],
    view.own?.drawn ?? [],
  ]);
}

const place = () => `ardri.throne.${location.pathname}`;

/** Keeps a text for a decision, in place of any other of this table. */
export function keep(name: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(place());
    else sessionStorage.setItem(place(), JSON.stringify([name, text]));
  } catch {
    // Whoever allows no storage chooses anew.
  }
}

/** What was kept for a decision. */
export function kept(name: string): string | null {
  try {
    const [known, text] = JSON.parse(sessionStorage.getItem(place()) ?? "[]") as string[];
    return known === name ? (text ?? null) : null;
  } catch {
    return null;
  }
}

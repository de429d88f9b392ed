// The sides and the people behind them, and what somebody types.

import { t } from "../../texts/index.svelte";
import type { Seat } from "../../wire";
import type { TaflView } from "./types";
import { readTyped } from "./moves";
import { emptyPosition, otherSide, parsePosition, type Side } from "./position";

/** The side that a seat plays; nothing until lots are drawn. */
export function sideOfSeat(view: TaflView, seat: Seat): Side | null {
  if (view.vikings === null) return null;
  return view.vikings === seat ? "vikings" : "celts";
}

/** The seat that plays a side; nothing until lots are drawn. */
export function seatOfSide(view: TaflView, side: Side): Seat | null {
  if (view.vikings === null) return null;
  return side === "vikings" ? view.vikings : 1 - view.vikings;
}

/** A side by its name. */
export function sideName(side: Side): string {
  return t(`tafl-${side}`);
}

/** Whom a seat is called by. */
export function nameOf(names: readonly string[], seat: Seat): string {
  return names[seat] || t("tafl-seat", { number: seat + 1 });
}

/** Why a set ended, in a sentence. */
export function ending(word: string, winner: Side): string {
  return t("tafl-ending", { ending: word, loser: otherSide(winner) });
}

export function part(view: TaflView, seat: Seat): string | null {
  const side = sideOfSeat(view, seat);
  return side && sideName(side);
}

/** Turns typed text into one of the legal moves, or says why not. */
export function typed(
  text: string,
  view: TaflView,
  legal: string[],
): { action: string } | { problem: string } {
  const position = parsePosition(view.position) ?? emptyPosition(7);
  const read = readTyped(text, position, legal);
  if ("action" in read) return read;
  return { problem: t(read.problem.id, read.problem.values) };
}

// A game of tafl in words: what is asked, what happened, how it ended.

import { t } from "../../texts/index.svelte";
import { listed } from "../../texts/lists";
import type { Actor, Heard, Outcome, Seat } from "../../wire";
import type { Asked } from "../game";
import { readTyped } from "./moves";
import { emptyPosition, otherSide, parsePosition, type Side } from "./position";
import type { TaflSeen, TaflView } from "./types";

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

export function prompt({ view, standing, seat, legal, names }: Asked<TaflView>): string {
  if (view.over) return t("tafl-prompt-over");
  if (view.vikings === null) return t("tafl-prompt-lots");
  const side = parsePosition(view.position)?.toMove ?? "vikings";
  if (seat !== null && legal.length > 0) return t("tafl-prompt-yours", { side });
  const acts = standing.to_act[0] ?? seatOfSide(view, side);
  return t("tafl-prompt-theirs", {
    side,
    name: acts === null ? sideName(side) : nameOf(names, acts),
  });
}

/** An event as a line of the log; nothing for events of a later version. */
export function line(_by: Actor, told: Heard["seen"], names: string[]): string | null {
  const seen = told as TaflSeen;
  switch (seen.event) {
    case "lots":
      return t("tafl-log-lots", { name: nameOf(names, seen.vikings) });
    case "moved": {
      const [from = "", to = ""] = seen.move.split("-");
      return t("tafl-log-moved", { piece: seen.piece, from, to });
    }
    case "captured":
      return t("tafl-log-captured", {
        side: seen.side,
        count: seen.squares.length,
        squares: listed(seen.squares),
      });
    case "repeated":
      return t("tafl-log-repeated", { loser: seen.loser });
    case "set-ended":
      return t(seen.of > 1 ? "tafl-log-set-ended" : "tafl-log-ended", {
        why: ending(seen.ending, seen.winner),
        winner: seen.winner,
        set: seen.set,
      });
    case "sides-switched":
      return t("tafl-log-switched", { name: nameOf(names, seen.vikings) });
    default:
      return null;
  }
}

/** Why a set ended, in a sentence. */
export function ending(word: string, winner: Side): string {
  return t("tafl-ending", { ending: word, loser: otherSide(winner) });
}

const ENDINGS = ["king-captured", "king-escaped", "encircled", "no-moves", "repetition"];

/** How the game ended, for endings that we know; the server's words serve for all others. */
export function result(outcome: Outcome, names: string[]): string | null {
  const winner = outcome.winners[0];
  if (winner === undefined) return outcome.ending === "equal-sets" ? t("tafl-result-equal") : null;
  const name = nameOf(names, winner);
  if (outcome.ending === "both-sets" || outcome.ending === "fewer-moves")
    return t(`tafl-result-${outcome.ending}`, { name });
  if (outcome.ending === "resigned")
    return t("tafl-result-resigned", { name, loser: nameOf(names, 1 - winner) });
  if (!ENDINGS.includes(outcome.ending)) return null;
  return t("tafl-result", { name, ending: outcome.ending });
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

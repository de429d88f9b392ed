// A change of Brian Boru as moments: each event with the game as it stands after it, how long
// something travels for it, and how long it is to be read.

import { heardText } from "../../texts/localize";
import type { Heard } from "../../wire";
import type { Change, Moment } from "../game";
import { after, chapterOf, dwellOf, isQuiet, isUpkeep } from "./event-steps";
import { items } from "./scores";
import { travelsFor } from "./travels";
import type { BoruSeen, BoruView, Own, Table } from "./types";

type One = Moment<BoruView>;

/** Nothing is asked, and nothing foretold, of a table that is on its way to another. */
function underway(table: Table): Table {
  return { ...table, asked: { asked: "chance" }, to_act: [], contests: [], outcome: null };
}

/** One's own cards after an event: new ones come only when they are dealt. */
function ownAfter(own: Own | null, seen: BoruSeen, then: Own | null): Own | null {
  if (own === null) return null;
  if (seen.event === "played" && seen.seat === own.seat)
    return { ...own, hand: own.hand.filter((card) => card !== seen.card) };
  if (seen.event === "last-cards") return { ...own, hand: [] };
  if (["dealt", "picked", "passed"].includes(seen.event)) return then;
  return own;
}

/** The points are counted item by item, all seats together, and then somebody is crowned. */
function counting(scored: readonly Heard[], view: BoruView, table: Table, pace: number): One[] {
  const count = (counted: number): One => ({
    view: { ...view, table: { ...underway(table), standings: view.table.standings }, counted },
    heard: counted === items.length ? scored : [],
    travels: 0,
    rests: Math.round(pace * 2.4),
  });
  return items.map((_, at) => count(at + 1));
}

export function momentsOf({ before, heard, after: end, names, pace }: Change<BoruView>): One[] {
  const moments: One[] = [];
  let table = before.table;
  let own = before.own;
  let waiting: Heard[] = [];
  const scored = heard.filter(({ seen }) => seen.event === "scored");
  let counted = false;
  for (const one of heard) {
    const seen = one.seen as unknown as BoruSeen;
    if (chapterOf(seen) === null || isQuiet(seen)) {
      own = ownAfter(own, seen, end.own);
      waiting.push(one);
      continue;
    }
    if (seen.event === "scored") {
      if (!counted) moments.push(...counting(scored, end, table, pace));
      counted = true;
      continue;
    }
    table = after(table, seen);
    own = ownAfter(own, seen, end.own);
    const last = seen.event === "won";
    moments.push({
      view: last ? end : { table: underway(table), own },
      heard: [...waiting, one],
      travels: travelsFor(seen) ? Math.min(500, Math.round(pace * 0.95)) : 0,
      rests: dwellOf(seen, heardText(one, names), pace),
    });
    waiting = [];
  }
  const last = moments.at(-1);
  if (!last) return [];
  last.view = end;
  // Whoever is asked next is not kept waiting by what only has to be seen.
  const seen = last.heard.at(-1)!.seen;
  if (!isUpkeep(seen) && seen.event !== "won") last.rests = 0;
  last.heard = [...last.heard, ...waiting];
  return moments;
}

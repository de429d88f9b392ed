// The final scoring, item by item.

import type { Score, Table } from "./types";

/** The items in the order in which they are counted. */
export const items = [
  "track",
  "coins",
  "marker",
  "renown",
  "tokens",
  "shared",
  "regions",
] as const satisfies readonly (keyof Score)[];

/** What a seat has when the first `count` items are counted, or all of them. */
export function totalOf(table: Table, seat: number, count: number = items.length): number {
  return table.standings.sums[seat]?.[count - 1] ?? 0;
}

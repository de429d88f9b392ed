// The final scoring, item by item.

import type { Score } from "./types";

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

/** All items together, or only the first `count` of them. */
export function totalOf(score: Score | undefined, count: number = items.length): number {
  return items.slice(0, count).reduce((sum, item) => sum + (score?.[item] ?? 0), 0);
}

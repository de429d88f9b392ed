// What a step of a lesson may be about: the parts of the table, and the regions of the map.

import type { RegionId } from "./types";

export const parts = [
  "hand",
  "trick",
  "marriage",
  "battle",
  "church",
  "players",
  "standings",
] as const;
export type Part = (typeof parts)[number];

/** The parts that stand among the standings where there is no room for them upon the map. */
export const STANDINGS: readonly Part[] = ["marriage", "battle", "church"];

const REGION = "region-";

/** The region that a step is about. */
export function regionOf(about: readonly string[] | null): RegionId | null {
  const found = about?.find((one) => one.startsWith(REGION));
  return found === undefined ? null : found.slice(REGION.length);
}

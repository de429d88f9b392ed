// What can be looked through moment by moment: a table, a record, or a line that was tried.

import type { Actor } from "../wire";
import type { Exploration } from "./explore.svelte";
import { stepped, type At } from "./scrubber";

export interface Reel {
  /** How many moments there are, the start being the first. */
  readonly count: number;
  /** Which one is shown, or nothing for the last. */
  readonly at: At;
  readonly playing: boolean;
  /** How many moves were made up to a moment; what chance does is none. */
  moveAt(place: number): number;
  go(at: At): void;
  step(by: number): void;
  togglePlay(): void;
}

/** The reel of the line that is being tried. */
export function lineReel(lines: Exploration): Reel {
  const count = (lines.current?.steps.length ?? 0) + 1;
  const go = (at: At) => {
    if (lines.open !== null) lines.show(lines.open, at ?? count - 1);
  };
  const at = lines.at >= count - 1 ? null : lines.at;
  return {
    count,
    at,
    playing: false,
    moveAt: (place) => place,
    go,
    step: (by) => go(stepped(at, by, count)),
    togglePlay: () => go(at === null ? 0 : stepped(at, 1, count)),
  };
}

/** How many moves were made up to each moment, given who acted. */
export function moveNumbers(by: readonly (Actor | null)[]): number[] {
  let moves = 0;
  return by.map((actor) => (typeof actor === "number" ? ++moves : moves));
}

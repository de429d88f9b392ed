// What the dice have shown in a game, against what dice show in the long run.

import type { Seat, TableEvent } from "../../wire";
import { FACES, readDice, type Face } from "./dice";

/** How often each face came up on so many dice. */
export interface Tally {
  dice: number;
  faces: Record<Face, number>;
}

export interface Rolls {
  all: Tally;
  red: Tally;
  seats: Tally[];
  rolls: number;
}

function none(): Tally {
  return { dice: 0, faces: { S: 0, T: 0, K: 0, "1": 0, "2": 0, "3": 0 } };
}

/** Counts every roll that was heard of. What was taken back was rolled all the same. */
export function rollsIn(events: readonly TableEvent[], seats: number): Rolls {
  const counted: Rolls = {
    all: none(),
    red: none(),
    seats: Array.from({ length: seats }, none),
    rolls: 0,
  };
  for (const event of events) {
    if (event.event !== "acted") continue;
    // Two seats of one's own may both hear of the same roll.
    const told = new Set<string>();
    for (const { seen } of event.heard ?? []) {
      if (seen.event !== "rolled" && seen.event !== "opening-roll") continue;
      const { seat, dice } = seen as unknown as { seat: Seat; dice: string };
      if (told.has(`${seat} ${dice}`)) continue;
      told.add(`${seat} ${dice}`);
      counted.rolls += 1;
      for (const die of readDice(dice)) {
        add(counted.all, die.face);
        if (die.red) add(counted.red, die.face);
        const mine = counted.seats[seat];
        if (mine) add(mine, die.face);
      }
    }
  }
  return counted;
}

function add(tally: Tally, face: Face): void {
  tally.dice += 1;
  tally.faces[face] += 1;
}

/** How often each face is to be expected on so many dice. */
export function expected(tally: Tally): number {
  return tally.dice / FACES.length;
}

/**
 * How unusual a tally is: the chance that fair dice stray from the expectation at least as far
 * (chi-square with five degrees of freedom). Nothing for so few dice that it would say nothing.
 */
export function oddness(tally: Tally): number | null {
  const mean = expected(tally);
  if (mean < 5) return null;
  const strays = FACES.reduce((sum, face) => sum + (tally.faces[face] - mean) ** 2 / mean, 0);
  // The upper tail for five degrees of freedom has a closed form with the error function.
  const root = Math.sqrt(strays);
  const density = Math.exp(-strays / 2) * Math.sqrt(2 / Math.PI);
  return Math.min(1, Math.max(0, erfc(root / Math.SQRT2) + density * (root + root ** 3 / 3)));
}

/** The complementary error function, to about seven digits. */
function erfc(x: number): number {
  const t = 1 / (1 + 0.5 * x);
  const series = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398,
    1.48851587, -0.82215223, 0.17087277,
  ];
  const sum = series.reduceRight((rest, next) => next + t * rest, 0);
  return t * Math.exp(-x * x + sum);
}

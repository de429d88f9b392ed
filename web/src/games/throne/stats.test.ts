import { describe, expect, it } from "vitest";
import type { TableEvent } from "../../wire";
import { expected, oddness, rollsIn } from "./stats";

const roll = (number: number, event: string, seat: number, dice: string, seats = [undefined]) =>
  ({
    number,
    at: 0,
    event: "acted",
    by: "chance",
    heard: seats.map((own) => ({ seat: own, seen: { event, seat, dice } })),
  }) as unknown as TableEvent;

describe("statistics of the rolls", () => {
  it("counts each roll once, by seat and die", () => {
    const events = [
      { number: 1, at: 0, event: "started" } as TableEvent,
      roll(2, "opening-roll", 0, "SSSTTK1"),
      roll(3, "rolled", 1, "S123rS", [0, 1] as never),
      roll(4, "set-aside", 1, "S"),
    ];
    const rolls = rollsIn(events, 2);
    expect(rolls.rolls).toBe(2);
    expect(rolls.all.dice).toBe(12);
    expect(rolls.all.faces.S).toBe(5);
    expect(rolls.red).toMatchObject({ dice: 1, faces: { S: 1 } });
    expect(rolls.seats.map(({ dice }) => dice)).toEqual([7, 5]);
    expect(expected(rolls.all)).toBe(2);
    expect(oddness(rolls.all)).toBeNull();
  });

  it("judges a tally by chi-square with five degrees of freedom", () => {
    const tally = (S: number, T: number, K: number, a: number, b: number, c: number) => ({
      dice: S + T + K + a + b + c,
      faces: { S, T, K, "1": a, "2": b, "3": c },
    });
    expect(oddness(tally(10, 10, 10, 10, 10, 10))).toBeCloseTo(1, 6);
    // 11.07 is the well-known bound of five per cent.
    const strays = Math.sqrt(11.0705 * 50);
    expect(oddness(tally(100 + strays, 100 - strays, 100, 100, 100, 100))).toBeCloseTo(0.05, 4);
  });
});

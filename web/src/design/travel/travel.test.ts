import { describe, expect, it } from "vitest";
import { flightsOf, placesFor } from "./travel";

describe("what travels", () => {
  const coins = { from: "trick-0", to: "seat-0-coins", what: "coin", count: 3 };

  it("has arrived when the time is over, however many there are", () => {
    for (const count of [1, 2, 3, 5, 9])
      for (const { delay, lasts } of flightsOf([{ ...coins, count }], 400)) {
        expect(delay).toBeGreaterThanOrEqual(0);
        expect(lasts).toBeGreaterThan(200);
        expect(delay + lasts).toBeLessThanOrEqual(400.001);
      }
    const last = flightsOf([coins], 400).at(-1)!;
    expect(last.delay + last.lasts).toBeCloseTo(400);
  });

  it("sets out one after the other, and never in crowds", () => {
    const delays = flightsOf([coins], 400).map(({ delay }) => delay);
    expect(delays).toHaveLength(3);
    expect([...delays].sort((a, b) => a - b)).toEqual(delays);
    expect(new Set(delays).size).toBe(3);
    expect(flightsOf([{ ...coins, count: 20 }], 400)).toHaveLength(5);
  });

  it("goes to what its place is a part of, where the place itself is not shown", () => {
    expect(placesFor("seat-0-coins")).toEqual(["seat-0-coins", "seat-0", "seat"]);
    expect(placesFor("church")).toEqual(["church"]);
  });
});

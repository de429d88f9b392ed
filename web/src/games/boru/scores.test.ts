import { describe, expect, it } from "vitest";
import { items, totalOf } from "./scores";

describe("the final scoring", () => {
  const score = { track: 18, coins: 1, marker: 1, renown: 2, tokens: 7, shared: 3, regions: 5 };

  it("adds up item by item", () => {
    expect(totalOf(score)).toBe(37);
    expect(totalOf(score, 1)).toBe(18);
    expect(totalOf(score, 4)).toBe(22);
    expect(totalOf(undefined)).toBe(0);
    expect(items).toHaveLength(Object.keys(score).length);
  });
});

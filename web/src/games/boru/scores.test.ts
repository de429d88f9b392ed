import { describe, expect, it } from "vitest";
import { tableForTests } from "./fixture";
import { items, totalOf } from "./scores";

describe("the final scoring", () => {
  const usual = tableForTests();
  const sums = [[18, 19, 20, 22, 29, 32, 37]];
  const ended = { ...usual, standings: { ...usual.standings, sums } };

  it("shows what the rules have added up, item by item", () => {
    expect(totalOf(ended, 0)).toBe(37);
    expect(totalOf(ended, 0, 1)).toBe(18);
    expect(totalOf(ended, 0, 4)).toBe(22);
    expect(totalOf(ended, 0, 0)).toBe(0);
    expect(totalOf(ended, 3)).toBe(0);
    expect(items).toHaveLength(Object.keys(usual.standings.scores[0]!).length);
  });
});

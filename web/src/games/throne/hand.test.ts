import { describe, expect, it } from "vitest";
import { choicesOf, waysOf } from "./actions";
import { readDice } from "./dice";
import {
  aimAt,
  differentWays,
  dropOn,
  emptyHand,
  readHand,
  readyOf,
  takeWay,
  toggle,
  writeHand,
} from "./hand";

const choices = choicesOf([
  "fill macha 1 S",
  "fill macha 2 S3",
  "fill macha 2 S12",
  "fill macha 2 12rS",
  "fill lugh 1 2r1",
  "fill lugh 1 2r2",
  "aside S",
  "aside 1",
  "aside rS",
]);
const roll = readDice("SK123rS");

describe("the hand", () => {
  it("picks dice and lets them go", () => {
    const one = toggle(emptyHand, 2, choices, roll);
    expect(one.picked).toEqual([2]);
    expect(toggle(one, 2, choices, roll).picked).toEqual([]);
    expect(toggle(one, 9, choices, roll)).toBe(one);
  });

  it("says what the picked dice are good for", () => {
    const hand = toggle(emptyHand, 0, choices, roll);
    const ready = readyOf(hand, choices, roll);
    expect([...ready.useful]).toEqual(["macha 1", "macha 2"]);
    expect([...ready.filled]).toEqual(["macha 1"]);
    expect(ready.aside).toBe("aside S");
    expect(ready.fill).toBeNull();
    expect(readyOf(toggle(hand, 1, choices, roll), choices, roll).aside).toBeNull();
  });

  it("takes the fewest dice for a line, or those that are picked already", () => {
    const line = { card: "macha", line: "2" };
    expect(aimAt(emptyHand, line, choices, roll)?.picked).toEqual([0, 4]);
    const ones = toggle(emptyHand, 2, choices, roll);
    const hand = aimAt(ones, line, choices, roll)!;
    expect(hand.picked).toEqual([0, 2, 3]);
    expect(readyOf(hand, choices, roll).fill?.action).toBe("fill macha 2 S12");
    expect(aimAt(emptyHand, { card: "macha", line: "3" }, choices, roll)).toBeNull();
  });

  it("lets the line go when a die is of no use there", () => {
    const hand = aimAt(emptyHand, { card: "macha", line: "1" }, choices, roll)!;
    expect(toggle(hand, 1, choices, roll).aim).toBeNull();
    expect(toggle(hand, 0, choices, roll).aim).toBeNull();
  });

  it("drops dice on a line one by one", () => {
    const line = { card: "macha", line: "2" };
    const one = dropOn(emptyHand, [2], line, choices, roll)!;
    expect(readyOf(one, choices, roll).fill).toBeNull();
    const two = dropOn(one, [3], line, choices, roll)!;
    const three = dropOn(two, [0], line, choices, roll)!;
    expect(readyOf(three, choices, roll).fill?.action).toBe("fill macha 2 S12");
    expect(dropOn(emptyHand, [1], line, choices, roll)).toBeNull();
  });

  it("asks what the red die counts as where that is open", () => {
    const line = { card: "lugh", line: "1" };
    const hand = aimAt(emptyHand, line, choices, roll)!;
    const ready = readyOf(hand, choices, roll);
    expect(ready.wilds).toEqual(["1", "2"]);
    expect(ready.fill?.action).toBe("fill lugh 1 2r1");
    expect(readyOf({ ...hand, wild: "2" }, choices, roll).fill?.action).toBe("fill lugh 1 2r2");
    expect(differentWays(waysOf(choices, "lugh", "1"))).toHaveLength(1);
    const [, second] = waysOf(choices, "lugh", "1");
    expect(takeWay(emptyHand, second!, roll)).toEqual({ picked: [3 - 0, 5], aim: line, wild: "2" });
  });

  it("survives a reload, but only for the same roll", () => {
    const hand = aimAt(emptyHand, { card: "macha", line: "2" }, choices, roll)!;
    expect(readHand(writeHand(hand), choices, roll)).toEqual(hand);
    expect(readHand(writeHand(hand), choices, readDice("S"))).toEqual(emptyHand);
    expect(readHand("{nonsense", choices, roll)).toEqual(emptyHand);
    expect(readHand(null, choices, roll)).toEqual(emptyHand);
    expect(readHand(writeHand(hand), choicesOf([]), roll).aim).toBeNull();
  });
});

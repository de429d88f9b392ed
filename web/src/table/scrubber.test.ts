import { expect, test } from "vitest";
import { keyed, stepped } from "./scrubber";

test("steps stay within the game and end in the present", () => {
  expect(stepped(null, -1, 5)).toBe(3);
  expect(stepped(3, 1, 5)).toBeNull();
  expect(stepped(0, -1, 5)).toBe(0);
  expect(stepped(null, 1, 5)).toBeNull();
  expect(stepped(null, -1, 1)).toBeNull();
});

test("keys lead to the start, the end and both sides", () => {
  expect(keyed("ArrowLeft", null, 5)).toBe(3);
  expect(keyed("ArrowRight", 1, 5)).toBe(2);
  expect(keyed("ArrowRight", null, 5)).toBeUndefined();
  expect(keyed("Home", null, 5)).toBe(0);
  expect(keyed("Home", null, 1)).toBeUndefined();
  expect(keyed("End", 2, 5)).toBeNull();
  expect(keyed("x", 2, 5)).toBeUndefined();
});

import { expect, test } from "vitest";
import { stableArray } from "./stable-array";

test("a list that holds the same stays the same list", () => {
  const names = stableArray<string>();
  const first = names(["Ann", "Bob"]);
  expect(names(["Ann", "Bob"])).toBe(first);
  expect(names(["Bob", "Ann"])).toEqual(["Bob", "Ann"]);
  expect(names(["Bob"])).toEqual(["Bob"]);
  expect(names([])).toEqual([]);
});

import { afterEach, expect, test } from "vitest";
import { texts } from "../texts/index.svelte";
import type { Outcome } from "../wire";
import { endOf } from "./words";

const outcome = {
  winners: [1],
  places: [2, 1],
  ending: "thunder",
  reason: "Lightning struck seat 0.",
} as unknown as Outcome;
const names = ["Ann", "Bob"];

afterEach(() => {
  texts.locale = "en";
});

test("an end that is not known here is explained only to those who read the record's English", () => {
  expect(endOf(null, outcome, names)).toMatch(/Bob.* Lightning struck Ann\.$/);
  // The German texts are not loaded here, so that English ones stand in for them.
  texts.locale = "de";
  expect(endOf(null, outcome, names)).not.toContain("Lightning");
  expect(endOf(null, outcome, names)).toContain("Bob");
});

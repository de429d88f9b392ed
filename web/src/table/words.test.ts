import { afterEach, expect, test } from "vitest";
import { texts } from "../texts/index.svelte";
import type { Outcome, Standing } from "../wire";
import { endOf, tableName, titleOf } from "./words";

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

test("a table is called as its host wished, or after its game", () => {
  const title = "Brian Boru: High King of Ireland";
  const at = (name: string, stage = "playing") =>
    ({ game: "brian-boru", title, name, stage }) as unknown as Standing;
  expect(tableName(at("Clontarf"))).toBe("Clontarf");
  expect(titleOf(at("Clontarf"), false)).toBe("Clontarf — Brian Boru");
  // The server gives a table the game's English title if nobody names it.
  for (const name of ["", title]) {
    expect(tableName(at(name))).toBe("Brian Boru");
    expect(titleOf(at(name), false)).toBe("Brian Boru");
    expect(titleOf(at(name), true)).toBe("Your turn — Brian Boru");
    expect(titleOf(at(name, "finished"), false)).toBe("Over — Brian Boru");
  }
});

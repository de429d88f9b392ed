import { afterEach, expect, test } from "vitest";
import { texts } from "../texts/index.svelte";
import type { Outcome, Standing } from "../wire";
import { endOf, promptOf, tableName, titleOf } from "./words";

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
  expect(endOf(outcome, names)).toMatch(/Bob.* Lightning struck Ann\.$/);
  // The German texts are not loaded here, so that English ones stand in for them.
  texts.locale = "de";
  expect(endOf(outcome, names)).not.toContain("Lightning");
  expect(endOf(outcome, names)).toContain("Bob");
});

test("an end is told by the message of the rules", () => {
  const ended = { text: "table-log-returned", args: { name: { seat: 1 } } };
  expect(endOf(outcome, names, ended)).toMatch(/^Bob is back/);
  expect(endOf(outcome, names, { text: "of-tomorrow" })).toContain("Lightning");
});

test("a prompt is the message to that seat, unless it is still shown what others did", () => {
  const to = (seat: number) => ({ text: "table-log-returned", args: { name: { seat } } });
  const standing = (...asked: { text: string }[]) =>
    ({
      stage: "playing",
      to_act: [0],
      views: asked.map((asked, seat) => ({ seat, asked, view: 1, legal: [] })),
    }) as unknown as Standing;
  const prompt = (standing: Standing, seat: number | null) => promptOf(standing, 1, seat, names);
  const both = standing(to(0), to(1));
  expect(prompt(both, 1)).toMatch(/^Bob is back/);
  expect(prompt(both, 0)).toMatch(/^Ann is back/);
  // A newer server may ask for what this page has no words for.
  expect(prompt(standing({ text: "of-tomorrow" }), 0)).toBe("It is your turn.");
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

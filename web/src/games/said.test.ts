import { expect, test } from "vitest";
import type { Heard } from "../wire";
import type { GameClient } from "./game";
import { eventText } from "./said";

const names = ["Ann", "Bob"];
const silent = {} as GameClient;
const heard = (more: Partial<Heard>): Heard => ({
  seen: { event: "moved" },
  ...more,
});
const returned = { text: "table-log-returned", args: { name: { seat: 1 } } };

test("a game's own words come first", () => {
  const client = { line: () => "Bob goes." } as unknown as GameClient;
  expect(eventText(client, 1, heard({ text: returned }), names)).toBe("Bob goes.");
});

test("a game without words of its own is told by the messages of the rules", () => {
  expect(eventText(silent, 1, heard({ text: returned }), names)).toMatch(/^Bob is back/);
});

test("what goes without saying, or by a text of tomorrow, is not said", () => {
  expect(eventText(silent, 1, heard({}), names)).toBe("");
  expect(eventText(null, 1, heard({ text: { text: "of-tomorrow" } }), names)).toBe("");
});

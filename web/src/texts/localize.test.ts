import { expect, test } from "vitest";
import { heardText, localize } from "./localize";

test("a message is said with the names of those who sit there", () => {
  const message = { text: "table-log-returned", args: { name: { seat: 1 } } };
  expect(localize(message, ["Ann", "Bob"])).toContain("Bob");
  expect(localize(message)).toContain("2");
});

test("a seat's number is counted from 1, whoever sits there", () => {
  const message = { text: "table-log-left", args: { number: { seat_number: 0 } } };
  expect(localize(message, ["Ann", "Bob"])).toBe("Seat 1 is free again.");
});

test("messages stand in messages, and lists in the language's own form", () => {
  const inner = { text: "tafl-king" };
  const list = [{ seat: 0 }, "x", inner];
  const message = { text: "table-log-returned", args: { name: list } };
  expect(localize(message, ["Ann"])).toContain("Ann, x and King");
});

test("what goes without saying, or by a text of tomorrow, is not said", () => {
  const returned = { text: "table-log-returned", args: { name: { seat: 1 } } };
  expect(heardText({ text: returned }, ["Ann", "Bob"])).toMatch(/^Bob is back/);
  expect(heardText({})).toBe("");
  expect(heardText({ text: { text: "of-tomorrow" } })).toBe("");
});

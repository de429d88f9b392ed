import { expect, test } from "vitest";
import { commandOf, matching, type Deed } from "./commands";

const deeds: Deed[] = [
  { action: "d1-c1", words: "Viking from d1 to c1" },
  { action: "d1-e1", words: "Viking from d1 to e1" },
  { action: "mark dunseverick", words: "Dún Sobhairce in Ulaid" },
];
const words = { read: "léigh", list: "liosta", help: "cabhair" };
const asks = (text: string) => commandOf(text, deeds, words);

test("an action is known by number, text, words, or enough of them", () => {
  expect(asks("2")).toEqual({ kind: "do", action: "d1-e1" });
  expect(asks("D1-C1")).toEqual({ kind: "do", action: "d1-c1" });
  expect(asks("dun sobhairce")).toEqual({ kind: "do", action: "mark dunseverick" });
  expect(asks("viking e1")).toEqual({ kind: "do", action: "d1-e1" });
});

test("what fits several is not done", () => {
  const asked = asks("viking d1");
  expect(asked.kind).toBe("several");
  expect(asked).toMatchObject({ deeds: [{ number: 1 }, { number: 2 }] });
});

test("what fits nothing is nothing", () => {
  for (const text of ["", "  ", "9", "d1-d9", "queen"])
    expect(asks(text)).toEqual({ kind: "none" });
});

test("commands are understood in the reader's language and in English", () => {
  expect(asks("?")).toEqual({ kind: "help" });
  expect(asks("Cabhair")).toEqual({ kind: "help" });
  expect(asks("leigh 2")).toEqual({ kind: "read", part: "2" });
  expect(asks("read")).toEqual({ kind: "read", part: "" });
  expect(asks("list e1")).toEqual({ kind: "list", deeds: matching(deeds, "e1") });
  expect(asks("liosta")).toMatchObject({ deeds: [{ number: 1 }, { number: 2 }, { number: 3 }] });
});

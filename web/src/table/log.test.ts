import { expect, test } from "vitest";
import type { TableEvent } from "../wire";
import { Log } from "./log";
import { noPast, withEvents, type Past } from "./past";
import { wholeLine } from "./log-text";

const names = ["Ann", "Bob"];
const telling = { names, seat: null, colourOf: (seat: number) => `colour ${seat}` };

function acted(number: number, by: number, ...said: string[]): TableEvent {
  const heard = said.map((one) => ({
    seen: { event: "said" },
    text: { text: "words-as-written", args: { action: one } },
  }));
  return { number, at: number, event: "acted", by, do: "x", heard } as unknown as TableEvent;
}

const after = (past: Past, ...events: TableEvent[]) => withEvents(past, events);

test("what little comes of an action is one line, and a lot is a list under the first", () => {
  const long =
    "Something long enough that nobody would like to read it in one go with all the rest.";
  const past = after(noPast, acted(1, 0, "Goes.", "Takes."), acted(2, 1, "Upkeep.", long, long));
  const [short, many] = new Log().lines(past, telling);
  expect(short).toEqual({ id: 1, text: "Goes. Takes.", by: "colour 0", kind: "move" });
  expect(many).toMatchObject({ text: "Upkeep.", more: [long, long] });
  expect(wholeLine(many!)).toBe(`Upkeep. ${long} ${long}`);
});

test("a line is made once, until it would read otherwise", () => {
  const log = new Log();
  const one = after(noPast, acted(1, 0, "First."));
  const [first] = log.lines(one, telling);
  const two = after(one, acted(2, 1, "Second."));
  expect(log.lines(two, { ...telling, names: [...names] })[0]).toBe(first);
  expect(log.lines(two, { ...telling, names: ["Ann", "Cú"] })[0]).not.toBe(first);

  const [, second] = log.lines(two, telling);
  const back = { number: 3, at: 3, event: "taken-back", seat: 1, by: 1 } as unknown as TableEvent;
  const [same, gone] = log.lines(after(two, back), telling);
  expect(same).toEqual(first);
  expect(gone).not.toBe(second);
  expect(gone).toMatchObject({ id: 2, kind: "note" });
  expect(gone!.text).toContain("Second.");
});

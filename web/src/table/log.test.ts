import { expect, test } from "vitest";
import { written } from "../games/tafl/moves";
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
  expect(many).toMatchObject({ text: "Upkeep.", more: [{ text: long }, { text: long }] });
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

test("what is about somebody else has their colour, however short it is", () => {
  const about = (seat: number, text: string) => ({
    seen: { event: "said" },
    text: { text: "words-as-written", args: { action: text, name: { seat } } },
  });
  const heard = [about(0, "Ann plays."), about(1, "Bob loses a town.")];
  const event = { number: 1, at: 1, event: "acted", by: 0, heard } as unknown as TableEvent;
  const [line] = new Log().lines(after(noPast, event), telling);
  expect(line).toEqual({
    id: 1,
    text: "Ann plays.",
    by: "colour 0",
    more: [{ text: "Bob loses a town.", by: "colour 1" }],
    kind: "move",
  });
});

test("moves of tafl stand in two columns, in the colour of the side that has made them", () => {
  const moved = (piece: string, move: string) => ({ seen: { event: "moved", piece, move } });
  const seen = (event: string, more = {}) => ({
    seen: { event, ...more },
    text: { text: "words-as-written", args: { action: event } },
  });
  const act = (number: number, by: number, ...heard: unknown[]) =>
    ({ number, at: number, event: "acted", by, heard }) as unknown as TableEvent;
  const past = after(
    noPast,
    act(1, 0, moved("viking", "a1-a2")),
    act(2, 1, moved("king", "d4-d5"), seen("captured", { squares: ["d6"] })),
    act(3, 0, moved("viking", "a2-a3"), seen("set-ended"), seen("sides-switched")),
    act(4, 1, moved("viking", "a1-a2")),
    { number: 5, at: 5, event: "taken-back", seat: 1, by: 1 } as unknown as TableEvent,
    act(6, 1, moved("viking", "a1-b1")),
    act(7, 0, moved("celt", "d3-c3")),
  );
  const lines = new Log().lines(past, { ...telling, written });
  const shown = lines.map(({ move, by }) => move && [move.number, move.column, move.short, by]);
  expect(shown).toEqual([
    [1, 0, "a1-a2", "var(--viking)"],
    [1, 1, "Kd4-d5", "var(--king)"],
    [2, 0, "a2-a3", "var(--viking)"],
    // What was taken back is told, but is no move of the game.
    undefined,
    [1, 0, "a1-b1", "var(--viking)"],
    [1, 1, "d3-c3", "var(--king)"],
  ]);
  expect(lines[1]!.move!.taken).toEqual(["d6"]);
  expect(lines[2]!.more).toEqual([{ text: "set-ended" }, { text: "sides-switched" }]);
});

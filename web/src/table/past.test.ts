import { describe, expect, test } from "vitest";
import type { Look, TableEvent } from "../wire";
import {
  framesOf,
  heardBy,
  noPast,
  placeOf,
  takenBack,
  withEvents,
  withHistory,
  withLooks,
  type Past,
} from "./past";

const acted = (number: number, by: number | "chance"): TableEvent => ({
  number,
  at: number * 10,
  event: "acted",
  by,
  heard: [{ seen: { event: "moved" } }],
});
const other = (number: number, event: string, more: object = {}): TableEvent =>
  ({ number, at: number * 10, event, ...more }) as unknown as TableEvent;
const look = (view: string): Look<string>[] => [
  { seat: 0, view, asked: { text: "asked" }, legal: [], undo: false, takeback: false },
];
const begin = noPast as Past<string>;
const views = (past: Past<string>) => framesOf(past).map((frame) => frame.looks?.[0]?.view ?? null);
const numbers = (past: Past<string>) => framesOf(past).map((frame) => frame.number);

describe("events", () => {
  test("come once, in order, however they are told", () => {
    let past = withEvents(begin, [acted(3, 0), acted(2, 1)]);
    past = withEvents(past, [acted(1, 0), acted(3, 0), acted(5, 0)]);
    past = withEvents(past, [acted(4, 1)]);
    expect(past.events.map((event) => event.number)).toEqual([1, 2, 3, 4, 5]);
    expect(withEvents(past, [acted(4, 1)])).toBe(past);
  });

  test("of an unknown kind are kept and mean nothing", () => {
    const past = withEvents(begin, [
      acted(1, 0),
      other(2, "thunder"),
      other(3, "said", { text: "oh" }),
      acted(4, 1),
    ]);
    expect(numbers(past)).toEqual([0, 1, 4]);
    expect(withEvents(begin, [{} as TableEvent])).toBe(begin);
  });
});

describe("the line of the game", () => {
  test("has a frame for the start and for each action", () => {
    let past = withEvents(begin, [
      other(1, "created"),
      other(2, "started"),
      acted(3, "chance"),
      acted(4, 0),
    ]);
    past = withLooks(past, 2, look("start"));
    past = withLooks(past, 4, look("after 4"));
    expect(numbers(past)).toEqual([0, 3, 4]);
    expect(views(past)).toEqual(["start", null, "after 4"]);
  });

  test("knows a view by any event up to the next action", () => {
    let past = withEvents(begin, [other(1, "created"), acted(2, 0), other(3, "said"), acted(4, 1)]);
    past = withLooks(past, 3, look("after 2"));
    expect(views(past)).toEqual([null, "after 2", null]);
  });

  test("leaves out what was taken back", () => {
    const events = [
      acted(2, 0),
      acted(3, 1),
      acted(4, 0),
      acted(5, 1),
      other(6, "taken-back", { seat: 0 }),
    ];
    let past = withEvents(begin, events);
    expect(numbers(past)).toEqual([0, 2, 3]);
    expect([...takenBack(past)]).toEqual([4, 5]);
    past = withEvents(past, [acted(7, 0)]);
    expect(numbers(past)).toEqual([0, 2, 3, 7]);
  });

  test("keeps the views of both lines apart", () => {
    let past = withEvents(begin, [
      acted(2, 0),
      acted(3, 0),
      other(4, "taken-back", { seat: 0 }),
      acted(5, 0),
    ]);
    past = withLooks(past, 3, look("gone"));
    past = withLooks(past, 4, look("after 2"));
    past = withLooks(past, 5, look("after 5"));
    expect(views(past)).toEqual([null, "after 2", "after 5"]);
  });

  test("ends with a lost clock, too", () => {
    const past = withEvents(begin, [acted(2, 0), other(3, "ran-out", { seat: 1, heard: [] })]);
    expect(framesOf(past).at(-1)).toMatchObject({ number: 3, by: 1 });
  });

  test("takes in a history and grows on", () => {
    let past = withEvents(begin, [acted(4, 1)]);
    past = withLooks(past, 4, look("live 4"));
    past = withHistory(past, [
      { ...other(1, "created"), views: look("start") },
      { ...acted(2, 0), views: look("after 2") },
      { ...other(3, "said"), views: [] },
      { ...acted(4, 1), views: look("after 4") },
    ] as never);
    expect(views(past)).toEqual(["start", "after 2", "after 4"]);
    expect(past.events).toHaveLength(4);
    expect("views" in past.events[0]!).toBe(false);
  });
});

test("a place that is gone leads to the one before it", () => {
  const frames = framesOf(withEvents(begin, [acted(2, 0), acted(5, 1), acted(9, 0)]));
  expect([0, 2, 3, 5, 8, 9, 99].map((number) => placeOf(frames, number))).toEqual([
    0, 1, 1, 2, 2, 3, 3,
  ]);
});

test("one hears what is public, and what is for the own seat", () => {
  const heard = [
    { seen: { event: "a" }, text: { text: "all" } },
    { seat: 0, seen: { event: "b" }, text: { text: "mine" } },
    { seat: 1, seen: { event: "b" }, text: { text: "yours" } },
  ];
  expect(heardBy(heard, 0).map((one) => one.text?.text)).toEqual(["all", "mine"]);
  expect(heardBy(heard, null).map((one) => one.text?.text)).toEqual(["all"]);
});

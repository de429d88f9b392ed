import { expect, test } from "vitest";
import type { Standing, TableEvent } from "../wire";
import { isAsked, movesSince, soundOf, soundsOf } from "./reactions";

const standing = (stage: string, ...to_act: number[]) => ({ stage, to_act }) as unknown as Standing;
const acted = (number: number, by: number | "chance", ...seen: string[]): TableEvent => ({
  number,
  at: 0,
  event: "acted",
  by,
  heard: seen.map((event) => ({ seen: { event } })),
});

test("a chord tells that it is one's turn", () => {
  const sounds = soundsOf(
    [acted(5, 1, "moved")],
    standing("playing", 1),
    standing("playing", 0),
    [0],
  );
  expect(sounds).toEqual(["turn"]);
});

test("one's own move brings no chord, even if one is asked again", () => {
  expect(
    soundsOf([acted(5, 0, "moved")], standing("playing", 0), standing("playing", 1), [0]),
  ).toEqual([]);
  expect(
    soundsOf([acted(5, 0, "moved")], standing("playing", 0), standing("playing", 0), [0]),
  ).toEqual([]);
});

test("a capture, the end, and a word said", () => {
  const taken = [acted(5, 1, "moved", "captured")];
  expect(soundsOf(taken, standing("playing", 1), standing("finished"), [0])).toEqual(["end"]);
  expect(soundOf([{ seen: { event: "moved" } }, { seen: { event: "captured" } }])).toEqual([
    "capture",
  ]);
  expect(soundOf([{ seen: { event: "moved" } }])).toEqual(["move"]);
  expect(soundOf([])).toEqual([]);
  const said = { number: 6, at: 0, event: "said", person: 1, name: "A", text: "x" } as TableEvent;
  expect(soundsOf([said], standing("playing", 1), standing("playing", 1), [0])).toEqual(["talk"]);
  expect(soundsOf([], standing("playing", 1), standing("playing", 1), [0])).toEqual([]);
});

test("whoever watches is never asked", () => {
  expect(isAsked(standing("playing", 0), [])).toBe(false);
  expect(isAsked(standing("finished", 0), [0])).toBe(false);
});

test("moves of others since one left are counted, those of chance are not", () => {
  const events = [acted(2, 1), acted(3, 0), acted(4, 1), acted(5, "chance"), acted(6, 2)];
  expect(movesSince(events, 2, [0])).toBe(2);
  expect(movesSince(events, 0, [0])).toBe(3);
  expect(movesSince(events, 6, [0])).toBe(0);
});

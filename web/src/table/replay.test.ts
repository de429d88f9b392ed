import { expect, test } from "vitest";
import { FakeWorld } from "../server/fake";
import { ReplayState } from "./replay.svelte";
import type { Replay } from "../wire";

function replay(count: number): Replay<string> {
  return {
    record: {
      format: "ardri-record",
      version: 1,
      game: "brandubh",
      options: {},
      seats: [{ name: "Ann" }, { name: "Bob" }],
      actions: [],
      result: null,
    },
    moments: Array.from({ length: count }, (_, i) => ({
      by: i === 0 ? null : i % 2,
      action: i === 0 ? null : `move ${i}`,
      heard: i === 0 ? [] : [{ seen: { event: "moved" }, text: { text: `words ${i}` } }],
      view: `view ${i}`,
      views: [{ seat: 1, view: `one ${i}`, asked: { text: "asked" } }],
      to_act: [],
      asked: { text: "asked" },
      ended: null,
    })),
    problem: null,
  };
}

test("a record begins at its start and is stepped through", () => {
  const world = new FakeWorld();
  const state = new ReplayState(replay(3), world, () => 0);
  expect([state.at, state.view, state.before]).toEqual([0, "view 0", null]);
  state.step(1);
  expect([state.at, state.view, state.before]).toEqual([1, "view 1", "view 0"]);
  expect(state.heard[0]?.text?.text).toBe("words 1");
  state.step(1);
  expect([state.at, state.view]).toEqual([null, "view 2"]);
  state.step(-1);
  expect([state.at, state.before]).toEqual([1, null]);
});

test("it plays to the end by itself and can be stopped", () => {
  const world = new FakeWorld();
  const state = new ReplayState(replay(4), world, () => 0);
  state.togglePlay();
  world.pass(750);
  expect(state.at).toBe(1);
  state.togglePlay();
  world.pass(5_000);
  expect(state.at).toBe(1);
  state.togglePlay();
  world.pass(5_000);
  expect([state.at, state.playing]).toEqual([null, false]);
  state.togglePlay();
  expect([state.at, state.playing]).toEqual([0, true]);
});

test("it can be seen with the eyes of a seat", () => {
  const state = new ReplayState(replay(2), new FakeWorld(), () => 0);
  expect(state.eyes).toEqual([1]);
  state.seat = 1;
  expect(state.view).toBe("one 0");
});

test("a record without moves is at its end", () => {
  const state = new ReplayState(replay(1), new FakeWorld(), () => 0);
  state.togglePlay();
  expect([state.at, state.playing, state.view]).toEqual([null, false, "view 0"]);
});

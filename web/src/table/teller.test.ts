import { expect, test, vi } from "vitest";
import { FakeWorld } from "../server/fake";
import { Teller } from "./teller.svelte";

const moment = (view: string, travels = 400, rests = 100) => ({
  view,
  heard: [{ seen: { event: view } }],
  travels,
  rests,
});

function begun(...moments: ReturnType<typeof moment>[]) {
  const world = new FakeWorld();
  const teller = new Teller<string>(world, () => world.now);
  const done = vi.fn();
  teller.tell("start", moments, done);
  const events = (all: readonly { seen: { event: string } }[]) => all.map(({ seen }) => seen.event);
  return { world, teller, done, events };
}

test("numbers change when what travels arrives", () => {
  const { world, teller, done, events } = begun(moment("one"), moment("two"));
  expect(teller.view).toBe("start");
  expect(events(teller.moving)).toEqual(["one"]);
  expect(teller.told).toEqual([]);
  expect(events(teller.rest)).toEqual(["one", "two"]);
  world.pass(400);
  expect(teller.view).toBe("one");
  expect(teller.moving).toEqual([]);
  expect(events(teller.told)).toEqual(["one"]);
  world.pass(100);
  expect(teller.view).toBe("one");
  expect(teller.before).toBe("one");
  world.pass(400);
  expect(teller.view).toBe("two");
  expect(done).not.toHaveBeenCalled();
  world.pass(100);
  expect(teller.telling).toBe(false);
  expect(done).toHaveBeenCalledTimes(1);
});

test("a click finishes the moment, a second one goes to now", () => {
  const { world, teller, done } = begun(moment("one"), moment("two"), moment("three"));
  teller.hurry();
  expect(teller.at).toBe(1);
  expect(teller.view).toBe("one");
  // Whoever clicks now and then reads one moment after the other.
  world.pass(5000);
  expect(teller.telling).toBe(false);
  teller.tell("start", [moment("one"), moment("two"), moment("three")], done);
  done.mockClear();
  teller.hurry();
  teller.hurry();
  expect(teller.telling).toBe(false);
  expect(done).toHaveBeenCalledTimes(1);
});

test("a pause holds the moment until it is over", () => {
  const { world, teller } = begun(moment("one"), moment("two"));
  teller.togglePause();
  world.pass(10_000);
  expect(teller.view).toBe("start");
  teller.togglePause();
  expect(teller.view).toBe("one");
  world.pass(100);
  expect(teller.at).toBe(1);
});

test("what travels nowhere is there at once, and a last one without a rest ends it", () => {
  const { teller, done } = begun(moment("one", 0, 0));
  expect(teller.telling).toBe(false);
  expect(done).toHaveBeenCalledTimes(1);
});

test("what is forgotten tells nobody", () => {
  const { world, teller, done } = begun(moment("one"));
  teller.stop();
  world.pass(10_000);
  expect(teller.view).toBeNull();
  expect(done).not.toHaveBeenCalled();
});

import { expect, test } from "vitest";
import { FakeWorld } from "./fake";
import { Link, waitBefore, type Standing } from "./link";

function link(world: FakeWorld) {
  const seen: Standing[] = [];
  const heard: string[] = [];
  let failed = 0;
  const made = new Link(world, {
    path: () => "/x",
    opened: () => {},
    heard: (message) => heard.push(message.type),
    changed: (standing) => seen.push(standing),
    failed: (times) => (failed = times),
  });
  made.connect();
  return { made, seen, heard, failed: () => failed };
}

test("waits grow up to a limit, and differ from one page to another", () => {
  const waits = [0, 1, 2, 3, 10].map((attempt) => waitBefore(attempt, 0.5));
  expect(waits).toEqual([500, 1000, 2000, 4000, 15000]);
  expect(waitBefore(10, 0)).toBe(7500);
  expect(waitBefore(10, 0.99)).toBeLessThan(22_500);
});

test("it is live with the first message, not before", () => {
  const world = new FakeWorld();
  const { seen, heard } = link(world);
  world.wire.opens();
  expect(seen).toEqual([]);
  world.wire.says({ type: "hello" });
  expect(seen).toEqual(["live"]);
  expect(heard).toEqual(["hello"]);
});

test("what is no message is passed over", () => {
  const world = new FakeWorld();
  const { heard } = link(world);
  world.wire.opens();
  for (const junk of ["not json", "3", "null", "[]", "{}", '{"type":4}']) world.wire.says(junk);
  expect(heard).toEqual([]);
});

test("another socket takes the place of one without a break", () => {
  const world = new FakeWorld();
  const { made, seen, heard } = link(world);
  made.renew();
  const first = world.wire.opens();
  first.says({ type: "hello" });
  made.renew();
  expect(first.closed).toBe(true);
  first.says({ type: "late" });
  first.breaks();
  world.wire.opens().says({ type: "again" });
  world.pass(60_000);
  expect(world.wires).toHaveLength(3);
  expect(seen).toEqual(["live"]);
  expect(heard).toEqual(["hello", "again"]);
});

test("a server that restarts is found again, however long it takes", () => {
  const world = new FakeWorld();
  const { seen, failed } = link(world);
  world.wire.opens().says({ type: "hello" });
  world.wire.breaks(1001);
  expect(seen).toEqual(["live", "lost"]);
  // After a goodbye it is asked for at once.
  world.pass(400);
  expect(world.wires).toHaveLength(2);
  for (let times = 1; times <= 8; times++) {
    world.wire.breaks();
    expect(failed()).toBe(times);
    for (let waited = 0; world.wires.length < times + 2 && waited < 25_000; waited += 100)
      world.pass(100);
  }
  expect(world.wires).toHaveLength(10);
  world.wire.opens().says({ type: "hello" });
  expect(seen).toEqual(["live", "lost", "live"]);
  // The waits begin anew.
  world.wire.breaks();
  world.pass(800);
  expect(world.wires).toHaveLength(11);
});

test("a socket that does not open is given up", () => {
  const world = new FakeWorld();
  link(world);
  world.pass(10_001);
  expect(world.wires[0]?.closed).toBe(true);
  world.pass(1_000);
  expect(world.wires).toHaveLength(2);
  // What the first one still says comes from nowhere.
  world.wires[0]?.opens();
  world.wires[0]?.breaks();
  expect(world.wires).toHaveLength(2);
});

test("connecting again does not wait, and an ended link stays quiet", () => {
  const world = new FakeWorld();
  const { made } = link(world);
  world.wire.breaks();
  made.connect();
  expect(world.wires).toHaveLength(2);
  made.connect();
  expect(world.wires).toHaveLength(2);
  made.end();
  world.wire.breaks();
  world.pass(60_000);
  made.connect();
  expect(world.wires).toHaveLength(2);
});

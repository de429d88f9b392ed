import { expect, test } from "vitest";
import type { News, Presence } from "../wire";
import { FakeWorld } from "./fake";
import { Live } from "./live";
import type { Refused } from "./refused";

function table() {
  const world = new FakeWorld();
  const news: News[] = [];
  const presence: Presence[] = [];
  const standing: string[] = [];
  const live = new Live(
    world,
    "abc/d",
    {
      news: (one) => news.push(one),
      presence: (one) => presence.push(one),
      changed: (one) => standing.push(one),
    },
    () => "it broke",
  );
  live.connect();
  return { world, news, presence, standing, live };
}

const says = (number: number, fresh = false, events: unknown[] = []) => ({
  type: "table",
  fresh,
  events,
  standing: { number },
});

/** What becomes of a request, to be looked at later. */
function follow(asked: Promise<number>) {
  const fate: { done?: number; refused?: string } = {};
  asked.then(
    (number) => (fate.done = number),
    (refused: Refused) => (fate.refused = `${refused.word}: ${refused.reason}`),
  );
  return fate;
}
const settle = () => new Promise((done) => setTimeout(done));

test("it asks for what came after the last number, and only then", () => {
  const { world, live, news } = table();
  expect(world.wire.path).toBe("/api/tables/abc%2Fd/socket");
  world.wire.opens().says(says(7, true));
  world.wire.says(says(8));
  world.wire.breaks();
  world.pass(1_000);
  expect(world.wire.path).toBe("/api/tables/abc%2Fd/socket?after=8");
  world.wire.opens().says(says(8));
  expect(news.map((one) => one.standing.number)).toEqual([7, 8, 8]);
  expect(live.after).toBe(8);
});

test("an older message does not turn the number back, a fresh one may", () => {
  const { world, live } = table();
  world.wire.opens().says(says(9, true));
  world.wire.says(says(5));
  expect(live.after).toBe(9);
  world.wire.says(says(3, true));
  expect(live.after).toBe(3);
});

test("unknown messages and answers to nobody are passed over", () => {
  const { world, news, presence } = table();
  world.wire.opens();
  world.wire.says({ type: "weather", wind: "west" });
  world.wire.says({ type: "done", id: "77", number: 3 });
  world.wire.says({ type: "refused", id: null, refused: "x", reason: "y" });
  world.wire.says({ type: "table", events: [] });
  world.wire.says({ type: "presence", here: [true, false], watching: 2 });
  expect(news).toEqual([]);
  expect(presence).toEqual([{ here: [true, false], watching: 2 }]);
});

test("requests are answered by their ids, before or after the news", async () => {
  const { world, live, news } = table();
  world.wire.opens().says(says(1, true));
  const first = follow(live.ask({ ask: "sit", seat: 0 }));
  const second = follow(live.ask({ ask: "sit", seat: 1 }));
  const [a, b] = world.wire.sent;
  expect(a).toEqual({ id: "1", ask: "sit", seat: 0 });
  world.wire.says({ type: "refused", id: b?.id, refused: "taken", reason: "that seat is taken" });
  // The answer before the news: the number is known, the table comes later.
  world.wire.says({ type: "done", id: a?.id, number: 2 });
  await settle();
  expect(first).toEqual({ done: 2 });
  expect(second).toEqual({ refused: "taken: that seat is taken" });
  expect(news).toHaveLength(1);
  world.wire.says(says(2));
  expect(news).toHaveLength(2);
  expect(live.open).toBe(0);
});

test("an action is sent again with the same key until it is answered", async () => {
  const { world, live } = table();
  world.wire.opens().says(says(1, true));
  const act = follow(live.ask({ ask: "act", seat: 0, action: "d2-e2" }));
  const sent = world.wire.sent[0];
  expect(sent?.key).toMatch(/^[a-z0-9]{4,64}$/);
  world.wire.breaks(1001);
  world.pass(1_000);
  world.wire.opens();
  expect(world.wire.sent).toEqual([sent]);
  // It breaks again before a single message has come.
  world.wire.breaks();
  world.pass(5_000);
  world.wire.opens().says(says(2));
  expect(world.wires).toHaveLength(3);
  expect(world.wire.sent).toEqual([sent]);
  world.wire.says({ type: "done", id: sent?.id, number: 2 });
  await settle();
  expect(act).toEqual({ done: 2 });
  world.wire.breaks();
  world.pass(5_000);
  world.wire.opens();
  expect(world.wire.sent).toEqual([]);
});

test("two actions have two keys", () => {
  const { world, live } = table();
  world.wire.opens().says(says(1, true));
  void live.ask({ ask: "act", seat: 0, action: "a" });
  void live.ask({ ask: "act", seat: 0, action: "b" });
  expect(world.wire.sent[0]?.key).not.toBe(world.wire.sent[1]?.key);
});

test("what has no key fails when the connection breaks, with a sentence", async () => {
  const { world, live } = table();
  world.wire.opens().says(says(1, true));
  const say = follow(live.ask({ ask: "say", text: "hello" }));
  world.wire.breaks();
  await settle();
  expect(say).toEqual({ refused: "broke: it broke" });
  const late = follow(live.ask({ ask: "say", text: "hello?" }));
  await settle();
  expect(late).toEqual({ refused: "broke: it broke" });
  world.pass(1_000);
  world.wire.opens();
  expect(world.wire.sent).toEqual([]);
});

test("an action waits for a connection that is down", async () => {
  const { world, live } = table();
  world.wire.opens().says(says(1, true));
  world.wire.breaks();
  const act = follow(live.ask({ ask: "act", seat: 1, action: "pass" }));
  world.pass(1_000);
  world.wire.opens();
  expect(world.wire.sent).toHaveLength(1);
  world.wire.says({ type: "done", id: "1", number: 5 });
  await settle();
  expect(act).toEqual({ done: 5 });
});

test("a connection that does not answer is taken for dead", () => {
  const { world, live, standing } = table();
  world.wire.opens().says(says(1, true));
  void live.ask({ ask: "act", seat: 0, action: "d2-e2" });
  world.pass(8_001);
  expect(world.wires[0]?.closed).toBe(true);
  expect(standing).toEqual(["live", "lost"]);
  world.pass(1_000);
  world.wire.opens();
  expect(world.wire.sent).toHaveLength(1);
});

test("whoever leaves has everything answered", async () => {
  const { world, live } = table();
  world.wire.opens().says(says(1, true));
  const act = follow(live.ask({ ask: "act", seat: 0, action: "d2-e2" }));
  live.end();
  await settle();
  expect(act.refused).toBe("broke: it broke");
  expect(world.wire.closed).toBe(true);
});

import { expect, test } from "vitest";
import type { Listed, Stage, TableInfo } from "../wire";
import { FakeWorld } from "./fake";
import { fairly, followLobby, lobbyAfter, withPage, type Lobby } from "./lobby";

const info = (stage: Stage): TableInfo => ({
  game: "brandubh",
  title: "Brandubh",
  name: "",
  host: "Ann",
  stage,
  clock: { kind: "none" },
  seats: ["Ann", null],
});
const listed = (table: string, stage: Stage = "open", host: number | null = null): Listed => ({
  table,
  host,
  info: info(stage),
});
const lobby = (...tables: Listed[]): Lobby => ({ tables, next: null });
const names = ({ tables }: Lobby) => tables.map(({ table }) => table);
const say = (table: string, stage: Stage, host: number | null = null) => ({
  type: "table",
  table,
  stage,
  host,
  info: info(stage),
});

test("the whole list replaces the last one", () => {
  const message = { type: "lobby", tables: [listed("b")], next: "1.2.b" };
  expect(lobbyAfter(lobby(listed("a")), message)).toEqual({ tables: [listed("b")], next: "1.2.b" });
  // A server that knows of no pages gives all of it.
  const old = { type: "lobby", tables: [listed("b")] };
  expect(lobbyAfter(lobby(listed("a")), old)).toEqual(lobby(listed("b")));
});

test("a table is added, changed and taken away", () => {
  let now = lobbyAfter(lobby(listed("a")), say("b", "open"));
  expect(names(now)).toEqual(["b", "a"]);
  now = lobbyAfter(now, say("a", "playing"));
  expect(now.tables[1]?.info.stage).toBe("playing");
  now = lobbyAfter(now, say("b", "finished"));
  expect(names(now)).toEqual(["a"]);
  expect(lobbyAfter(now, say("z", "finished"))).toBe(now);
});

test("a table that was closed is not listed", () => {
  const closed = { type: "table", table: "a", stage: "finished", info: info("closed") };
  expect(lobbyAfter(lobby(listed("a")), closed)).toEqual(lobby());
});

test("what is not known changes nothing", () => {
  const now = lobby(listed("a"));
  expect(lobbyAfter(now, { type: "fanfare" })).toBe(now);
  expect(lobbyAfter(now, { type: "table", table: 4 })).toBe(now);
});

test("a host with many tables does not stand before the others", () => {
  let now = lobby(listed("hers", "open", 1));
  for (let number = 0; number < 600; number += 1) {
    now = lobbyAfter(now, say(`his-${number}`, "open", 2));
  }
  expect(names(now).slice(0, 3)).toEqual(["his-599", "hers", "his-598"]);
  expect(now.tables.length).toBe(500);
  const mixed = [listed("a", "open", 1), listed("b", "open", 1), listed("c", "open", 2)];
  expect(fairly(mixed).map(({ table }) => table)).toEqual(["a", "c", "b"]);
});

test("a page comes at the end, each table once", () => {
  const first = { tables: [listed("a", "open", 1), listed("b", "open", 2)], next: "n" };
  const page = { tables: [listed("b", "open", 2), listed("c", "open", 1)], next: "m" };
  const both = withPage(first, page);
  expect(names(both)).toEqual(["a", "b", "c"]);
  expect(both.next).toBe("m");
});

test("after a lost connection the list comes whole again", () => {
  const world = new FakeWorld();
  const told: string[][] = [];
  const { link, add } = followLobby(world, (now) => told.push(names(now)));
  world.wire.opens().says({ type: "lobby", tables: [listed("a")], next: "n" });
  add(lobby(listed("b")));
  world.wire.breaks(1001);
  world.pass(1_000);
  world.wire.opens().says({ type: "lobby", tables: [] });
  expect(told).toEqual([["a"], ["a", "b"], []]);
  link.end();
});

import { expect, test } from "vitest";
import type { Listed, Stage, TableInfo } from "../wire";
import { FakeWorld } from "./fake";
import { followLobby, listAfter } from "./lobby";

const info = (stage: Stage): TableInfo => ({
  game: "brandubh",
  title: "Brandubh",
  name: "",
  host: "Ann",
  stage,
  clock: { kind: "none" },
  seats: ["Ann", null],
});
const listed = (table: string, stage: Stage = "open"): Listed => ({ table, info: info(stage) });

test("the whole list replaces the last one", () => {
  expect(listAfter([listed("a")], { type: "lobby", tables: [listed("b")] })).toEqual([listed("b")]);
});

test("a table is added, changed and taken away", () => {
  const say = (table: string, stage: Stage) => ({
    type: "table",
    table,
    stage,
    info: info(stage),
  });
  let tables = listAfter([listed("a")], say("b", "open"));
  expect(tables.map((one) => one.table)).toEqual(["b", "a"]);
  tables = listAfter(tables, say("a", "playing"));
  expect(tables[1]?.info.stage).toBe("playing");
  tables = listAfter(tables, say("b", "finished"));
  expect(tables.map((one) => one.table)).toEqual(["a"]);
  expect(listAfter(tables, say("z", "finished"))).toBe(tables);
});

test("a table that was closed is not listed", () => {
  const closed = { type: "table", table: "a", stage: "finished", info: info("closed") };
  expect(listAfter([listed("a")], closed)).toEqual([]);
});

test("what is not known changes nothing", () => {
  const tables = [listed("a")];
  expect(listAfter(tables, { type: "fanfare" })).toBe(tables);
  expect(listAfter(tables, { type: "table", table: 4 })).toBe(tables);
});

test("after a lost connection the list comes whole again", () => {
  const world = new FakeWorld();
  const told: Listed[][] = [];
  const link = followLobby(world, (tables) => told.push(tables));
  world.wire.opens().says({ type: "lobby", tables: [listed("a")] });
  world.wire.breaks(1001);
  world.pass(1_000);
  world.wire.opens().says({ type: "lobby", tables: [] });
  expect(told).toEqual([[listed("a")], []]);
  link.end();
});

import { describe, expect, it } from "vitest";
import {
  free,
  freeSeat,
  mineInOrder,
  nextPage,
  openTables,
  ownName,
  runningTables,
  type Info,
  type Listed,
} from "./listed";

const info = (stage: Info["stage"], seats: Info["seats"], name = "Brandubh"): Info => ({
  game: "brandubh",
  title: "Brandubh",
  name,
  host: "Ann",
  stage,
  clock: { kind: "none" },
  seats,
});
const table = (id: string, stage: Info["stage"], seats: Info["seats"], turn?: boolean): Listed => ({
  table: id,
  created: 7,
  info: info(stage, seats),
  your_turn: turn,
});
const ids = (tables: Listed[]) => tables.map(({ table }) => table).join(" ");

describe("lists of tables", () => {
  it("put one's own turn first and what waits last", () => {
    const mine = [
      table("waits", "open", ["Ann", null], false),
      table("theirs", "playing", ["Ann", "Bob"], false),
      table("yours", "playing", ["Ann", "Bob"], true),
      table("yours-too", "playing", ["Ann", "Bob"], true),
    ];
    expect(ids(mineInOrder(mine))).toBe("yours yours-too theirs waits");
  });

  it("tell tables to join from tables to watch, without one's own", () => {
    const all = [
      table("empty", "open", [null, null, null]),
      table("one-left", "open", ["Ann", "Bob", null]),
      table("full", "open", ["Ann", "Bob"]),
      table("runs", "playing", ["Ann", "Bob"]),
      table("mine", "open", ["Me", null]),
      table("over", "finished", ["Ann", "Bob"]),
    ];
    expect(ids(openTables(all, new Set(["mine"])))).toBe("one-left empty");
    expect(ids(runningTables(all, new Set()))).toBe("runs");
  });

  it("know free seats and names", () => {
    expect(free(info("open", ["Ann", null]))).toBe(1);
    expect(freeSeat(info("open", ["Ann", null]))).toBe(1);
    expect(freeSeat(info("open", ["Ann", "Bob"]))).toBe(null);
    expect(ownName(info("open", []))).toBe(null);
    expect(ownName(info("open", [], "Friday"))).toBe("Friday");
  });

  it("say where the next page begins", () => {
    const page = [table("a", "finished", []), { ...table("b", "finished", []), updated: 5 }];
    expect(nextPage(page, 2)).toBe(5);
    expect(nextPage(page, 3)).toBe(null);
    expect(nextPage([], 0)).toBe(null);
  });
});

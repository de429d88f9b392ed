import { describe, expect, it } from "vitest";
import { tableForTests } from "./fixture";
import { after, chapterOf, dwellOf, focusOf, isUpkeep, lastUpkeep } from "./event-steps";
import type { BoruSeen, Deeds, Player } from "./types";

const deeds: Deeds = {
  coins: 0,
  renown: 0,
  church: 0,
  raiders: 0,
  axes: false,
  bought: 0,
  paid: 0,
  forfeited: 0,
};

/** What lies in front of a player after an event. */
const now = (change: Partial<Player>): Player => ({ ...tableForTests().players[0]!, ...change });

describe("telling", () => {
  it("puts on the table what an action came to", () => {
    const trick = { ...tableForTests().trick!, cards: [null, 21, 24, 25], order: [1, 2, 3] };
    const table = after(tableForTests(), {
      event: "acted",
      seat: 0,
      card: 4,
      won: false,
      deeds: { ...deeds, coins: 3, expanded: "L2" },
      now: now({ coins: 1 }),
      area: 14,
      trick,
    });
    expect(table.players[0]!.coins).toBe(1);
    expect(table.players[1]!.coins).toBe(3);
    expect(table.discs[0]).toEqual(["D2", "L2"]);
    expect(table.trick).toBe(trick);
  });

  it("counts nothing: it sets what everything became", () => {
    const seen: BoruSeen = {
      event: "lesser-spoils",
      seats: [1, 3],
      raiders: 2,
      now: [now({ points: 17, raiders: 5 }), now({ points: 31 })],
    };
    const table = after(tableForTests(), seen);
    expect(table.players.map(({ points }) => points)).toEqual([10, 17, 10, 31]);
    expect(after(table, seen)).toEqual(table);
    const played = { event: "played", seat: 2, card: 24, held: 1, trick: null } as const;
    expect(after(table, played).cards).toEqual([5, 5, 1, 5]);
  });

  it("follows raiders, freed towns and the marker", () => {
    const before = tableForTests({ vikings: ["C2"] });
    const table = after(before, {
      event: "acted",
      seat: 2,
      card: 24,
      won: true,
      deeds: { ...deeds, town: "S1", raiders: 2, bought: 1, freed: ["C2", 1] },
      now: now({ raiders: 2, coins: 1 }),
      area: 12,
      trick: null,
    });
    expect(table.raiders).toBe(12);
    expect(table.players[2]).toMatchObject({ raiders: 2, coins: 1 });
    expect(table.vikings).toEqual([]);
    expect(table.discs[2]).toContain("S1");
    expect(table.marker).toBe(2);
    expect(before.vikings).toEqual(["C2"]);
  });

  it("knows the last upkeep of a story, and what it does not know", () => {
    const repelled = { event: "repelled" };
    const turned = { event: "token-turned", region: "S", towns: 3 };
    const story = [repelled, { event: "round-begins" }, turned, repelled, { event: "dealt" }];
    const heard = story.map((seen) => ({ seen }));
    expect(lastUpkeep(heard).map(({ seen }) => seen)).toEqual([turned, repelled]);
    expect(lastUpkeep([])).toEqual([]);
    expect(chapterOf({ event: "earthquake" })).toBeNull();
    expect(isUpkeep({ event: "earthquake" })).toBe(false);
  });

  it("knows where things happen", () => {
    expect(focusOf({ event: "built", seat: 3, town: "S2", now: now({}) })).toEqual({
      towns: ["S2"],
      region: null,
      seats: [3],
    });
    expect(
      focusOf({
        event: "token-stays",
        region: "L",
        tied: [{ seat: 1 }, "vikings"],
        towns: 2,
        holder: null,
      }),
    ).toEqual({ towns: [], region: "L", seats: [1] });
  });

  it("gives long reasons more time, and none at all without a pace", () => {
    const seen: BoruSeen = { event: "repelled" };
    expect(dwellOf(seen, "x".repeat(100), 420)).toBeGreaterThan(dwellOf(seen, "x", 420));
    expect(dwellOf(seen, "x".repeat(100), 160)).toBeLessThan(dwellOf(seen, "x".repeat(100), 420));
    expect(dwellOf(seen, "x", 0)).toBe(0);
  });
});

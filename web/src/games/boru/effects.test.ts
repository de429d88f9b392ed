import { describe, expect, it } from "vitest";
import { changed, effectOf } from "./effects";
import { ownForTests, tableForTests } from "./fixture";
import type { BoruSeen, BoruView, Deeds, Player } from "./types";

const none: Deeds = {
  coins: 0,
  renown: 0,
  church: 0,
  raiders: 0,
  axes: false,
  bought: 0,
  paid: 0,
  forfeited: 0,
};

const table = tableForTests();
const now = (change: Partial<Player>): Player => ({ ...table.players[0]!, ...change });

/** A view in which the rules tell what an action would come to. */
function telling(action: string, deeds: Partial<Deeds>, change: Partial<Player>): BoruView {
  const told: BoruSeen = {
    event: "acted",
    seat: 0,
    card: 4,
    won: false,
    deeds: { ...none, ...deeds },
    now: now(change),
    area: 14,
    trick: null,
  };
  return { table, own: { ...ownForTests(), acts: [{ action, told }] } };
}

describe("what an action would do", () => {
  it("is what the rules tell of it: numbers and towns", () => {
    const view = telling("top expand L2", { coins: 3, expanded: "L2" }, { coins: 1 });
    const effect = effectOf(view, 0, "top expand L2")!;
    expect(effect.changes).toEqual([{ track: "coins", from: 3, to: 1 }]);
    expect(effect.discs).toEqual(["L2"]);
    expect(changed(effect, 0, "coins")).toBe(1);
    expect(changed(effect, 1, "coins")).toBeNull();
    expect(effectOf(view, 0, "top expand L3")).toBeNull();
  });

  it("shows where a disc comes to rest on the marriage track", () => {
    const courted = { from: 0, reached: 3, rests: 2 };
    const view = telling("bottom buy 1", { courted, bought: 1 }, { coins: 1, space: 2 });
    const effect = effectOf(view, 0, "bottom buy 1")!;
    expect(effect.changes).toEqual([
      { track: "coins", from: 3, to: 1 },
      { track: "space", from: 0, to: 2 },
    ]);
    expect(effect.crowded).toBe(true);
  });

  it("takes the town with the marker, and frees another", () => {
    const view = telling("primary", { town: "S1", freed: ["C2", 1] }, { coins: 0, points: 8 });
    const effect = effectOf(view, 0, "primary")!;
    expect(effect).toMatchObject({ marker: true, discs: ["S1"], freed: ["C2"], crowded: false });
    expect(effect.changes).toEqual([
      { track: "coins", from: 3, to: 0 },
      { track: "points", from: 10, to: 8 },
    ]);
  });

  it("tells what an answer to the Princess gives", () => {
    const told: BoruSeen = { event: "offered", seat: 0, offer: "spurn", now: now({ points: 14 }) };
    const action = "princess spurn";
    const view = { table, own: { ...ownForTests(), acts: [{ action, told }] } };
    expect(effectOf(view, 0, action)!.changes).toEqual([{ track: "points", from: 10, to: 14 }]);
  });

  it("marks the towns of other actions", () => {
    const view = { table, own: ownForTests() };
    expect(effectOf(view, 0, "mark C4")!.marked).toBe("C4");
    expect(effectOf(view, 0, "raid C2")!.vikings).toEqual(["C2"]);
    expect(effectOf(view, 0, "build D2")!.monasteries).toEqual(["D2"]);
    expect(effectOf(view, 0, "settle M1")!.discs).toEqual(["M1"]);
    expect(effectOf(view, 0, "play 3")).toBeNull();
  });
});

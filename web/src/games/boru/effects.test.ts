import { describe, expect, it } from "vitest";
import { changed, effectOf } from "./effects";
import { tableForTests } from "./fixture";

describe("what an action says it does", () => {
  it("adds up coins and an expansion", () => {
    const effect = effectOf(tableForTests(), 0, "top expand L2")!;
    expect(effect.changes).toEqual([{ track: "coins", from: 3, to: 1 }]);
    expect(effect.discs).toEqual(["L2"]);
    expect(changed(effect, 0, "coins")).toBe(1);
    expect(changed(effect, 1, "coins")).toBeNull();
  });

  it("goes up the marriage track, with what is bought", () => {
    const table = tableForTests();
    table.players[1]!.space = 3;
    const effect = effectOf(table, 0, "bottom buy 1")!;
    expect(effect.changes).toEqual([
      { track: "coins", from: 3, to: 1 },
      { track: "space", from: 0, to: 3 },
    ]);
    expect(effect.crowded).toBe(true);
  });

  it("pays in points when coins are gone, and takes the town with the marker", () => {
    const table = tableForTests({ asked: { asked: "act", card: 25, won: true } });
    table.players[3]!.coins = 1;
    const effect = effectOf(table, 3, "primary")!;
    expect(effect.marker).toBe(true);
    expect(effect.discs).toEqual(["S1"]);
    expect(effect.changes).toEqual([
      { track: "coins", from: 1, to: 0 },
      { track: "points", from: 10, to: 8 },
    ]);
  });

  it("takes no more raiders than there are", () => {
    const table = tableForTests({ asked: { asked: "act", card: 15, won: false }, raiders: 2 });
    expect(effectOf(table, 0, "bottom")!.changes).toEqual([{ track: "raiders", from: 0, to: 2 }]);
  });

  it("marks the towns of other actions", () => {
    const table = tableForTests();
    expect(effectOf(table, 0, "mark C4")!.marked).toBe("C4");
    expect(effectOf(table, 0, "raid C2")!.vikings).toEqual(["C2"]);
    expect(effectOf(table, 0, "build D2")!.monasteries).toEqual(["D2"]);
    expect(effectOf(table, 0, "settle M1")!.discs).toEqual(["M1"]);
    expect(effectOf(table, 0, "play 3")).toBeNull();
    expect(effectOf(table, 0, "princess spurn")!.changes).toEqual([
      { track: "points", from: 10, to: 14 },
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { ownForTests, tableForTests } from "./fixture";
import { momentsOf } from "./moments";
import type { BoruSeen, BoruView, Player } from "./types";

const now = (change: Partial<Player>): Player => ({ ...tableForTests().players[0]!, ...change });
const heardOf = (all: object[]) => all.map((seen) => ({ seen: seen as { event: string } }));

function moments(before: BoruView, heard: object[], after: BoruView, pace = 420) {
  const names = ["Ann", "Bob", "Cat", "Dan"];
  const change = { before, heard: heardOf(heard), after, seat: 0, names, pace };
  return momentsOf({ ...change, options: {}, live: true });
}

const start: BoruView = { table: tableForTests(), own: { ...ownForTests(), hand: [4, 9] } };

describe("moments", () => {
  const after: BoruView = {
    table: tableForTests({ round: 2 }),
    own: { ...ownForTests(), hand: [], pack: [1, 2, 3] },
  };
  const upkeep: BoruSeen[] = [
    { event: "town-lost", loser: 0, town: "D2", chooser: 3 },
    { event: "spoils", seat: 3, raiders: 2, renown: 2, now: now({ points: 12 }), area: 0 },
    { event: "token-turned", region: "S", towns: 3 },
    { event: "token-taken", region: "S", seat: 2, towns: 2, from: null },
  ];

  it("come one for each event, and end with what the server sent", () => {
    const all = moments(start, upkeep, after);
    expect(all.map(({ heard }) => heard.map(({ seen }) => seen.event))).toEqual(
      upkeep.map(({ event }) => [event]),
    );
    expect(all[0]!.view.table.vikings).toEqual(["D2"]);
    expect(all[0]!.view.table.players[3]!.points).toBe(10);
    expect(all[1]!.view.table.players[3]!.points).toBe(12);
    expect(all[2]!.view.table.tokens[3]).toBe("on-board");
    expect(all[3]!.view).toBe(after);
  });

  it("tell nothing that is still to come", () => {
    for (const { view } of moments(start, upkeep, after).slice(0, -1)) {
      expect(view.table.round).toBe(1);
      expect(view.table.to_act).toEqual([]);
      expect(view.own).toEqual(start.own);
    }
  });

  it("count on the map what has changed there", () => {
    const [lost] = moments(start, upkeep, after);
    const region = lost!.view.table.standings.regions.find(({ region }) => region === "D")!;
    expect(region).toMatchObject({ counts: [0, 0, 0, 0], vikings: 1, held: 1 });
    expect(region.leaders).toEqual(["vikings"]);
    expect(lost!.view.table.standings.presence[0]).toBe(0);
  });

  it("take one's own card from the hand when it is played, and no sooner", () => {
    const played = { event: "played", seat: 0, card: 9, held: 1, trick: null };
    const all = moments(start, [played, upkeep[0]!], after);
    expect(all[0]!.view.own!.hand).toEqual([4]);
  });

  it("count the end item by item before anybody is crowned", () => {
    const outcome = { winners: [1], places: [2, 1, 2, 2], reason: "" } as never;
    const end = { ...after, table: { ...after.table, outcome } };
    const scored = [0, 1, 2, 3].map((seat) => ({ event: "scored", seat, score: {} }));
    const won = { event: "won", winners: [1], points: 30, by: "points" };
    const all = moments(start, [upkeep[2]!, ...scored, won], end);
    expect(all.map(({ view }) => view.counted)).toEqual([
      undefined,
      ...[1, 2, 3, 4, 5, 6, 7],
      undefined,
    ]);
    expect(all.slice(0, -1).every(({ view }) => view.table.outcome === null)).toBe(true);
    expect(all.at(-1)!.view).toBe(end);
    expect(all.at(-1)!.rests).toBeGreaterThan(0);
  });

  it("are none of what cannot be seen, nor of what is not known", () => {
    const heard = [{ event: "picked", seat: 1, cards: null }, { event: "earthquake" }];
    expect(moments(start, heard, after)).toEqual([]);
  });

  it("leave time to read a reason, and none where something only has to be seen", () => {
    expect(moments(start, upkeep, after).at(-1)!.rests).toBeGreaterThan(500);
    const played = { event: "played", seat: 1, card: 21, held: 1, trick: null };
    const [one] = moments(start, [played], after);
    expect(one).toMatchObject({ travels: 399, rests: 0 });
  });
});

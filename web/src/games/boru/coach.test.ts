import { beforeAll, describe, expect, it } from "vitest";
import { texts } from "../../texts/index.svelte";
import type { Standing } from "../../wire";
import { coach } from "./coach";
import { tableForTests } from "./fixture";
import type { AskedNow, BoruView, Table } from "./types";

const ask = (asked: AskedNow, legal: string[], change: Partial<Table> = {}, hand: number[] = []) =>
  coach({
    view: {
      table: tableForTests({ asked, ...change }),
      own: { seat: 0, hand, pack: [], packs: [] },
    } as BoruView,
    standing: {} as Standing<BoruView>,
    seat: 0,
    legal,
    names: ["Ann", "Brian", "Cara", "Dara"],
  });

/** Standings in which the towns of a region are so, and its token goes there. */
function regions(region: string, counts: number[], then: Table["tokens"][number]) {
  const { standings } = tableForTests();
  return {
    standings: {
      ...standings,
      regions: standings.regions.map((one) =>
        one.region === region ? { ...one, counts, then } : one,
      ),
    },
  };
}

beforeAll(() => texts.load("learn"));

describe("the coach of Brian Boru", () => {
  it("tells whom to beat, and with what", () => {
    const trick = { town: "S1", cards: [null, 8, null, null], leading: 1 } as never;
    const said = ask({ asked: "play" }, ["play 5", "play 11", "play 20"], { trick }, [5, 11, 20]);
    expect(said.why).toMatch(/^You may play any card/);
    expect(said.look).toEqual(["To be beaten: red 8.", "Your highest for Kells: white 20."]);
    const none = ask({ asked: "play" }, ["play 6"], { trick }, [6]);
    expect(none.look[1]).toMatch(/nothing in red or white/);
    const leads = { town: "S1", cards: [null, null, null, null], leading: null } as never;
    const led = ask({ asked: "play" }, ["play 11"], { trick: leads }, [11]);
    expect(led.why).toMatch(/^You lead with a card/);
    expect(led.look).toEqual(["Your highest for Kells: red 11."]);
  });
  it("names the contests that are not won", () => {
    const { look } = ask({ asked: "act", card: 4, won: false }, ["top", "bottom"]);
    expect(look).toEqual([
      expect.stringMatching(/Vikings would take a town.*14 raiders/),
      expect.stringContaining("Aodhán"),
    ]);
    const safe = { ...tableForTests().standings, marriage: 0 };
    safe.battle = { ...safe.battle, losers: [1] };
    const less = ask({ asked: "pick", pass: 0, pack: 6, done: [] }, ["pick 1 2"], {
      standings: safe,
    });
    expect(less.look).toEqual([expect.stringContaining("church")]);
  });
  it("names the regions where something is to be had", () => {
    const mine = regions("M", [4, 0, 0, 0], "face-down");
    for (const asked of [
      { asked: "mark" },
      { asked: "settle", region: "M" },
      { asked: "build", patron: false },
      { asked: "raid", loser: 0 },
    ] as AskedNow[])
      expect(ask(asked, ["x"], mine).look, asked.asked).toEqual([
        "Munster: you have 4, the token needs 5, and is worth 7.",
      ]);
    const held = regions("M", [5, 0, 0, 0], { held: 0 });
    expect(ask({ asked: "mark" }, ["x"], held).look).toEqual([]);
  });
  it("says whose majority a raid would break", () => {
    const theirs = regions("B", [0, 2, 0, 0], { held: 1 });
    expect(ask({ asked: "raid", loser: 1 }, ["raid B1"], theirs).look).toEqual([
      "Brian is about to hold Bréifne, worth 3.",
    ]);
  });
  it("has a reason for everything that is asked", () => {
    const all: [AskedNow, RegExp][] = [
      [{ asked: "start" }, /^Your first town/],
      [{ asked: "pick", pass: 0, pack: 6, done: [] }, /^You keep two cards/],
      [{ asked: "mark" }, /^You lead: choose the town/],
      [{ asked: "act", card: 4, won: true }, /^You won/],
      [{ asked: "act", card: 4, won: false }, /^You take one of the two/],
      [{ asked: "settle", region: null }, /at no cost/],
      [{ asked: "princess" }, /^The Princess/],
      [{ asked: "raid", loser: 0 }, /^You have to lose/],
      [{ asked: "raid", loser: 1 }, /^You have most raiders/],
      [{ asked: "build", patron: true }, /^A monastery/],
      [{ asked: "chance" }, /shuffled/],
      [{ asked: "nothing" }, /shuffled/],
    ];
    for (const [asked, why] of all) expect(ask(asked, ["x"]).why, asked.asked).toMatch(why);
    expect(ask({ asked: "mark" }, []).why).toMatch(/^Somebody else/);
    expect(ask({ asked: "nothing" }, [], { outcome: {} as never }).why).toMatch(
      /^The game is over/,
    );
  });
});

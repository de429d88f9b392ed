import { describe, expect, it } from "vitest";
import {
  companyOf,
  complete,
  fill,
  hintsOf,
  usualLevel,
  playNow,
  resize,
  usualPlan,
  usualSeats,
  wanted,
  type Sitter,
} from "./plan";
import type { GameView } from "../wire";

const bots = ["random", "squire", "champion"].map((level) => ({ level, about: "" }));
const boru: GameView = {
  game: "brian-boru",
  title: "Brian Boru",
  least: 3,
  most: 5,
  options: { last_card: "discard" },
  bots,
  personas: [],
};
const throne: GameView = { ...boru, game: "high-throne", least: 2, most: 6, options: {} };
const brandubh: GameView = { ...throne, game: "brandubh", most: 2, options: { rules: [] } };

const me: Sitter = { who: "me" };
const friend: Sitter = { who: "friend" };
const squire: Sitter = { who: "bot", level: "squire" };

describe("a plan", () => {
  it("begins with friends to be invited", () => {
    expect(usualPlan(brandubh).seats).toEqual([me, friend]);
    expect(usualSeats(throne)).toBe(3);
    expect(usualSeats(boru)).toBe(3);
    expect(usualSeats(brandubh)).toBe(2);
  });

  it("becomes a request", () => {
    const plan = usualPlan(boru);
    plan.seats = [squire, me, friend];
    plan.name = "  Friday ";
    expect(wanted(plan)).toEqual({
      game: "brian-boru",
      seats: 3,
      name: "Friday",
      public: false,
      clock: { kind: "none" },
      late: "bot",
      options: { last_card: "discard" },
      sit: [1],
      bots: [{ seat: 0, level: "squire" }],
    });
    expect(complete(plan)).toBe(false);
    plan.name = "  ";
    expect("name" in wanted(plan)).toBe(false);
  });

  it("lets the late one of two lose, and a bot play on for more, unless somebody chooses", () => {
    const plan = usualPlan(boru);
    plan.clock = { kind: "move", seconds: 30 };
    expect(wanted(plan).late).toBe("bot");
    plan.seats = [me, friend];
    expect(wanted(plan).late).toBe("loses");
    plan.late = "bot";
    expect(wanted(plan).late).toBe("bot");
  });

  it("knows in which company it is played", () => {
    for (const company of ["friends", "bots", "screen"] as const) {
      expect(companyOf(fill(company, 3, boru))).toBe(company);
    }
    expect(companyOf([friend, friend])).toBe("mixed");
    expect(companyOf([me, squire, friend])).toBe("mixed");
    expect(companyOf([squire, me])).toBe("bots");
  });

  it("keeps what was chosen when seats come and go", () => {
    const champion: Sitter = { who: "bot", level: "champion" };
    expect(resize([me, champion], 3, throne)).toEqual([me, champion, squire]);
    expect(resize([me, me], 3, throne)).toEqual([me, me, me]);
    expect(resize([me, friend, squire], 2, throne)).toEqual([me, friend]);
    expect(resize([friend, friend], 3, throne)).toEqual([friend, friend, friend]);
  });
});

describe("playing now", () => {
  it("needs nobody else", () => {
    const request = playNow(boru);
    expect(request.sit).toEqual([0]);
    expect(request.bots).toEqual([
      { seat: 1, level: "squire" },
      { seat: 2, level: "squire" },
    ]);
    expect(request.public).toBe(false);
  });

  it("has what is special to such a table of the game", () => {
    expect(playNow(brandubh, { lots: true }).options).toEqual({ rules: [], lots: true });
    expect(playNow(throne).options).toEqual({});
    // Whoever has said on which side they play sits there, and no lots are drawn.
    const quick = { level: "champion", seats: 2, side: 1 };
    expect(playNow(brandubh, { lots: true }, quick)).toMatchObject({
      sit: [1],
      bots: [{ seat: 0, level: "champion" }],
      options: { rules: [] },
    });
  });

  it("finds the middle of any list", () => {
    expect(usualLevel([])).toBe(null);
    expect(usualLevel(bots.slice(0, 1))).toBe("random");
    const others = bots.filter(({ level }) => level !== "squire");
    expect(usualLevel([...others, ...others])).toBe("champion");
  });

  it("begins with a squire, however many stronger ones there are", () => {
    expect(usualLevel(bots)).toBe("squire");
    expect(usualLevel([...bots, ...bots.slice(2), ...bots.slice(2)])).toBe("squire");
  });
});

it("hints are usual where nobody but bots plays, and asked for otherwise", () => {
  const bots = { ...usualPlan(boru), seats: fill("bots", 3, boru) };
  const friends = usualPlan(boru);
  expect([hintsOf(bots), hintsOf(friends)]).toEqual([true, false]);
  expect("hints" in wanted(bots)).toBe(false);
  expect(wanted({ ...friends, hints: true }).hints).toBe(true);
  expect(wanted({ ...bots, hints: false }).hints).toBe(false);
});

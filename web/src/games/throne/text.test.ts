import { expect, test } from "vitest";
import { deed, text } from "./text";
import type { ThroneView } from "./types";

const nothing = { cards: 0, regions: 0, objective: 0, total: 0 };
const player = {
  cards: [],
  locked: [],
  locked_cards: [],
  dice: [],
  score: nothing,
  objective: null,
};
const kept = {
  id: "war-band",
  called: { text: "deck-objective", args: { id: "war-band", name: "The War-Band" } },
  asks: { text: "throne-asks", args: { text: "Hold two Heroes", needs: "" } },
  points: 3,
};
const view = {
  options: {},
  asked: "choose",
  to_act: [0],
  centre: ["macha", "aoibheall"],
  players: [
    { ...player, cards: ["queen-medb"], score: { ...nothing, cards: 5, total: 5 } },
    { ...player },
  ],
  first: 0,
  opening: [3, 1],
  turn: {
    seat: 0,
    target: null,
    filled: [],
    standard: 4,
    red: false,
    roll: "SSK1",
    targets: [
      {
        card: "macha",
        from: null,
        open: [{ line: "1", needs: "S", chance: 0.8 }],
        least: 1,
        chance: 0.5,
      },
    ],
  },
  own: { seat: 0, drawn: [kept], kept, score: nothing },
} as unknown as ThroneView;
const seen = { view, seat: 0, names: ["Ann", "Brian"], options: {} };
const part = (title: RegExp) => text(seen).find((one) => title.test(one.title))?.lines ?? [];

test("dice, cards and players are told", () => {
  expect(part(/^This turn/)).toEqual(["Ann has rolled 2 Spirals, a Knot and one Spear."]);
  const macha = part(/^Ulster/).find((line) => line.startsWith("Macha"));
  expect(macha).toMatch(/^Macha, Spirit, 2 points\. Line 1: a Spiral\..* Chance now: 50 %\.$/);
  expect(part(/^Connacht/)[0]).toContain("Held by Ann.");
  expect(part(/^Players/)).toEqual([
    "Ann: 5 points, with Queen Medb.",
    "Brian: 0 points, no cards.",
  ]);
});

test("only one's own Objective is told", () => {
  expect(part(/^Your Objective/)).toEqual(["The War-Band: Hold two Heroes. 3 points."]);
  const other = text({ ...seen, view: { ...view, own: null }, seat: null });
  expect(other.some(({ title }) => title === "Your Objective")).toBe(false);
});

test("actions are told by what they do", () => {
  expect(deed("fill macha 1 S", seen)).toBe("Lay a Spiral on Macha, line 1");
  expect(deed("fill macha steal S", seen)).toBe("Lay a Spiral on Macha, to steal it");
  expect(deed("aside K", seen)).toBe("Set aside a Knot");
  expect(deed("keep war-band", seen)).toMatch(/^Keep The War-Band: Hold two Heroes\./);
  expect(deed("sing", seen)).toBe("sing");
});

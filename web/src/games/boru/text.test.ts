import { expect, test } from "vitest";
import { ownForTests, tableForTests } from "./fixture";
import { deed, text } from "./text";
import type { BoruView } from "./types";

const own = { ...ownForTests(), hand: [1, 25] };
const view: BoruView = { table: tableForTests({ monasteries: ["D2"] }), own };
const seen = { view, seat: 0, names: ["Ann", "Brian", "Cara", "Dara"], options: {} };
const part = (title: string) => text(seen).find((one) => one.title === title)?.lines ?? [];

test("the round, the trick and the hand are told", () => {
  expect(part("The round")[0]).toBe("Round 1 of 4. Raiders left: 14.");
  expect(part("The trick")).toContain("Cara is winning.");
  expect(part("The trick").filter((line) => line.includes("has played"))).toHaveLength(4);
  expect(part("Your hand")).toHaveLength(2);
  expect(part("Your hand")[0]).toMatch(
    /^yellow 1\. If you win: Take the marker .+ town\. .+\. If you lose: first: .+\.$/,
  );
  expect(part("Your hand")[0]).not.toMatch(/, [A-Z]/);
  expect(part("Cards to pick from")).toEqual([]);
});

test("every town is told once, with its region, its disc and what stands on it", () => {
  const towns = text(seen).flatMap(({ lines }) =>
    lines.filter((line) => / disc| no disc/.test(line)),
  );
  expect(towns.filter((line) => !line.startsWith("Worth")).length).toBeGreaterThanOrEqual(53);
  expect(part("Dubhlinn").some((line) => line.includes("Ann’s disc, with a monastery"))).toBe(true);
});

test("a spectator hears no hand", () => {
  const told = text({ ...seen, view: { ...view, own: null }, seat: null });
  expect(told.map(({ title }) => title)).not.toContain("Your hand");
});

test("actions are told by what they do", () => {
  expect(deed("pick 1 25", seen)).toMatch(/^Keep \S+ 1 and \S+ 25$/);
  expect(deed("play 25", seen)).toMatch(/^Play \S+ 25$/);
  expect(deed("mark D2", seen)).toMatch(/^Put the marker on .+, Dubhlinn$/);
  expect(deed("top buy 2", seen)).toMatch(/; buy 2 more$/);
  expect(deed("bottom expand D2", seen)).toMatch(/; expand to .+ for five coins$/);
  expect(deed("top", seen)).not.toContain("five coins");
  expect(deed("sail away", seen)).toBe("sail away");
});

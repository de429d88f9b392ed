import { describe, expect, it } from "vitest";
import { readRecord, recordNames } from "../../../tests/records";
import {
  asideOf,
  choicesOf,
  eighthFirst,
  fillable,
  placesOf,
  takes,
  typedAction,
  uses,
  waysOf,
} from "./actions";
import { readDice } from "./dice";

const legal = [
  "fill macha 1 S",
  "fill macha 2 S3",
  "fill macha 2 S12",
  "fill bull 3 233rT",
  "fill bull 3 33r2",
  "fill bull 3 33r3",
  "fill bull steal rS",
  "aside S",
  "aside 3",
  "aside rS",
];
const roll = readDice("SS1233rS");

describe("choices", () => {
  it("sorts every action of the rules", () => {
    const choices = choicesOf([
      ...legal,
      "keep two-bulls",
      "die extra",
      "die none",
      "thumb-war yes",
      "thumb-war no",
      "dance",
      "fill x 1 nothing",
      "fill a b c d",
    ]);
    expect(choices.keeps).toEqual([{ action: "keep two-bulls", objective: "two-bulls" }]);
    expect(choices.eighths.map(({ die }) => die)).toEqual(["extra", "none"]);
    expect(choices.votes.map(({ yes }) => yes)).toEqual([true, false]);
    expect(choices.fills).toHaveLength(7);
    expect(choices.asides).toHaveLength(3);
    expect(choices.others).toEqual(["dance", "fill x 1 nothing", "fill a b c d"]);
  });

  it("never invents an action", () => {
    const { fills, asides } = choicesOf(legal);
    const all = [...fills, ...asides].map(({ action }) => action);
    expect(all.sort()).toEqual([...legal].sort());
  });

  it("offers the fewest dice first", () => {
    const choices = choicesOf(legal);
    const ways = waysOf(choices, "macha", "2");
    expect(ways.map(({ action }) => action)).toEqual(["fill macha 2 S3", "fill macha 2 S12"]);
    expect(waysOf(choices, "macha", "9")).toEqual([]);
    expect([...fillable(choices)]).toEqual(["macha 1", "macha 2", "bull 3", "bull steal"]);
  });

  it("knows which dice of the roll a way takes, the red one whatever it counts as", () => {
    const [, , , fill] = choicesOf(legal).fills;
    expect(placesOf(fill!, roll)).toEqual([3, 4, 5, 6]);
    expect(takes(fill!, readDice("233rS"))).toBe(true);
    expect(takes(fill!, readDice("33rS"))).toBe(false);
    expect(uses(fill!, readDice("3rS"))).toBe(true);
    expect(uses(fill!, readDice("333"))).toBe(false);
    expect(uses(fill!, readDice("S"))).toBe(false);
    expect(placesOf(fill!, readDice("SS"))).toBeNull();
  });

  it("sets aside what may be set aside", () => {
    const choices = choicesOf(legal);
    expect(asideOf(choices, { face: "S", red: false })?.action).toBe("aside S");
    expect(asideOf(choices, { face: "S", red: true })?.action).toBe("aside rS");
    expect(asideOf(choices, { face: "1", red: false })).toBeNull();
  });

  it("reads what is typed", () => {
    expect(typedAction("aside s", legal)).toBe("aside S");
    expect(typedAction("bull steal", legal)).toBe("fill bull steal rS");
    expect(typedAction("macha", legal)).toBeNull();
    expect(typedAction("  ", legal)).toBeNull();
  });

  it("understands every action of whole recorded games", () => {
    const games = recordNames.filter((name) => readRecord(name).game === "high-throne");
    expect(games.length).toBeGreaterThan(3);
    for (const name of games) {
      const record = readRecord(name);
      const done = record.actions.filter(({ by }) => by !== "chance").map((one) => one.do);
      expect(choicesOf(done).others, name).toEqual([]);
    }
  });
});

it("rolls with the eighth die unless somebody says no, and with the red one rather than a plain one", () => {
  const first = (...legal: string[]) => eighthFirst(choicesOf(legal))?.action;
  expect(first("die none", "die extra", "die red")).toBe("die red");
  expect(first("die none", "die extra")).toBe("die extra");
  expect(first("aside S")).toBeUndefined();
});

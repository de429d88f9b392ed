import { describe, expect, it } from "vitest";
import type { Heard } from "../../wire";
import { ownDeck } from "./deck";
import { writeDice } from "./dice";
import { chancesBefore, lasts, openingRolls, scenesOf } from "./scenes";
import type { ThroneView, TurnView } from "./types";

const told = (...seen: object[]): Heard[] =>
  seen.map((one) => {
    const { event } = one as Heard["seen"];
    return { seen: one as Heard["seen"], text: { text: event } };
  });
const turn = (more: Partial<TurnView>): ThroneView =>
  ({
    turn: {
      seat: 1,
      target: null,
      filled: [],
      standard: 7,
      red: false,
      roll: "SSTK123",
      targets: [],
      ...more,
    },
  }) as unknown as ThroneView;
const deck = ownDeck();

describe("scenes", () => {
  it("show a placing before the next roll, which is the view itself", () => {
    const heard = told(
      {
        event: "filled",
        seat: 1,
        card: "Macha",
        line: "S",
        dice: "S",
        left: "STK123",
        begins: true,
      },
      { event: "rolled", seat: 1, dice: "STK123" },
    );
    const scenes = scenesOf(turn({}), heard, turn({ roll: "STK123" }), deck);
    expect(scenes).toHaveLength(1);
    expect(scenes[0]).toMatchObject({ card: "macha", after: false, seat: 1, rolled: false });
    expect(scenes[0]!.text).toEqual({ text: "filled" });
    expect(writeDice(scenes[0]!.leaving)).toBe("S");
    expect(writeDice(scenes[0]!.dice)).toBe("SSTK123");
  });

  it("show rolls that are gone again, gains and locks", () => {
    const heard = told(
      { event: "set-aside", seat: 1, face: "K", red: false, left: "SST123" },
      { event: "rolled", seat: 1, dice: "SS" },
      { event: "filled", seat: 1, card: "Macha", line: "S", dice: "S", open: 0, begins: false },
      { event: "gained", seat: 1, card: "Macha", points: 2 },
      { event: "region-locked", seat: 1, region: "Ulster", points: 16 },
      { event: "turn-begins", seat: 0 },
      { event: "rolled", seat: 0, dice: "TTTTTTT" },
      { event: "something-new", seat: 0 },
    );
    const after = turn({ seat: 0, roll: "TTTTTTT" });
    const scenes = scenesOf(turn({ target: "macha" }), heard, after, deck);
    expect(scenes.map(({ seen }) => seen.event)).toEqual([
      "set-aside",
      "rolled",
      "filled",
      "gained",
      "region-locked",
    ]);
    expect(scenes.map((scene) => scene.after)).toEqual([false, false, false, true, true]);
  });

  it("leave the dice in the tray that the rules say are left", () => {
    const heard = told(
      { event: "filled", seat: 1, card: "Macha", line: "S", dice: "rS", left: "TT", open: 1 },
      { event: "turn-ends", seat: 1 },
    );
    const [, ends] = scenesOf(turn({ roll: "TTrK" }), heard, turn({ seat: 0, roll: null }), deck);
    expect(writeDice(ends!.dice)).toBe("TT");
  });

  it("show the rolls for the first turn", () => {
    const heard = told(
      { event: "opening-roll", seat: 0, dice: "SSSSSS1", spears: 1 },
      { event: "opening-roll", seat: 1, dice: "SSSSSS3", spears: 3 },
      { event: "first", seat: 1, spears: 3 },
      { event: "turn-begins", seat: 1 },
      { event: "rolled", seat: 1, dice: "SSTK123" },
    );
    const scenes = scenesOf(null, heard, turn({}), deck);
    expect(scenes.map(({ seen }) => seen.event)).toEqual(["opening-roll", "opening-roll", "first"]);
  });

  it("hurry when many wait, and are not too many", () => {
    const heard = told(
      ...Array.from({ length: 90 }, () => ({ event: "set-aside", seat: 1, face: "K", red: false })),
    );
    const scenes = scenesOf(turn({}), heard, turn({}), deck);
    expect(scenes).toHaveLength(24);
    expect(lasts(scenes[0]!, 400, 1)).toBe(400);
    expect(lasts(scenes[0]!, 400, 20)).toBe(200);
  });
});

describe("rolls for the first turn", () => {
  const roll = (seat: number) => ({ event: "opening-roll", seat, dice: "S1", spears: 1 });

  it("are the last that was heard of until somebody plays", () => {
    const both = told(
      roll(0),
      roll(1),
      { event: "first", seat: 1 },
      { event: "turn-begins", seat: 1 },
    );
    expect(openingRolls(both).map(({ seat }) => seat)).toEqual([0, 1]);
    const later = [...both, ...told({ event: "rolled", seat: 1, dice: "S" })];
    expect(openingRolls(later)).toEqual([]);
    expect(openingRolls([])).toEqual([]);
  });
});

describe("chances before a roll", () => {
  const target = { card: "macha", from: null, open: [], least: 1, chance: 0.9, before: 0.5 };

  it("are what the rules tell of them", () => {
    expect(chancesBefore(turn({ targets: [target] })).get("macha")).toBe(0.5);
    expect(chancesBefore(turn({ targets: [target], roll: null })).size).toBe(0);
  });
});

import { describe, expect, it } from "vitest";
import type { Heard } from "../../wire";
import { ownDeck } from "./deck";
import { writeDice } from "./dice";
import { chancesBefore, lasts, openingRolls, scenesOf } from "./scenes";
import type { ThroneView, TurnView } from "./types";

const told = (...seen: object[]): Heard[] =>
  seen.map((one) => ({ seen: one as Heard["seen"], words: "" }));
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
      { event: "filled", seat: 1, card: "Macha", line: "S", dice: "S", open: 1, begins: true },
      { event: "rolled", seat: 1, dice: "STK123" },
    );
    const scenes = scenesOf(turn({}), heard, turn({ roll: "STK123" }), deck);
    expect(scenes).toHaveLength(1);
    expect(scenes[0]).toMatchObject({ card: "macha", after: false, seat: 1, rolled: false });
    expect(writeDice(scenes[0]!.leaving)).toBe("S");
    expect(writeDice(scenes[0]!.dice)).toBe("SSTK123");
  });

  it("show rolls that are gone again, gains and locks", () => {
    const heard = told(
      { event: "set-aside", seat: 1, face: "K", red: false },
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
  const open = (line: string, chance: number | null) => ({ line, needs: "S", chance });
  const target = (chance: number, ...lines: ReturnType<typeof open>[]) => ({
    card: "macha",
    from: null,
    open: lines,
    least: 1,
    chance,
  });

  it("is that of the line that was filled", () => {
    const before = turn({ targets: [target(0.7, open("1", 0.6), open("2", 0.7))] });
    const view = turn({ target: "macha", targets: [target(0.9, open("2", 0.9))] });
    const heard = told({ event: "filled", seat: 1, card: "Macha" }, { event: "rolled", seat: 1 });
    expect(chancesBefore(before, heard, view).get("macha")).toBe(0.6);
  });

  it("is that of setting aside where nothing else was possible", () => {
    const before = turn({ targets: [target(0.4, open("1", null))] });
    const heard = told({ event: "set-aside", seat: 1, face: "K" }, { event: "rolled", seat: 1 });
    const view = turn({ targets: [target(0.9, open("1", 0.9))] });
    expect(chancesBefore(before, heard, view).get("macha")).toBe(0.4);
    const could = turn({ targets: [target(0.4, open("1", 0.2))] });
    expect(chancesBefore(could, heard, view).size).toBe(0);
  });

  it("is what the server tells, if it does", () => {
    const told = turn({ targets: [{ ...target(0.9, open("1", 0.9)), before: 0.5 }] });
    expect(chancesBefore(null, [], told).get("macha")).toBe(0.5);
  });

  it("is not known after the turn of another", () => {
    const heard = told({ event: "turn-begins", seat: 1 }, { event: "rolled", seat: 1 });
    expect(chancesBefore(turn({ seat: 0 }), heard, turn({})).size).toBe(0);
    expect(chancesBefore(null, heard, turn({})).size).toBe(0);
  });
});

import { afterEach, describe, expect, it } from "vitest";
import { settings } from "../../app/settings.svelte";
import type { Heard } from "../../wire";
import { momentsOf, rollNext, unrolled } from "./moments";
import type { ThroneView } from "./types";

const told = (...seen: object[]): Heard[] => seen.map((one) => ({ seen: one as Heard["seen"] }));
const target = {
  card: "macha",
  from: null,
  open: [{ line: "1", needs: "S", chance: 0.8 }],
  least: 1,
  chance: 0.9,
  before: 0.5,
};
const score = { cards: 4, regions: 0, objective: 0, total: 4 };
const view = (roll: string | null, more: object = {}): ThroneView =>
  ({
    asked: "choose",
    first: 0,
    opening: [],
    outcome: null,
    players: [{ cards: [], locked_cards: [], score }],
    turn: {
      seat: 0,
      target: null,
      filled: [],
      standard: 6,
      red: false,
      roll,
      fits: true,
      targets: [target],
    },
    ...more,
  }) as unknown as ThroneView;
const aside = { event: "set-aside", seat: 0, face: "K", red: false, left: "STTT12" };
const rolled = (seat: number) => ({ event: "rolled", seat, dice: "SSTT12" });
const base = { names: ["Ann", "Bob"], options: {}, pace: 400, live: true };

afterEach(() => {
  settings.all.rolls = false;
});

describe("moments", () => {
  const heard = told(aside, rolled(0));
  const change = { ...base, before: view("KSTTT12"), heard, after: view("SSTT12"), seat: 0 };

  it("let one's own dice wait in the hand until they are rolled", () => {
    const [laid, waits, there] = momentsOf(change);
    expect(laid!.view.scene?.seen.event).toBe("set-aside");
    expect(laid!.heard).toEqual([heard[0]]);
    expect(waits!.asks).toMatch(/roll/);
    // Nothing of the roll is known before it is made: no face, no chance, no line that it fills.
    expect(waits!.view.turn).toMatchObject({ roll: null, fits: false });
    expect(waits!.view.turn!.targets[0]).toMatchObject({ chance: 0.5, open: [{ chance: null }] });
    expect(waits!.heard).toEqual([]);
    expect(there!.view).toBe(change.after);
    expect(there!.heard).toEqual([heard[1]]);
  });

  it("ask for no roll of others, of the past, or that was wanted already", () => {
    const asks = (more: object) => momentsOf({ ...change, ...more }).some(({ asks }) => asks);
    expect(asks({})).toBe(true);
    expect(asks({ seat: 1 })).toBe(false);
    expect(asks({ seat: null })).toBe(false);
    expect(asks({ live: false })).toBe(false);
    rollNext();
    expect(asks({})).toBe(false);
    expect(asks({})).toBe(true);
    settings.all.rolls = true;
    expect(asks({})).toBe(false);
  });

  it("are none where a roll is all that has happened and nobody is asked for it", () => {
    expect(momentsOf({ ...change, heard: told(rolled(1)), seat: 0 })).toEqual([]);
  });

  it("let a card travel to whoever gains it before it counts", () => {
    const gained = { event: "gained", seat: 0, card: "Macha", points: 2, die: null, from: 1 };
    const after = view(null, { players: [{ ...change.after.players[0], cards: ["macha"] }] });
    const [one] = momentsOf({ ...change, heard: told(gained), after });
    expect(one).toMatchObject({ travels: 400, rests: 600 });
    expect(one!.view.players[0]!.cards).toEqual(["macha"]);
    expect(momentsOf({ ...change, heard: told(gained), after, pace: 1000 })[0]!.travels).toBe(500);
  });

  it("count an Objective when it is shown, and tell the end last", () => {
    const player = { ...change.after.players[0]!, objective: { id: "bulls" } };
    const players = [0, 1].map(() => ({
      ...player,
      score: { ...score, objective: 3, total: 7 },
    }));
    const after = view(null, { asked: "nothing", outcome: { winners: [0] }, players });
    const shown = (seat: number) => ({ event: "objective-shown", seat, objective: "x", points: 3 });
    const heard = told({ event: "centre-empty" }, shown(0), shown(1));
    const moments = momentsOf({ ...change, heard, after });
    const totals = moments.map(({ view }) => view.players.map(({ score }) => score.total));
    expect(totals).toEqual([
      [4, 4],
      [7, 4],
      [7, 7],
      [7, 7],
    ]);
    expect(moments.slice(0, 3).every(({ view }) => view.outcome === null)).toBe(true);
    expect(moments.at(-1)!.view).toBe(after);
  });

  it("gather the rolls for the first turn", () => {
    const roll = (seat: number, spears: number, ...rolled: (number | null)[]) => ({
      event: "opening-roll",
      seat,
      dice: "S1",
      spears,
      rolled,
    });
    const tied = { event: "opening-tied", seats: [0, 1], spears: 4 };
    const heard = told(roll(0, 4, 4, null), roll(1, 4, 4, 4), tied, roll(0, 3, 3, null));
    const before = view(null, { first: null, opening: [null, null], turn: null });
    const moments = momentsOf({ ...change, before, heard, after: before });
    const counts = moments.slice(0, 4).map(({ view }) => view.scene?.opening.length);
    expect(counts).toEqual([1, 2, 2, 1]);
  });
});

it("a table without a turn has no dice to cover", () => {
  const none = view(null, { turn: null });
  expect(unrolled(none)).toBe(none);
});

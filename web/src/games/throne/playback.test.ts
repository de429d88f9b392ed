import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Heard } from "../../wire";
import { ownDeck } from "./deck";
import { Playback } from "./playback.svelte";
import type { ThroneView } from "./types";

const view = (roll: string): ThroneView =>
  ({
    first: 0,
    opening: [],
    turn: { seat: 0, target: null, roll, red: false, targets: [] },
  }) as unknown as ThroneView;
const heard = (dice: string): Heard[] => [
  { seen: { event: "set-aside", seat: 0, face: "K", red: false } },
  { seen: { event: "rolled", seat: 0, dice } },
];
const deck = ownDeck();

describe("playback", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows each scene for its time and comes to rest", () => {
    const first = view("SK");
    const second = view("S");
    const playback = new Playback(first);
    playback.arrive({ view: second, before: first, heard: heard("S"), deck, pace: 400 });
    expect(playback.step.scene?.seen.event).toBe("set-aside");
    expect(playback.atRest).toBe(false);
    vi.advanceTimersByTime(400);
    expect(playback.atRest).toBe(true);
    expect(playback.step).toMatchObject({ scene: null, view: second, rolled: true });
    expect(playback.rolls).toBe(1);
  });

  it("lets a second change wait for the first", () => {
    const views = [view("SKK"), view("SK"), view("S")];
    const playback = new Playback(views[0]!);
    for (const place of [1, 2]) {
      playback.arrive({
        view: views[place]!,
        before: views[place - 1]!,
        heard: heard(place === 1 ? "SK" : "S"),
        deck,
        pace: 400,
      });
    }
    expect(playback.step.view).toBe(views[0]);
    vi.advanceTimersByTime(400);
    expect(playback.step).toMatchObject({ view: views[1], scene: null });
    expect(playback.atRest).toBe(false);
    vi.advanceTimersByTime(800);
    expect(playback.atRest).toBe(true);
  });

  it("gathers the rolls for the first turn", () => {
    const start = { first: null, opening: [null, null], turn: null } as unknown as ThroneView;
    const playback = new Playback(start);
    const roll = (seat: number, spears: number, ...rolled: (number | null)[]): Heard => ({
      seen: { event: "opening-roll", seat, dice: "S", spears, rolled },
    });
    const tied: Heard = { seen: { event: "opening-tied", seats: [0, 1], spears: 4 } };
    const all = [roll(0, 4, 4, null), roll(1, 4, 4, 4), tied, roll(0, 3, 3, null)];
    playback.arrive({ view: view("S"), before: start, heard: all, deck, pace: 100 });
    expect(playback.opening).toEqual([{ seat: 0, spears: 4 }]);
    vi.advanceTimersByTime(150);
    expect(playback.opening).toHaveLength(2);
    vi.advanceTimersByTime(350);
    expect(playback.opening).toEqual([{ seat: 0, spears: 3 }]);
    vi.advanceTimersByTime(1000);
    expect(playback.opening).toEqual([]);
  });

  it("can be skipped", () => {
    const playback = new Playback(view("SK"));
    const last = view("S");
    playback.arrive({ view: last, before: view("SK"), heard: heard("S"), deck, pace: 400 });
    playback.skip();
    expect(playback.atRest).toBe(true);
    expect(playback.moving).toBe(false);
    expect(playback.step.view).toBe(last);
    vi.advanceTimersByTime(5000);
    expect(playback.step.view).toBe(last);
  });

  it("jumps without motion, and knows what it has shown already", () => {
    const playback = new Playback(view("SK"));
    const last = view("S");
    playback.arrive({ view: last, before: null, heard: heard("S"), deck, pace: 400 });
    expect(playback.atRest).toBe(true);
    expect(playback.step.rolled).toBe(false);
    playback.arrive({ view: last, before: view("SK"), heard: heard("S"), deck, pace: 400 });
    expect(playback.atRest).toBe(true);
  });

  it("knows the chances before a roll from the first moment, if they are told", () => {
    const told = view("SK");
    told.turn!.targets = [
      { card: "macha", from: null, open: [], least: 1, chance: 0.9, before: 0.5 },
    ];
    expect(new Playback(told).step.before.get("macha")).toBe(0.5);
    expect(new Playback(view("SK")).step.before.size).toBe(0);
  });

  it("lets a roll lie once it has been seen", () => {
    const playback = new Playback(view("SK"));
    const last = view("S");
    playback.arrive({ view: last, before: view("SK"), heard: heard("S"), deck, pace: 400 });
    vi.advanceTimersByTime(500);
    expect([playback.atRest, playback.moving]).toEqual([true, true]);
    vi.advanceTimersByTime(1000);
    expect(playback.moving).toBe(false);
  });

  it("skips what comes right after it, but nothing later", () => {
    const views = ["SKT1", "SKT", "SK", "S"].map(view);
    const playback = new Playback(views[0]!);
    const arrive = (place: number) =>
      playback.arrive({
        view: views[place]!,
        before: views[place - 1]!,
        heard: heard(views[place]!.turn!.roll!),
        deck,
        pace: 400,
      });
    arrive(1);
    playback.skip();
    vi.advanceTimersByTime(200);
    arrive(2);
    expect([playback.atRest, playback.moving]).toEqual([true, false]);
    vi.advanceTimersByTime(2000);
    arrive(3);
    expect(playback.moving).toBe(true);
  });
});

// What has happened between two views, cut into scenes that are shown one after the other. Rolls and
// placings come from the server in one message, but at a table they are seen one by one.

import type { Heard, Seat } from "../../wire";
import type { Deck } from "./deck";
import { readDice, without, type Die } from "./dice";
import type { ThroneSeen, ThroneView } from "./types";

export interface Scene {
  seen: ThroneSeen;
  /** Whose doing it is. */
  seat: Seat | null;
  /** The dice that lie in the tray. */
  dice: Die[];
  /** Whether they have just been rolled. */
  rolled: boolean;
  /** The dice that go to a card, or aside. */
  leaving: Die[];
  /** The card that it is about. */
  card: string | null;
  /** Whether the cards lie already as they do afterwards. */
  after: boolean;
  /** How long it takes, in paces. */
  paces: number;
}

/** More scenes than these are not looked at one by one by anybody. */
const MOST = 24;

/** The scenes of what was heard. A roll that still lies on the table is no scene: it is the view. */
export function scenesOf(
  before: ThroneView | null,
  heard: readonly Heard[],
  view: ThroneView,
  deck: Deck,
): Scene[] {
  const scenes: Scene[] = [];
  let dice = readDice(before?.turn?.roll);
  let target = before?.turn?.target ?? null;
  let after = false;
  const events = heard.map(({ seen }) => seen as unknown as ThroneSeen);
  const lastRoll = events.map((seen) => seen.event).lastIndexOf("rolled");
  events.forEach((seen, place) => {
    const scene = (more: Partial<Scene>) =>
      scenes.push({
        seen,
        seat: "seat" in seen ? seen.seat : null,
        dice,
        rolled: false,
        leaving: [],
        card: target,
        after,
        paces: 1,
        ...more,
      });
    switch (seen.event) {
      case "opening-roll":
        dice = readDice(seen.dice);
        scene({ dice, rolled: true, card: null, paces: 1.5 });
        break;
      case "opening-tied":
      case "first":
        scene({ card: null, paces: 2 });
        dice = [];
        break;
      case "turn-begins":
        dice = [];
        target = null;
        break;
      case "rolled":
        dice = readDice(seen.dice);
        if (place !== lastRoll || view.turn?.roll !== seen.dice) scene({ dice, rolled: true });
        break;
      case "filled": {
        const leaving = readDice(seen.dice);
        target = deck.named(seen.card)?.id ?? target;
        scene({ leaving, card: target });
        dice = without(dice, leaving);
        break;
      }
      case "set-aside": {
        const leaving = readDice(seen.red ? `r${seen.face}` : seen.face);
        scene({ leaving });
        dice = without(dice, leaving);
        break;
      }
      case "gained":
        after = true;
        scene({ card: deck.named(seen.card)?.id ?? target, after, paces: 1.5 });
        break;
      case "region-locked":
        scene({ after: true, paces: 2 });
        break;
      case "turn-ends":
        scene({ paces: 1.5 });
        break;
      case "centre-empty":
      case "objective-shown":
      case "tied":
      case "declined":
      case "toss":
        dice = [];
        scene({ card: null, after: true, paces: 3 });
        break;
      default:
        // What needs no scene, and what a newer server tells.
        break;
    }
  });
  return scenes.slice(-MOST);
}

type OpeningRoll = Extract<ThroneSeen, { event: "opening-roll" }>;

/** The rolls for the first turn, if they are the last that was heard of, with what came of them. */
export function openingRolls(heard: readonly Heard[]): OpeningRoll[] {
  const events = heard.map(({ seen }) => seen as unknown as ThroneSeen);
  const last = events.map(({ event }) => event).lastIndexOf("opening-roll");
  const after = events.slice(last + 1);
  const rest = ["opening-tied", "first", "turn-begins"];
  if (last < 0 || !after.every(({ event }) => rest.includes(event))) return [];
  return events.filter((seen) => seen.event === "opening-roll");
}

/** How long a scene is shown, when so many wait: whoever is far behind catches up. */
export function lasts(scene: Scene, pace: number, waiting: number): number {
  const hurry = Math.min(1, 10 / Math.max(1, waiting));
  return Math.round(pace * scene.paces * hurry);
}

/** The chance of each card before the dice of this view were rolled, as far as it was told. */
export function chancesBefore(
  before: ThroneView | null,
  heard: readonly Heard[],
  view: ThroneView,
): Map<string, number> {
  const known = new Map<string, number>();
  const { turn } = view;
  for (const target of turn?.roll ? turn.targets : []) {
    if (target.before !== undefined) known.set(target.card, target.before);
  }
  if (known.size > 0) return known;
  if (!before?.turn || !turn?.roll || before.turn.seat !== turn.seat) return known;
  const events = heard.map(({ seen }) => seen as unknown as ThroneSeen);
  if (events.some(({ event }) => event === "turn-begins")) return known;
  const done = events.find(({ event }) => ["filled", "set-aside", "die-taken"].includes(event));
  const targets = before.turn.targets;
  if (before.turn.roll === null) {
    // Told for whoever takes the best die; without one it was less.
    if (done?.event === "die-taken" && done.die === null) return known;
    for (const target of targets) known.set(target.card, target.chance);
  } else if (done?.event === "filled") {
    const [now] = turn.targets;
    const old = targets.find((target) => target.card === now?.card);
    const open = new Set(now?.open.map(({ line }) => line));
    const line = old?.open.find((one) => !open.has(one.line));
    if (now && line && line.chance !== null) known.set(now.card, line.chance);
  } else if (done?.event === "set-aside" && !before.turn.red) {
    // Where no line could be filled, the chance was that of setting a die aside.
    for (const target of targets) {
      if (target.open.every((line) => line.chance === null)) known.set(target.card, target.chance);
    }
  }
  return known;
}

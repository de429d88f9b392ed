// What has happened between two views, cut into scenes that are shown one after the other. Rolls and
// placings come from the server in one message, but at a table they are seen one by one.

import type { Heard, Message, Seat } from "../../wire";
import type { Deck } from "./deck";
import { readDice, type Die } from "./dice";
import type { ThroneSeen, ThroneView } from "./types";

export interface Scene {
  seen: ThroneSeen;
  /** What is said of it. */
  text: Message | null;
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
  /** What was rolled for the first turn, as far as it was shown. */
  opening: Opening;
}

export type Opening = { seat: Seat; spears: number }[];

export function openingOf(rolled: readonly (number | null)[]): Opening {
  return rolled.flatMap((spears, seat) => (spears === null ? [] : [{ seat, spears }]));
}

/** What was rolled for the first turn as far as this change; once it has begun, nobody looks any more. */
export function openingTold(heard: readonly Heard[], view: ThroneView): Opening {
  if (view.turn?.roll != null) return [];
  const told = openingRolls(heard).at(-1)?.rolled;
  return openingOf(told ?? (view.first === null ? view.opening : []));
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
        text: heard[place]!.text ?? null,
        seat: "seat" in seen ? seen.seat : null,
        dice,
        rolled: false,
        leaving: [],
        card: target,
        after,
        paces: 1,
        opening: [],
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
        dice = readDice(seen.left);
        break;
      }
      case "set-aside": {
        const leaving = readDice(seen.red ? `r${seen.face}` : seen.face);
        scene({ leaving });
        dice = readDice(seen.left);
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

/** The chance of each card before the dice of this view were rolled. */
export function chancesBefore({ turn }: ThroneView): Map<string, number> {
  return new Map(turn?.roll ? turn.targets.map(({ card, before }) => [card, before]) : []);
}

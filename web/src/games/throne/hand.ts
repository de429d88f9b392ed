// What the player has in hand: which dice of the roll are picked, for which line, and what the red
// die is to count as. Half a choice is kept until it is made, also when the page is loaded anew.

import {
  asideOf,
  placesOf,
  redFace,
  takes,
  uses,
  waysOf,
  type Choices,
  type Fill,
} from "./actions";
import { isFace, type Die, type Face } from "./dice";

export interface Aim {
  card: string;
  line: string;
}

export interface Hand {
  /** The places of the picked dice in the roll. */
  picked: number[];
  aim: Aim | null;
  /** What the red die is to count as, if somebody has said so. */
  wild: Face | null;
}

export const emptyHand: Hand = { picked: [], aim: null, wild: null };

function diceAt(roll: readonly Die[], places: readonly number[]): Die[] {
  return places.flatMap((place) => roll[place] ?? []);
}

/** Picks a die or lets it go. A line for which the dice are no use any more is let go as well. */
export function toggle(hand: Hand, place: number, choices: Choices, roll: readonly Die[]): Hand {
  if (!roll[place]) return hand;
  const picked = hand.picked.includes(place)
    ? hand.picked.filter((one) => one !== place)
    : [...hand.picked, place].sort((a, b) => a - b);
  const { aim } = hand;
  const fits =
    aim !== null &&
    picked.length > 0 &&
    waysOf(choices, aim.card, aim.line).some((way) => uses(way, diceAt(roll, picked)));
  return { picked, aim: fits ? aim : null, wild: fits ? hand.wild : null };
}

/** Turns to a line, with the picked dice if they are of use there, and the fewest others. */
export function aimAt(hand: Hand, aim: Aim, choices: Choices, roll: readonly Die[]): Hand | null {
  const ways = waysOf(choices, aim.card, aim.line);
  const dice = diceAt(roll, hand.picked);
  const way =
    ways.find((one) => takes(one, dice)) ?? ways.find((one) => uses(one, dice)) ?? ways[0];
  const places = way && placesOf(way, roll);
  return places ? { picked: places, aim, wild: null } : null;
}

/** Drops dice on a line, to those that lie there already; nothing if they are of no use there. */
export function dropOn(
  hand: Hand,
  places: readonly number[],
  aim: Aim,
  choices: Choices,
  roll: readonly Die[],
): Hand | null {
  const ways = waysOf(choices, aim.card, aim.line);
  const there = same(hand.aim, aim) ? hand.picked : [];
  const both = [...new Set([...there, ...places])].sort((a, b) => a - b);
  for (const picked of [both, [...places].sort((a, b) => a - b)]) {
    const dice = diceAt(roll, picked);
    if (picked.length > 0 && ways.some((way) => uses(way, dice)))
      return { picked, aim, wild: same(hand.aim, aim) ? hand.wild : null };
  }
  return null;
}

export function same(one: Aim | null, other: Aim | null): boolean {
  return one?.card === other?.card && one?.line === other?.line;
}

/** Takes one of the ways to fill the line, as it is offered. */
export function takeWay(hand: Hand, way: Fill, roll: readonly Die[]): Hand {
  const picked = placesOf(way, roll);
  if (!picked) return hand;
  return { picked, aim: { card: way.card, line: way.line }, wild: redFace(way) };
}

/** What can be done with what is in hand. */
export interface Ready {
  /** The action that lays the dice on the line, when they fill it. */
  fill: Fill | null;
  /** What the red die may count as, where there is a choice. */
  wilds: Face[];
  /** The action that sets the one picked die aside. */
  aside: string | null;
  /** The lines for which the picked dice are of use, as "card line"; and those that they fill. */
  useful: Set<string>;
  filled: Set<string>;
}

export function readyOf(hand: Hand, choices: Choices, roll: readonly Die[]): Ready {
  const dice = diceAt(roll, hand.picked);
  const useful = new Set<string>();
  const filled = new Set<string>();
  for (const fill of choices.fills) {
    if (!uses(fill, dice)) continue;
    useful.add(`${fill.card} ${fill.line}`);
    if (takes(fill, dice)) filled.add(`${fill.card} ${fill.line}`);
  }
  const exact = hand.aim
    ? waysOf(choices, hand.aim.card, hand.aim.line).filter((way) => takes(way, dice))
    : [];
  const faces = exact.flatMap((way) => redFace(way) ?? []);
  const fill = exact.find((way) => hand.wild !== null && redFace(way) === hand.wild) ?? exact[0];
  const [only] = dice;
  return {
    fill: fill ?? null,
    wilds: faces.length > 1 ? faces : [],
    aside: dice.length === 1 ? (asideOf(choices, only!)?.action ?? null) : null,
    useful,
    filled,
  };
}

/** The different sets of dice that fill the aimed line; what the red die counts as comes after. */
export function differentWays(ways: readonly Fill[]): Fill[] {
  const seen = new Set<string>();
  return ways.filter((way) => {
    const dice = way.dice.map((die) => (die.red ? "r" : die.face)).sort();
    const key = dice.join("");
    return !seen.has(key) && seen.add(key);
  });
}

/** A hand as text, to be kept under a name that belongs to this very roll. */
export function writeHand(hand: Hand): string {
  return JSON.stringify(hand);
}

/** Reads a kept hand. What does not fit this roll and what is legal in it is not taken up again. */
export function readHand(text: string | null, choices: Choices, roll: readonly Die[]): Hand {
  try {
    const read = JSON.parse(text ?? "null") as Partial<Hand> | null;
    if (!read || !Array.isArray(read.picked)) return emptyHand;
    const picked = read.picked.filter((place) => Number.isInteger(place) && roll[place]);
    if (picked.length !== read.picked.length) return emptyHand;
    const dice = diceAt(roll, picked);
    const { aim } = read;
    const fits =
      aim && waysOf(choices, aim.card, aim.line).some((way) => uses(way, dice)) ? aim : null;
    return { picked, aim: fits, wild: fits && isFace(read.wild ?? "") ? read.wild! : null };
  } catch {
    return emptyHand;
  }
}

// The legal actions as choices. Everything that can be chosen on the table is looked up here, and
// what comes out is always one of the texts that went in.

import { readDice, type Die, type Face } from "./dice";
import type { DieKind } from "./types";

export interface Fill {
  action: string;
  card: string;
  /** The number of the line, or "steal". */
  line: string;
  /** The dice as they count on the line. */
  dice: Die[];
}

export interface Aside {
  action: string;
  die: Die;
}

export interface Choices {
  keeps: { action: string; objective: string }[];
  eighths: { action: string; die: DieKind | "none" }[];
  fills: Fill[];
  asides: Aside[];
  votes: { action: string; yes: boolean }[];
  /** What a newer server allows and this page cannot draw. */
  others: string[];
}

/** What is rolled with unless one says no: the eighth die costs nothing, and a red one is the better one. */
export function eighthFirst({ eighths }: Choices): Choices["eighths"][number] | null {
  const rank = ({ die }: { die: DieKind | "none" }) => ["red", "extra", "none"].indexOf(die);
  return [...eighths].sort((a, b) => rank(a) - rank(b))[0] ?? null;
}

/** Sorts the legal actions into what they decide. */
export function choicesOf(legal: readonly string[]): Choices {
  const choices: Choices = {
    keeps: [],
    eighths: [],
    fills: [],
    asides: [],
    votes: [],
    others: [],
  };
  for (const action of legal) {
    if (!sort(choices, action)) choices.others.push(action);
  }
  return choices;
}

function sort(choices: Choices, action: string): boolean {
  const [verb, one, two, three, ...more] = action.split(" ");
  if (more.length > 0) return false;
  const words = [one, two, three].filter((word) => word !== undefined).length;
  if (verb === "keep" && words === 1) {
    choices.keeps.push({ action, objective: one! });
  } else if (verb === "die" && (one === "extra" || one === "red" || one === "none")) {
    choices.eighths.push({ action, die: one });
  } else if (verb === "fill" && words === 3) {
    const dice = readDice(three);
    if (dice.length === 0) return false;
    choices.fills.push({ action, card: one!, line: two!, dice });
  } else if (verb === "aside" && words === 1) {
    const [die] = readDice(one);
    if (!die) return false;
    choices.asides.push({ action, die });
  } else if (verb === "thumb-war" && (one === "yes" || one === "no")) {
    choices.votes.push({ action, yes: one === "yes" });
  } else return false;
  return true;
}

/** The ways to fill a line, those of the fewest dice first, and of these those without the red die. */
export function waysOf(choices: Choices, card: string, line: string): Fill[] {
  const ways = choices.fills.filter((fill) => fill.card === card && fill.line === line);
  const red = (fill: Fill) => (fill.dice.some((die) => die.red) ? 1 : 0);
  return ways
    .map((way, at) => ({ way, at }))
    .sort((a, b) => a.way.dice.length - b.way.dice.length || red(a.way) - red(b.way) || a.at - b.at)
    .map(({ way }) => way);
}

/** The lines that can be filled, as "card line". */
export function fillable(choices: Choices): Set<string> {
  return new Set(choices.fills.map((fill) => `${fill.card} ${fill.line}`));
}

/** Whether a way may be laid with these dice of the roll among others: the red Spiral is wild. */
export function uses(fill: Fill, picked: readonly Die[]): boolean {
  const counts = countsOf(fill.dice.filter((die) => !die.red));
  for (const die of picked) {
    if (die.red) {
      if (!fill.dice.some((laid) => laid.red)) return false;
      continue;
    }
    const left = counts.get(die.face) ?? 0;
    if (left === 0) return false;
    counts.set(die.face, left - 1);
  }
  return true;
}

/** Whether a way takes exactly these dice of the roll. */
export function takes(fill: Fill, picked: readonly Die[]): boolean {
  return fill.dice.length === picked.length && uses(fill, picked);
}

function countsOf(dice: readonly Die[]): Map<Face, number> {
  const counts = new Map<Face, number>();
  for (const die of dice) counts.set(die.face, (counts.get(die.face) ?? 0) + 1);
  return counts;
}

/** The places in a roll of the dice that a way takes; nothing if the roll does not have them. */
export function placesOf(fill: Fill, roll: readonly Die[]): number[] | null {
  const places: number[] = [];
  for (const die of fill.dice) {
    const at = roll.findIndex(
      (rolled, place) =>
        !places.includes(place) && rolled.red === die.red && (die.red || rolled.face === die.face),
    );
    if (at < 0) return null;
    places.push(at);
  }
  return places.sort((a, b) => a - b);
}

/** What sets a die of the roll aside, if that is allowed. */
export function asideOf(choices: Choices, die: Die): Aside | null {
  return (
    choices.asides.find((aside) => aside.die.red === die.red && aside.die.face === die.face) ?? null
  );
}

/** The face that the red die counts as in a way, if it is part of it. */
export function redFace(fill: Fill): Face | null {
  return fill.dice.find((die) => die.red)?.face ?? null;
}

/** Reads what somebody types: an action, or enough of one to know which. */
export function typedAction(text: string, legal: readonly string[]): string | null {
  const wanted = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return null;
  const exact = legal.find((action) => action.toLowerCase() === wanted.join(" "));
  if (exact) return exact;
  const fits = legal.filter((action) => {
    const words = action.toLowerCase().split(" ");
    let from = 0;
    return wanted.every((word) => {
      const at = words.findIndex((one, place) => place >= from && one.includes(word));
      from = at + 1;
      return at >= 0;
    });
  });
  return fits.length === 1 ? fits[0]! : null;
}

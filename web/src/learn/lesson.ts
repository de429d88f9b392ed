// A lesson is data: what is laid out, what is asked, and which tries are right. The rules are the
// server's; nothing here knows a game.

import type { Actor, Seat } from "../wire";

/** Something that is done, as in a record. */
export interface Entry {
  by: Actor;
  do: string;
}

export interface Step {
  id: string;
  /** The parts of the table that it is about; all are shown if none are named. */
  about?: string[];
  /** The game's options, if it is laid out anew; otherwise it goes on from the step before. */
  options?: Record<string, unknown>;
  seats?: number;
  /** What is done before the learner is asked. */
  before?: Entry[];
  seat: Seat;
  /** The answers to choose from, if it is a question. */
  answers?: string[];
  solution: string;
  /** Other tries that are right, with `*` for anything. */
  right?: string[];
  wrong?: { tries: string[]; say: string }[];
  /** What others do after a right try. */
  then?: Entry[];
}

export interface Lesson {
  game: string;
  steps: Step[];
}

/**
 * Who sits with the learner, in seat order. Names are names in every language, and the terminal has the
 * same (crates/ardri/src/learn/desk.rs): the texts of the lessons speak of them.
 */
export const RIVALS: readonly string[] = ["Gormlaith", "Fiachra", "Sitric", "Eithne", "Conn"];

/** Whether a try is right; if it is not, what explains it. */
export type Verdict = { right: true } | { right: false; say: string };

/** Whether a text fits a pattern in which `*` stands for anything. */
export function fits(pattern: string, text: string): boolean {
  const [first = "", ...rest] = pattern.split("*");
  if (rest.length === 0) return pattern === text;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  const last = rest.pop()!;
  for (const part of rest) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}

/** What is said of a try: `done`, or the name of the text that explains what is wrong with it. */
export function judge(step: Step, tried: string): Verdict {
  if (tried === step.solution || step.right?.some((pattern) => fits(pattern, tried)))
    return { right: true };
  if (step.answers) return { right: false, say: `wrong-${tried}` };
  const known = step.wrong?.find(({ tries }) => tries.some((pattern) => fits(pattern, tried)));
  return { right: false, say: known ? `wrong-${known.say}` : "wrong" };
}

/** A game and what has been done in it. */
export interface Place {
  options: Record<string, unknown>;
  seats: number;
  actions: Entry[];
}

/**
 * How the game stands when a step asks, and where it stood when the step began; nothing if there is
 * no such step, or none that lays the game out.
 */
export function placeOf({ steps }: Lesson, at: number): { begins: Place; asks: Place } | null {
  const step = steps[at];
  let from = at;
  while (from >= 0 && !steps[from]?.options) from -= 1;
  const first = steps[from];
  if (!step || !first?.options) return null;
  const { options, seats = 2 } = first;
  const actions = steps.slice(from, at).flatMap(endOf);
  const begins = { options, seats, actions };
  return { begins, asks: { ...begins, actions: [...actions, ...(step.before ?? [])] } };
}

/** All that a step does: a question does nothing by itself. */
function endOf({ before = [], seat, answers, solution, then = [] }: Step): Entry[] {
  return answers ? [...before, ...then] : [...before, { by: seat, do: solution }, ...then];
}

/** Every text that a step needs, as an attribute of its own message; the empty one is the task. */
export function textsOf({ answers, solution, wrong = [] }: Step): string[] {
  if (!answers) return ["", "title", "done", "wrong", ...wrong.map(({ say }) => `wrong-${say}`)];
  const others = answers.filter((answer) => answer !== solution);
  return [
    ...["", "title", "done"],
    ...answers.map((answer) => `answer-${answer}`),
    ...others.map((answer) => `wrong-${answer}`),
  ];
}

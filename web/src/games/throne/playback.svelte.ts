// Shows what happens one scene after the other, and then how things stand. Whoever does not want to
// wait skips to the end.

import type { Heard, Message, Seat } from "../../wire";
import type { Deck } from "./deck";
import { chancesBefore, lasts, openingRolls, scenesOf, type Scene } from "./scenes";
import type { ThroneView } from "./types";

/** What is on the screen: a scene, or at rest the view itself. */
export interface Step {
  scene: Scene | null;
  view: ThroneView;
  /** Whether the dice have just been rolled, to be shown so. */
  rolled: boolean;
  /** The chances before that roll, as far as they are known. */
  before: Map<string, number>;
  /** What was rolled for the first turn, at rest. */
  opening?: Opening;
  /** What is said of it. */
  text: Message | null;
}

export interface Arrival {
  view: ThroneView;
  before: ThroneView | null;
  heard: readonly Heard[];
  deck: Deck;
  pace: number;
}

const nothing = new Map<string, number>();

/** Whoever skips means what comes right after it, too: others' turns come in many small changes. */
const RIGHT_AFTER = 600;

/** How long dice roll at most, in milliseconds. */
export const LONGEST_ROLL = 700;

type Opening = { seat: Seat; spears: number }[];

function openingOf(rolled: readonly (number | null)[]): Opening {
  return rolled.flatMap((spears, seat) => (spears === null ? [] : [{ seat, spears }]));
}

/** What was rolled for the first turn as far as this change; once it has begun, nobody looks any more. */
function openingTold(heard: readonly Heard[], view: ThroneView): Opening {
  if (view.turn?.roll != null) return [];
  const told = openingRolls(heard).at(-1)?.rolled;
  return openingOf(told ?? (view.first === null ? view.opening : []));
}

function openingAfter(known: Opening, { scene, opening }: Step): Opening {
  if (!scene) return opening ?? [];
  const { seen } = scene;
  if (seen.event === "opening-roll") return openingOf(seen.rolled);
  return seen.event === "opening-tied" || seen.event === "first" ? known : [];
}

export class Playback {
  step = $state.raw<Step>()!;
  /** Counts what was rolled, so that every roll is drawn anew. */
  rolls = $state(0);
  /** The Spears that were rolled for the first turn, as far as they were shown. */
  opening = $state.raw<Opening>([]);
  #queue: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Ends a roll that nothing follows. */
  #landing: ReturnType<typeof setTimeout> | undefined;
  #last: ThroneView;
  #pace = 0;
  #skipped = -Infinity;

  constructor(view: ThroneView) {
    this.#last = view;
    this.step = {
      scene: null,
      view,
      rolled: false,
      before: chancesBefore(view),
      opening: openingTold([], view),
      text: null,
    };
    this.opening = openingAfter([], this.step);
  }

  /** Whether the present is shown. */
  get atRest(): boolean {
    return this.step.scene === null && this.step.view === this.#last;
  }

  /** Whether something can be skipped. */
  get moving(): boolean {
    return !this.atRest || this.step.rolled;
  }

  arrive({ view, before, heard, deck, pace }: Arrival): void {
    if (view === this.#last) return;
    this.#last = view;
    this.#pace = pace;
    const rest: Step = {
      scene: null,
      view,
      rolled:
        view.turn?.roll != null &&
        heard.some(({ seen }) => seen.event === "rolled" && seen.dice === view.turn?.roll),
      before: chancesBefore(view),
      opening: openingTold(heard, view),
      text: heard.at(-1)?.text ?? null,
    };
    const now = performance.now();
    const skips = now - this.#skipped < RIGHT_AFTER;
    if (skips) this.#skipped = now;
    if (before === null || pace === 0 || skips) {
      this.#queue = [];
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#show({ ...rest, rolled: false });
      return;
    }
    const scenes = scenesOf(before, heard, view, deck).map((scene): Step => {
      const shown = scene.after ? view : before;
      return { scene, view: shown, rolled: scene.rolled, before: nothing, text: scene.text };
    });
    this.#queue.push(...scenes, rest);
    if (this.#timer === undefined) this.#next();
  }

  #show(step: Step): void {
    if (step.rolled) this.rolls += 1;
    this.step = step;
    this.opening = openingAfter(this.opening, step);
    clearTimeout(this.#landing);
    if (step.rolled)
      this.#landing = setTimeout(() => {
        if (this.step === step) this.step = { ...step, rolled: false };
      }, LONGEST_ROLL + 200);
  }

  #next(): void {
    this.#timer = undefined;
    const step = this.#queue.shift();
    if (!step) return;
    this.#show(step);
    // A roll at rest is looked at for a moment, too, if the next change waits already.
    const time = step.scene
      ? lasts(step.scene, this.#pace, this.#queue.length)
      : this.#pace * Math.min(1, 10 / Math.max(1, this.#queue.length));
    if (step.scene || this.#queue.length > 0) {
      this.#timer = setTimeout(() => this.#next(), time);
    }
  }

  /** Shows the end of it at once. */
  skip(): void {
    this.#skipped = performance.now();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const last = this.#queue.at(-1) ?? this.step;
    this.#queue = [];
    this.#show({ ...last, rolled: false });
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#landing);
  }
}

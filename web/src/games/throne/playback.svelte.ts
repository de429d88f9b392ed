// Shows what happens one scene after the other, and then how things stand. Whoever does not want to
// wait skips to the end.

import type { Heard, Seat } from "../../wire";
import type { Deck } from "./deck";
import { chancesBefore, lasts, scenesOf, type Scene } from "./scenes";
import type { ThroneView } from "./types";

/** What is on the screen: a scene, or at rest the view itself. */
export interface Step {
  scene: Scene | null;
  view: ThroneView;
  /** Whether the dice have just been rolled, to be shown so. */
  rolled: boolean;
  /** The chances before that roll, as far as they are known. */
  before: Map<string, number>;
}

export interface Arrival {
  view: ThroneView;
  before: ThroneView | null;
  heard: readonly Heard[];
  deck: Deck;
  pace: number;
}

const nothing = new Map<string, number>();

type Opening = { seat: Seat; spears: number }[];

/** The first turn is rolled for; once it has begun, nobody looks at that any more. */
function openingAfter(known: Opening, { scene, view }: Step): Opening {
  if (!scene) {
    // Whoever looks back one by one sees what the view tells.
    if (view.first !== null) return [];
    return view.opening.flatMap((spears, seat) => (spears === null ? [] : [{ seat, spears }]));
  }
  const { seen } = scene;
  if (seen.event === "opening-roll") {
    const { seat, spears } = seen;
    return [...known.filter((one) => one.seat !== seat), { seat, spears }];
  }
  if (seen.event === "opening-tied") {
    return known.filter((one) => seen.seats.includes(one.seat));
  }
  return seen.event === "first" ? known : [];
}

export class Playback {
  step = $state.raw<Step>()!;
  /** Counts what was rolled, so that every roll is drawn anew. */
  rolls = $state(0);
  /** The Spears that were rolled for the first turn, as far as they were shown. */
  opening = $state.raw<Opening>([]);
  #queue: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last: ThroneView;
  #pace = 0;

  constructor(view: ThroneView) {
    this.#last = view;
    this.step = { scene: null, view, rolled: false, before: nothing };
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
      before: chancesBefore(before, heard, view),
    };
    if (before === null || pace === 0) {
      this.#queue = [];
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#show({ ...rest, rolled: false });
      return;
    }
    const scenes = scenesOf(before, heard, view, deck).map((scene): Step => {
      const shown = scene.after ? view : before;
      return { scene, view: shown, rolled: scene.rolled, before: nothing };
    });
    this.#queue.push(...scenes, rest);
    if (this.#timer === undefined) this.#next();
  }

  #show(step: Step): void {
    if (step.rolled) this.rolls += 1;
    this.step = step;
    this.opening = openingAfter(this.opening, step);
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
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const last = this.#queue.at(-1) ?? this.step;
    this.#queue = [];
    this.#show({ ...last, rolled: false });
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

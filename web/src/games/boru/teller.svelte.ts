// Tells what has happened at a readable pace. The map and the tracks trail behind until all is told;
// whoever is in a hurry skips.

import type { Heard } from "../../wire";
import { dwellOf, isUpkeep, stepsFrom, type Step, type Told } from "./event-steps";
import type { Table } from "./types";

type News = readonly Pick<Heard, "seen" | "text">[];

/** So many steps may wait; of more, the older ones that need no reading are passed over. */
const MOST_WAITING = 40;

export class Teller {
  /** The step that is being told. */
  step = $state.raw<Step | null>(null);
  private waiting = $state.raw<Step[]>([]);
  /** The steps of this upkeep, or of the last one, in order. */
  story = $state.raw<Told[]>([]);
  /** How many of them have been told. */
  told = $state(0);
  paused = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private base: Table | null = null;
  private first: Table | null = null;
  private all: Step[] = [];

  constructor(
    private readonly pace: () => number,
    private readonly words: (told: Told) => string,
  ) {}

  /** The table to be shown while something is told. */
  get table(): Table | null {
    return this.step?.table ?? null;
  }

  get telling(): boolean {
    return this.step !== null;
  }

  /** Whether what is told is upkeep, which can be paused and read. */
  get inUpkeep(): boolean {
    return this.step !== null && isUpkeep(this.step.seen);
  }

  /** Takes in a change of the table. Without the table before, there is nothing to be told. */
  hear(before: Table | null, heard: News, table: Table): void {
    if (before === null) {
      this.note(heard, true);
      this.skip();
      this.base = table;
      return;
    }
    const steps = stepsFrom(this.waiting.at(-1)?.table ?? this.base ?? before, heard, table);
    this.base = table;
    this.note(heard, false, steps, before);
    if (this.pace() === 0 || steps.length === 0) {
      // What is still being told ends with what is true now.
      if (steps.length === 0 && this.waiting.length > 0) return this.settle(table);
      return this.skip();
    }
    let waiting = [...this.waiting, ...steps];
    if (waiting.length > MOST_WAITING)
      waiting = waiting.filter(({ seen }, at) => isUpkeep(seen) || at > waiting.length - 8);
    this.waiting = waiting;
    if (this.step === null) this.next();
  }

  private settle(table: Table): void {
    const last = this.waiting.at(-1)!;
    this.waiting = [...this.waiting.slice(0, -1), { ...last, table }];
  }

  /** Keeps the story of an upkeep; the next round's upkeep begins another. */
  private note(
    heard: News,
    jumped: boolean,
    steps: Step[] = [],
    before: Table | null = null,
  ): void {
    const upkeep = heard.filter(({ seen }) => isUpkeep(seen)) as unknown as Told[];
    if (upkeep.length === 0) return;
    const begins = upkeep.some(
      ({ seen }) => seen.event === "married" || seen.event === "nobody-marries",
    );
    if (begins || jumped || this.story.length === 0) {
      this.story = upkeep;
      this.told = jumped ? upkeep.length : 0;
      this.first = before;
      this.all = steps.filter(({ seen }) => isUpkeep(seen));
    } else {
      this.story = [...this.story, ...upkeep];
      this.all = [...this.all, ...steps.filter(({ seen }) => isUpkeep(seen))];
    }
  }

  /** Goes on to the next step, or back to the present. */
  next(): void {
    clearTimeout(this.timer);
    const [step, ...rest] = this.waiting;
    this.waiting = rest;
    this.step = step ?? null;
    if (!step) {
      this.told = this.story.length;
      this.paused = false;
      return;
    }
    const place = this.story.findIndex(({ seen }) => seen === step.seen);
    if (place >= 0) this.told = place + 1;
    if (this.paused) return;
    this.timer = setTimeout(() => this.next(), dwellOf(step.seen, this.words(step), this.pace()));
  }

  /** Shows how things stand now. */
  skip(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.step = null;
    this.paused = false;
    this.told = this.story.length;
  }

  togglePause(): void {
    this.paused = !this.paused;
    if (this.paused) clearTimeout(this.timer);
    else this.next();
  }

  /** Whether the last upkeep can be told again. */
  get canRepeat(): boolean {
    return this.all.length > 0 && this.step === null;
  }

  /** Tells the last upkeep again. Without a pace it waits at each step. */
  again(): void {
    if (!this.canRepeat || !this.first) return;
    this.waiting = [...this.all];
    this.told = 0;
    this.paused = this.pace() === 0;
    this.next();
  }

  end(): void {
    clearTimeout(this.timer);
  }
}

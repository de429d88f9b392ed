// Goes through a lesson with somebody: lays the game out, hears what is tried, says what it is
// worth, and shows what others do. The rules are asked of the server.

import { Refused, refusedBy } from "../server/refused";
import type { ExploreForm, Explored, Heard, Seat } from "../wire";
import { Trying } from "../table/trying";
import { judge, placeOf, type Entry, type Lesson, type Place, type Step } from "./lesson";

/** What a teacher needs of the world. */
export interface World<V> {
  explore: (from: ExploreForm) => Promise<Explored<V>>;
  wait: (milliseconds: number) => Promise<void>;
  /** How long something is left to be looked at before the next thing happens. */
  pause: () => number;
  /** Told when a step is done. */
  ondone: (step: string) => void;
}

/** What was said of the last try: a text of the step, and how many tries there were before. */
export interface Said {
  right: boolean;
  text: string;
  count: number;
}

const nothingLegal: string[] = [];
const nothingHeard: Heard[] = [];

export class Teacher<V = any> extends Trying<V> {
  at = $state(0);
  /** Whether the learner is asked, something is going on, or the step is done. */
  phase = $state<"busy" | "asks" | "done">("busy");
  said = $state.raw<Said | null>(null);
  trouble = $state.raw<Refused | null>(null);
  explored = $state.raw<Explored<V> | null>(null);
  before = $state.raw<V | null>(null);
  /** Counts what is shown, and how often the game was laid out anew. */
  number = $state(0);
  layouts = $state(0);
  /** The try that is being done. */
  pending = $state<string | null>(null);
  /** The answers of a question that were found to be wrong. */
  ruledOut = $state.raw<string[]>([]);

  private actions: Entry[] = [];
  /** What was begun before the learner went elsewhere is not shown there. */
  private run = 0;
  private tries = 0;

  constructor(
    readonly lesson: Lesson,
    private readonly world: World<V>,
  ) {
    super();
  }

  get step(): Step {
    return this.lesson.steps[this.at]!;
  }

  get last(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  get seat(): Seat {
    return this.step.seat;
  }

  get view(): V | null {
    return this.explored && this.seenBy(this.explored);
  }

  get heard(): Heard[] {
    return this.explored?.heard ?? nothingHeard;
  }

  /** Everything that the game allows, so that wrong tries are possible. */
  get legal(): string[] {
    if (this.phase !== "asks" || this.pending !== null || this.step.answers) return nothingLegal;
    return this.explored?.legal.find(({ seat }) => seat === this.seat)?.actions ?? nothingLegal;
  }

  /** Opens a step: all at once, or from where the step before has ended. */
  async open(at: number, onwards = false): Promise<void> {
    const run = this.begin(at);
    const place = placeOf(this.lesson, at);
    if (!place) {
      this.trouble = new Refused("unclear", "");
      return;
    }
    const { begins, asks } = place;
    const goesOn = onwards && !this.step.options && this.stands(begins);
    const more = goesOn ? (this.step.before ?? []) : [];
    if (!goesOn && !(await this.lay(asks, run))) return;
    if (!(await this.show(more, run))) return;
    this.phase = "asks";
  }

  /** Lays the step out again. */
  again(): Promise<void> {
    return this.open(this.at);
  }

  next(): Promise<void> {
    return this.open(this.at + 1, true);
  }

  /** Hears an action or an answer. */
  async attempt(tried: string): Promise<void> {
    if (this.phase !== "asks" || this.pending !== null) return;
    const verdict = judge(this.step, tried);
    if (!verdict.right) {
      if (this.step.answers) this.ruledOut = [...this.ruledOut, tried];
      this.say(false, verdict.say);
      return;
    }
    const { run } = this;
    if (!this.step.answers) {
      this.pending = tried;
      const done = await this.show([{ by: this.seat, do: tried }], run, 0);
      if (run === this.run) this.pending = null;
      if (!done) return;
    }
    this.phase = "done";
    this.say(true, "done");
    this.world.ondone(this.step.id);
    for (const entry of this.step.then ?? []) {
      // Another right try than the solution may leave no room for a reply.
      if (!this.possible(entry)) break;
      if (!(await this.show([entry], run))) break;
    }
  }

  /** Does what is asked. */
  solve(): Promise<void> {
    return this.attempt(this.step.solution);
  }

  /** The game after an action that is not done; nothing if the learner is not asked. */
  protected async look(action: string): Promise<Explored<V> | null> {
    if (this.phase !== "asks") return null;
    const from = placeOf(this.lesson, this.at)!.asks;
    const actions = [...from.actions, { by: this.seat, do: action }];
    return this.world.explore(this.form({ ...from, actions }));
  }

  private begin(at: number): number {
    this.at = at;
    this.phase = "busy";
    this.said = null;
    this.trouble = null;
    this.pending = null;
    this.ruledOut = [];
    return ++this.run;
  }

  private say(right: boolean, text: string): void {
    this.said = { right, text, count: ++this.tries };
  }

  private seenBy({ view, views }: Explored<V>): V {
    return views?.find(({ seat }) => seat === this.seat)?.view ?? view;
  }

  /** Whether exactly this was shown last. */
  private stands({ actions }: Place): boolean {
    return (
      this.explored !== null &&
      actions.length === this.actions.length &&
      actions.every(({ by, do: done }, i) => {
        const other = this.actions[i]!;
        return other.by === by && other.do === done;
      })
    );
  }

  private possible({ by, do: done }: Entry): boolean {
    if (by === "chance") return true;
    const own = this.explored?.legal.find(({ seat }) => seat === by);
    return own?.actions.includes(done) ?? false;
  }

  private form({ options, seats, actions }: Place): ExploreForm {
    return { game: this.lesson.game, options, seats, actions };
  }

  private async lay(place: Place, run: number): Promise<boolean> {
    const explored = await this.ask(place, run);
    if (!explored) return false;
    this.before = null;
    this.actions = place.actions;
    this.explored = explored;
    this.number = place.actions.length;
    this.layouts += 1;
    return true;
  }

  /** Shows one thing after the other; answers whether all of it was shown. */
  private async show(
    entries: readonly Entry[],
    run: number,
    pause = this.world.pause(),
  ): Promise<boolean> {
    for (const entry of entries) {
      if (pause > 0) await this.world.wait(pause);
      if (run !== this.run) return false;
      const { options, seats } = placeOf(this.lesson, this.at)!.asks;
      const actions = [...this.actions, entry];
      const explored = await this.ask({ options, seats, actions }, run);
      if (!explored) return false;
      this.before = this.view;
      this.actions = actions;
      this.explored = explored;
      this.number = actions.length;
    }
    return true;
  }

  private async ask(place: Place, run: number): Promise<Explored<V> | null> {
    try {
      const explored = await this.world.explore(this.form(place));
      return run === this.run ? explored : null;
    } catch (thrown) {
      if (run === this.run) this.trouble = refusedBy(thrown);
      return null;
    }
  }
}

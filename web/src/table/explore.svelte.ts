// "What if": lines that depart from a game that is over. The rules are asked of the server; this
// only remembers what was tried.

import { refusedBy, type Refused } from "../server/refused";
import type { ExploreForm, Explored, GameRecord, Heard, Message, Outcome, Seat } from "../wire";
import { Trying } from "./trying";

type Action = GameRecord["actions"][number];

/** A move of a line, and the game after it. */
export interface Step<V = any> extends Action {
  explored: Explored<V>;
}

/** A line: from which moment it departs, how things stood there, and the moves since. */
export interface Variation<V = any> {
  id: number;
  /** How many actions of the game come before it. */
  from: number;
  start: Explored<V>;
  steps: Step<V>[];
}

/** The game from which lines depart. */
export interface Source {
  game: string;
  options: Record<string, unknown>;
  seats: number;
  actions: Action[];
}

export class Exploration<V = any> extends Trying<V> {
  variations = $state.raw<Variation<V>[]>([]);
  /** The line that is looked at, and how many of its moves are shown. */
  open = $state<number | null>(null);
  at = $state(0);
  busy = $state(false);
  trouble = $state.raw<Refused | null>(null);
  private count = 0;
  /** What was asked for before it was closed is not shown afterwards. */
  private asked = 0;

  constructor(
    readonly source: Source,
    private readonly explore: (from: ExploreForm) => Promise<Explored<V>>,
  ) {
    super();
  }

  get current(): Variation<V> | null {
    return this.variations.find((variation) => variation.id === this.open) ?? null;
  }

  /** How the game stands in the shown line. */
  get explored(): Explored<V> | null {
    const { current } = this;
    if (!current) return null;
    return this.at === 0 ? current.start : (current.steps[this.at - 1]?.explored ?? null);
  }

  /** The view one move earlier, if it belongs to the line. */
  get before(): V | null {
    const { current } = this;
    if (!current || this.at === 0) return null;
    return this.at === 1 ? current.start.view : (current.steps[this.at - 2]?.explored.view ?? null);
  }

  get heard(): Heard[] {
    return this.at === 0 ? [] : (this.explored?.heard ?? []);
  }

  get outcome(): Outcome | null {
    return this.explored?.outcome ?? null;
  }

  get ended(): Message | null {
    return this.explored?.ended ?? null;
  }

  /** Whose turn it is in the line; the first, if it is several seats'. */
  get seat(): Seat | null {
    return this.explored?.legal.find((one) => one.actions.length > 0)?.seat ?? null;
  }

  /** What can be tried now. */
  get legal(): string[] {
    if (this.busy) return [];
    return this.explored?.legal.find((one) => one.seat === this.seat)?.actions ?? [];
  }

  /** Whether nobody but chance could go on. */
  get needsChance(): boolean {
    return this.explored !== null && this.outcome === null && this.seat === null;
  }

  /** Begins a line after so many actions of the game. */
  async begin(from: number): Promise<void> {
    const known = this.variations.find((one) => one.from === from && one.steps.length === 0);
    if (known) return this.show(known.id, 0);
    const start = await this.ask(this.source.actions.slice(0, from));
    if (!start) return;
    // Whoever begins a line has let go of another one that has no move yet.
    const kept = this.variations.filter((one) => one.steps.length > 0);
    this.add({ from, start, steps: [] }, 0, kept);
  }

  /** Tries an action in the shown line; another one than was tried there before makes a new line. */
  async act(action: string): Promise<void> {
    const { current, seat } = this;
    if (!current || seat === null || this.busy) return;
    const next = current.steps[this.at];
    if (next?.do === action && next.by === seat) {
      this.at += 1;
      return;
    }
    const steps = current.steps.slice(0, this.at);
    const twin = this.variations.find(
      (one) => one.from === current.from && continues(one, steps, seat, action),
    );
    if (twin) return this.show(twin.id, steps.length + 1);
    const actions = [
      ...this.source.actions.slice(0, current.from),
      ...steps,
      { by: seat, do: action },
    ];
    const explored = await this.ask(actions);
    if (!explored) return;
    const step: Step<V> = { by: seat, do: action, explored };
    if (next) {
      this.add(
        { from: current.from, start: current.start, steps: [...steps, step] },
        steps.length + 1,
      );
    } else {
      const grown = { ...current, steps: [...steps, step] };
      this.variations = this.variations.map((one) => (one.id === current.id ? grown : one));
      this.at = grown.steps.length;
    }
  }

  /** The game after an action that is not done; nothing if it is nobody's turn. */
  protected async look(action: string): Promise<Explored<V> | null> {
    const { current, seat } = this;
    if (!current || seat === null) return null;
    const { game, options, seats } = this.source;
    const steps = current.steps.slice(0, this.at).map(({ by, do: done }) => ({ by, do: done }));
    const before = [...this.source.actions.slice(0, current.from), ...steps];
    return this.explore({ game, options, seats, actions: [...before, { by: seat, do: action }] });
  }

  show(id: number, at?: number): void {
    const variation = this.variations.find((one) => one.id === id);
    if (!variation) return;
    this.asked += 1;
    this.open = id;
    this.at = Math.max(0, Math.min(at ?? variation.steps.length, variation.steps.length));
    this.busy = false;
    this.trouble = null;
  }

  /** Goes back to the game; the lines are kept. */
  close(): void {
    this.asked += 1;
    this.open = null;
    this.at = 0;
    this.busy = false;
    this.trouble = null;
    this.variations = this.variations.filter((one) => one.steps.length > 0);
  }

  forget(id: number): void {
    if (this.open === id) this.close();
    this.variations = this.variations.filter((one) => one.id !== id);
  }

  private add(line: Omit<Variation<V>, "id">, at: number, kept = this.variations): void {
    const variation = { ...line, id: ++this.count };
    this.variations = [...kept, variation];
    this.open = variation.id;
    this.at = at;
  }

  private async ask(actions: Action[]): Promise<Explored<V> | null> {
    const asked = ++this.asked;
    this.busy = true;
    this.trouble = null;
    const { game, options, seats } = this.source;
    try {
      const plain = actions.map(({ by, do: done }) => ({ by, do: done }));
      const explored = await this.explore({ game, options, seats, actions: plain });
      return asked === this.asked ? explored : null;
    } catch (thrown) {
      if (asked === this.asked) this.trouble = refusedBy(thrown);
      return null;
    } finally {
      if (asked === this.asked) this.busy = false;
    }
  }
}

/** Whether a line goes on so after these moves. */
function continues(line: Variation, steps: readonly Action[], by: Seat, action: string): boolean {
  const same = (a: Action | undefined, b: Action) => a?.by === b.by && a.do === b.do;
  return (
    steps.every((step, i) => same(line.steps[i], step)) &&
    same(line.steps[steps.length], { by, do: action })
  );
}

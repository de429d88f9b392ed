// Changes that come faster than they can be seen, shown one after the other.

import type { World } from "../server/link";

/** So many changes are shown one by one; with more, the earlier ones are skipped. */
const LONGEST = 12;

export interface QueueDeps {
  world: Pick<World, "later">;
  now: () => number;
  /** How long a change takes to be shown. */
  pace: () => number;
}

export class Queue {
  private waiting: number[] = [];
  private cancel: (() => void) | null = null;
  private shownAt = -Infinity;

  constructor(
    private readonly deps: QueueDeps,
    /** Shows the present up to an event. */
    private readonly show: (number: number) => void,
    /** Whether a change need not wait, since the reader has made it. */
    private readonly atOnce: (number: number) => boolean,
    /** Whether what was shown last is still being told; `told` says when it is not any more. */
    private readonly telling: () => boolean = () => false,
  ) {}

  /** Whether nothing waits to be shown. */
  get idle(): boolean {
    return this.waiting.length === 0 && this.cancel === null && !this.telling();
  }

  /** What was shown last has been told to its end. */
  told(): void {
    if (!this.cancel) this.next();
  }

  /** The last event that waits, or 0. */
  get last(): number {
    return this.waiting.at(-1) ?? 0;
  }

  add(number: number): void {
    this.waiting.push(number);
    if (this.waiting.length > LONGEST || this.deps.pace() === 0) {
      this.clear();
      this.waiting = [number];
    }
    if (!this.cancel) this.next();
  }

  clear(): void {
    this.waiting = [];
    this.cancel?.();
    this.cancel = null;
  }

  private next(): void {
    this.cancel = null;
    const number = this.waiting[0];
    if (number === undefined || this.telling()) return;
    // A moment to see what is new before the next change comes; a shorter one if many wait.
    const pause = (this.deps.pace() * 1.5) / Math.min(this.waiting.length, 5);
    const wait = Math.max(0, this.shownAt + pause - this.deps.now());
    if (wait > 0 && !(this.waiting.length === 1 && this.atOnce(number))) {
      this.cancel = this.deps.world.later(wait, () => this.next());
      return;
    }
    this.waiting.shift();
    this.shownAt = this.deps.now();
    this.show(number);
    if (this.waiting.length > 0) this.next();
  }
}

// Tells what has happened, moment by moment: the one clock of a table. Everything on the screen reads
// the moment that is shown here, so that no part of it knows more than another.

import type { Moment } from "../games/game";
import type { World } from "../server/link";
import type { Heard } from "../wire";

/** A change that is being told. */
interface Telling<V> {
  /** How things stood before it. */
  from: V;
  moments: readonly Moment<V>[];
  at: number;
  /** Whether what travels in this moment has arrived, so that its numbers stand. */
  arrived: boolean;
}

/** A click so soon after another means: enough of this. */
const AGAIN = 1200;

export class Teller<V = any> {
  private now = $state.raw<Telling<V> | null>(null);
  paused = $state(false);
  private cancel: (() => void) | null = null;
  private done: () => void = () => {};
  private hurriedAt = -Infinity;

  constructor(
    private readonly world: Pick<World, "later">,
    private readonly time: () => number,
  ) {}

  /** Tells a change; `done` is called when all of it has been told, or skipped. */
  tell(from: V, moments: readonly Moment<V>[], done: () => void = () => {}): void {
    this.stop();
    if (moments.length === 0) return done();
    this.done = done;
    this.begin({ from, moments, at: 0, arrived: false });
  }

  get telling(): boolean {
    return this.now !== null;
  }

  /** Which moment is being told, and of how many. */
  get at(): number {
    return this.now?.at ?? 0;
  }

  /** The game at the moment that is told. */
  get view(): V | null {
    const { now } = this;
    return now && (now.arrived ? now.moments[now.at]!.view : before(now));
  }

  /** The game before the moment that is told. */
  get before(): V | null {
    return this.now && before(this.now);
  }

  /** What is told in this moment. */
  get heard(): readonly Heard[] {
    return this.now?.moments[this.now.at]?.heard ?? [];
  }

  /** What is on its way; nothing once it has arrived. */
  get moving(): readonly Heard[] {
    return this.now && !this.now.arrived ? this.heard : [];
  }

  /** How long it is on its way, in milliseconds. */
  get travels(): number {
    return this.now?.moments[this.now.at]?.travels ?? 0;
  }

  /** What the reader is asked to do before it goes on. */
  get asks(): string | null {
    return this.now?.moments[this.now.at]?.asks ?? null;
  }

  /** What has been told of the change. */
  get told(): readonly Heard[] {
    const { now } = this;
    if (!now) return [];
    return now.moments.slice(0, now.at + (now.arrived ? 1 : 0)).flatMap((one) => one.heard);
  }

  /** What of the change is still to come. */
  get rest(): readonly Heard[] {
    const { now } = this;
    if (!now) return [];
    return now.moments.slice(now.at + (now.arrived ? 1 : 0)).flatMap((one) => one.heard);
  }

  /** Finishes the moment, and goes on to the next. */
  next(): void {
    const { now } = this;
    if (!now) return;
    this.halt();
    if (!now.arrived) this.arrive(now);
    else this.goOn(now);
  }

  /** A click finishes the moment; another one soon after it goes to how things stand now. */
  hurry(skip: () => void = () => this.skip()): void {
    // What is asked is answered by what asks it.
    if (!this.now || this.asks !== null) return;
    const now = this.time();
    const twice = now - this.hurriedAt < AGAIN;
    this.hurriedAt = now;
    if (twice) skip();
    else if (this.now.arrived) this.next();
    else {
      this.next();
      if (this.now) this.goOn(this.now);
    }
  }

  /** Shows how things stand now. */
  skip(): void {
    if (!this.now) return;
    const { done } = this;
    this.stop();
    done();
  }

  /** Forgets what was being told, without a word to whoever waits for its end. */
  stop(): void {
    this.halt();
    this.now = null;
    this.paused = false;
    this.done = () => {};
  }

  togglePause(on = !this.paused): void {
    this.paused = on;
    if (on) this.halt();
    else this.next();
  }

  private begin(now: Telling<V>): void {
    const { travels } = now.moments[now.at]!;
    this.now = now;
    if (travels > 0 && !this.paused) this.wait(travels, () => this.arrive(now));
    else this.arrive(now);
  }

  private arrive(now: Telling<V>): void {
    const there = { ...now, arrived: true };
    const { rests } = now.moments[now.at]!;
    if (rests === 0 && now.at === now.moments.length - 1) return this.skip();
    this.now = there;
    if (this.asks === null && !this.paused) this.wait(rests, () => this.goOn(there));
  }

  private goOn(now: Telling<V>): void {
    if (now.at + 1 >= now.moments.length) this.skip();
    else this.begin({ ...now, at: now.at + 1, arrived: false });
  }

  private wait(time: number, then: () => void): void {
    this.cancel = this.world.later(time, then);
  }

  private halt(): void {
    this.cancel?.();
    this.cancel = null;
  }
}

const before = <V>({ from, moments, at }: Telling<V>): V => (at > 0 ? moments[at - 1]!.view : from);

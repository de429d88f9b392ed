// What is shown of a table: the present or an earlier moment, with the eyes of one seat.

import type { World } from "../server/link";
import type { Heard, Look, Seat, Standing } from "../wire";
import {
  framesOf,
  heardBy,
  lookOf,
  noPast,
  pastUntil,
  placeOf,
  type Frame,
  type Past,
} from "./past";
import type { At } from "./scrubber";
import { ownSeats, seatNames } from "./seats";
import { Teller } from "./teller.svelte";

export class Shown<V = any> {
  /** Tells the change that led to the shown moment, while there is something to be told of it. */
  readonly teller: Teller<V>;
  /** How the table stands; nothing before it is known. */
  standing = $state.raw<Standing<V> | null>(null);
  /** What has happened, as far as it is known here. */
  past = $state.raw<Past<V>>(noPast as Past<V>);
  /** The number of the event that the reader looks back to; nothing for the present. */
  lookingAt = $state<number | null>(null);
  /** The event up to which the present is shown: it trails for as long as changes are shown. */
  shownTo = $state(0);
  /** With whose eyes; nothing for those of who watches. */
  seat = $state<Seat | null>(null);
  /** Whether the last jump went further than one step, so that nothing can be animated. */
  jumped = $state(true);
  /** Where the present was before the last change, for what has changed. */
  protected changedFrom = 0;
  /** What was seen before a jump to a moment that is not known here yet. */
  protected held: Look<V> | null = null;

  constructor(world: Pick<World, "later">, now: () => number) {
    this.teller = new Teller(world, now);
  }

  get frames(): Frame<V>[] {
    return framesOf(this.past);
  }

  get names(): string[] {
    return this.standing ? seatNames(this.standing.seats) : [];
  }

  get own(): Seat[] {
    return this.standing ? ownSeats(this.standing) : [];
  }

  /** Whether the present is shown. */
  get isLive(): boolean {
    return this.lookingAt === null;
  }

  /** The place of the shown moment in the line of the game. */
  get place(): number {
    return placeOf(this.frames, this.lookingAt ?? this.shownTo);
  }

  /** The same for the scrubber: nothing in the present. */
  get at(): At {
    return this.isLive ? null : this.place;
  }

  /** How one sees the shown moment. */
  get look(): Look<V> | null {
    const known = this.lookAt(this.place);
    if (known) return known;
    // Of a moment that is still asked for nothing is shown, least of all the present.
    return this.isLive ? lookOf(this.standing?.views ?? null, this.seat) : this.held;
  }

  get view(): V | null {
    return this.teller.view ?? this.look?.view ?? null;
  }

  /** The view before the last change, if it is to be shown as a change. */
  get before(): V | null {
    return this.teller.telling ? this.teller.before : this.frameBefore;
  }

  private get frameBefore(): V | null {
    if (this.jumped) return null;
    const place = this.isLive ? this.livePlaceBefore() : this.place - 1;
    return place < 0 || place >= this.place ? null : (this.lookAt(place)?.view ?? null);
  }

  /** What was heard of the last change, or of the part of it that is being told. */
  get heard(): Heard[] {
    if (!this.teller.telling) return this.frameHeard;
    return heardBy(this.teller.heard, this.seat);
  }

  protected get frameHeard(): Heard[] {
    const from = this.isLive ? Math.min(this.livePlaceBefore(), this.place - 1) : this.place - 1;
    const frames = this.frames.slice(Math.max(0, from) + 1, this.place + 1);
    return heardBy(
      frames.flatMap((frame) => frame.heard),
      this.seat,
    );
  }

  /** All that has happened up to the shown moment. */
  get story(): Heard[] {
    const { place, frames, teller } = this;
    const last = teller.telling ? this.toldFrom : place;
    const heard = frames.slice(0, last + 1).flatMap((frame) => frame.heard);
    return heardBy([...heard, ...teller.told], this.seat);
  }

  /** What has happened up to the shown moment, for as long as the present is not reached. */
  get toldPast(): Past<V> {
    const { past, frames, place, teller } = this;
    if (!this.trailing) return past;
    const until = frames[place + 1]?.number ?? Infinity;
    if (!teller.telling) return pastUntil(past, until);
    const telling = frames.slice(this.toldFrom + 1, place + 1).map((frame) => frame.number);
    return pastUntil(past, until, telling, new Set(teller.rest));
  }

  /** The place before the change that is being told. */
  private get toldFrom(): number {
    return this.isLive ? Math.min(this.livePlaceBefore(), this.place - 1) : this.place - 1;
  }

  /** Whether changes are still being shown. */
  get trailing(): boolean {
    return this.isLive && (this.place < this.frames.length - 1 || this.teller.telling);
  }

  /** Who acts next, as far as the shown moment goes. */
  get toAct(): Seat[] {
    if (!this.standing || !this.isLive) return [];
    if (!this.trailing) return this.standing.to_act;
    // Nobody is asked while it is told what has happened.
    if (this.teller.asks !== null && this.seat !== null) return [this.seat];
    if (this.teller.telling) return [];
    const by = this.frames[this.place + 1]?.by;
    return typeof by === "number" ? [by] : [];
  }

  protected livePlaceBefore(): number {
    return placeOf(this.frames, this.changedFrom);
  }

  protected lookAt(place: number): Look<V> | null {
    const frames = this.frames;
    const known = lookOf(frames[place]?.looks ?? null, this.seat);
    if (known || place !== frames.length - 1) return known;
    return lookOf(this.standing?.views ?? null, this.seat);
  }
}

// What is shown of a table: the present or an earlier moment, with the eyes of one seat.

import type { Heard, Look, Seat, Standing } from "../wire";
import { framesOf, heardBy, lookOf, noPast, placeOf, type Frame, type Past } from "./past";
import type { At } from "./scrubber";
import { ownSeats, seatNames } from "./seats";

export class Shown<V = any> {
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
    return this.lookAt(this.place) ?? lookOf(this.standing?.views ?? null, this.seat);
  }

  get view(): V | null {
    return this.look?.view ?? null;
  }

  /** The view before the last change, if it is to be shown as a change. */
  get before(): V | null {
    if (this.jumped) return null;
    const place = this.isLive ? this.livePlaceBefore() : this.place - 1;
    return place < 0 || place >= this.place ? null : (this.lookAt(place)?.view ?? null);
  }

  /** What was heard of the last change. */
  get heard(): Heard[] {
    const from = this.isLive ? Math.min(this.livePlaceBefore(), this.place - 1) : this.place - 1;
    const frames = this.frames.slice(Math.max(0, from) + 1, this.place + 1);
    return heardBy(
      frames.flatMap((frame) => frame.heard),
      this.seat,
    );
  }

  /** Whether changes are still being shown. */
  get trailing(): boolean {
    return this.place < this.frames.length - 1 && this.isLive;
  }

  /** Who acts next, as far as the shown moment goes. */
  get toAct(): Seat[] {
    if (!this.standing || !this.isLive) return [];
    if (!this.trailing) return this.standing.to_act;
    const by = this.frames[this.place + 1]?.by;
    return typeof by === "number" ? [by] : [];
  }

  protected livePlaceBefore(): number {
    return placeOf(this.frames, this.changedFrom);
  }

  private lookAt(place: number): Look<V> | null {
    const frames = this.frames;
    const known = lookOf(frames[place]?.looks ?? null, this.seat);
    if (known || place !== frames.length - 1) return known;
    return lookOf(this.standing?.views ?? null, this.seat);
  }
}

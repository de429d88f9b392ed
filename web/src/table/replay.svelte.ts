// A record that is looked through: its moments, where the reader is, and with whose eyes.

import type { World } from "../server/link";
import type { Heard, Replay, ReplayMoment, Seat } from "../wire";
import { Playing } from "./playing.svelte";
import { moveNumbers, type Reel } from "./reel";
import { stepped, type At } from "./scrubber";

export class ReplayState<V = any> implements Reel {
  at = $state<At>(0);
  /** With whose eyes; nothing for those of who watches. */
  seat = $state<Seat | null>(null);
  /** Whether the last step was one on, so that it can be shown as a change. */
  private stepping = $state(false);
  private readonly player: Playing;
  private readonly numbers: number[];

  constructor(
    readonly replay: Replay<V>,
    world: Pick<World, "later">,
    pace: () => number,
  ) {
    this.player = new Playing(world, pace, () => {
      this.step(1);
      return this.at !== null;
    });
    this.numbers = moveNumbers(replay.moments.map((moment) => moment.by));
    if (replay.moments.length < 2) this.at = null;
  }

  get playing(): boolean {
    return this.player.on;
  }

  get count(): number {
    return this.replay.moments.length;
  }

  moveAt(place: number): number {
    return this.numbers[place] ?? 0;
  }

  get place(): number {
    return this.at ?? this.count - 1;
  }

  get moment(): ReplayMoment<V> | null {
    return this.replay.moments[this.place] ?? null;
  }

  get view(): V | null {
    return this.viewOf(this.moment);
  }

  get before(): V | null {
    return this.stepping ? this.viewOf(this.replay.moments[this.place - 1] ?? null) : null;
  }

  get heard(): Heard[] {
    return this.moment?.heard ?? [];
  }

  /** The seats whose eyes can be used, where they differ. */
  get eyes(): Seat[] {
    const views = this.replay.moments[0]?.views ?? [];
    return views.flatMap(({ seat }) => (seat === null ? [] : [seat]));
  }

  go(at: At): void {
    const from = this.place;
    this.at = at === null || at >= this.count - 1 ? null : Math.max(0, at);
    this.stepping = this.place === from + 1;
    if (this.at === null) this.stop();
  }

  step(by: number): void {
    this.go(stepped(this.at, by, this.count));
  }

  togglePlay(): void {
    if (this.playing) {
      this.stop();
      return;
    }
    if (this.at === null) this.go(0);
    if (this.at === null) return;
    this.player.start();
  }

  stop(): void {
    this.player.stop();
  }

  private viewOf(moment: ReplayMoment<V> | null): V | null {
    if (!moment) return null;
    return moment.views?.find(({ seat }) => seat === this.seat)?.view ?? moment.view;
  }
}

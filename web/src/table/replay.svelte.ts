// A record that is looked through: its moments, where the reader is, and with whose eyes.

import type { GameClient } from "../games/game";
import type { World } from "../server/link";
import type { Heard, Replay, ReplayMoment, Seat } from "../wire";
import { Playing } from "./playing.svelte";
import { moveNumbers, type Reel } from "./reel";
import { heardBy } from "./past";
import { stepped, type At } from "./scrubber";
import { Teller } from "./teller.svelte";

export class ReplayState<V = any> implements Reel {
  at = $state<At>(0);
  /** With whose eyes; nothing for those of who watches. */
  seat = $state<Seat | null>(null);
  /** Whether the last step was one on, so that it can be shown as a change. */
  private stepping = $state(false);
  /** Tells the step to the shown moment, while there is something to be told of it. */
  readonly teller: Teller<V>;
  private readonly player: Playing;
  private readonly numbers: number[];

  constructor(
    readonly replay: Replay<V>,
    world: Pick<World, "later">,
    private readonly pace: () => number,
    private readonly game: { client: GameClient<V> | null; names: string[] } | null = null,
    now: () => number = () => 0,
  ) {
    this.teller = new Teller(world, now);
    this.player = new Playing(
      world,
      pace,
      () => {
        this.step(1);
        return this.at !== null;
      },
      () => this.teller.telling,
    );
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
    return this.teller.view ?? this.viewOf(this.moment);
  }

  get before(): V | null {
    if (this.teller.telling) return this.teller.before;
    return this.stepping ? this.viewOf(this.replay.moments[this.place - 1] ?? null) : null;
  }

  get heard(): Heard[] {
    return this.teller.telling ? [...this.teller.heard] : (this.moment?.heard ?? []);
  }

  /** All that has happened up to the shown moment. */
  get story(): Heard[] {
    const { teller, place, replay } = this;
    const all = replay.moments.slice(0, teller.telling ? place : place + 1);
    return heardBy([...all.flatMap((one) => one.heard), ...teller.told], this.seat);
  }

  /** Who acts next; nobody while it is told what has happened. */
  get toAct(): Seat[] {
    return this.teller.telling ? [] : (this.moment?.to_act ?? []);
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
    this.teller.stop();
    if (this.stepping) this.tell(from);
    if (this.at === null) this.stop();
  }

  private tell(from: number): void {
    const { client, names } = this.game ?? {};
    const [before, after] = [
      this.viewOf(this.replay.moments[from] ?? null),
      this.viewOf(this.moment),
    ];
    const pace = this.pace();
    if (!client?.moments || pace === 0 || before === null || after === null) return;
    const heard = this.moment?.heard ?? [];
    const { seat } = this;
    const options = this.replay.record?.options ?? {};
    const change = { before, heard, after, seat, names: names ?? [], options, pace, live: false };
    this.teller.tell(before, client.moments(change));
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

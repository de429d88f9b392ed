// A game that goes by itself, step by step.

import type { World } from "../server/link";

export class Playing {
  on = $state(false);
  private cancel: (() => void) | null = null;

  constructor(
    private readonly world: Pick<World, "later">,
    private readonly pace: () => number,
    /** Goes one step on; says whether there is another one. */
    private readonly step: () => boolean,
    /** Whether the last step is still being told. */
    private readonly telling: () => boolean = () => false,
  ) {}

  start(): void {
    this.stop();
    this.on = true;
    this.tick();
  }

  stop(): void {
    this.on = false;
    this.cancel?.();
    this.cancel = null;
  }

  private tick(): void {
    this.cancel = this.world.later(Math.max(700, this.pace() * 2), () => {
      if (!this.on) return;
      if (this.telling()) this.tick();
      else if (this.step()) this.tick();
      else this.stop();
    });
  }
}

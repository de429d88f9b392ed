// Lets the server look at options before a table is set up with them, so that a slip shows at once, and
// say what departs from the usual game.

import { api } from "../server/api";
import { refusedBy } from "../server/refused";
import type { Message } from "../wire";

const PAUSE = 350;

export class Check {
  /** What the server has against it, in its own words. */
  refused = $state<string | null>(null);
  /** What departs from the usual game, as the rules say it. */
  departs = $state.raw<Message[]>([]);
  busy = $state(false);
  #round = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Looks after a short pause; only the last look counts. */
  look(game: string, options: Record<string, unknown>, seats: number): void {
    clearTimeout(this.#timer);
    const round = ++this.#round;
    this.busy = true;
    this.#timer = setTimeout(async () => {
      const found = await ask(game, options, seats);
      if (round !== this.#round) return;
      Object.assign(this, found);
      this.busy = false;
    }, PAUSE);
  }

  /** Nothing is left to be looked at. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#round += 1;
    this.refused = null;
    this.departs = [];
    this.busy = false;
  }
}

async function ask(
  game: string,
  options: Record<string, unknown>,
  seats: number,
): Promise<Pick<Check, "refused" | "departs">> {
  try {
    await api.explore({ game, options, seats, actions: [] });
    return { refused: null, departs: (await api.describe({ game, options, legal: [] })).options };
  } catch (thrown) {
    const { word, reason, status } = refusedBy(thrown);
    // Only a judgement counts: whoever cannot be reached has nothing against it.
    return { refused: status === 422 || word === "illegal" ? reason : null, departs: [] };
  }
}

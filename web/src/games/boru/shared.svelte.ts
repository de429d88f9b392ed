// What the board and the panel beside it show together: what is spoken of, and what the choice that is
// being made would do. There is one board on a page.

import type { Effect } from "./effects";
import type { RegionId } from "./types";

class Shared {
  preview = $state.raw<Effect | null>(null);
  /** Seats that are being spoken of. */
  lit = $state.raw<number[]>([]);
  /** The region that is pointed at in the standings. */
  region = $state<RegionId | null>(null);
  /** Whether the standings are unfolded. */
  standings = $state(true);
}

export const shared = new Shared();

// What the board and the panel beside it show together: the table that is being told of, and what
// the choice that is being made would do. There is one board on a page.

import type { Effect } from "./effects";
import type { RegionId, Table } from "./types";

class Shared {
  /** The table as it is told, while it trails behind. */
  table = $state.raw<Table | null>(null);
  preview = $state.raw<Effect | null>(null);
  /** Seats that are being spoken of. */
  lit = $state.raw<number[]>([]);
  /** The region that is pointed at in the standings. */
  region = $state<RegionId | null>(null);
}

export const shared = new Shared();

// What a table needs of the world, so that tests can hand it another one.

import type { GameClient } from "../games/game";
import type { api } from "../server/api";
import type { World } from "../server/link";
import type { Refused } from "../server/refused";
import type { Seat, Standing, TableEvent } from "../wire";

/** What a table needs of the world. */
export interface TableDeps {
  world: World;
  api: Pick<typeof api, "table" | "events" | "history" | "lists">;
  gameClient: (game: string) => Promise<GameClient | null>;
  /** The time of this browser, in milliseconds. */
  now: () => number;
  /** How long a change takes to be shown. */
  pace: () => number;
  /** Whether an action has to be confirmed. */
  confirms: () => boolean;
  broke: () => string;
  /** Something has gone wrong that the reader should know. */
  complain: (refused: Refused) => void;
  /** Something has happened. */
  react?: (events: TableEvent[], before: Standing | null, after: Standing) => void;
}

/** An action that waits to be confirmed, or for its answer. */
export interface Pending {
  seat: Seat;
  action: string;
  sent: boolean;
}

// The games of the server, asked for once.

import { api } from "../server/api";
import type { GameView } from "../wire";

let asked: Promise<GameView[]> | null = null;

/** The games that can be played here; asks again after a failure. */
export function knownGames(): Promise<GameView[]> {
  asked ??= api.games().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

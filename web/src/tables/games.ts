// The games of the server, asked for once.

import { api } from "../server/api";
import { texts } from "../texts/index.svelte";
import type { GameView } from "../wire";

let asked: Promise<GameView[]> | null = null;

async function ask(): Promise<GameView[]> {
  const games = await api.games();
  // What a game of another house says, it brings along.
  for (const { texts: brought } of games) if (brought) texts.bring(brought);
  return games;
}

/** The games that can be played here; asks again after a failure. */
export function knownGames(): Promise<GameView[]> {
  asked ??= ask().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

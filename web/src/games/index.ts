// The games that this page can show. Each is loaded when its table is opened.

import type { GameName } from "../wire";
import type { GameClient } from "./game";

type Load = () => Promise<GameClient>;

// The compiler objects if a game of the server is missing.
const games: Record<string, Load> = {
  brandubh: async () => (await import("./tafl")).tafl,
  tablut: async () => (await import("./tafl")).tafl,
  "brian-boru": async () => (await import("./boru")).boru,
  "high-throne": async () => (await import("./throne")).throne,
} satisfies Record<GameName, Load>;

/** All games, in the order in which they are shown. */
export const gameNames = Object.keys(games) as GameName[];

/** The client of a game, or nothing if this page is older than the game. */
export async function gameClient(name: string): Promise<GameClient | null> {
  const load = games[name];
  return load ? await load() : null;
}

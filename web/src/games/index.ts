// The games that this page can show. Each is loaded when its table is opened.

import type { GameClient } from "./game";

const games: Record<string, () => Promise<GameClient>> = {
  brandubh: async () => (await import("./tafl")).tafl,
  tablut: async () => (await import("./tafl")).tafl,
  "brian-boru": async () => (await import("./boru")).boru,
  "high-throne": async () => (await import("./throne")).throne,
};

/** The client of a game, or nothing if this page is older than the game. */
export async function gameClient(name: string): Promise<GameClient | null> {
  const load = games[name];
  return load ? await load() : null;
}

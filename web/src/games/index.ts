// The games that this page can show: the one list of them. Each has a folder beside this file; its board
// is loaded when a table is opened.

import { knownGames } from "../tables/games";
import { t } from "../texts/index.svelte";
import type { GameName, Seat } from "../wire";
import { boru } from "./boru/entry";
import type { GameClient, GameEntry, Options, Place } from "./game";
import { brandubh, tablut } from "./tafl/entry";
import { throne } from "./throne/entry";

// The compiler objects if a game of the server is missing.
const games: Record<string, GameEntry> = {
  brandubh,
  tablut,
  "brian-boru": boru,
  "high-throne": throne,
} satisfies Record<GameName, GameEntry>;

/** All games, in the order in which they are shown. */
export const gameNames = Object.keys(games) as GameName[];

/** What is known of a game, or nothing if this page is older than the game. */
export function gameEntry(name: string): GameEntry | null {
  return Object.hasOwn(games, name) ? games[name]! : null;
}

/** The client of a game, or nothing if this page is older than the game. */
export async function gameClient(name: string): Promise<GameClient | null> {
  const entry = gameEntry(name);
  if (entry) return await entry.client();
  // Its texts come with the list of games; without them it is told by the names of its texts.
  await knownGames().catch(() => {});
  return null;
}

/** The pages with the rules of a game. */
export const rulesPages = [...new Set(gameNames.map((name) => games[name]!.rules))];

/** A seat before the game: by its part, where that is known, or by its number. */
export function placeOf(game: string, seat: Seat, options: Options): Place {
  const own = gameEntry(game)?.place?.(seat, options);
  const number = { name: t("lobby-seat", { seat: seat + 1 }), mine: t("lobby-sum-me"), icon: null };
  return own ?? number;
}

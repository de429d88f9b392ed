// What is said of a game: by the game's client if it has words of its own, or else by the messages of
// the rules.

import { localizeKnown } from "../texts/localize";
import type { Actor, Heard } from "../wire";
import type { GameClient } from "./game";

/** An event in a sentence; empty if it goes without saying. */
export function eventText(
  client: GameClient | null,
  by: Actor,
  heard: Heard,
  names: string[],
): string {
  const own = client?.line?.(by, heard.seen, names);
  if (own) return own;
  // A newer server may have messages that this page does not know.
  return (heard.text && localizeKnown(heard.text, names)) || "";
}

/** The server's words know seats by number only. */
export function withNames(words: string, names: readonly string[]): string {
  return words.replace(/\bseat (\d+)\b/gi, (said, number: string) => names[Number(number)] ?? said);
}

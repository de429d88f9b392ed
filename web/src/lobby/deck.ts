// A deck of one's own, from a file to the JSON that the server takes.

import { t } from "../texts/index.svelte";
import { readToml, TomlError } from "./toml";

/** The server takes 256 KB for the whole request. */
const LARGEST = 200_000;

export type Deck = Record<string, unknown>;

/** Reads a deck's file, in TOML or JSON, or says in a sentence why it cannot be read. */
export function readDeck(text: string): { deck: Deck } | { problem: string } {
  if (text.length > LARGEST) return { problem: t("lobby-deck-large") };
  let read: unknown;
  if (text.trimStart().startsWith("{")) {
    try {
      read = JSON.parse(text);
    } catch {
      return { problem: t("lobby-deck-not-json") };
    }
    // A record of a game carries its deck; whoever gives one means that.
    const { options } = read as { options?: { deck?: unknown } };
    if (options?.deck) read = options.deck;
  } else {
    try {
      read = readToml(text);
    } catch (error) {
      if (!(error instanceof TomlError)) throw error;
      return { problem: t("lobby-deck-line", { line: error.line, what: error.what }) };
    }
  }
  const deck = read as Deck;
  if (!Array.isArray(deck.cards)) return { problem: t("lobby-deck-not-a-deck") };
  return { deck };
}

/** What is in a deck, in a sentence. */
export function deckWords(deck: Deck): string {
  const count = (list: unknown) => (Array.isArray(list) ? list.length : 0);
  return t("lobby-deck-read", {
    name: String(deck.name ?? ""),
    cards: count(deck.cards),
    regions: count(deck.regions),
    objectives: count(deck.objectives),
  });
}

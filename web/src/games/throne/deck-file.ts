// A deck of one's own. The server reads its file and says what it has understood; how decks are
// written is known there alone.

import { api } from "../../server/api";
import { refusedBy } from "../../server/refused";
import { t } from "../../texts/index.svelte";
import type { ExploreForm, Explored } from "../../wire";

/** The server takes 256 KB for the whole request. */
const LARGEST = 200_000;

export type Deck = Record<string, unknown>;

/** Lets the server read a deck's file, or says in a sentence why it cannot be read. */
export async function readDeck(
  text: string,
  game: { game: string; least: number },
  explore: (from: ExploreForm) => Promise<Explored> = api.explore,
): Promise<{ deck: Deck } | { problem: string }> {
  if (text.length > LARGEST) return { problem: t("lobby-deck-large") };
  try {
    // With the fewest players, for whom any deck suffices: how many play may still change.
    const from = { game: game.game, options: { deck: deckIn(text) }, seats: game.least };
    const { options } = await explore({ ...from, actions: [] });
    return { deck: options.deck as Deck };
  } catch (thrown) {
    const { reason, status } = refusedBy(thrown);
    return { problem: status === 0 ? reason : t("lobby-refused", { reason }) };
  }
}

/** A record of a game carries its deck, and whoever gives one means that. Anything else goes as it is. */
function deckIn(text: string): unknown {
  try {
    const { options } = JSON.parse(text) as { options?: { deck?: unknown } };
    return options?.deck ?? text;
  } catch {
    return text;
  }
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

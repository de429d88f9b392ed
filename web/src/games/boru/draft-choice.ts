// A choice that is half made outlives a reload of the page: it is kept with the tab.

import { nothingChosen, type Chosen } from "./actions";
import type { Table } from "./types";

interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const shelf = (): Shelf | null => {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
};

/**
 * What tells one moment of a game from another for whoever is asked. The card belongs to it: of two
 * cards alike the same things may be asked. What others have done meanwhile does not.
 */
export function momentOf({ round, asked }: Table, legal: readonly string[]): string {
  return `${round} ${asked.asked === "act" ? asked.card : ""} ${legal.join("|")}`;
}

const keyOf = (place: string) => `ardri.boru.${place}`;

/** Keeps a choice for a place (a table and seat) at one moment of the game. */
export function keep(place: string, moment: string, chosen: Chosen, to = shelf()): void {
  try {
    if (chosen === nothingChosen) to?.removeItem(keyOf(place));
    else to?.setItem(keyOf(place), JSON.stringify({ moment, chosen }));
  } catch {
    // Whoever allows no storage chooses anew.
  }
}

/** The choice that was kept for that very moment; nothing chosen if there is none. */
export function kept(place: string, moment: string, from = shelf()): Chosen {
  try {
    const found = JSON.parse(from?.getItem(keyOf(place)) ?? "null") as {
      moment: string;
      chosen: Chosen;
    } | null;
    if (found?.moment === moment && Array.isArray(found.chosen.cards))
      return { ...nothingChosen, ...found.chosen };
  } catch {
    // What cannot be read was not written by this page.
  }
  return nothingChosen;
}

// What is printed on the cards, whatever language one reads.

import { cards } from "./printed";
import type { CardFace, Part, SymbolName } from "./types";

export const cardOf = (value: number): CardFace | undefined => cards[value - 1];

/** The symbols of one of a card's actions; nothing if the card lacks it. */
export function symbolsOf(card: number, part: Part): SymbolName[] | null {
  const face = cardOf(card);
  if (!face) return null;
  if (part === "primary") return face.primary;
  return face.secondary[part === "top" ? 0 : 1] ?? null;
}

// What a step of a lesson may be about: parts of the table, and cards.

export const parts = ["chances", "players", "objective"] as const;
export type Part = (typeof parts)[number];

const CARD = "card-";

/** The cards that a step is about. */
export function cardsOf(about: readonly string[] | null): string[] {
  return (about ?? []).filter((one) => one.startsWith(CARD)).map((one) => one.slice(CARD.length));
}

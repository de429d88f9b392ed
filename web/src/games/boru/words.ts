// What things are called, and what the rules say of them.

import { t } from "../../texts/index.svelte";
import { listed } from "../../texts/lists";
import type { Seat } from "../../wire";
import { cardOf, marriageOf, parts, regionName, stepsOf, townName, townOf } from "./facts";
import type { TownId } from "./types";

/** Whom a seat is called by. */
export function nameOf(names: readonly string[], seat: Seat): string {
  return names[seat] || t("boru-seat", { number: seat + 1 });
}

export const namesOf = (names: readonly string[], seats: readonly Seat[]): string =>
  listed(seats.map((seat) => nameOf(names, seat)));

/** A colour that stands alone. Sentences get the colour itself and choose their own words for it. */
export const colourName = (colour: string): string => t("boru-colour", { colour });

/** A town by its name and colour: "Cork, red". */
export function townWords(town: TownId): string {
  const colour = colourName(townOf(town)?.colour ?? "");
  return t("words-boru-town", { town: townName(town), colour });
}

/** A card by its colour and value: "red 15". */
export function cardName(card: number): string {
  return t("boru-card", { colour: cardOf(card)?.colour ?? "white", value: card });
}

/** What each action of a card does, without the last full stop. */
export function actionsInWords(card: number): string[] {
  return parts.flatMap((part) => {
    const steps = stepsOf(card, part).map(({ symbol, count }) =>
      t(`boru-symbol-${symbol}`, { count }),
    );
    return steps.length > 0 ? [`${t("boru-part", { part })}: ${steps.join(". ")}`] : [];
  });
}

/** What a marriage card gives. */
export function gifts(name: string): string {
  const card = marriageOf(name);
  if (!card) return "";
  if (card.princess) return t("boru-gives-princess");
  const given: string[] = [];
  if (card.points) given.push(t("boru-gives-points", { count: card.points }));
  if (card.renown) given.push(t("boru-gives-renown", { count: card.renown }));
  if (card.town_in) given.push(t("boru-gives-town", { region: regionName(card.town_in) }));
  return listed(given);
}

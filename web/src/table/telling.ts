// What a board is given of the teller.

import type { Telling } from "../games/game";
import type { Teller } from "./teller.svelte";

export const tellingOf = (teller: Teller, skip: () => void = () => teller.skip()): Telling => ({
  moving: teller.moving,
  travels: teller.travels,
  heard: teller.heard,
  rest: teller.rest,
  paused: teller.paused,
  asks: teller.asks,
  next: () => teller.next(),
  skip,
  hurry: () => teller.hurry(skip),
  togglePause: () => teller.togglePause(),
});

/** A click anywhere but on something that is meant to be clicked finishes the moment. */
export function hurryByClick({ target }: Event, telling: Telling | null): void {
  const meant = "button, a, input, select, textarea, summary, label, dialog, [role='tab']";
  if (!telling || !(target instanceof Element) || target.closest(meant)) return;
  telling.hurry();
}

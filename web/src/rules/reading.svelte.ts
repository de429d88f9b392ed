// The rules that are read beside something else: over a table or a form, which stay as they are.

import { pageNames, placeCalled, type Place } from "./places";

class Reading {
  open = $state(false);
  place = $state.raw<Place>({ page: pageNames[0], mark: null });
}

export const reading = new Reading();

/** Opens the rules where they stand, over whatever is shown: `tafl`, `tafl#straight`. */
export function readRule(name: string): void {
  const place = placeCalled(name);
  // Of a game that this page does not know it has no rules, either.
  if (!place) return;
  reading.place = place;
  reading.open = true;
}

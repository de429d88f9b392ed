// The rules that are read beside something else: over a table or a form, which stay as they are.

import { placeCalled, type Place } from "./places";

class Reading {
  open = $state(false);
  place = $state.raw<Place>({ page: "tafl", mark: null });
}

export const reading = new Reading();

/** Opens the rules where they stand, over whatever is shown: `tafl`, `tafl#straight`. */
export function readRule(name: string): void {
  reading.place = placeCalled(name);
  reading.open = true;
}

// What a board is given of the teller.

import type { Telling } from "../games/game";
import type { Teller } from "./teller.svelte";

export const tellingOf = (teller: Teller, skip: () => void = () => teller.skip()): Telling => ({
  moving: teller.moving,
  heard: teller.heard,
  rest: teller.rest,
  paused: teller.paused,
  next: () => teller.next(),
  skip,
  hurry: () => teller.hurry(skip),
  togglePause: () => teller.togglePause(),
});

// Where the keyboard goes when something is asked: to the first of what can be chosen.

import type { Ask } from "./actions";

const CARD = '[data-card][aria-disabled="false"]';
const PART = ".dock .part";

/** For each kind of question what is looked for on the board; nothing where nothing is asked. */
export const firsts: Record<Ask["kind"], string | null> = {
  none: null,
  pick: CARD,
  play: CARD,
  towns: '[data-town][tabindex="0"]',
  parts: PART,
  offers: PART,
  texts: ".dock button",
};

// Things in a row, as the reader's language writes it: "Ann, Bob and Cara".

import { t } from "./index.svelte";

/**
 * The language's own text and not the browser's list, which English readers of two countries would
 * have with and without a comma, and Irish ones not at all in some browsers.
 */
export function listed(things: readonly string[]): string {
  if (things.length < 2) return things[0] ?? "";
  return t("design-list", { most: things.slice(0, -1).join(", "), last: things.at(-1)! });
}

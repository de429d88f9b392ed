// Things in a row, as the reader's language writes it: "Ann, Bob and Cara".

import { t, texts } from "./index.svelte";

const lists = new Map<string, Intl.ListFormat | null>();

/** How the browser lists things in a language; nothing if it does not know, as Chromium with Irish. */
function formatOf(locale: string): Intl.ListFormat | null {
  // To make one takes longer than everything that is done with it.
  let list = lists.get(locale);
  if (list === undefined) {
    const known = Intl.ListFormat.supportedLocalesOf(locale).length > 0;
    list = known ? new Intl.ListFormat(locale, { type: "conjunction" }) : null;
    lists.set(locale, list);
  }
  return list;
}

export function listed(things: readonly string[]): string {
  const list = formatOf(texts.locale);
  if (list) return list.format(things);
  if (things.length < 2) return things[0] ?? "";
  return t("tafl-list", { most: things.slice(0, -1).join(", "), last: things.at(-1)! });
}

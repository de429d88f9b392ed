// What a page is called: in the tab, and for whoever hears that it has opened.

import { gameName } from "../tables/names";
import { t } from "../texts/index.svelte";
import type { Page } from "../app/pages";

/** The name of a page; nothing for the first one, which has that of the whole. */
export function nameOfPage(page: Page): string | null {
  switch (page.page) {
    case "home":
      return null;
    case "new":
      return t("lobby-new", { game: gameName(page.game) });
    case "lesson":
      return t("lobby-learn-game", { game: gameName(page.game) });
    default:
      return t(`lobby-title-${page.page}`);
  }
}

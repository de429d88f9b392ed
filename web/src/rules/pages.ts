// The pages that can be read here: our own Markdown in `docs/`, which stays the only source.

import { blocks, sections, type Block } from "./markdown";
import { isPage, type PageName } from "./places";

const load: Record<PageName, () => Promise<{ default: string }>> = {
  tafl: () => import("../../../docs/tafl.md?raw"),
  "brian-boru": () => import("../../../docs/brian-boru.md?raw"),
  "high-throne": () => import("../../../docs/high-throne.md?raw"),
  rulings: () => import("../../../docs/rulings.md?raw"),
  fairness: () => import("../../../docs/fairness.md?raw"),
  decks: () => import("../../../docs/decks.md?raw"),
  places: () => import("../../../docs/places.md?raw"),
  opentafl: () => import("../../../docs/opentafl.md?raw"),
  accessibility: () => import("../../../docs/accessibility.md?raw"),
};

const read = new Map<string, Promise<Block[]>>();

/** A page, read once. */
export function pageCalled(name: string): Promise<Block[]> {
  let page = read.get(name);
  if (!page) {
    const none = () => Promise.reject(new Error(`there is no page ${name}`));
    const text = isPage(name) ? load[name]() : none();
    page = text.then(({ default: text }) => sections(blocks(text)));
    // Whoever comes back when the server is there again should not find the old failure.
    page.catch(() => read.delete(name));
    read.set(name, page);
  }
  return page;
}

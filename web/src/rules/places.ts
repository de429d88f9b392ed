// Places in the rules and their addresses. Small, since every page of the client may lead to a rule.

/** The names of all pages, the rules first. */
export const pageNames = [
  "tafl",
  "brian-boru",
  "high-throne",
  "rulings",
  "fairness",
  "decks",
  "places",
  "opentafl",
  "accessibility",
] as const;

export type PageName = (typeof pageNames)[number];

export const isPage = (name: string): name is PageName =>
  (pageNames as readonly string[]).includes(name);

/** A place on a page. */
export interface Place {
  page: string;
  /** The mark on it; nothing for its beginning. */
  mark: string | null;
}

/** A place by its short name, as refusals tell it: `tafl#straight`; nothing if its page is not here. */
export function placeCalled(name: string): Place | null {
  const [page = "", mark] = name.split("#");
  return isPage(page) ? { page, mark: mark || null } : null;
}

/** The address of a place. */
export function pathTo({ page, mark }: Place): string {
  return `/rules/${page}${mark ? `#${mark}` : ""}`;
}

/** Where a link on a page leads, if it leads to one of our pages: `rulings.md#first-move`, `#straight`. */
export function leadsTo(from: string, to: string): Place | null {
  const found = /^(?:([\w-]+)\.md)?(?:#([\p{L}\p{N}_-]+))?$/u.exec(to);
  if (!found || to === "") return null;
  const page = found[1] ?? from;
  return isPage(page) ? { page, mark: found[2] ?? null } : null;
}

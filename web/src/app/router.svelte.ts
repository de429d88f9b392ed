// The address bar as a value: which page is open, and how to open another.

import { pageOf } from "./pages";

export { pageOf, type Page } from "./pages";

class Router {
  path = $state(location.pathname);
  /** What stands behind the question mark. */
  search = $state(location.search);
  page = $derived(pageOf(this.path));
  query = $derived(new URLSearchParams(this.search));
  /** Counts the pages opened from here, so that the frame can move the focus. */
  visits = $state(0);

  constructor() {
    addEventListener("popstate", () => {
      this.#look();
      this.visits += 1;
    });
  }

  #look(): void {
    this.path = location.pathname;
    this.search = location.search;
  }

  /** Opens a page of ours. */
  go(to: string): void {
    const url = new URL(to, location.href);
    if (url.href !== location.href) history.pushState(null, "", url);
    this.#look();
    this.visits += 1;
    scrollTo(0, 0);
  }

  /** Changes the address of the page that is open, without a new entry to come back to. */
  replace(to: string): void {
    history.replaceState(null, "", new URL(to, location.href));
    this.#look();
  }
}

export const router = new Router();

/** Opens the page of a link that was pressed, if it is one of ours. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const anchor = (event.target as Element | null)?.closest?.("a");
  if (!anchor?.href || anchor.target || anchor.hasAttribute("download")) return;
  const { origin, pathname, search, hash } = anchor;
  if (origin !== location.origin || pathname.startsWith("/api/")) return;
  // A mark within the page that is open is the browser's business.
  if (hash && pathname === location.pathname && search === location.search) return;
  event.preventDefault();
  router.go(anchor.href);
}

/** Lets a plain link open its page without loading everything anew: `<a href="/me" use:link>`. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  node.addEventListener("click", follow);
  return { destroy: () => node.removeEventListener("click", follow) };
}

/** The same for every link on the page, until the answer is called. */
export function followLinks(): () => void {
  addEventListener("click", follow);
  return () => removeEventListener("click", follow);
}

// The events of the table that is open, for what can only be told from all of them. A board is given
// the last change alone, so they are asked for: once, and then only what is new.

import { router } from "../../app/router.svelte";
import { api } from "../../server/api";
import type { TableEvent } from "../../wire";

export class Chronicle {
  events = $state.raw<TableEvent[]>([]);
  failed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The table whose page is open; a replay has none. */
  get table(): string | null {
    const { page } = router;
    return page.page === "table" ? page.table : null;
  }

  /** Asks for what is new, but not for every die that falls. */
  soon(wait = 1500): void {
    if (this.#timer !== undefined || this.table === null) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#ask();
    }, wait);
  }

  async #ask(): Promise<void> {
    const { table } = this;
    if (table === null) return;
    try {
      const known = this.events.at(-1)?.number ?? 0;
      const fresh = await api.events(table, known);
      const later = fresh.filter((event) => event.number > known);
      if (later.length > 0) this.events = [...this.events, ...later];
      this.failed = false;
    } catch {
      // The next change asks again.
      this.failed = true;
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

// One's own tables, for the first page, one's own page and the sign in the frame.

import { api } from "../server/api";
import { mineInOrder } from "./listed";
import type { TableView } from "../wire";

const KEY = "ardri.tables";

function remembered(): number {
  try {
    return Math.min(Number(localStorage.getItem(KEY) ?? 0) || 0, 6);
  } catch {
    return 0;
  }
}

class Mine {
  /** The tables that are not over, those where one has to act first; nothing while unknown. */
  tables = $state.raw<TableView[] | null>(null);
  /** The last finished ones. */
  finished = $state.raw<TableView[] | null>(null);
  /** How many there were last time: so much room is kept while they are fetched. */
  expected = $state(remembered());

  turns = $derived(this.tables?.filter(({ your_turn }) => your_turn).length ?? 0);
  ids = $derived(new Set(this.tables?.map(({ table }) => table)));

  /** Looks again. Whoever is offline keeps the list that they have. */
  async refresh(): Promise<void> {
    const tables = mineInOrder(await api.myTables(false));
    this.tables = tables;
    this.expected = tables.length;
    try {
      localStorage.setItem(KEY, String(tables.length));
    } catch {
      // Without storage no room is kept.
    }
  }

  async refreshFinished(): Promise<void> {
    this.finished = await api.myTables(true);
  }

  /** Somebody else sits here now. */
  forget(): void {
    this.tables = null;
    this.finished = null;
    this.expected = 0;
  }
}

export const mine = new Mine();

/** Looks again now and then while the page is in sight; the answer ends it. */
export function followMine(every = 30_000): () => void {
  const look = () => {
    if (document.visibilityState === "visible") mine.refresh().catch(() => {});
  };
  const timer = setInterval(look, every);
  document.addEventListener("visibilitychange", look);
  look();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}

// Setting up a table and opening it.

import { router } from "../app/router.svelte";
import { toast } from "../design/toasts.svelte";
import { api } from "../server/api";
import { ensureMe } from "../server/me.svelte";
import { refusedBy } from "../server/refused";
import { t } from "../texts/index.svelte";
import { freeSeat, type Listed } from "./listed";
import { mine } from "./mine.svelte";
import { OwnWords, wasDone } from "./own-words";
import type { Wanted } from "./plan";

/** The address of a table. */
export function tablePath(table: string): string {
  return `/table/${encodeURIComponent(table)}`;
}

/** Sets a table up, begins if nobody has to be waited for, and opens it. */
export async function setUp(wanted: Wanted): Promise<void> {
  await ensureMe();
  const { table } = await api.createTable(wanted);
  if (wanted.sit.length + wanted.bots.length === wanted.seats) {
    // If it does not begin, the table says so itself and offers to try again.
    await begin(table).catch(() => {});
  }
  router.go(tablePath(table));
  mine.refresh().catch(() => {});
}

/** Begins at a table where nobody else has to come, with words for the luck. */
export async function begin(table: string): Promise<void> {
  const words = new OwnWords();
  const mind = async () => {
    for (;;) {
      const due = words.due(await api.table(table));
      if (!due || due === "wrong") return;
      await api.ask(table, due);
      wasDone(table, due);
    }
  };
  await mind();
  await api.ask(table, { ask: "start" });
  await mind();
}

/** Sits down at a table that waits for players, and opens it. */
export async function join({ table, info }: Listed): Promise<void> {
  const seat = freeSeat(info);
  if (seat !== null) {
    try {
      await ensureMe();
      await api.ask(table, { ask: "sit", seat });
    } catch (thrown) {
      // Somebody may have been quicker: the table shows what is left.
      toast(t("lobby-joined-failed", { reason: refusedBy(thrown).reason }), "warning");
    }
  }
  router.go(tablePath(table));
}

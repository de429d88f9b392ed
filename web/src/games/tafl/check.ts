// Whether a position can be played, as the server says it.

import { api, Refused } from "../../server/api";
import { t } from "../../texts/index.svelte";
import { sentence } from "../../rules/why";
import { ending } from "./words";
import type { TaflView } from "./types";

export interface Check {
  kind: "good" | "info" | "warning";
  text: string;
  /** Whether a game can start from here. */
  playable: boolean;
}

/** Asks the server what it makes of a position and rules. */
export async function checkPosition(
  game: string,
  position: string,
  rules: readonly string[],
): Promise<Check> {
  try {
    const found = await api.explore<TaflView>({
      game,
      options: { rules: [...rules], position },
      seats: 2,
      actions: [],
    });
    const set = found.view.sets.at(-1);
    if (found.outcome) {
      const why = set ? ending(set.ending, set.winner) : found.outcome.reason;
      return { kind: "info", text: t("tafl-check-over", { why }), playable: false };
    }
    const count = found.legal.reduce((sum, { actions }) => sum + actions.length, 0);
    return { kind: "good", text: t("tafl-check-good", { count }), playable: true };
  } catch (thrown) {
    const text = thrown instanceof Refused ? sentence(thrown.reason) : t("tafl-check-failed");
    return { kind: "warning", text, playable: false };
  }
}

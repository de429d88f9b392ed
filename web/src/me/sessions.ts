// One's sessions as they are listed.

import type { SessionView } from "../wire";

/** The one that looks, then those that were used last. */
export function inOrder(sessions: readonly SessionView[]): SessionView[] {
  return [...sessions].sort(
    (a, b) => Number(b.current) - Number(a.current) || b.seen - a.seen || b.created - a.created,
  );
}

// How far somebody has come in each lesson, kept in their browser.

const KEY = "ardri.learn";

/** The steps of each lesson that are done, by their names: a lesson may grow. */
export type Progress = Record<string, string[]>;

interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const shelf = (): Shelf | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
};

export function readProgress(from = shelf()): Progress {
  try {
    const read: unknown = JSON.parse(from?.getItem(KEY) ?? "{}");
    if (typeof read !== "object" || read === null) return {};
    const lists = Object.entries(read).filter(
      (entry): entry is [string, string[]] =>
        Array.isArray(entry[1]) && entry[1].every((id) => typeof id === "string"),
    );
    return Object.fromEntries(lists);
  } catch {
    // What cannot be read was not written by this page.
    return {};
  }
}

/** Remembers the steps of a lesson that are done; none to begin it again. */
export function keepProgress(game: string, done: readonly string[], to = shelf()): void {
  try {
    to?.setItem(KEY, JSON.stringify({ ...readProgress(to), [game]: done }));
  } catch {
    // Whoever allows no storage begins anew each time.
  }
}

/** How far a lesson is. */
export function standingOf(
  done: readonly string[],
  steps: readonly string[],
): { done: number; state: "new" | "begun" | "finished" } {
  const count = steps.filter((id) => done.includes(id)).length;
  const state = count === 0 ? "new" : count < steps.length ? "begun" : "finished";
  return { done: count, state };
}

/** The step at which a lesson goes on: the first that is not done, or the first of all. */
export function goesOnAt(done: readonly string[], steps: readonly string[]): number {
  return Math.max(
    0,
    steps.findIndex((id) => !done.includes(id)),
  );
}

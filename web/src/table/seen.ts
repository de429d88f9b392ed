// Up to where the reader has seen a table, kept in their browser.

const KEY = "ardri.seen";
/** So many tables are remembered. */
const MOST = 60;

type Seen = [table: string, number: number][];

/** Remembers how far a table was seen; the tables seen last are kept. */
export function withSeen(all: Seen, table: string, number: number): Seen {
  const last = all.find(([other]) => other === table)?.[1] ?? 0;
  const others = all.filter(([other]) => other !== table);
  return [...others, [table, Math.max(last, number)] as [string, number]].slice(-MOST);
}

function read(): Seen {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Seen) : [];
  } catch {
    return [];
  }
}

export function lastSeen(table: string): number | null {
  return read().find(([other]) => other === table)?.[1] ?? null;
}

export function see(table: string, number: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withSeen(read(), table, number)));
  } catch {
    // Whoever allows no storage is not told what they have missed.
  }
}

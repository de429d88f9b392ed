// Tables in lists: what is told of them, and in which order they are shown.

import type { TableInfo } from "../wire";

export type Info = TableInfo;

/** A table as any list gives it. */
export interface Listed {
  table: string;
  /** The lobby's socket does not tell it. */
  created?: number;
  /** When something last happened there, from servers that tell it. */
  updated?: number;
  info: Info;
  your_turn?: boolean | null;
}

/** How many seats are free. */
export function free(info: Info): number {
  return info.seats.filter((name) => name === null).length;
}

/** How pressing a table of one's own is: one's turn, then a running game, then one that waits. */
function pressing({ your_turn, info }: Listed): number {
  if (your_turn) return 0;
  return info.stage === "playing" ? 1 : 2;
}

/** One's own tables, those where one has to act first; otherwise in the order given. */
export function mineInOrder<T extends Listed>(tables: T[]): T[] {
  return [...tables].sort((a, b) => pressing(a) - pressing(b));
}

/** Public tables where one can still sit down, the fullest first: they begin soonest. */
export function openTables<T extends Listed>(tables: T[], mine: Set<string>): T[] {
  return tables
    .filter(({ table, info }) => info.stage === "open" && free(info) > 0 && !mine.has(table))
    .sort((a, b) => free(a.info) - free(b.info));
}

/** Public tables that can be watched. */
export function runningTables<T extends Listed>(tables: T[], mine: Set<string>): T[] {
  return tables.filter(({ table, info }) => info.stage === "playing" && !mine.has(table));
}

/** The first free seat, if there is one. */
export function freeSeat(info: Info): number | null {
  const seat = info.seats.indexOf(null);
  return seat < 0 ? null : seat;
}

/** Whether the host thought of a name: a table without one is called after its game. */
export function ownName({ name, title }: Pick<Info, "name" | "title">): string | null {
  return name && name !== title ? name : null;
}

/** Where the next page of a list begins; nothing if this was the last. */
export function nextPage(tables: Listed[], size: number): number | null {
  const last = tables.at(-1);
  if (!last || tables.length < size) return null;
  return last.updated ?? last.created ?? null;
}

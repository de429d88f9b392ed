// The lobby's socket: the public tables, and every change of them.

import { Link, type Standing, type World } from "./link";
import type { Listed, TableInfo } from "../wire";

/** How many tables are kept at most: nobody reads as many. */
const MOST = 500;

/** The public tables that are known. */
export interface Lobby {
  tables: Listed[];
  /** Where the next page begins; nothing if these are all. */
  next: string | null;
}

/**
 * The first table of each host, then the second of each, and so on, as the server lists them: nobody
 * hides the others' by setting up many.
 */
export function fairly(tables: readonly Listed[]): Listed[] {
  const had = new Map<number, number>();
  const turns = tables.map((listed) => {
    if (listed.host == null) return { turn: 0, listed };
    const turn = had.get(listed.host) ?? 0;
    had.set(listed.host, turn + 1);
    return { turn, listed };
  });
  return turns.sort((a, b) => a.turn - b.turn).map(({ listed }) => listed);
}

/** The lobby with another page at its end. */
export function withPage(lobby: Lobby, page: Lobby): Lobby {
  const known = new Set(lobby.tables.map(({ table }) => table));
  const others = page.tables.filter(({ table }) => !known.has(table));
  const tables = fairly([...lobby.tables, ...others]).slice(0, MOST);
  return { tables, next: tables.length < MOST ? page.next : null };
}

/** The lobby after a message; the same if it says nothing of it. */
export function lobbyAfter(
  lobby: Lobby,
  message: { type: string } & Record<string, unknown>,
): Lobby {
  if (message.type === "lobby" && Array.isArray(message.tables)) {
    const next = typeof message.next === "string" ? message.next : null;
    return { tables: message.tables as Listed[], next };
  }
  const tables = listAfter(lobby.tables, message);
  return tables === lobby.tables ? lobby : { ...lobby, tables };
}

/** The public tables after a change of one of them. */
function listAfter(
  tables: Listed[],
  message: { type: string } & Record<string, unknown>,
): Listed[] {
  if (message.type !== "table" || typeof message.table !== "string" || !message.info) return tables;
  const { table, stage } = message;
  const host = typeof message.host === "number" ? message.host : null;
  const listed = { table, host, info: message.info as TableInfo };
  const over = stage === "finished" || listed.info.stage === "closed";
  const known = tables.some((other) => other.table === table);
  if (over) return known ? tables.filter((other) => other.table !== table) : tables;
  // A new table stands first among those of its host, as in the list that the server gives.
  return known
    ? tables.map((other) => (other.table === table ? listed : other))
    : fairly([listed, ...tables]).slice(0, MOST);
}

/** Follows the lobby until the link is ended; pages that are fetched beside it are added. */
export function followLobby(
  world: World,
  told: (lobby: Lobby) => void,
  changed: (standing: Standing) => void = () => {},
  failed: (times: number) => void = () => {},
): { link: Link; add: (page: Lobby) => void } {
  let lobby: Lobby = { tables: [], next: null };
  const know = (next: Lobby) => {
    if (next === lobby) return;
    lobby = next;
    told(lobby);
  };
  const link = new Link(world, {
    path: () => "/api/lobby/socket",
    opened: () => {},
    heard: (message) => know(lobbyAfter(lobby, message)),
    changed,
    failed,
  });
  link.connect();
  return { link, add: (page) => know(withPage(lobby, page)) };
}

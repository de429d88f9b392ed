// The lobby's socket: the public tables, and every change of them.

import { Link, type Standing, type World } from "./link";
import type { Listed, TableInfo } from "../wire";

/** The public tables after a message; the same list if it says nothing of them. */
export function listAfter(
  tables: Listed[],
  message: { type: string } & Record<string, unknown>,
): Listed[] {
  if (message.type === "lobby" && Array.isArray(message.tables)) return message.tables as Listed[];
  if (message.type !== "table" || typeof message.table !== "string" || !message.info) return tables;
  const { table, stage } = message;
  const listed = { table, info: message.info as TableInfo };
  const over = stage === "finished" || listed.info.stage === "closed";
  const known = tables.some((other) => other.table === table);
  if (over) return known ? tables.filter((other) => other.table !== table) : tables;
  // A new table stands first, as in the list that the server gives.
  return known
    ? tables.map((other) => (other.table === table ? listed : other))
    : [listed, ...tables];
}

/** Follows the lobby until the link is ended. */
export function followLobby(
  world: World,
  told: (tables: Listed[]) => void,
  changed: (standing: Standing) => void = () => {},
  failed: (times: number) => void = () => {},
): Link {
  let tables: Listed[] = [];
  const link = new Link(world, {
    path: () => "/api/lobby/socket",
    opened: () => {},
    heard: (message) => {
      const next = listAfter(tables, message);
      if (next === tables) return;
      tables = next;
      told(tables);
    },
    changed,
    failed,
  });
  link.connect();
  return link;
}

// Looking for a game among one's own: by the game, the name of the table, and who played.

import { botName, gameName } from "./names";
import type { Info } from "./listed";

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** Whether every word of a search begins a word of what is told of a table. */
export function fits(
  info: Pick<Info, "game" | "title" | "name" | "seats">,
  search: string,
): boolean {
  const people = info.seats.flatMap((name) => (name === null ? [] : [name, botName(name)]));
  const told = plain([gameName(info.game, info.title), info.name, ...people].join(" "));
  return plain(search)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => told.startsWith(word) || told.includes(` ${word}`));
}

// Finding a rule by its words, on all pages at once. Accents and capitals make no difference, and a word
// is found by its beginning.

import { markOf, plain, type Block } from "./markdown";
import type { Place } from "../rules/places";

/** Something that can be found: a rule, a row of a table, a heading. */
export interface Entry extends Place {
  /** The heading above it. */
  section: string;
  text: string;
  heading: boolean;
}

/** A part of a text, and whether it is what was looked for. */
export interface Part {
  text: string;
  hit: boolean;
}

export interface Found {
  entry: Entry;
  parts: Part[];
}

/** All that can be found on a page. */
export function entriesOf(page: string, blocks: readonly Block[]): Entry[] {
  let section = "";
  let above: string | null = null;
  const entries: Entry[] = [];
  const add = (text: string, mark: string | null, heading = false) => {
    if (text.trim()) entries.push({ page, mark: mark ?? above, section, text, heading });
  };
  for (const block of blocks) {
    if (block.kind === "heading") {
      section = plain(block.pieces);
      above = block.id;
      add(section, block.id, true);
    } else if (block.kind === "paragraph") add(plain(block.pieces), markOf(block.pieces));
    else if (block.kind === "list") block.items.forEach((item) => add(plain(item), markOf(item)));
    else if (block.kind === "table")
      block.rows.forEach((row) => add(row.map(plain).join(" · "), markOf(row[0] ?? [])));
  }
  return entries;
}

/** A text without accents and capitals, letter for letter. */
export function folded(text: string): string {
  return [...text]
    .map((letter) => {
      const bare = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
      return bare.length === letter.length ? bare : letter;
    })
    .join("");
}

const isLetter = (letter: string | undefined) =>
  letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Where words begin with `word` in a folded text. */
function places(text: string, word: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isLetter(text[at - 1])) found.push(at);
  return found;
}

const ROOM = 150;

/** The part of a text around its first hit, cut into what was looked for and the rest. */
function cut(text: string, hits: [number, number][]): Part[] {
  const first = hits[0]?.[0] ?? 0;
  let from = first < ROOM / 2 ? 0 : text.lastIndexOf(" ", first - ROOM / 3) + 1;
  let to = Math.min(text.length, from + ROOM);
  if (to < text.length) to = Math.max(text.lastIndexOf(" ", to), (hits[0]?.[1] ?? from) + 1);
  const parts: Part[] = from > 0 ? [{ text: "… ", hit: false }] : [];
  for (const [start, end] of hits) {
    if (start < from || end > to) continue;
    if (start > from) parts.push({ text: text.slice(from, start), hit: false });
    parts.push({ text: text.slice(start, end), hit: true });
    from = end;
  }
  if (from < to) parts.push({ text: text.slice(from, to), hit: false });
  if (to < text.length) parts.push({ text: " …", hit: false });
  return parts;
}

/** What was found for a query, the best first. */
export function search(entries: readonly Entry[], query: string, most = 12): Found[] {
  const words = folded(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (words.length === 0) return [];
  const found = entries.flatMap((entry, order) => {
    const text = folded(entry.text);
    const around = folded(`${entry.section} ${entry.page}`);
    const within = words.map((word) => places(text, word));
    const here = within.filter((hits) => hits.length > 0).length;
    // A word may also stand in the heading above; one at least stands in the rule itself.
    const all = words.every(
      (word, at) => within[at]!.length > 0 || places(around, word).length > 0,
    );
    if (!all || here === 0) return [];
    const phrase = words.length > 1 && text.includes(words.join(" "));
    const score = here * 4 + (phrase ? 4 : 0) + (entry.heading ? 3 : 0);
    const hits = within
      .flatMap((found, at) =>
        found.map((start): [number, number] => [start, start + words[at]!.length]),
      )
      .sort((a, b) => a[0] - b[0])
      .filter(([start], at, all) => at === 0 || start >= all[at - 1]![1]);
    return [{ entry, parts: cut(entry.text, hits), score, order }];
  });
  found.sort((a, b) => b.score - a.score || a.order - b.order);
  return found.slice(0, most).map(({ entry, parts }) => ({ entry, parts }));
}

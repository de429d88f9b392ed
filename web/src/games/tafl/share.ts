// A position and its rules in an address, so that a link is all that is needed to share them.

import { parsePosition, showPosition, usualStart, type Position } from "./position";

/** The query that carries a position and rules. Slashes and commas may stand there as they are. */
export function queryOf(position: string, rules: readonly string[]): string {
  const parts = [`position=${position.replaceAll(" ", "+")}`];
  if (rules.length > 0) parts.push(`rules=${rules.join(",")}`);
  return `?${parts.join("&")}`;
}

/** What a query carries; the usual start and the basic game where it says nothing. */
export function readQuery(
  query: string,
  size: number,
): { position: Position; rules: string[]; text: string } {
  const values = new URLSearchParams(query);
  const text = (values.get("position") ?? "").trim();
  const position = parsePosition(text);
  const rules = (values.get("rules") ?? "")
    .split(",")
    .filter((rule) => /^[a-z-]{1,40}$/.test(rule));
  const fits = position && position.size === size;
  const start = fits ? position : usualStart(size);
  return { position: start, rules, text: fits || !text ? showPosition(start) : text };
}

/** The editor's address for what stands on a board. */
export function editorPath(game: string, view: { position: string; rules: string[] }): string {
  return `/editor/${game}${queryOf(view.position, view.rules)}`;
}

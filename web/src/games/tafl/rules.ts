// What depends on the rules of a table. The rules themselves are the server's: its data says which of
// them changes what, and the first that is in force decides.

import { hasText, t } from "../../texts/index.svelte";
import { boardOf } from "./position";
import type { Square, Varied } from "./types";

function under<T>({ usual, under }: Varied<T>, rules: readonly string[]): T {
  return under.find(([rule]) => rules.includes(rule))?.[1] ?? usual;
}

/** The names of the texts that tell the basics of a game with these rules. */
export function basicsOf(size: number, rules: readonly string[]): string[] {
  return boardOf(size).basics.map((text) => under(text, rules));
}

/** Where the King escapes. */
export function escapesOf(size: number, rules: readonly string[]): readonly Square[] {
  return under(boardOf(size).escapes, rules);
}

/** What kind of square it is, as the texts know it. */
export function kindOf(square: Square, size: number, escapes: readonly Square[]): string {
  const { throne, corners } = boardOf(size);
  if (square === throne) return "throne";
  if (corners.includes(square)) return "corner";
  return escapes.includes(square) ? "escape" : "plain";
}

/** The names of the rules that options put in force. */
export function rulesIn(options: Record<string, unknown>): string[] {
  return Array.isArray(options.rules) ? options.rules.map(String) : [];
}

/** A rule by its name for people. */
export function ruleName(rule: string): string {
  return hasText(`tafl-rule-${rule}`) ? t(`tafl-rule-${rule}`) : rule;
}

/** What a rule says, in a sentence. */
export function ruleAbout(rule: string): string {
  return hasText(`tafl-rule-${rule}`) ? t(`tafl-rule-${rule}.about`) : "";
}

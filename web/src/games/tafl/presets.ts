// The rules of tafl as switches: which there are on which board, and which go together, as the server's
// data says.

import { boardOf, type TaflGame } from "./position";

export type { TaflGame };

/** The rules that can be switched on. */
export function rulesOf(game: TaflGame): string[] {
  return boardOf(game).rules;
}

/** The names of the ready-made sets of rules. */
export function presetsOf(game: TaflGame): string[] {
  return boardOf(game).presets.map(([name]) => name);
}

/** The rules of a ready-made set. */
export function presetRules(game: TaflGame, preset: string): string[] {
  return [...(boardOf(game).presets.find(([name]) => name === preset)?.[1] ?? [])];
}

/** The ready-made set that has exactly these rules. */
export function presetWith(game: TaflGame, rules: string[]): string | null {
  const same = (set: string[]) =>
    set.length === rules.length && set.every((rule) => rules.includes(rule));
  return presetsOf(game).find((name) => same(presetRules(game, name))) ?? null;
}

/** The rules after one was switched; whatever excludes it goes off. */
export function switched(game: TaflGame, rules: string[], rule: string, on: boolean): string[] {
  const pairs = boardOf(game).exclusive;
  const against = pairs.flatMap(([a, b]) => (a === rule ? [b] : b === rule ? [a] : []));
  const kept = rules.filter((other) => other !== rule && !(on && against.includes(other)));
  const chosen = on ? [...kept, rule] : kept;
  // In the order of the list, so that the same rules are always written the same way.
  const order = rulesOf(game);
  const known = order.filter((name) => chosen.includes(name));
  return [...known, ...chosen.filter((name) => !order.includes(name))];
}

/** The rules named in an address: `?rules=edge-escape,strong-king` or `?preset=federation`. */
export function rulesFrom(game: TaflGame, query: URLSearchParams): string[] | null {
  const preset = query.get("preset");
  const rules = query.get("rules");
  if (preset === null && rules === null) return null;
  const named = (rules ?? "").split(/[\s,]+/).filter(Boolean);
  return [...new Set([...presetRules(game, preset ?? "basic"), ...named])];
}

// The rules of tafl by their names in docs/tafl.md: which there are on which board, and which go
// together. What they mean is known to the server alone; here they are only switches.

export type TaflGame = "brandubh" | "tablut";

const RULES: Record<TaflGame, string[]> = {
  brandubh: [
    "edge-escape",
    "strong-king",
    "unarmed-king",
    "hostile-throne",
    "king-returns",
    "corners-hostile-to-king",
    "no-edge-capture",
  ],
  tablut: ["advanced", "strong-king", "unarmed-king", "hostile-throne", "king-returns"],
};

/** The named sets of rules of each board, the basic game first. */
const PRESETS: Record<TaflGame, Record<string, string[]>> = {
  brandubh: {
    basic: [],
    federation: ["hostile-throne", "king-returns", "corners-hostile-to-king", "no-edge-capture"],
  },
  tablut: { basic: [], advanced: ["advanced"] },
};

/** Pairs of which a table has one at most. */
const APART: [string, string][] = [["advanced", "strong-king"]];

/** The rules that can be switched on. */
export function rulesOf(game: TaflGame): string[] {
  return RULES[game];
}

/** The names of the ready-made sets of rules. */
export function presetsOf(game: TaflGame): string[] {
  return Object.keys(PRESETS[game]);
}

/** The rules of a ready-made set. */
export function presetRules(game: TaflGame, preset: string): string[] {
  return PRESETS[game][preset] ?? [];
}

/** The ready-made set that has exactly these rules. */
export function presetWith(game: TaflGame, rules: string[]): string | null {
  const same = (set: string[]) =>
    set.length === rules.length && set.every((rule) => rules.includes(rule));
  return presetsOf(game).find((name) => same(presetRules(game, name))) ?? null;
}

/** The rules after one was switched; whatever excludes it goes off. */
export function switched(game: TaflGame, rules: string[], rule: string, on: boolean): string[] {
  const against = APART.flatMap(([a, b]) => (a === rule ? [b] : b === rule ? [a] : []));
  const kept = rules.filter((other) => other !== rule && !(on && against.includes(other)));
  const chosen = on ? [...kept, rule] : kept;
  // In the order of the list, so that the same rules are always written the same way.
  const known = RULES[game].filter((name) => chosen.includes(name));
  return [...known, ...chosen.filter((name) => !RULES[game].includes(name))];
}

/** The rules named in an address: `?rules=edge-escape,strong-king` or `?preset=federation`. */
export function rulesFrom(game: TaflGame, query: URLSearchParams): string[] | null {
  const preset = query.get("preset");
  const rules = query.get("rules");
  if (preset === null && rules === null) return null;
  const named = (rules ?? "").split(/[\s,]+/).filter(Boolean);
  return [...new Set([...presetRules(game, preset ?? "basic"), ...named])];
}

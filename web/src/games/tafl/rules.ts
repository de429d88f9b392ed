// Which sentences tell the rules of a table. The rules themselves are the server's; here their names
// only choose words.

/** The names of the texts that tell the basics of a game with these rules. */
export function basicsOf(size: number, rules: readonly string[]): string[] {
  const tablut = size === 9;
  const has = (rule: string) => rules.includes(rule);
  const fall = has("advanced")
    ? "advanced"
    : has("strong-king")
      ? "strong"
      : tablut
        ? "tablut"
        : has("no-edge-capture")
          ? "brandubh-open"
          : "brandubh";
  return [
    "tafl-basic-move",
    has("king-returns") ? "tafl-basic-places-returns" : "tafl-basic-places",
    "tafl-basic-capture",
    tablut || has("edge-escape") ? "tafl-basic-goal-edge" : "tafl-basic-goal-corner",
    `tafl-basic-fall-${fall}`,
    "tafl-basic-ring",
    "tafl-basic-repeat",
  ];
}

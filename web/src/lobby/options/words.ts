// The options of a table in words: a few for the closed step, sentences for the summary.

import { hasText, t } from "../../texts/index.svelte";
import { listed } from "../../texts/lists";
import { isTafl } from "../../tables/plan";
import { presetWith, type TaflGame } from "../../games/tafl/presets";

type Options = Record<string, unknown>;

/** The names of the rules in force. */
export function rulesIn(options: Options): string[] {
  return Array.isArray(options.rules) ? options.rules.map(String) : [];
}

/** A rule of tafl by its name for people. */
export function ruleName(rule: string): string {
  return hasText(`tafl-rule-${rule}`) ? t(`tafl-rule-${rule}`) : rule;
}

/** What a rule of tafl says, in a sentence. */
export function ruleAbout(rule: string): string {
  return hasText(`tafl-rule-${rule}`) ? t(`tafl-rule-${rule}.about`) : "";
}

/** The name of the deck that a table brings along, if it does. */
export function deckName(options: Options): string | null {
  const deck = options.deck;
  if (typeof deck !== "object" || deck === null) return null;
  return String((deck as { name?: unknown }).name ?? "");
}

/** The options in a few words. */
export function chosenWords(game: string, options: Options): string {
  if (isTafl(game)) {
    const rules = rulesIn(options);
    const preset = presetWith(game as TaflGame, rules);
    const words = [
      preset ? t(`lobby-rules-${preset}`) : t("lobby-rules-count", { count: rules.length }),
      options.two_sets && t("lobby-two-sets"),
      options.lots && t("lobby-lots"),
      options.position && t("lobby-position"),
    ];
    return words.filter(Boolean).join(" · ");
  }
  if (game === "brian-boru") {
    return t("lobby-last-card-chosen", { last: String(options.last_card) });
  }
  if (game === "high-throne") return deckName(options) ?? t("lobby-deck-usual");
  return "";
}

/** What departs from the usual game, in sentences. */
export function optionSentences(game: string, options: Options): string[] {
  const said: string[] = [];
  if (isTafl(game)) {
    const rules = rulesIn(options);
    const preset = presetWith(game as TaflGame, rules);
    if (preset && rules.length) {
      said.push(t("tafl-with-rules", { rules: t(`lobby-rules-${preset}`) }));
    } else if (rules.length) {
      said.push(t("tafl-with-rules", { rules: listed(rules.map(ruleName)) }));
    }
    if (options.position) said.push(t("tafl-with-position"));
    if (options.two_sets) said.push(t("tafl-with-two-sets"));
    if (options.lots) said.push(t("tafl-with-lots"));
  }
  if (game === "brian-boru" && options.last_card === "play") said.push(t("boru-with-last-card"));
  const deck = game === "high-throne" ? deckName(options) : null;
  if (deck !== null) said.push(t("throne-with-deck", { name: deck }));
  return said;
}

// What departs from the usual game, in sentences.

import { t } from "../texts/index.svelte";
import { listed } from "../texts/lists";
import { presetWith, type TaflGame } from "./tafl/presets";
import { ruleName, rulesIn } from "./tafl/rules";

type Options = Record<string, unknown>;

export function optionSentences(game: string, options: Options): string[] {
  const said: string[] = [];
  if (game === "brandubh" || game === "tablut") {
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
  const deck = game === "high-throne" ? (options.deck as { name?: string } | undefined) : undefined;
  if (deck) said.push(t("throne-with-deck", { name: deck.name ?? "" }));
  return said;
}

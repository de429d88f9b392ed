// "Why can't I?": what the rules have against something, in words, with the way to the rule itself.

import { toast } from "../design/toasts.svelte";
import type { Refused } from "../server/refused";
import { hasText, t, texts } from "../texts/index.svelte";
import { readRule } from "./reading.svelte";

/** A server's reason as a sentence, without the number of the action that it begins with. */
export function sentence(reason: string): string {
  const bare = reason.replace(/^(?:action|move) \d+[^:]*:\s*/i, "").trim();
  // The name of a square stays as it is written.
  const full = /^[a-i][1-9]\b/.test(bare) ? bare : bare.charAt(0).toUpperCase() + bare.slice(1);
  return /[.!?]$/.test(full) ? full : `${full}.`;
}

/** Why something is refused, in the reader's language. The server knows more, but speaks English. */
export function whyWords(refused: Refused): string {
  const id = `rules-why-${refused.rule?.replace("#", "-") ?? ""}`;
  return texts.locale !== "en" && refused.rule && hasText(id) ? t(id) : sentence(refused.reason);
}

/** Says why something cannot be done, with a way to the rule. */
export function sayWhy(refused: Refused | null): void {
  if (!refused) return;
  const { rule } = refused;
  toast(
    whyWords(refused),
    "warning",
    rule ? { label: t("rules-the-rule"), run: () => readRule(rule) } : undefined,
  );
}

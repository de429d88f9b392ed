// "Why can't I?": what the rules have against something, in words, with the way to the rule itself.

import { toast } from "../design/toasts.svelte";
import type { Refused } from "../server/refused";
import { t } from "../texts/index.svelte";
import { placeCalled } from "./places";
import { readRule } from "./reading.svelte";

/** A server's reason as a sentence, without the number of the action that it begins with. */
export function sentence(reason: string): string {
  // "action 3: …", "Zug 3, d2-d9: …", in whatever language.
  const bare = reason.replace(/^\p{L}+ \d+[^:]*:\s*/u, "").trim();
  // The name of a square stays as it is written.
  const full = /^[a-i][1-9]\b/.test(bare) ? bare : bare.charAt(0).toUpperCase() + bare.slice(1);
  return /[.!?]$/.test(full) ? full : `${full}.`;
}

/** Why something is refused. */
export function whyWords(refused: Refused): string {
  return sentence(refused.reason);
}

/** Says why something cannot be done, with a way to the rule. */
export function sayWhy(refused: Refused | null): void {
  if (!refused) return;
  const { rule } = refused;
  toast(
    whyWords(refused),
    "warning",
    rule && placeCalled(rule)
      ? { label: t("rules-the-rule"), run: () => readRule(rule) }
      : undefined,
  );
}

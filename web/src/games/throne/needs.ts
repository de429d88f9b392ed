// What an Objective asks for, in words.

import { t } from "../../texts/index.svelte";
import { listed } from "../../texts/lists";
import { kindName } from "./named";
import type { NeedsForm } from "./types";

/** Where cards and regions have their names from. */
interface Names {
  card(id: string): { name: string };
  region(id: string): { name: string } | null;
}

export function needsInWords(needs: NeedsForm, deck: Names): string {
  if ("cards" in needs) {
    const cards = listed(needs.cards.map((id) => deck.card(id).name));
    const count = needs.count ?? needs.cards.length;
    return count < needs.cards.length ? t("throne-needs-some", { count, cards }) : cards;
  }
  if ("kind" in needs)
    return t("throne-needs-kind", { count: needs.count, kind: kindName(needs.kind) });
  if ("region" in needs) {
    const region = deck.region(needs.region)?.name ?? needs.region;
    return t("throne-needs-region", { count: needs.count, region });
  }
  if ("regions" in needs) return t("throne-needs-regions", { count: needs.regions });
  if ("kinds" in needs) return t("throne-needs-kinds", { count: needs.kinds });
  if ("total" in needs) return t("throne-needs-cards", { count: needs.total });
  if ("locked" in needs) return t("throne-needs-locked", { count: needs.locked });
  const [between, parts] =
    "all" in needs
      ? (["throne-needs-and", needs.all] as const)
      : (["throne-needs-or", needs.any] as const);
  return parts
    .map((part) => needsInWords(part, deck))
    .reduce((one, other) => t(between, { one, other }));
}

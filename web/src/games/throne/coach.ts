// What a coach says beside the prompt of The High Throne, from what the view tells: points, chances
// and what lines still need.

import { t } from "../../texts/index.svelte";
import { listed } from "../../texts/lists";
import type { Asked, Coached } from "../game";
import { deckOf, type Deck } from "./deck";
import type { TargetView, ThroneView, TurnView } from "./types";
import { lineInWords, percent } from "./words";

export function coach({ view, standing, seat, legal }: Asked<ThroneView>): Coached {
  const deck = deckOf(view, standing.options ?? {});
  const yours = seat !== null && legal.length > 0;
  switch (view.asked) {
    case "keep":
      return yours
        ? { why: t("learn-coach-throne-keep"), look: [t("learn-coach-throne-keep-look")] }
        : waits();
    case "die":
      return yours ? { why: t("learn-coach-throne-die"), look: [] } : waits();
    case "choose":
      return yours && view.turn ? choosing(view.turn, deck, legal) : waits();
    case "thumb-war":
      return yours ? { why: t("learn-coach-throne-thumb"), look: [] } : waits();
    case "nothing":
      return { why: t("learn-coach-throne-over"), look: [] };
    default:
      return { why: t("learn-coach-throne-chance"), look: [] };
  }
}

function waits(): Coached {
  return { why: t("learn-coach-throne-theirs"), look: [t("learn-coach-throne-watch")] };
}

function choosing(turn: TurnView, deck: Deck, legal: readonly string[]): Coached {
  const fills = legal.some((action) => action.startsWith("fill"));
  const [target] = turn.targets;
  if (turn.target !== null && target) {
    const card = deck.card(target.card).name;
    const needs = listed(target.open.map(({ needs }) => lineInWords(needs)));
    const look = [t("learn-coach-throne-needs", { card, needs })];
    if (fills) return { why: t("learn-coach-throne-line"), look };
    return { why: t("learn-coach-throne-aside"), look };
  }
  if (!fills) return { why: t("learn-coach-throne-aside"), look: [] };
  return { why: t("learn-coach-throne-choose"), look: worthALook(turn.targets, deck) };
}

/** The likeliest card, and the one that is worth most for its chance. */
function worthALook(targets: readonly TargetView[], deck: Deck): string[] {
  const worth = (target: TargetView) => target.chance * deck.card(target.card).points;
  const best = (by: (target: TargetView) => number) =>
    targets.reduce<TargetView | null>((one, two) => (one && by(one) >= by(two) ? one : two), null);
  const likeliest = best(({ chance }) => chance);
  const worthiest = best(worth);
  const say = (id: string, target: TargetView) => {
    const { name, points } = deck.card(target.card);
    return t(id, { card: name, points, chance: percent(target.chance) });
  };
  if (!likeliest || !worthiest) return [];
  if (likeliest === worthiest) return [say("learn-coach-throne-both", likeliest)];
  return [say("learn-coach-throne-likely", likeliest), say("learn-coach-throne-worth", worthiest)];
}

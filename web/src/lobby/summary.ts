// What is about to be set up, in words.

import { t } from "../texts/index.svelte";
import { clockWords } from "../tables/clocks";
import { listed } from "../texts/lists";
import { localizeKnown } from "../texts/localize";
import type { Message } from "../wire";
import { botName, gameName } from "../tables/names";
import { placeOf } from "../games";
import { complete, lateOf, type Plan } from "../tables/plan";

/** Those who play, in a row: "you, a friend and two Squire bots". */
export function whoPlays(plan: Plan): string {
  const count = (who: string) => plan.seats.filter((sitter) => sitter.who === who).length;
  const parts: string[] = [];
  const mine = count("me");
  if (mine > 1) {
    parts.push(t("lobby-sum-me-seats", { count: mine }));
  } else if (mine === 1) {
    const seat = plan.seats.findIndex(({ who }) => who === "me");
    parts.push(placeOf(plan.game, seat, plan.options).mine);
  }
  const friends = count("friend");
  if (friends) {
    parts.push(t(plan.public ? "lobby-sum-guests" : "lobby-sum-friends", { count: friends }));
  }
  const levels = new Map<string, number>();
  for (const sitter of plan.seats) {
    if (sitter.who === "bot") levels.set(sitter.level, (levels.get(sitter.level) ?? 0) + 1);
  }
  for (const [level, count] of levels) {
    parts.push(t("lobby-sum-bots", { count, level: botName(level) }));
  }
  return listed(parts);
}

/** The plan in sentences; what departs from the usual game is told by its rules. */
export function summary(plan: Plan, title: string, departs: readonly Message[] = []): string[] {
  const said = [
    t("lobby-sum-players", {
      game: gameName(plan.game, title),
      count: plan.seats.length,
      who: whoPlays(plan),
    }),
  ];
  if (!plan.seats.some((sitter) => sitter.who === "me")) said.push(t("lobby-no-seat-mine"));
  said.push(...departs.flatMap((message) => localizeKnown(message) ?? []));
  said.push(
    plan.clock.kind === "none"
      ? t("lobby-sum-no-clock")
      : t("lobby-sum-clock", { clock: clockWords(plan.clock), late: lateOf(plan) }),
  );
  const full = complete(plan);
  if (plan.public) said.push(t(full ? "lobby-sum-public-full" : "lobby-sum-public"));
  else said.push(t("lobby-sum-private"));
  said.push(t(full ? "lobby-sum-starts" : "lobby-sum-waits"));
  return said;
}

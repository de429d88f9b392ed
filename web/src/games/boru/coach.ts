// What a coach says beside the prompt of Brian Boru, from the table and its standings: what is asked
// for, and where something stands on a knife's edge.

import { t } from "../../texts/index.svelte";
import type { Seat } from "../../wire";
import type { Asked, Coached } from "../game";
import { cardOf } from "./cards";
import { marriageName, regionName, townName, townOf } from "./facts";
import type { BoruView, Table } from "./types";
import { cardName, gifts, nameOf } from "./words";

export function coach({ view, seat, legal, names }: Asked<BoruView>): Coached {
  const { table, own } = view;
  const { asked } = table;
  if (table.outcome) return { why: t("learn-coach-boru-over"), look: [] };
  if (asked.asked === "chance" || asked.asked === "nothing")
    return { why: t("learn-coach-boru-chance"), look: [] };
  if (seat === null || legal.length === 0)
    return { why: t("learn-coach-boru-theirs"), look: [t("learn-coach-boru-watch")] };
  const { standings } = table;
  switch (asked.asked) {
    case "start":
      return { why: t("learn-coach-boru-start"), look: [t("learn-coach-boru-start-look")] };
    case "pick":
      return { why: t("learn-coach-boru-pick"), look: contests(table, seat).slice(0, 2) };
    case "mark":
      return { why: t("learn-coach-boru-mark"), look: regions(table, seat).slice(0, 2) };
    case "play":
      return playing(table, own?.hand ?? [], legal);
    case "act":
      if (asked.won) return { why: t("learn-coach-boru-won"), look: [] };
      return { why: t("learn-coach-boru-lost"), look: contests(table, seat).slice(0, 2) };
    case "settle":
      return { why: t("learn-coach-boru-settle"), look: regions(table, seat).slice(0, 2) };
    case "princess":
      return { why: t("learn-coach-boru-princess"), look: [t("learn-coach-boru-princess-look")] };
    case "raid": {
      if (asked.loser === seat)
        return { why: t("learn-coach-boru-raid-own"), look: regions(table, seat).slice(0, 2) };
      const { loser } = asked;
      const claims = standings.regions.filter(
        ({ then }) => typeof then === "object" && then.held === loser,
      );
      const look = claims.map(({ region, points }) =>
        t("learn-coach-boru-raid-look", {
          name: nameOf(names, loser),
          region: regionName(region),
          points,
        }),
      );
      return { why: t("learn-coach-boru-raid"), look: look.slice(0, 2) };
    }
    case "build":
      return { why: t("learn-coach-boru-build"), look: regions(table, seat).slice(0, 2) };
  }
}

function playing(table: Table, hand: readonly number[], legal: readonly string[]): Coached {
  const town = table.trick?.town ?? null;
  const colour = town ? townOf(town)?.colour : undefined;
  const look: string[] = [];
  const leads = table.trick?.cards.every((card) => card === null) ?? false;
  if (town && colour) {
    const fits = hand.filter((card) => {
      const own = cardOf(card)?.colour;
      return legal.includes(`play ${card}`) && (own === colour || own === "white");
    });
    const best = fits.at(-1);
    look.push(
      best === undefined
        ? t("learn-coach-boru-none", { colour })
        : t("learn-coach-boru-best", { card: cardName(best), town: townName(town) }),
    );
    const leading = table.trick?.leading;
    const top = leading === null || leading === undefined ? null : table.trick?.cards[leading];
    if (top !== null && top !== undefined)
      look.unshift(t("learn-coach-boru-beat", { card: cardName(top) }));
  }
  return { why: t(leads ? "learn-coach-boru-lead" : "learn-coach-boru-follow"), look };
}

/** The contests that are not decided in one's favour, the most pressing first. */
function contests({ standings, marriage, players }: Table, seat: Seat): string[] {
  const look: string[] = [];
  if (standings.battle.losers.includes(seat))
    look.push(t("learn-coach-boru-battle", { left: standings.battle.left }));
  if (marriage !== null && standings.marriage !== seat)
    look.push(
      t("learn-coach-boru-marriage", { card: marriageName(marriage), gives: gifts(marriage) }),
    );
  if (standings.church.favour !== seat)
    look.push(t("learn-coach-boru-church", { discs: players[seat]?.church ?? 0 }));
  return look;
}

/** The regions where one has towns but no token yet, the worthiest first. */
function regions({ standings }: Table, seat: Seat): string[] {
  return standings.regions
    .filter(
      ({ counts, then }) =>
        (counts[seat] ?? 0) > 0 && !(typeof then === "object" && then.held === seat),
    )
    .sort((a, b) => b.points - a.points)
    .map(({ region, counts, threshold, points }) =>
      t("learn-coach-boru-region", {
        region: regionName(region),
        towns: counts[seat] ?? 0,
        threshold,
        points,
      }),
    );
}

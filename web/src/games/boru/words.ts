// A game of Brian Boru in words: what is asked, what happened, how it ended.

import { t } from "../../texts/index.svelte";
import { listed } from "../../texts/lists";
import type { Actor, Heard, Outcome, Seat } from "../../wire";
import type { Asked } from "../game";
import { cardOf } from "./cards";
import { marriageName, marriageOf, regionName, regionOf, townName, townOf } from "./facts";
import type { BoruSeen, BoruView, Contender, Deeds, TownId } from "./types";

/** Whom a seat is called by. */
export function nameOf(names: readonly string[], seat: Seat): string {
  return names[seat] || t("boru-seat", { number: seat + 1 });
}

export const namesOf = (names: readonly string[], seats: readonly Seat[]): string =>
  listed(seats.map((seat) => nameOf(names, seat)));

/** A colour that stands alone. Sentences get the colour itself and choose their own words for it. */
export const colourName = (colour: string): string => t("boru-colour", { colour });

/** A town by its name and colour: "Cork, red". */
export function townWords(town: TownId): string {
  const colour = colourName(townOf(town)?.colour ?? "");
  return t("words-boru-town", { town: townName(town), colour });
}

/** A card by its colour and value: "red 15". */
export function cardName(card: number): string {
  return t("boru-card", { colour: cardOf(card)?.colour ?? "white", value: card });
}

const cardNames = (cards: readonly number[]) => listed(cards.map(cardName));

/** What a marriage card gives. */
export function gifts(name: string): string {
  const card = marriageOf(name);
  if (!card) return "";
  if (card.princess) return t("boru-gives-princess");
  const given: string[] = [];
  if (card.points) given.push(t("boru-gives-points", { count: card.points }));
  if (card.renown) given.push(t("boru-gives-renown", { count: card.renown }));
  if (card.town_in) given.push(t("boru-gives-town", { region: regionName(card.town_in) }));
  return listed(given);
}

export function prompt({ view, seat, legal, names }: Asked<BoruView>): string {
  const { table, own } = view;
  const { asked, trick } = table;
  if (table.outcome) return t("boru-prompt-over");
  const mine = seat !== null && legal.length > 0;
  if (asked.asked === "chance" || asked.asked === "nothing") return t("boru-prompt-chance");
  if (asked.asked === "pick") {
    const waiting = namesOf(names, table.to_act);
    if (mine) return t("boru-prompt-pick", { to: nameOf(names, leftOf(table.seats, seat)) });
    return t(own ? "boru-prompt-picked" : "boru-prompt-several", { names: waiting });
  }
  if (!mine) {
    const acts = table.to_act[0];
    if (acts === undefined) return t("boru-prompt-chance");
    return t("boru-prompt-theirs", { asked: asked.asked, name: nameOf(names, acts) });
  }
  const town = trick?.town ?? null;
  switch (asked.asked) {
    case "start":
    case "mark":
    case "princess":
    case "build":
      return t(`boru-prompt-${asked.asked}`);
    case "play": {
      const leads = trick?.cards.every((card) => card === null) ?? false;
      const which = leads ? "boru-prompt-lead" : "boru-prompt-play";
      if (!town) return t(`${which}-none`);
      return t(which, { town: townName(town), colour: townOf(town)?.colour ?? "" });
    }
    case "act": {
      const card = cardName(asked.card);
      if (!asked.won) return t("boru-prompt-act-lost", { card });
      return t("boru-prompt-act-won", { card, town: town ? townName(town) : "" });
    }
    case "settle":
      return asked.region
        ? t("boru-prompt-settle", { region: regionName(asked.region) })
        : t("boru-prompt-settle-anywhere");
    case "raid":
      return asked.loser === seat
        ? t("boru-prompt-raid-own")
        : t("boru-prompt-raid", { loser: nameOf(names, asked.loser) });
  }
}

/** To whom packs are passed: the next seat, clockwise. */
export const leftOf = (seats: number, seat: Seat): Seat => (seat + 1) % seats;
export const rightOf = (seats: number, seat: Seat): Seat => (seat + seats - 1) % seats;

/** An event as a line of the log; nothing for events of a newer server. */
export function line(_by: Actor, told: Heard["seen"], names: string[]): string | null {
  return sentence(told as unknown as BoruSeen, names);
}

/** An event in a sentence. */
export function sentence(seen: BoruSeen, names: readonly string[]): string | null {
  const name = (seat: Seat) => nameOf(names, seat);
  const all = (seats: readonly Seat[]) => namesOf(names, seats);
  switch (seen.event) {
    case "marriage-deck":
      return t("boru-log-marriage-deck", { cards: seen.cards });
    case "viking-deck":
    case "repelled":
    case "no-spoils":
    case "no-favour":
      return t(`boru-log-${seen.event}`);
    case "first-marker":
    case "no-site":
    case "favour-ends":
      return t(`boru-log-${seen.event}`, { name: name(seen.seat) });
    case "no-open-town":
      return t("boru-log-no-open-town", { name: name(seen.leader) });
    case "started":
      return t("boru-log-started", { name: name(seen.seat), ...place(seen.town) });
    case "round-begins": {
      const { round, of, raiders } = seen;
      const marriage = marriageName(seen.marriage);
      const gives = gifts(seen.marriage);
      return t("boru-log-round-begins", { round, of, raiders, marriage, gives });
    }
    case "dealt":
    case "last-cards":
      return seen.cards
        ? t(`boru-log-${seen.event}`, { cards: cardNames(seen.cards) })
        : t(`boru-log-${seen.event}-unseen`);
    case "picked":
      return seen.cards
        ? t("boru-log-picked", { cards: cardNames(seen.cards) })
        : t("boru-log-picked-unseen", { name: name(seen.seat) });
    case "passed":
      if (!seen.cards) return t("boru-log-passed-unseen");
      return t(seen.whole ? "boru-log-passed-whole" : "boru-log-passed", {
        cards: cardNames(seen.cards),
      });
    case "marked":
      return t("boru-log-marked", { name: name(seen.seat), ...place(seen.town) });
    case "played":
      return t("boru-log-played", { name: name(seen.seat), card: cardName(seen.card) });
    case "trick-won":
      return t("boru-log-trick-won", {
        name: name(seen.seat),
        card: cardName(seen.card),
        town: townName(seen.town),
      });
    case "trick-lost":
      return seen.town ? t("boru-log-trick-lost", place(seen.town)) : t("boru-log-trick-none");
    case "acted":
      return t("boru-log-acted", {
        won: seen.won ? "yes" : "no",
        name: name(seen.seat),
        card: cardName(seen.card),
        deeds: listed(deedsInWords(seen.deeds, names)),
      });
    default:
      return upkeepSentence(seen, names, name, all);
  }
}

function place(town: string): { town: string; region: string; colour: string } {
  const face = townOf(town);
  return {
    town: townName(town),
    region: regionName(face?.region ?? ""),
    colour: face?.colour ?? "",
  };
}

function deedsInWords(deeds: Deeds, names: readonly string[]): string[] {
  const done: string[] = [];
  const bought = () => {
    if (deeds.bought)
      done.push(t("boru-deed-bought", { count: deeds.bought, coins: 2 * deeds.bought }));
  };
  if (deeds.town) done.push(t("boru-deed-town", { town: townName(deeds.town) }));
  if (deeds.freed) {
    const [town, seat] = deeds.freed;
    done.push(t("boru-deed-freed", { town: townName(town), name: nameOf(names, seat) }));
  }
  if (deeds.church) {
    done.push(t("boru-deed-church", { count: deeds.church }));
    bought();
  }
  if (deeds.raiders) {
    done.push(t("boru-deed-raiders", { count: deeds.raiders }));
    bought();
  } else if (deeds.axes) done.push(t("boru-deed-no-raiders"));
  if (deeds.courted) {
    const { from, reached, rests } = deeds.courted;
    if (reached === from) done.push(t("boru-deed-stays"));
    else done.push(t("boru-deed-courted", { count: reached - from, space: reached }));
    bought();
    if (rests < reached) done.push(t("boru-deed-rests", { space: rests }));
  }
  if (deeds.renown) done.push(t("boru-deed-renown", { count: deeds.renown }));
  if (deeds.coins) done.push(t("boru-deed-coins", { count: deeds.coins }));
  if (deeds.paid) done.push(t("boru-deed-paid", { count: deeds.paid }));
  if (deeds.forfeited) done.push(t("boru-deed-forfeited", { count: deeds.forfeited }));
  if (deeds.expanded) done.push(t("boru-deed-expanded", { town: townName(deeds.expanded) }));
  return done.length > 0 ? done : [t("boru-deed-nothing")];
}

function upkeepSentence(
  seen: BoruSeen,
  names: readonly string[],
  name: (seat: Seat) => string,
  all: (seats: readonly Seat[]) => string,
): string | null {
  switch (seen.event) {
    case "married": {
      const { space, card } = seen;
      const values = { name: name(seen.seat), space, card: marriageName(card) };
      return t("boru-log-married", { ...values, gives: gifts(card) });
    }
    case "nobody-marries":
      return t("boru-log-nobody-marries", { card: marriageName(seen.card) });
    case "settled": {
      const values = { name: name(seen.seat), ...place(seen.town) };
      return t(seen.region ? "boru-log-settled" : "boru-log-settled-anywhere", values);
    }
    case "no-room":
      return seen.region
        ? t("boru-log-no-room", { name: name(seen.seat), region: regionName(seen.region) })
        : t("boru-log-no-room-anywhere", { name: name(seen.seat) });
    case "offered":
      return t("boru-log-offered", { name: name(seen.seat), offer: seen.offer });
    case "space-reward": {
      const gains: string[] = [];
      if (seen.coins) gains.push(t("boru-coins-count", { count: seen.coins }));
      if (seen.renown) gains.push(t("boru-renown-count", { count: seen.renown }));
      const values = { name: name(seen.seat), gains: listed(gains), space: seen.space };
      return t("boru-log-space-reward", values);
    }
    case "incursion":
      return t("boru-log-incursion", {
        left: seen.left,
        names: all(seen.fewest),
        losers: seen.fewest.length,
        least: t("boru-raiders-count", { count: seen.least }),
        how: seen.greatest === 0 ? "none" : seen.most.length === 1 ? "sole" : "tied",
        chooser: all(seen.most),
        greatest: seen.greatest,
      });
    case "town-lost":
      return t("boru-log-town-lost", {
        own: seen.loser === seen.chooser ? "yes" : "no",
        town: townName(seen.town),
        loser: name(seen.loser),
        chooser: name(seen.chooser),
      });
    case "nothing-to-lose":
      return t("boru-log-nothing-to-lose", { loser: name(seen.loser) });
    case "spoils": {
      const { raiders, renown } = seen;
      return t("boru-log-spoils", { name: name(seen.seat), raiders, renown });
    }
    case "spoils-tied":
    case "lesser-spoils": {
      const values = { names: all(seen.seats), count: seen.seats.length, raiders: seen.raiders };
      return t(`boru-log-${seen.event}`, values);
    }
    case "favour":
    case "patron":
      return t(`boru-log-${seen.event}`, { name: name(seen.seat), discs: seen.discs });
    case "favour-tied":
    case "lesser-favour": {
      const values = { names: all(seen.seats), count: seen.seats.length, discs: seen.discs };
      return t(`boru-log-${seen.event}`, values);
    }
    case "built":
      return t("boru-log-built", { name: name(seen.seat), town: townName(seen.town) });
    case "scored":
      return t("boru-log-scored", {
        name: name(seen.seat),
        points: t("boru-points", {
          count: Object.values(seen.score).reduce((sum, points) => sum + points, 0),
        }),
      });
    case "won":
      return t("boru-log-won", { names: all(seen.winners), points: seen.points, by: seen.by });
    default:
      return claimSentence(seen, names, name);
  }
}

function claimSentence(
  seen: BoruSeen,
  names: readonly string[],
  name: (seat: Seat) => string,
): string | null {
  if (!("region" in seen) || !seen.region || !("towns" in seen)) return null;
  const region = regionName(seen.region);
  const face = regionOf(seen.region);
  const towns = t("boru-towns-count", { count: seen.towns });
  const points = t("boru-points", { count: face?.points ?? 0 });
  switch (seen.event) {
    case "token-turned":
      return t("boru-log-token-turned", {
        region,
        towns: seen.towns,
        threshold: face?.threshold ?? 0,
      });
    case "token-taken": {
      const values = { name: name(seen.seat), region, towns, points };
      if (seen.from === null) return t("boru-log-token-taken", values);
      return t("boru-log-token-taken-from", { ...values, from: name(seen.from) });
    }
    case "token-kept":
      return t("boru-log-token-kept", { name: name(seen.seat), region, towns });
    case "token-stays": {
      const values = { names: contenders(seen.tied, names), region, towns };
      if (seen.holder === null) return t("boru-log-token-stays", values);
      return t("boru-log-token-stays-with", { ...values, holder: name(seen.holder) });
    }
    case "token-to-vikings":
      if (seen.from === null) return t("boru-log-token-to-vikings", { region, towns });
      return t("boru-log-token-to-vikings-from", { region, towns, from: name(seen.from) });
    default:
      return null;
  }
}

const contenders = (tied: readonly Contender[], names: readonly string[]): string =>
  listed(tied.map((one) => (one === "vikings" ? t("boru-list-vikings") : nameOf(names, one.seat))));

/** How it ended, in a sentence. */
export function result(outcome: Outcome, names: string[]): string | null {
  if (!["points", "tokens", "marriages", "shared"].includes(outcome.ending)) return null;
  return t("boru-log-won", {
    by: outcome.ending,
    names: namesOf(names, outcome.winners),
    points: outcome.scores?.[outcome.winners[0] ?? 0] ?? 0,
  });
}

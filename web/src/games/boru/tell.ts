// What was heard, told step by step: each event with the table as it stands after it. Events say what
// has happened, and that is put on the table here; the last step is always the table that the server
// sent.

import { regions } from "./printed";
import type {
  AskedNow,
  BoruSeen,
  Player,
  RegionId,
  Table,
  Token,
  TownId,
  TrickView,
} from "./types";
import type { Seat } from "../../wire";

/** Which part of the game an event belongs to. */
export type Chapter =
  "setup" | "round" | "draft" | "trick" | "marriage" | "battle" | "church" | "claim" | "end";

const chapters: Record<BoruSeen["event"], Chapter> = {
  "marriage-deck": "setup",
  "viking-deck": "setup",
  "first-marker": "setup",
  started: "setup",
  "round-begins": "round",
  dealt: "draft",
  picked: "draft",
  passed: "draft",
  marked: "trick",
  "no-open-town": "trick",
  played: "trick",
  "trick-won": "trick",
  "trick-lost": "trick",
  acted: "trick",
  "last-cards": "trick",
  married: "marriage",
  "nobody-marries": "marriage",
  settled: "marriage",
  "no-room": "marriage",
  offered: "marriage",
  "space-reward": "marriage",
  repelled: "battle",
  incursion: "battle",
  "town-lost": "battle",
  "nothing-to-lose": "battle",
  spoils: "battle",
  "spoils-tied": "battle",
  "no-spoils": "battle",
  "lesser-spoils": "battle",
  favour: "church",
  "favour-tied": "church",
  "no-favour": "church",
  built: "church",
  "no-site": "church",
  "favour-ends": "church",
  "lesser-favour": "church",
  patron: "church",
  "token-turned": "claim",
  "token-taken": "claim",
  "token-kept": "claim",
  "token-stays": "claim",
  "token-to-vikings": "claim",
  scored: "end",
  won: "end",
};

/** The chapter of an event; nothing for events of a newer server. */
export function chapterOf(seen: { event: string }): Chapter | null {
  return chapters[seen.event as BoruSeen["event"]] ?? null;
}

const UPKEEP: readonly (Chapter | null)[] = ["marriage", "battle", "church", "claim"];

/** Whether an event is part of upkeep. */
export function isUpkeep(seen: { event: string }): boolean {
  return UPKEEP.includes(chapterOf(seen));
}

/** The step of upkeep in which something is asked; nothing if it is asked elsewhere. */
export function chapterAsked({ asked }: AskedNow): Chapter | null {
  if (asked === "settle" || asked === "princess") return "marriage";
  if (asked === "raid") return "battle";
  return asked === "build" ? "church" : null;
}

/** Where on the table an event happens. */
export interface Focus {
  towns: TownId[];
  region: RegionId | null;
  seats: Seat[];
}

export function focusOf(seen: BoruSeen): Focus {
  const focus: Focus = { towns: [], region: null, seats: [] };
  if ("town" in seen && seen.town) focus.towns = [seen.town];
  if ("region" in seen && seen.region) focus.region = seen.region;
  if ("seat" in seen) focus.seats = [seen.seat];
  if ("seats" in seen) focus.seats = seen.seats;
  if ("loser" in seen) focus.seats = [seen.loser];
  if ("fewest" in seen) focus.seats = seen.fewest;
  if ("tied" in seen)
    focus.seats = seen.tied.flatMap((one) => (one === "vikings" ? [] : [one.seat]));
  if (seen.event === "acted") {
    const { town, expanded, freed } = seen.deeds;
    focus.towns = [town, expanded, freed?.[0]].filter((one) => one !== undefined);
  }
  return focus;
}

const withPlayer = (
  table: Table,
  seat: Seat,
  change: (player: Player) => Partial<Player>,
): Table => ({
  ...table,
  players: table.players.map((player, at) =>
    at === seat ? { ...player, ...change(player) } : player,
  ),
});

const withPlayers = (table: Table, seats: Seat[], change: (player: Player) => Partial<Player>) =>
  seats.reduce((all, seat) => withPlayer(all, seat, change), table);

const withDisc = (table: Table, seat: Seat, town: TownId): Table => ({
  ...table,
  discs: table.discs.map((discs, at) =>
    at === seat && !discs.includes(town) ? [...discs, town] : discs,
  ),
});

function withToken(table: Table, region: RegionId, token: Token): Table {
  const place = regions.findIndex(({ id }) => id === region);
  return { ...table, tokens: table.tokens.map((one, at) => (at === place ? token : one)) };
}

function withTrick(table: Table, change: (trick: TrickView) => Partial<TrickView>): Table {
  const trick = table.trick ?? {
    town: null,
    cards: table.players.map(() => null),
    leading: null,
    complete: false,
    to_play: [],
    order: [],
  };
  const next = { ...trick, ...change(trick) };
  const order = next.cards
    .flatMap((card, seat) => (card === null ? [] : [{ card, seat }]))
    .sort((a, b) => a.card - b.card);
  return { ...table, trick: { ...next, order: order.map(({ seat }) => seat) } };
}

const put = <T>(list: readonly T[], place: number, value: T): T[] =>
  list.map((one, at) => (at === place ? value : one));

/** The table after an event, as far as the event tells. */
export function after(table: Table, seen: BoruSeen): Table {
  switch (seen.event) {
    case "first-marker":
      return { ...table, marker: seen.seat };
    case "started":
    case "settled":
      return withDisc(table, seen.seat, seen.town);
    case "round-begins": {
      const { round, raiders, marriage } = seen;
      return { ...table, round, raiders, marriage, trick: null };
    }
    case "marked":
      return withTrick({ ...table, trick: null, marker: seen.seat }, () => ({ town: seen.town }));
    case "played": {
      const cards = table.cards.map((count, at) => (at === seen.seat ? count - 1 : count));
      return withTrick({ ...table, cards }, (trick) => ({
        cards: put(trick.cards, seen.seat, seen.card),
        to_play: trick.to_play.filter((seat) => seat !== seen.seat),
      }));
    }
    case "trick-won":
      return withTrick(table, () => ({ leading: seen.seat, complete: true, to_play: [] }));
    case "trick-lost":
      return withTrick(table, () => ({ leading: null, complete: true, to_play: [] }));
    case "acted":
      return afterAct(table, seen);
    case "last-cards":
      return { ...table, trick: null, cards: table.cards.map(() => 0) };
    case "married":
      return { ...withPlayer(table, seen.seat, () => ({ space: 0 })), marriage: null };
    case "nobody-marries":
      return { ...table, marriage: null };
    case "offered":
      return withPlayer(table, seen.seat, ({ points }) => ({
        offer: seen.offer,
        points: points + (seen.offer === "spurn" ? 4 : 0),
      }));
    case "space-reward":
      return withPlayer(table, seen.seat, ({ coins, renown }) => ({
        coins: coins + seen.coins,
        renown: renown + seen.renown,
      }));
    case "town-lost":
      return { ...table, vikings: [...table.vikings, seen.town] };
    case "spoils":
      return withPlayer({ ...table, raiders: 0 }, seen.seat, ({ points }) => ({
        renown: seen.renown,
        points: points + seen.renown,
        raiders: 0,
      }));
    case "spoils-tied":
    case "no-spoils":
      return { ...table, raiders: 0 };
    case "lesser-spoils":
      return withPlayers(table, seen.seats, ({ points, raiders }) => ({
        points: points + 1,
        raiders: raiders - 1,
      }));
    case "built":
      return { ...table, monasteries: [...table.monasteries, seen.town] };
    case "favour-ends":
      return withPlayer({ ...table, marker: seen.seat }, seen.seat, () => ({ church: 0 }));
    case "lesser-favour":
      return withPlayers(table, seen.seats, ({ points, church }) => ({
        points: points + 1,
        church: church - 1,
      }));
    case "token-turned":
    case "token-to-vikings":
      return withToken(table, seen.region, "on-board");
    case "token-taken":
      return withToken(table, seen.region, { held: seen.seat });
    default:
      return table;
  }
}

function afterAct(table: Table, { seat, deeds }: Extract<BoruSeen, { event: "acted" }>): Table {
  const cost = 2 * deeds.bought + deeds.paid + (deeds.expanded ? 5 : 0);
  let next = withPlayer(table, seat, (player) => ({
    coins: Math.max(0, player.coins + deeds.coins - cost),
    points: Math.max(0, player.points - deeds.forfeited),
    renown: player.renown + deeds.renown,
    raiders: player.raiders + deeds.raiders,
    church: player.church + deeds.church,
    space: deeds.courted?.rests ?? player.space,
  }));
  next = { ...next, raiders: Math.max(0, next.raiders - deeds.raiders) };
  if (deeds.town) next = { ...withDisc(next, seat, deeds.town), marker: seat };
  if (deeds.expanded) next = withDisc(next, seat, deeds.expanded);
  const freed = deeds.freed?.[0];
  if (freed) next = { ...next, vikings: next.vikings.filter((town) => town !== freed) };
  next = withTrick(next, (trick) => ({ cards: put(trick.cards, seat, null) }));
  return next.trick!.order.length === 0 ? { ...next, trick: null } : next;
}

/** An event with the table after it. */
export interface Step {
  seen: BoruSeen;
  table: Table;
}

/** Events that are only said, not shown: nothing of them can be seen on the table. */
const QUIET: readonly string[] = ["picked", "dealt", "passed", "marriage-deck", "viking-deck"];

/** What was heard as steps from one table to the next. */
export function stepsFrom(from: Table, heard: readonly { event: string }[], to: Table): Step[] {
  let table = from;
  const steps: Step[] = [];
  for (const one of heard) {
    if (chapterOf(one) === null || QUIET.includes(one.event)) continue;
    const seen = one as BoruSeen;
    table = after(table, seen);
    steps.push({ seen, table });
  }
  const last = steps.at(-1);
  if (last) last.table = to;
  return steps;
}

/**
 * How long a step is shown, in milliseconds. Upkeep has reasons to be read; a card only has to be
 * seen. `pace` is the reader's: 420 is the usual one.
 */
export function dwellOf(seen: BoruSeen, text: string, pace: number): number {
  const speed = pace / 420;
  if (isUpkeep(seen)) return Math.round((900 + text.length * 28) * speed);
  if (seen.event === "trick-won" || seen.event === "trick-lost") return Math.round(pace * 2.2);
  if (seen.event === "acted") return Math.round(pace * 1.8);
  if (seen.event === "round-begins") return Math.round(pace * 3);
  if (seen.event === "scored" || seen.event === "won") return 0;
  return pace;
}

// What an event of the game makes of the table, where it happens, and how long it is shown. Events say what
// everything became, and that is put on the table here; the last step is always the table that the
// server sent.

import type { Heard, Seat } from "../../wire";
import { recounted } from "./counted";
import type { AskedNow, BoruSeen, RegionId, Table, Token, TownId } from "./types";

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

/** What of a story is the last upkeep in it. */
export function lastUpkeep(story: readonly Heard[]): Heard[] {
  let end = story.length;
  while (end > 0 && !isUpkeep(story[end - 1]!.seen)) end--;
  let begin = end;
  while (begin > 0 && isUpkeep(story[begin - 1]!.seen)) begin--;
  return story.slice(begin, end);
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

const put = <T>(list: readonly T[], place: number, value: T): T[] =>
  list.map((one, at) => (at === place ? value : one));

const withDisc = (table: Table, seat: Seat, town: TownId): Table => ({
  ...table,
  discs: table.discs.map((discs, at) =>
    at === seat && !discs.includes(town) ? [...discs, town] : discs,
  ),
});

function withToken(table: Table, region: RegionId, token: Token): Table {
  const place = table.standings.regions.findIndex((one) => one.region === region);
  return { ...table, tokens: put(table.tokens, place, token) };
}

/** The table with all that an event says has become of players, raiders, cards and trick. */
function withNumbers(table: Table, seen: BoruSeen): Table {
  let next = table;
  if ("now" in seen) {
    const [seats, all] = "seats" in seen ? [seen.seats, seen.now] : [[seen.seat], [seen.now]];
    const players = seats.reduce((list, seat, at) => put(list, seat, all[at]!), next.players);
    next = { ...next, players };
  }
  if ("area" in seen) next = { ...next, raiders: seen.area };
  if ("held" in seen) next = { ...next, cards: put(next.cards, seen.seat, seen.held) };
  if ("trick" in seen) next = { ...next, trick: seen.trick };
  return next;
}

/** The table after an event, as far as the event tells; what lies on the map is counted anew. */
export function after(before: Table, seen: BoruSeen): Table {
  const table = changedBy(before, seen);
  const same =
    table.discs === before.discs &&
    table.vikings === before.vikings &&
    table.monasteries === before.monasteries &&
    table.tokens === before.tokens &&
    table.players.every((player, seat) => player.offer === before.players[seat]?.offer);
  return same ? table : { ...table, standings: recounted(table) };
}

function changedBy(before: Table, seen: BoruSeen): Table {
  const table = withNumbers(before, seen);
  switch (seen.event) {
    case "first-marker":
    case "marked":
    case "favour-ends":
      return { ...table, marker: seen.seat };
    case "started":
    case "settled":
      return withDisc(table, seen.seat, seen.town);
    case "round-begins":
      return { ...table, round: seen.round, marriage: seen.marriage, trick: null };
    case "acted": {
      const { town, expanded, freed } = seen.deeds;
      let next = table;
      if (town) next = { ...withDisc(next, seen.seat, town), marker: seen.seat };
      if (expanded) next = withDisc(next, seen.seat, expanded);
      if (freed) next = { ...next, vikings: next.vikings.filter((one) => one !== freed[0]) };
      return next;
    }
    case "last-cards":
      return { ...table, trick: null, cards: table.cards.map(() => 0) };
    case "married":
    case "nobody-marries":
      return { ...table, marriage: null };
    case "town-lost":
      return { ...table, vikings: [...table.vikings, seen.town] };
    case "built":
      return { ...table, monasteries: [...table.monasteries, seen.town] };
    case "token-turned":
    case "token-to-vikings":
      return withToken(table, seen.region, "on-board");
    case "token-taken":
      return withToken(table, seen.region, { held: seen.seat });
    default:
      return table;
  }
}

/** Events that are only said, not shown: nothing of them can be seen on the table. */
const QUIET: readonly string[] = ["picked", "dealt", "passed", "marriage-deck", "viking-deck"];

/** Whether nothing of an event can be seen on the table, so that it is no moment of its own. */
export const isQuiet = (seen: { event: string }): boolean => QUIET.includes(seen.event);

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
  if (seen.event === "scored") return 0;
  if (seen.event === "won") return Math.round(pace * 6);
  return pace;
}

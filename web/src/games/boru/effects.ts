// What an action says it does, for the preview: read off the card and the table as they lie open.
// Nothing here decides anything; the server does what it does.

import { parseAction } from "./actions";
import { symbolsOf } from "./cards";
import { stepsOf } from "./facts";
import type { Table, TownId } from "./types";
import type { Seat } from "../../wire";

export const EXTRA_COST = 2;
export const EXPAND_COST = 5;
const TOP_SPACE = 9;
const SPURN_POINTS = 4;

export const tracks = ["coins", "raiders", "church", "space", "points"] as const;
export type Track = (typeof tracks)[number];

/** A number that would change. */
export interface Change {
  track: Track;
  from: number;
  to: number;
}

export interface Effect {
  seat: Seat;
  changes: Change[];
  /** Towns that get a disc of the seat. */
  discs: TownId[];
  freed: TownId[];
  vikings: TownId[];
  monasteries: TownId[];
  /** The town that the marker goes to. */
  marked: TownId | null;
  /** Whether the seat takes the marker. */
  marker: boolean;
  /** Whether somebody else stands on the space that is reached. */
  crowded: boolean;
}

/** What an action would do; nothing if there is nothing to show of it. */
export function effectOf(table: Table, seat: Seat, text: string | null): Effect | null {
  const action = text === null ? null : parseAction(text);
  const player = table.players[seat];
  if (!action || !player) return null;
  const effect: Effect = {
    seat,
    changes: [],
    discs: [],
    freed: [],
    vikings: [],
    monasteries: [],
    marked: null,
    marker: false,
    crowded: false,
  };
  const now = { ...player };
  switch (action.kind) {
    case "town":
      if (action.verb === "start" || action.verb === "settle") effect.discs = [action.town];
      if (action.verb === "mark") effect.marked = action.town;
      if (action.verb === "raid") effect.vikings = [action.town];
      if (action.verb === "build") effect.monasteries = [action.town];
      break;
    case "princess":
      if (action.offer === "spurn") now.points += SPURN_POINTS;
      break;
    case "act": {
      if (table.asked.asked !== "act") return null;
      for (const { symbol, count } of stepsOf(symbolsOf(table.asked.card, action.part) ?? [])) {
        const buys = symbol === "cross" || symbol === "axe" || symbol === "letter";
        const all = count + (buys ? action.buy : 0);
        if (buys) now.coins -= EXTRA_COST * action.buy;
        if (symbol === "town") {
          effect.marker = true;
          if (table.trick?.town) effect.discs.push(table.trick.town);
        } else if (symbol === "coin") now.coins += count;
        else if (symbol === "pay") {
          const paid = Math.min(count, now.coins);
          now.coins -= paid;
          now.points = Math.max(0, now.points - 2 * (count - paid));
        } else if (symbol === "cross") now.church += all;
        else if (symbol === "axe") now.raiders += Math.min(all, table.raiders);
        else if (symbol === "letter") now.space = Math.min(TOP_SPACE, now.space + all);
        else if (symbol === "expand" && action.expand) {
          now.coins -= EXPAND_COST;
          effect.discs.push(action.expand);
        } else if (symbol === "remove_viking" && action.free) effect.freed.push(action.free);
      }
      effect.crowded =
        now.space > 0 &&
        now.space !== player.space &&
        table.players.some((other, at) => at !== seat && other.space === now.space);
      break;
    }
    default:
      return null;
  }
  effect.changes = tracks.flatMap((track) =>
    now[track] === player[track] ? [] : [{ track, from: player[track], to: now[track] }],
  );
  return effect;
}

/** What a track would come to, if the effect touches it. */
export function changed(effect: Effect | null, seat: Seat, track: Track): number | null {
  if (effect?.seat !== seat) return null;
  return effect.changes.find((change) => change.track === track)?.to ?? null;
}

// What an action would do, for the preview. Where numbers change it is told with the view; other actions
// are about one town.

import type { Seat } from "../../wire";
import { parseAction } from "./actions";
import type { BoruView, Player, TownId } from "./types";

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
  /** Whether the space that is reached is taken, so that the disc rests below it. */
  crowded: boolean;
  /** The space of the marriage track where the disc stays, although it went up: nothing is gained. */
  vain: number | null;
}

/** What an action would do; nothing if there is nothing to show of it. */
export function effectOf({ table, own }: BoruView, seat: Seat, text: string | null): Effect | null {
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
    vain: null,
  };
  if (action.kind === "town") {
    const { verb, town } = action;
    if (verb === "start" || verb === "settle") effect.discs = [town];
    if (verb === "mark") effect.marked = town;
    if (verb === "raid") effect.vikings = [town];
    if (verb === "build") effect.monasteries = [town];
    return effect;
  }
  const told = own?.acts.find((act) => act.action === text)?.told;
  // That her husband's disc goes back is no matter of what he makes of the Princess.
  if (told?.event === "offered")
    return { ...effect, changes: changesOf(player, { ...told.now, space: player.space }) };
  if (told?.event !== "acted") return null;
  const { town, expanded, freed, courted } = told.deeds;
  return {
    ...effect,
    changes: changesOf(player, told.now),
    discs: [town, expanded].filter((one) => one !== undefined),
    freed: freed ? [freed[0]] : [],
    marker: town !== undefined,
    crowded: courted !== undefined && courted.rests < courted.reached,
    vain: courted !== undefined && courted.rests === courted.from ? courted.rests : null,
  };
}

const changesOf = (now: Player, then: Player): Change[] =>
  tracks.flatMap((track) =>
    now[track] === then[track] ? [] : [{ track, from: now[track], to: then[track] }],
  );

/** What a track would come to, if the effect touches it. */
export function changed(effect: Effect | null, seat: Seat, track: Track): number | null {
  if (effect?.seat !== seat) return null;
  return effect.changes.find((change) => change.track === track)?.to ?? null;
}

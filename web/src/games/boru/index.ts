// Brian Boru: High King of Ireland.

import type { GameClient } from "../game";
import Board from "./Board.svelte";
import { momentsOf } from "./moments";
import Panel from "./Panel.svelte";
import { totalOf } from "./scores";
import { soundsOf } from "./sounds";
import Tally from "./Tally.svelte";
import type { BoruView } from "./types";

export const boru: GameClient<BoruView> = {
  Board,
  Panel,
  wide: true,
  whole: true,
  Tally,
  moments: momentsOf,
  sounds: soundsOf,
  // Points on the track while playing, all of them at the end.
  score: ({ table, counted }, seat) => {
    if (counted !== undefined) return String(totalOf(table, seat, counted));
    if (table.outcome) return String(totalOf(table, seat));
    return String(table.players[seat]?.points ?? "");
  },
};

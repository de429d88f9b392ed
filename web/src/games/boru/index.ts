// Brian Boru: High King of Ireland.

import type { GameClient } from "../game";
import Board from "./Board.svelte";
import { coach } from "./coach";
import Panel from "./Panel.svelte";
import { totalOf } from "./scores";
import { called, deed, text } from "./text";
import type { BoruView } from "./types";
import { line, prompt, result } from "./words";

export const boru: GameClient<BoruView> = {
  Board,
  Panel,
  wide: true,
  prompt,
  coach,
  line,
  text,
  deed,
  called,
  result,
  // Points on the track while playing, all of them at the end.
  score: ({ table }, seat) => {
    if (table.outcome) return String(totalOf(table.standings.scores[seat]));
    return String(table.players[seat]?.points ?? "");
  },
};

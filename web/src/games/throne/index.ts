// The High Throne of Ireland.

import type { GameClient } from "../game";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import { momentsOf } from "./moments";
import { soundsOf } from "./sounds";
import type { ThroneView } from "./types";
import { part, score, typed } from "./words";

export const throne: GameClient<ThroneView> = {
  Board,
  Panel,
  wide: true,
  long: true,
  moments: momentsOf,
  sounds: soundsOf,
  part,
  score,
  typed,
};

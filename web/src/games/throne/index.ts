// The High Throne of Ireland.

import type { GameClient } from "../game";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import type { ThroneView } from "./types";
import { showing } from "./showing.svelte";
import { part, score, typed } from "./words";

export const throne: GameClient<ThroneView> = {
  Board,
  Panel,
  wide: true,
  long: true,
  behind: () => showing.behind,
  part,
  score,
  typed,
};

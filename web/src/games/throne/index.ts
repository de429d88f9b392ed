// The High Throne of Ireland.

import type { GameClient } from "../game";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import type { ThroneView } from "./types";
import { line, part, prompt, result, score, typed } from "./words";

export const throne: GameClient<ThroneView> = {
  Board,
  Panel,
  wide: true,
  prompt,
  line,
  part,
  score,
  result,
  typed,
};

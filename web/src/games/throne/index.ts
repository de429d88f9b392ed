// The High Throne of Ireland.

import type { GameClient } from "../game";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import { called, deed, text } from "./text";
import type { ThroneView } from "./types";
import { part, prompt, score, typed } from "./words";

export const throne: GameClient<ThroneView> = {
  Board,
  Panel,
  wide: true,
  long: true,
  prompt,
  text,
  deed,
  called,
  part,
  score,
  typed,
};

// The High Throne of Ireland.

import type { GameClient } from "../game";
import Board from "./Board.svelte";
import { coach } from "./coach";
import Panel from "./Panel.svelte";
import { called, deed, text } from "./text";
import type { ThroneView } from "./types";
import { line, part, prompt, result, score, typed } from "./words";

export const throne: GameClient<ThroneView> = {
  Board,
  Panel,
  wide: true,
  long: true,
  prompt,
  coach,
  line,
  text,
  deed,
  called,
  part,
  score,
  result,
  typed,
};

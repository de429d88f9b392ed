// Brandubh and Tablut: one client for both, the board's size is in the view.

import type { TaflView } from "./types";
import type { GameClient } from "../game";
import Board from "./Board.svelte";
import KingMark from "./KingMark.svelte";
import { written } from "./moves";
import Panel from "./Panel.svelte";
import Tools from "./Tools.svelte";
import VikingMark from "./VikingMark.svelte";
import { part, sideOfSeat, typed } from "./words";

export const tafl: GameClient<TaflView> = {
  Board,
  Panel,
  part,
  mark: (view, seat) => {
    const side = sideOfSeat(view, seat);
    if (!side) return null;
    return side === "vikings"
      ? { colour: "var(--viking)", piece: VikingMark }
      : { colour: "var(--king)", piece: KingMark };
  },
  typed,
  written,
  tools: Tools,
  resigns: true,
};

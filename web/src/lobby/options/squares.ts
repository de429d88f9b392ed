// A position's text as pieces on squares, for a small picture. Whether it can stand is the server's
// business; what cannot be read is left empty.

import type { TaflGame } from "../../games/tafl/presets";

export interface Standing {
  /** From the left and from the top, counted from 0. */
  column: number;
  row: number;
  piece: "king" | "celt" | "viking";
}

const START: Record<TaflGame, string> = {
  brandubh: "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a",
  tablut: "3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3 a",
};

/** How many squares a side of the board has. */
export function sizeOf(game: TaflGame): number {
  return game === "tablut" ? 9 : 7;
}

/** The pieces of a position, or of the usual start if there is none. */
export function standing(game: TaflGame, position: string): Standing[] {
  const size = sizeOf(game);
  const [board = ""] = (position.trim() || START[game]).split(/\s+/);
  const found: Standing[] = [];
  board
    .split("/")
    .slice(0, size)
    .forEach((text, row) => {
      let column = 0;
      for (const sign of text.match(/\d+|./g) ?? []) {
        if (/^\d/.test(sign)) {
          column += Number(sign);
          continue;
        }
        const piece = ({ t: "viking", T: "celt", K: "king" } as const)[sign];
        if (piece && column < size) found.push({ column, row, piece });
        column += 1;
      }
    });
  return found;
}

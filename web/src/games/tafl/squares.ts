// A position's text as pieces on squares, for a small picture. Whether it can stand is the server's
// business; what cannot be read is left empty.

import { boardOf, type TaflGame } from "./position";

export interface Standing {
  /** From the left and from the top, counted from 0. */
  column: number;
  row: number;
  piece: "king" | "celt" | "viking";
}

/** The pieces of a position, or of the usual start if there is none. */
export function standing(game: TaflGame, position: string): Standing[] {
  const { size, start } = boardOf(game);
  const [board = ""] = (position.trim() || start).split(/\s+/);
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

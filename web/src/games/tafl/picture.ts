// Where the pieces of tafl stand in the pictures of the two games.

export type PieceName = "king" | "celt" | "viking";

export interface Placed {
  piece: PieceName;
  /** Columns from the left and rows from the top. */
  x: number;
  y: number;
}

const letters: Record<string, PieceName> = { K: "king", c: "celt", v: "viking" };

/** The pieces of a board that is drawn in letters, a line for each row. */
export function placed(rows: string[]): Placed[] {
  return rows.flatMap((row, y) =>
    [...row].flatMap((letter, x) => {
      const piece = letters[letter];
      return piece ? [{ piece, x, y }] : [];
    }),
  );
}

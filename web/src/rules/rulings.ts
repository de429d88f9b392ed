// What we had to decide, and why: the tables of `docs/rulings.md`, by the marks of their rows.

import { markOf, type Block, type Piece } from "./markdown";

export interface Ruling {
  question: Piece[];
  ruling: Piece[];
  why: Piece[];
}

export function rulingsOf(page: readonly Block[]): Map<string, Ruling> {
  const found = new Map<string, Ruling>();
  for (const block of page) {
    if (block.kind !== "table") continue;
    for (const [question = [], ruling = [], why = []] of block.rows) {
      const mark = markOf(question);
      if (mark) found.set(mark, { question, ruling, why });
    }
  }
  return found;
}

const isRuling = (piece: Piece | undefined): boolean =>
  piece?.kind === "link" && piece.to.startsWith("rulings.md#");

/** Words without the brackets around a ruling: on a page it is a button, which needs none. */
export function bare(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, at) => {
    if (piece.kind !== "text") return piece;
    let { text } = piece;
    // What follows the button stays on its line.
    if (isRuling(pieces[at - 1])) text = text.replace(/^\)(?=[.,:;])/, "\u2060").replace(/^\)/, "");
    if (isRuling(pieces[at + 1])) text = text.replace(/\($/, "");
    return { ...piece, text };
  });
}

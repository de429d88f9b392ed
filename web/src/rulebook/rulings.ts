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

/** A piece of a page, and what must stay on its line. */
export type Shown = Piece & { stays: string };

/**
 * Words without the brackets around a ruling: on a page it is a button, which needs none. The sign
 * that ends a sentence stays with the button.
 */
export function bare(pieces: readonly Piece[]): Shown[] {
  const sign = (piece: Piece | undefined) =>
    (piece?.kind === "text" && /^\)?([.,:;]*)/.exec(piece.text)?.[1]) || "";
  return pieces.map((piece, at) => {
    if (piece.kind !== "text")
      return { ...piece, stays: isRuling(piece) ? sign(pieces[at + 1]) : "" };
    let { text } = piece;
    if (isRuling(pieces[at - 1])) text = text.replace(/^\)?[.,:;]*/, "");
    if (isRuling(pieces[at + 1])) text = text.replace(/\($/, "");
    return { ...piece, text, stays: "" };
  });
}

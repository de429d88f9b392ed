// Squares, pieces and positions as text. What may stand or move is for the server to say.

import { boards } from "../../wire/generated/tafl-boards";
import type { BoardFacts, Piece, Side, Square } from "./types";

export type { Piece, Side, Square };

export interface Position {
  /** 7 for Brandubh, 9 for Tablut. */
  size: number;
  pieces: ReadonlyMap<Square, Piece>;
  toMove: Side;
}

const LETTERS: Record<string, Piece> = { t: "viking", T: "celt", K: "king" };
const BY_PIECE: Record<Piece, string> = { viking: "t", celt: "T", king: "K" };

/** The square in a file and a rank, both counted from 0. */
export function squareAt(file: number, rank: number): Square {
  return String.fromCharCode(97 + file) + (rank + 1);
}

/** The file and the rank of a square, both counted from 0. */
export function placeOf(square: Square): { file: number; rank: number } {
  return { file: square.charCodeAt(0) - 97, rank: Number(square.slice(1)) - 1 };
}

/** Whether a square with this name is on a board of that size. */
export function isOn(size: number, square: Square): boolean {
  if (!/^[a-i][1-9]$/.test(square)) return false;
  const { file, rank } = placeOf(square);
  return file < size && rank < size;
}

/** All squares of a board, from the top row down as they are read. */
export function rowsOf(size: number): Square[][] {
  const numbers = Array.from({ length: size }, (_, n) => n);
  return numbers.map((row) => numbers.map((file) => squareAt(file, size - 1 - row)));
}

/** The side that a piece belongs to. */
export function sideOf(piece: Piece): Side {
  return piece === "viking" ? "vikings" : "celts";
}

export function otherSide(side: Side): Side {
  return side === "vikings" ? "celts" : "vikings";
}

export type TaflGame = keyof typeof boards;
export const taflGames = Object.keys(boards) as TaflGame[];

/** The name of the game that is played on a board of that size. */
export function gameOf(size: number): TaflGame {
  return taflGames.find((game) => boards[game].size === size) ?? taflGames[0]!;
}

/** The board of a game, or that of its size, with its named squares and its rules. */
export function boardOf(game: TaflGame | number): BoardFacts {
  return boards[typeof game === "number" ? gameOf(game) : game];
}

/** A board without a piece. */
export function emptyPosition(size: number): Position {
  return { size, pieces: new Map(), toMove: "vikings" };
}

/** Where a game usually starts. */
export function usualStart(size: number): Position {
  return parsePosition(boardOf(size).start) ?? emptyPosition(size);
}

/**
 * Reads a position, or nothing if it is none. A missing side to move means the Vikings. Rows between
 * slashes before and after them, as OpenTafl writes them, go from the first rank up.
 */
export function parsePosition(text: string): Position | null {
  const found = /^\s*(\/?)([1-9tTK/]+?)(\/?)(?:\s+([ad]))?\s*$/.exec(text);
  if (!found) return null;
  const [, before, body = "", after, letter] = found;
  if (before !== after) return null;
  const rows = body.split("/");
  if (before) rows.reverse();
  const size = rows.length;
  if (!taflGames.some((game) => boards[game].size === size)) return null;
  const pieces = new Map<Square, Piece>();
  for (const [index, row] of rows.entries()) {
    let file = 0;
    for (const letter of row) {
      const piece = LETTERS[letter];
      if (piece && file < size) pieces.set(squareAt(file, size - 1 - index), piece);
      file += piece ? 1 : Number(letter);
    }
    if (file !== size) return null;
  }
  return { size, pieces, toMove: letter === "d" ? "celts" : "vikings" };
}

/** Writes a position, rows from the top down. */
export function showPosition({ size, pieces, toMove }: Position): string {
  const rows = rowsOf(size).map((row) =>
    row
      .map((square) => {
        const piece = pieces.get(square);
        return piece ? BY_PIECE[piece] : "1";
      })
      .join("")
      .replace(/1+/g, (empty) => String(empty.length)),
  );
  return `${rows.join("/")} ${toMove === "vikings" ? "a" : "d"}`;
}

/** The same position with a piece put on a square, or with the square cleared. */
export function withPiece(position: Position, square: Square, piece: Piece | null): Position {
  const pieces = new Map(position.pieces);
  if (piece) pieces.set(square, piece);
  else pieces.delete(square);
  return { ...position, pieces };
}

/** The same position seen in a mirror that stands beside the board. */
export function mirrored(position: Position): Position {
  const turned = [...position.pieces].map(([square, piece]): [Square, Piece] => {
    const { file, rank } = placeOf(square);
    return [squareAt(position.size - 1 - file, rank), piece];
  });
  return { ...position, pieces: new Map(turned) };
}

/** How many pieces of a kind stand on the board. */
export function countOf(position: Position, kind: Piece): number {
  let count = 0;
  for (const piece of position.pieces.values()) if (piece === kind) count += 1;
  return count;
}

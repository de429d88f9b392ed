// What has changed between two positions, so that pieces can be seen to move, fall and come back.

import type { Move } from "./moves";
import { placeOf, type Piece, type Position, type Square } from "./position";

export interface Change {
  moved: { piece: Piece; from: Square; to: Square }[];
  captured: { piece: Piece; square: Square }[];
  /** Pieces that stand where none stood: a capture taken back, or another set. */
  appeared: { piece: Piece; square: Square }[];
}

/** A piece on the screen, the same one from position to position. */
export interface Figure {
  id: number;
  piece: Piece;
  square: Square;
}

function distance(a: Square, b: Square): number {
  const [one, other] = [placeOf(a), placeOf(b)];
  return Math.abs(one.file - other.file) + Math.abs(one.rank - other.rank);
}

/**
 * The change from one position to another. `hint` is the last move, forwards or taken back; without
 * it each new piece comes from the nearest square on which such a piece is missing.
 */
export function changeOf(before: Position, after: Position, hint: Move | null = null): Change {
  const missing = new Map<Square, Piece>();
  const found = new Map<Square, Piece>();
  for (const [square, piece] of before.pieces)
    if (after.pieces.get(square) !== piece) missing.set(square, piece);
  for (const [square, piece] of after.pieces)
    if (before.pieces.get(square) !== piece) found.set(square, piece);

  const change: Change = { moved: [], captured: [], appeared: [] };
  const pair = (from: Square, to: Square) => {
    const piece = found.get(to);
    if (!piece || missing.get(from) !== piece) return;
    change.moved.push({ piece, from, to });
    missing.delete(from);
    found.delete(to);
  };
  if (hint) {
    pair(hint.from, hint.to);
    pair(hint.to, hint.from);
  }
  for (const [to, piece] of [...found]) {
    let nearest: Square | null = null;
    for (const [from, kind] of missing) {
      if (kind !== piece) continue;
      if (!nearest || distance(from, to) < distance(nearest, to)) nearest = from;
    }
    if (nearest) pair(nearest, to);
  }
  for (const [square, piece] of missing) change.captured.push({ piece, square });
  for (const [square, piece] of found) change.appeared.push({ piece, square });
  return change;
}

/** The pieces of a position as new figures. */
export function figuresOf(position: Position, firstId = 0): Figure[] {
  let id = firstId;
  return [...position.pieces].map(([square, piece]) => ({ id: id++, piece, square }));
}

/** The figures after a change: those that stay keep their number, and those that fall are apart. */
export function follow(
  figures: readonly Figure[],
  change: Change,
): { figures: Figure[]; fallen: Figure[] } {
  const goes = new Map(change.moved.map(({ from, to }) => [from, to]));
  const falls = new Set(change.captured.map(({ square }) => square));
  const stay: Figure[] = [];
  const fallen: Figure[] = [];
  let last = -1;
  for (const figure of figures) {
    last = Math.max(last, figure.id);
    if (falls.has(figure.square)) fallen.push(figure);
    else stay.push({ ...figure, square: goes.get(figure.square) ?? figure.square });
  }
  for (const { piece, square } of change.appeared) stay.push({ id: ++last, piece, square });
  return { figures: stay, fallen };
}

interface Told {
  seen: { event: string } & Record<string, unknown>;
}

/**
 * The last position of a set that has just given way to the next one. The view shows the new set
 * already; what was heard says how the old one ended. Nothing if no set has ended.
 */
export function endOfSet(
  before: Position,
  heard: readonly Told[],
): { position: Position; move: Move | null } | null {
  if (!heard.some(({ seen }) => seen.event === "sides-switched")) return null;
  const pieces = new Map(before.pieces);
  let move: Move | null = null;
  for (const { seen } of heard) {
    if (seen.event === "moved" && typeof seen.move === "string") {
      const [from, to] = seen.move.split("-") as [Square, Square];
      const piece = pieces.get(from);
      if (!piece || !to) return null;
      pieces.delete(from);
      pieces.set(to, piece);
      move = { from, to };
    } else if (seen.event === "captured" && Array.isArray(seen.squares)) {
      for (const square of seen.squares) pieces.delete(square);
    }
  }
  return { position: { ...before, pieces }, move };
}

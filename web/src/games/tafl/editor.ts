// Setting up a position: what the tools of the palette do to it.

import {
  showPosition,
  usualStart,
  withPiece,
  type Piece,
  type Position,
  type Square,
} from "./position";

export type Tool = "hand" | Piece | "erase";

export const TOOLS: readonly Tool[] = ["hand", "viking", "celt", "king", "erase"];

/** The keys that put a piece where the cursor is. */
export const KEYS = { viking: "V", celt: "C", king: "K" } as const;

/** The tool of a key: the first letter of a piece, or one of the keys that erase. */
export function toolOfKey(key: string): Tool | null {
  if (key === "Delete" || key === "Backspace") return "erase";
  const pieces = Object.keys(KEYS) as (keyof typeof KEYS)[];
  return pieces.find((piece) => KEYS[piece] === key.toUpperCase()) ?? null;
}

/** What a tool would leave on a square: the same piece once more takes it away. */
export function stroke(position: Position, square: Square, tool: Tool): Piece | null {
  if (tool === "hand") return position.pieces.get(square) ?? null;
  if (tool === "erase" || position.pieces.get(square) === tool) return null;
  return tool;
}

/** Puts a piece on a square or clears it. There is one King, so he comes from where he stood. */
export function put(position: Position, square: Square, piece: Piece | null): Position {
  let cleared = position;
  if (piece === "king")
    for (const [other, kind] of position.pieces)
      if (kind === "king" && other !== square) cleared = withPiece(cleared, other, null);
  return withPiece(cleared, square, piece);
}

/** Takes what stands on one square to another, whatever stands there. */
export function carry(position: Position, from: Square, to: Square): Position {
  const piece = position.pieces.get(from);
  return piece ? withPiece(withPiece(position, from, null), to, piece) : position;
}

/** The options of a game that starts from here; the usual start goes without saying. */
export function startOptions(
  position: Position,
  rules: readonly string[],
): Record<string, unknown> {
  const text = showPosition(position);
  const usual = text === showPosition(usualStart(position.size));
  return { rules: [...rules], ...(usual ? {} : { position: text }) };
}

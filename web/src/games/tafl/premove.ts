// A move that is made before it is one's turn: it is done at once if the rules then allow it.

import type { Legal } from "./moves";
import { boardOf, placeOf, sideOf, squareAt, type Position, type Side } from "./position";

/**
 * Where the pieces of a side could go if nothing stood in their way: what stands there now may have gone
 * by then. The rules have the last word when the time comes.
 */
export function premovesOf(position: Position, side: Side): Legal {
  const { size, pieces } = position;
  const { corners, throne } = boardOf(size);
  const legal = new Map<string, string[]>();
  for (const [from, piece] of pieces) {
    if (sideOf(piece) !== side) continue;
    const { file, rank } = placeOf(from);
    const inLine = Array.from({ length: size }, (_, at) => [
      squareAt(at, rank),
      squareAt(file, at),
    ]).flat();
    const closed = piece === "king" ? [] : [...corners, throne];
    legal.set(
      from,
      inLine.filter((to) => to !== from && !closed.includes(to)),
    );
  }
  return legal;
}

// Moves as text: reading them, typing them, and writing a whole game down.

import type { Heard } from "../../wire";
import type { Written } from "../game";
import { isOn, sideOf, type Piece, type Position, type Square } from "./position";
import type { Seen } from "./types";

export interface Move {
  from: Square;
  to: Square;
}

/** The legal moves by the square that they start from. */
export type Legal = ReadonlyMap<Square, readonly Square[]>;

/** Reads `d2-e2`; anything else, such as an action of a later version, is nothing. */
export function parseMove(action: string): Move | null {
  const found = /^([a-i][1-9])-([a-i][1-9])(?:x|$)/.exec(action);
  return found ? { from: found[1]!, to: found[2]! } : null;
}

export function showMove({ from, to }: Move): string {
  return `${from}-${to}`;
}

/** Sorts legal actions by the square that they start from. */
export function legalByOrigin(actions: readonly string[]): Legal {
  const legal = new Map<Square, Square[]>();
  for (const action of actions) {
    const move = parseMove(action);
    if (!move) continue;
    const targets = legal.get(move.from);
    if (targets) targets.push(move.to);
    else legal.set(move.from, [move.to]);
  }
  return legal;
}

/** Why typed text is no move, as the name of a text and what goes into it. */
export interface TypedProblem {
  id:
    | "tafl-typed-unread"
    | "tafl-typed-none"
    | "tafl-typed-nobody"
    | "tafl-typed-many"
    | "tafl-typed-off";
  values: Record<string, string>;
  /** The move that was meant, where it is clear: the server can say why it is not legal. */
  meant?: Move;
}

/**
 * Finds the legal move that typed text means: `d2-e2`, `d2e2`, `d2xe2`, `D2 E2`, with or without the
 * captures behind it, `Ke2` for the King, or only `e2` where a single piece can go there.
 */
export function readTyped(
  text: string,
  position: Position,
  actions: readonly string[],
): { action: string } | { problem: TypedProblem } {
  const problem = (id: TypedProblem["id"], values: Record<string, string> = {}, meant?: Move) => ({
    problem: { id, values, ...(meant && { meant }) },
  });
  const clean = text
    .trim()
    .replace(/[!?+#]+$/, "")
    .toLowerCase();
  const found =
    /^(k(?:ing)?)?[\s:]*([a-z]\d+)(?:[\s\-–—>→x×:]*([a-z]\d+))?(?:[\sx×:]*[a-z]\d+)*$/.exec(clean);
  if (!found) return problem("tafl-typed-unread");
  const king = found[1] !== undefined;
  const [first, second] = [found[2]!, found[3]];
  for (const square of [first, second])
    if (square && !isOn(position.size, square)) return problem("tafl-typed-off", { square });

  const all = actions.map(parseMove).filter((move) => move !== null);
  if (second) {
    const meant = { from: first, to: second };
    const action = showMove(meant);
    const kingless = king && position.pieces.get(first) !== "king";
    if (!kingless && actions.includes(action)) return { action };
    return problem("tafl-typed-none", { move: action }, meant);
  }
  const isKing = (square: Square) => position.pieces.get(square) === "king";
  const going = all.filter((move) => move.to === first && (!king || isKing(move.from)));
  if (going.length === 1) return { action: showMove(going[0]!) };
  if (going.length === 0) return problem("tafl-typed-nobody", { square: first });
  return problem("tafl-typed-many", { square: first, moves: going.map(showMove).join(", ") });
}

/** A move with what it captured, as the log has told it. */
export interface PlayedMove extends Move {
  piece: Piece;
  captured: Square[];
}

/** What a history tells of the moves of a game, set by set; moves taken back are not in it. */
export interface ToldEvent {
  event: string;
  heard?: readonly { seen: { event: string } & Record<string, unknown> }[];
}

/**
 * Gathers the moves of a game from a table's history. A takeback shortens the history of the game
 * without saying by how much, so the view behind it does: `moves` is how many this set has had.
 */
export function playedMoves(
  history: readonly (ToldEvent & { moves: number | null; set: number | null })[],
): PlayedMove[][] {
  const sets: PlayedMove[][] = [[]];
  for (const told of history) {
    for (const { seen } of told.heard ?? []) {
      const current = sets[sets.length - 1]!;
      if (seen.event === "moved") {
        const move = parseMove(String(seen.move));
        if (move) current.push({ ...move, piece: seen.piece as Piece, captured: [] });
      } else if (seen.event === "captured") {
        current.at(-1)?.captured.push(...(seen.squares as Square[]));
      } else if (seen.event === "sides-switched") {
        sets.push([]);
      }
    }
    if (told.moves === null || told.set === null) continue;
    sets.length = Math.min(sets.length, told.set);
    const current = sets[sets.length - 1]!;
    current.length = Math.min(current.length, told.moves);
  }
  return sets;
}

/** Writes a game down so that it can be read back, each set on a line: `1. d2-e2 c4-c2 2. e2-e3xd3`. */
export function showGame(sets: readonly (readonly PlayedMove[])[]): string {
  const written = sets.map((moves) =>
    moves
      .map((move, index) => {
        const number = index % 2 === 0 ? `${index / 2 + 1}. ` : "";
        return number + [showMove(move), ...move.captured].join("x");
      })
      .join(" "),
  );
  return written.filter(Boolean).join("\n");
}

/** A move for the log: the Vikings on the left, in the colour of the side, whoever plays it now. */
export function written(heard: readonly Heard[]): Written | null {
  let found: Pick<Written, "column" | "short" | "colour"> | null = null;
  let last = false;
  const taken: Square[] = [];
  const told: Heard[] = [];
  const rest: Heard[] = [];
  for (const one of heard) {
    const seen = one.seen as Seen;
    if (seen.event === "moved") {
      const vikings = sideOf(seen.piece) === "vikings";
      const short = seen.piece === "king" ? `K${seen.move}` : seen.move;
      found = { column: vikings ? 0 : 1, short, colour: vikings ? "var(--viking)" : "var(--king)" };
    } else if (seen.event === "captured") taken.push(...seen.squares);
    else {
      last ||= seen.event === "sides-switched";
      rest.push(one);
      continue;
    }
    told.push(one);
  }
  return found && { ...found, taken, told, rest, last };
}

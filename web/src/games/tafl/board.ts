// The board in the hand: where squares are on the screen, and what picking, dragging and keys do.
// Functions over one explicit state, without a screen; each returns the state after it, and the
// action that the player has thereby chosen, if any.

import { showMove, type Legal, type Move } from "./moves";
import { boardOf, placeOf, squareAt, type Square } from "./position";

/** One square is so wide and high in the units of the drawing. */
export const UNIT = 100;

export interface Point {
  x: number;
  y: number;
}

/** The centre of a square in the drawing; the upper left of the board is at 0, 0. */
export function centreOf(square: Square, size: number, flipped: boolean): Point {
  const { file, rank } = placeOf(square);
  const column = flipped ? size - 1 - file : file;
  const row = flipped ? rank : size - 1 - rank;
  return { x: (column + 0.5) * UNIT, y: (row + 0.5) * UNIT };
}

/** The square at a point of the drawing, or nothing beside the board. */
export function squareUnder(point: Point, size: number, flipped: boolean): Square | null {
  const column = Math.floor(point.x / UNIT);
  const row = Math.floor(point.y / UNIT);
  if (column < 0 || row < 0 || column >= size || row >= size) return null;
  return flipped ? squareAt(size - 1 - column, row) : squareAt(column, size - 1 - row);
}

/** A piece that hangs on the pointer. */
export interface Held {
  from: Square;
  /** Where it was taken. */
  start: Point;
  at: Point;
  /** Whether it has left its square far enough to be a drag and not a click. */
  moved: boolean;
  /** Whether it was picked before, so that a second click lets it go. */
  again: boolean;
}

export interface BoardState {
  size: number;
  flipped: boolean;
  legal: Legal;
  picked: Square | null;
  held: Held | null;
  /** The square under the pointer. */
  over: Square | null;
  /** The square of the keyboard. */
  cursor: Square;
}

export interface Step {
  state: BoardState;
  /** The legal action that was chosen. */
  action?: string;
  /** What the player tried that is not among the legal actions. */
  tried?: Move;
}

/** A drag shorter than this part of a square is still a click. */
const DRAG = 0.18 * UNIT;

export function newBoard(size: number, flipped = false): BoardState {
  const cursor = boardOf(size).throne;
  return { size, flipped, legal: new Map(), picked: null, held: null, over: null, cursor };
}

/** Takes in what is legal now; a piece stays in the hand as long as it can move. */
export function withLegal(state: BoardState, legal: Legal): BoardState {
  const keeps = (square: Square | null | undefined) => square != null && legal.has(square);
  return {
    ...state,
    legal,
    picked: keeps(state.picked) ? state.picked : null,
    held: keeps(state.held?.from) ? state.held : null,
  };
}

/** Turns the board round. A drag ends, for its square is elsewhere now. */
export function withFlip(state: BoardState, flipped: boolean): BoardState {
  return state.flipped === flipped ? state : { ...state, flipped, held: null, over: null };
}

/** Where the picked piece may go. */
export function targetsOf(state: BoardState): readonly Square[] {
  return state.picked ? (state.legal.get(state.picked) ?? []) : [];
}

function under(state: BoardState, point: Point): Square | null {
  return squareUnder(point, state.size, state.flipped);
}

function letGo(state: BoardState): BoardState {
  return { ...state, picked: null, held: null };
}

/** The picked piece goes to a square, if it may; `null` if nothing is picked or it may not. */
function goTo(state: BoardState, to: Square): Step | null {
  if (!state.picked || !targetsOf(state).includes(to)) return null;
  return { state: { ...letGo(state), cursor: to }, action: showMove({ from: state.picked, to }) };
}

/** The pointer goes down. */
export function press(state: BoardState, point: Point): Step {
  const square = under(state, point);
  if (!square) return { state: letGo(state) };
  const gone = goTo(state, square);
  if (gone) return gone;
  if (state.legal.has(square)) {
    const again = state.picked === square;
    const held: Held = { from: square, start: point, at: point, moved: false, again };
    return { state: { ...state, picked: square, held, over: square, cursor: square } };
  }
  const tried = state.picked ? { from: state.picked, to: square } : undefined;
  return { state: { ...letGo(state), cursor: square }, ...(tried && { tried }) };
}

/** The pointer moves, with or without a piece. */
export function drag(state: BoardState, point: Point): BoardState {
  const over = under(state, point);
  if (!state.held) return over === state.over ? state : { ...state, over };
  const { start } = state.held;
  const moved = state.held.moved || Math.hypot(point.x - start.x, point.y - start.y) > DRAG;
  return { ...state, over, held: { ...state.held, at: point, moved } };
}

/** The pointer goes up. */
export function release(state: BoardState, point: Point): Step {
  const { held } = state;
  if (!held) return { state };
  const square = under(state, point);
  const down = { ...state, held: null };
  if (!held.moved || square === held.from) {
    // A click picks; a click on what was picked before lets it go again.
    return { state: held.again && !held.moved ? letGo(state) : down };
  }
  if (!square) return { state: letGo(state) };
  const gone = goTo(down, square);
  if (gone) return gone;
  return { state: letGo(state), tried: { from: held.from, to: square } };
}

/** The pointer is lost: a call comes in, or the system takes the gesture for itself. */
export function cancel(state: BoardState): BoardState {
  return { ...state, held: null, over: null };
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** A key is pressed; nothing comes back for keys that the board has no use for. */
export function key(state: BoardState, name: string): Step | null {
  const { file, rank } = placeOf(state.cursor);
  const end = state.size - 1;
  const arrow = ARROWS[name];
  if (arrow) {
    const turn = state.flipped ? -1 : 1;
    const clamp = (n: number) => Math.max(0, Math.min(end, n));
    const cursor = squareAt(clamp(file + turn * arrow[0]), clamp(rank + turn * arrow[1]));
    return { state: { ...state, cursor } };
  }
  switch (name) {
    case "Home":
    case "End":
      return {
        state: { ...state, cursor: squareAt((name === "End") !== state.flipped ? end : 0, rank) },
      };
    case "Escape":
      return state.picked || state.held ? { state: letGo(state) } : null;
    case "Enter":
    case " ":
      return choose(state, state.cursor);
    default:
      return null;
  }
}

/** Picks or drops on a square without a pointer. */
export function choose(state: BoardState, square: Square): Step {
  if (state.picked === square) return { state: letGo(state) };
  const gone = goTo(state, square);
  if (gone) return gone;
  if (state.legal.has(square)) return { state: { ...state, picked: square, held: null } };
  if (!state.picked) return { state };
  // The piece stays picked: a slip on the keyboard should not cost the way back.
  return { state, tried: { from: state.picked, to: square } };
}

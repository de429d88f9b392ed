// The view of a game of tafl as it comes over the wire: crates/tafl/src/view.rs and event.rs.

import type { Seat } from "../../wire";
import type { Piece, Side, Square } from "./position";

export type TaflEnding =
  "king-captured" | "king-escaped" | "encircled" | "repetition" | "no-moves" | "resigned";

export interface SetResult {
  seat: Seat;
  winner: Side;
  ending: TaflEnding;
  moves: number;
}

/** Everything lies open in tafl, so every viewer gets the same. */
export interface TaflView {
  rules: string[];
  set: number;
  vikings: Seat | null;
  position: string;
  over: boolean;
  moves: number;
  last: { move: string; captured: Square[] } | null;
  captured_vikings: number;
  captured_celts: number;
  repetition: Side | null;
  losing_repetitions: string[];
  stood_twice: string[];
  sets: SetResult[];
}

export type TaflSeen =
  | { event: "lots"; vikings: Seat }
  | { event: "moved"; piece: Piece; move: string }
  | { event: "captured"; side: Side; squares: Square[] }
  | { event: "repeated"; loser: Side }
  | { event: "set-ended"; set: number; of: number; winner: Side; ending: TaflEnding }
  | { event: "sides-switched"; vikings: Seat };

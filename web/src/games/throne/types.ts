// The High Throne as it comes over the wire: crates/throne/src/view.rs, event.rs and deck.rs.

import type { Outcome, Seat } from "../../wire";

export type DieKind = "extra" | "red";

export interface RegionForm {
  id?: string;
  name: string;
  irish?: string;
  colour: string;
  points: number;
}

export interface CardForm {
  id?: string;
  name: string;
  irish?: string;
  region: string;
  kind: string;
  points: number;
  lines: string[];
  die?: DieKind;
  lore?: string;
}

export interface ObjectiveForm {
  id?: string;
  name: string;
  text?: string;
  points: number;
}

/** A deck as its file writes it. */
export interface DeckForm {
  name: string;
  about?: string;
  regions: RegionForm[];
  cards: CardForm[];
  objectives?: ObjectiveForm[];
}

export interface Score {
  cards: number;
  regions: number;
  objective: number;
}

export interface PlayerView {
  cards: string[];
  locked: string[];
  locked_cards: string[];
  dice: DieKind[];
  score: Score;
  objective: string | null;
}

export interface OpenLine {
  /** Its number on the card, or "steal". */
  line: string;
  needs: string;
  /** The chance to gain the card if this line is filled from this roll; nothing if it cannot be. */
  chance: number | null;
}

export interface TargetView {
  card: string;
  from: Seat | null;
  open: OpenLine[];
  least: number;
  chance: number;
  /** The chance before this roll; servers before it do not tell it. */
  before?: number;
}

export interface TurnView {
  seat: Seat;
  target: string | null;
  filled: string[];
  standard: number;
  red: boolean;
  roll: string | null;
  targets: TargetView[];
}

export interface ThroneView {
  options: { deck?: DeckForm };
  asked: "chance" | "keep" | "die" | "choose" | "thumb-war" | "nothing";
  to_act: Seat[];
  centre: string[];
  players: PlayerView[];
  first: Seat | null;
  opening: (number | null)[];
  turn: TurnView | null;
  own: { seat: Seat; drawn: string[]; kept: string | null; score: Score } | null;
  outcome: Outcome | null;
}

/** What is told of an event. Cards, regions and Objectives are told by name. */
export type ThroneSeen =
  | { event: "drawn"; objectives: [string, string] | null }
  | { event: "kept"; seat: Seat; objective: string | null }
  | { event: "opening-roll"; seat: Seat; dice: string; spears: number }
  | { event: "opening-tied"; seats: Seat[]; spears: number }
  | { event: "first"; seat: Seat; spears: number }
  | { event: "turn-begins"; seat: Seat }
  | { event: "die-taken"; seat: Seat; die: DieKind | null }
  | { event: "rolled"; seat: Seat; dice: string }
  | {
      event: "filled";
      seat: Seat;
      card: string;
      line: string;
      dice: string;
      open: number;
      from: Seat | null;
      begins: boolean;
    }
  | { event: "set-aside"; seat: Seat; face: string; red: boolean }
  | {
      event: "gained";
      seat: Seat;
      card: string;
      points: number;
      die: DieKind | null;
      from: Seat | null;
    }
  | { event: "region-locked"; seat: Seat; region: string; points: number }
  | { event: "turn-ends"; seat: Seat; target: string | null; left: number }
  | { event: "centre-empty" }
  | { event: "objective-shown"; seat: Seat; objective: string; points: number; holds: boolean }
  | { event: "scored"; seat: Seat; score: Score }
  | { event: "tied"; seats: Seat[] }
  | { event: "voted"; seat: Seat; yes: boolean | null }
  | { event: "declined"; by: Seat[] }
  | { event: "toss"; winner: Seat }
  | { event: "won"; winners: Seat[]; points: number; by: string };

export function total(score: Score): number {
  return score.cards + score.regions + score.objective;
}

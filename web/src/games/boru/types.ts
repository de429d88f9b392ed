// What the server tells of a game of Brian Boru.

import type { Outcome, Seat } from "../../wire";

export type TownColour = "red" | "blue" | "yellow";
export type CardColour = TownColour | "white";
export type SymbolName =
  "town" | "coin" | "pay" | "cross" | "axe" | "renown" | "letter" | "expand" | "remove_viking";
export type Reward = "coin" | "renown" | "town_anywhere";
export type Part = "primary" | "top" | "bottom";
export type Offer = "military" | "trade" | "spurn";
export type TownId = string;
export type RegionId = string;

// --- What is printed ---

export interface CardFace {
  value: number;
  colour: CardColour;
  primary: SymbolName[];
  secondary: SymbolName[][];
}
export interface RegionFace {
  id: RegionId;
  name: string;
  threshold: number;
  points: number;
}
export interface TownFace {
  id: TownId;
  region: RegionId;
  colour: TownColour;
  english: string;
  irish: string;
}
export interface MarriageFace {
  name: string;
  points?: number;
  renown?: number;
  town_in?: RegionId;
  princess?: boolean;
}

// --- The view ---

export type Token = "face-down" | "on-board" | { held: Seat };
export type Contender = { seat: Seat } | "vikings";

export interface Player {
  coins: number;
  points: number;
  renown: number;
  raiders: number;
  church: number;
  space: number;
  marriages: string[];
  offer: Offer | null;
}

export type AskedNow =
  | { asked: "chance" | "start" | "mark" | "play" | "princess" | "nothing" }
  | { asked: "pick"; pass: number; pack: number; done: Seat[] }
  | { asked: "act"; card: number; won: boolean }
  | { asked: "settle"; region: RegionId | null }
  | { asked: "raid"; loser: Seat }
  | { asked: "build"; patron: boolean };

export interface TrickView {
  town: TownId | null;
  cards: (number | null)[];
  leading: Seat | null;
  complete: boolean;
  to_play: Seat[];
  order: Seat[];
}

export interface Score {
  track: number;
  coins: number;
  marker: number;
  renown: number;
  tokens: number;
  shared: number;
  regions: number;
}

export interface RegionStanding {
  region: RegionId;
  token: Token;
  threshold: number;
  points: number;
  counts: number[];
  vikings: number;
  leaders: Contender[];
  turns_up: boolean;
  then: Token;
}

export interface Standings {
  marriage: Seat | null;
  battle: {
    left: number;
    losers: Seat[];
    spared: Seat[];
    chooser: Seat | null;
    spoils: Seat | null;
    spoils_points: number;
    lesser: Seat[];
  };
  church: { favour: Seat | null; lesser: Seat[]; patrons: Seat[] };
  regions: RegionStanding[];
  richest: Seat | null;
  scores: Score[];
  presence: number[];
}

export interface Table {
  options: { last_card: "discard" | "play" };
  seats: number;
  round: number;
  rounds: number;
  asked: AskedNow;
  to_act: Seat[];
  marker: Seat | null;
  players: Player[];
  cards: number[];
  discs: TownId[][];
  vikings: TownId[];
  monasteries: TownId[];
  tokens: Token[];
  raiders: number;
  marriage: string | null;
  marriages_left: number;
  trick: TrickView | null;
  standings: Standings;
  outcome: Outcome | null;
}

export interface Own {
  seat: Seat;
  hand: number[];
  pack: number[];
  packs: { cards: number[]; kept: number[]; passed: number[] }[];
}

export interface BoruView {
  table: Table;
  own: Own | null;
}

// --- The events ---

export interface Deeds {
  town?: TownId;
  coins: number;
  renown: number;
  church: number;
  raiders: number;
  axes: boolean;
  courted?: { from: number; reached: number; rests: number };
  bought: number;
  paid: number;
  forfeited: number;
  expanded?: TownId;
  freed?: [TownId, Seat];
}

export type BoruSeen =
  | { event: "marriage-deck"; cards: number }
  | { event: "viking-deck" }
  | { event: "first-marker"; seat: Seat }
  | { event: "started"; seat: Seat; town: TownId }
  | { event: "round-begins"; round: number; of: number; raiders: number; marriage: string }
  | { event: "dealt"; cards: number[] | null }
  | { event: "picked"; seat: Seat; cards: number[] | null }
  | { event: "passed"; cards: number[] | null; whole: boolean }
  | { event: "marked"; seat: Seat; town: TownId }
  | { event: "no-open-town"; leader: Seat }
  | { event: "played"; seat: Seat; card: number }
  | { event: "trick-won"; seat: Seat; card: number; town: TownId }
  | { event: "trick-lost"; town: TownId | null }
  | { event: "acted"; seat: Seat; card: number; won: boolean; deeds: Deeds }
  | { event: "last-cards"; cards: number[] | null }
  | { event: "married"; seat: Seat; space: number; card: string }
  | { event: "nobody-marries"; card: string }
  | { event: "settled"; seat: Seat; town: TownId; region: RegionId | null }
  | { event: "no-room"; seat: Seat; region: RegionId | null }
  | { event: "offered"; seat: Seat; offer: Offer }
  | { event: "space-reward"; seat: Seat; space: number; coins: number; renown: number }
  | { event: "repelled" }
  | {
      event: "incursion";
      left: number;
      fewest: Seat[];
      least: number;
      most: Seat[];
      greatest: number;
    }
  | { event: "town-lost"; loser: Seat; town: TownId; chooser: Seat }
  | { event: "nothing-to-lose"; loser: Seat }
  | { event: "spoils"; seat: Seat; raiders: number; renown: number }
  | { event: "spoils-tied"; seats: Seat[]; raiders: number }
  | { event: "no-spoils" }
  | { event: "lesser-spoils"; seats: Seat[]; raiders: number }
  | { event: "favour"; seat: Seat; discs: number }
  | { event: "favour-tied"; seats: Seat[]; discs: number }
  | { event: "no-favour" }
  | { event: "built"; seat: Seat; town: TownId }
  | { event: "no-site"; seat: Seat }
  | { event: "favour-ends"; seat: Seat }
  | { event: "lesser-favour"; seats: Seat[]; discs: number }
  | { event: "patron"; seat: Seat; discs: number }
  | { event: "token-turned"; region: RegionId; towns: number }
  | { event: "token-taken"; region: RegionId; seat: Seat; towns: number; from: Seat | null }
  | { event: "token-kept"; region: RegionId; seat: Seat; towns: number }
  | {
      event: "token-stays";
      region: RegionId;
      tied: Contender[];
      towns: number;
      holder: Seat | null;
    }
  | { event: "token-to-vikings"; region: RegionId; towns: number; from: Seat | null }
  | { event: "scored"; seat: Seat; score: Score }
  | {
      event: "won";
      winners: Seat[];
      points: number;
      by: "points" | "tokens" | "marriages" | "shared";
    };

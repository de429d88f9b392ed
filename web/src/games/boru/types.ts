// What a game of Brian Boru is made of: what the server tells, under the names that are used here,
// and what is printed on cards and board.

import type { Region, Town } from "../../wire/generated/boru";

export type {
  Asked as AskedNow,
  Contender,
  Deeds,
  Offer,
  Own,
  Player,
  RegionStanding,
  Score,
  Seen as BoruSeen,
  Standings,
  Table,
  Token,
  TrickView,
  View as BoruView,
} from "../../wire/generated/boru";
export type TownId = Town;
export type RegionId = Region;

export type TownColour = "red" | "blue" | "yellow";
export type CardColour = TownColour | "white";
export type SymbolName =
  "town" | "coin" | "pay" | "cross" | "axe" | "renown" | "letter" | "expand" | "remove_viking";
export type Reward = "coin" | "renown" | "town_anywhere";
export type Part = "primary" | "top" | "bottom";

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

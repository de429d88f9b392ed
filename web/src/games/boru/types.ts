// What a game of Brian Boru is made of: what the server tells, under the names that are used here.

import type { Colour, Region, Symbol, Town, View } from "../../wire/generated/boru";

export type {
  Asked as AskedNow,
  CardFace,
  Contender,
  Deeds,
  MarriageFace,
  Offer,
  Own,
  Part,
  Player,
  RegionFace,
  RegionStanding,
  Score,
  Seen as BoruSeen,
  Standings,
  Step,
  Table,
  Token,
  TownFace,
  TrickView,
} from "../../wire/generated/boru";
export type TownId = Town;
export type RegionId = Region;
export type CardColour = Colour;
export type SymbolName = Symbol;

/** The game as it is seen, also between two moments that the server knows. */
export interface BoruView extends View {
  /** How many items of the final scoring are counted; nothing before the end, and when all is over. */
  counted?: number;
}

// Which question a chance action answers, and how the answer is written. This is all that the check
// of the luck asks of a game: no rule, only how many numbers were drawn and what they are called.

import type { GameRecord } from "../wire";
import type { Stream } from "./stream";

/** What a chance action should say. */
export interface Drawn {
  /** The name of the question, for a text: `luck-asks-below` and so on. */
  asks: "below" | "roll" | "shuffle";
  /** How many: below what number, how many dice, how many cards. */
  many: number;
  /** The action as it should be; nothing if the record does not say enough to tell. */
  action: string | null;
}

/** Draws what one chance action must be, or nothing if it cannot be told which question it answers. */
export type Asker = (
  words: string[],
  stream: Stream,
  record: GameRecord,
  earlier: GameRecord["actions"],
) => Drawn | null;

// Words that are committed to before anybody knows them: every hash of docs/fairness.md that is made
// of them.

import type { Sealed, SeatWord } from "../wire";
import { fromHex, sha256, toHex } from "./sha256";
import { bytesOf, join, withLength } from "./stream";

const hex = (digits: string): Uint8Array => fromHex(digits) ?? new Uint8Array();

/** The hash by which a seat of a table commits itself to a word. */
export function wordHash(table: string, seat: number, salt: string, word: string): string {
  const parts = [bytesOf("ardri/2 word"), withLength(table), Uint8Array.of(seat)];
  return toHex(sha256(join([...parts, hex(salt), bytesOf(word)])));
}

/** What a table shows before any word is revealed. */
export function tableCommitment({ table, seed_commitment, words }: Sealed): string {
  const parts = [bytesOf("ardri/2 table"), withLength(table), hex(seed_commitment)];
  parts.push(Uint8Array.of(words.length));
  for (const word of words) {
    if (word.kind === "bot") parts.push(Uint8Array.of(0));
    else if (word.kind === "none") parts.push(Uint8Array.of(1));
    else parts.push(Uint8Array.of(2), hex(word.commitment));
  }
  return toHex(sha256(join(parts)));
}

/** The key of the stream: from the seed, the table's commitment and the words that were revealed. */
export function sealedKey(seed: Uint8Array, commitment: string, words: SeatWord[]): Uint8Array {
  const parts = [bytesOf("ardri/2 key"), seed, hex(commitment)];
  for (const word of words) {
    if (word.kind === "word") parts.push(Uint8Array.of(2), hex(word.salt), withLength(word.word));
    else parts.push(Uint8Array.of(word.kind === "withheld" ? 1 : 0));
  }
  return sha256(join(parts));
}

/** Whether a seat's word is the one that it had committed to. */
export function fits(table: string, seat: number, word: SeatWord): boolean {
  if (word.kind !== "word") return true;
  return wordHash(table, seat, word.salt, word.word) === word.commitment.toLowerCase();
}

// The reader's words for the luck: kept in this browser until a table has sealed all words, and then
// revealed, but only for a commitment that is made of what was seen here.

import { tableCommitment, wordHash } from "../luck/sealed";
import { toHex } from "../luck/sha256";
import type { Command, SeatWord, Standing } from "../wire";

const KEY = "ardri.words";
/** So many words are remembered. */
const MOST = 60;

/** A word that a seat has committed to. */
export interface OwnWord {
  table: string;
  seat: number;
  hash: string;
  salt: string;
  word: string;
  /** What the table had promised about its seed by then. */
  seed: string;
  /** The table's commitment for which the word was revealed. It is not revealed for another. */
  sealed?: string;
  /** Whether the table has said that it has heard it. */
  heard?: boolean;
}

/** Where words are if the browser keeps nothing. */
let here: OwnWord[] = [];

function read(): OwnWord[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (Array.isArray(kept)) return kept as OwnWord[];
  } catch {
    // Then they last as long as the page.
  }
  return here;
}

function keep(word: OwnWord): void {
  here = [...read().filter((other) => other.hash !== word.hash), word].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(here));
  } catch {
    // The same.
  }
}

/** The word behind a hash, if this browser has it. */
export function ownWord(hash: string | null | undefined): OwnWord | null {
  return read().find((word) => word.hash === hash) ?? null;
}

/** The words that this browser has revealed at a table. */
export function revealedAt(table: string): OwnWord[] {
  return read().filter((word) => word.table === table && word.sealed !== undefined);
}

/** The table has done what was asked for the luck. */
export function wasDone(table: string, command: Command): void {
  if (command.ask !== "reveal-word") return;
  const own = ownWord(wordHash(table, command.seat, command.salt, command.word));
  if (own) keep({ ...own, heard: true });
}

/** Makes a secret of a word, or of none: what nobody can guess is the salt. Gives the commitment to it. */
export function commitTo(standing: Standing, seat: number, word = ""): Command {
  const salt = toHex(crypto.getRandomValues(new Uint8Array(32)));
  const { table, commitment: seed } = standing;
  const hash = wordHash(table, seat, salt, word);
  keep({ table, seat, hash, salt, word, seed });
  return { ask: "commit-word", seat, hash };
}

/** What a table has to commit itself to by what is seen of it. */
export function dueCommitment(standing: Standing): string | null {
  const { table, commitment: seed_commitment, luck, seats } = standing;
  if (!luck) return null;
  const words = seats.map((seat, place): SeatWord => {
    const hash = luck.hashes[place];
    if (seat.bot) return { kind: "bot" };
    return hash ? { kind: "withheld", commitment: hash } : { kind: "none" };
  });
  return tableCommitment({ table, seed_commitment, words });
}

/** Looks after the words of the reader's seats at one table. */
export class OwnWords {
  /** The seats that were looked after before: what has come to them since is from another device. */
  private readonly known = new Set<number>();

  /** What is to be asked now; `"wrong"` if the table does not keep its promise and gets no word. */
  due(standing: Standing): Command | "wrong" | null {
    const { luck, seats } = standing;
    if (standing.stage !== "open" || !luck) return null;
    for (const [seat, { yours, bot }] of seats.entries()) {
      if (!yours || bot) continue;
      const hash = luck.hashes[seat];
      const due = luck.commitment
        ? this.reveal(standing, seat, luck.commitment)
        : this.isMissing(seat, hash)
          ? commitTo(standing, seat)
          : null;
      if (due) return due;
    }
    return null;
  }

  private isMissing(seat: number, hash: string | null | undefined): boolean {
    const met = this.known.has(seat);
    this.known.add(seat);
    // Who comes last takes over, once; otherwise two devices would do so for ever.
    return !hash || (!met && !ownWord(hash));
  }

  private reveal(standing: Standing, seat: number, sealed: string): Command | "wrong" | null {
    const luck = standing.luck!;
    const own = ownWord(luck.hashes[seat]);
    if (!own || luck.revealed.includes(seat)) return null;
    const kept =
      own.seed === standing.commitment &&
      sealed === dueCommitment(standing) &&
      (own.sealed ?? sealed) === sealed;
    if (!kept) return "wrong";
    keep({ ...own, sealed });
    return { ask: "reveal-word", seat, salt: own.salt, word: own.word };
  }
}

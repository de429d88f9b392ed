// The check of a game's luck: everything that chance has done must follow from the seed to which
// the table had committed itself, and from the words of the seats.

import type { Asker, Drawn } from "./questions";
import { fits, sealedKey, tableCommitment } from "./sealed";
import { fromHex } from "./sha256";
import { commitment, Stream, streamKey } from "./stream";
import type { GameRecord } from "../wire";

export type Verdict = "right" | "wrong" | "unknown";

/** One draw of the record, and what became of its check. */
export interface Checked {
  /** The place of the action in the record, from 1. */
  number: number;
  /** What the record says. */
  action: string;
  /** What the luck says; nothing if it cannot be told. */
  due: string | null;
  asks: Drawn["asks"] | null;
  many: number;
  verdict: Verdict;
}

export interface Luck {
  /** Why there is nothing to check: the record carries no luck, no seed yet, or no readable one. */
  missing: "fairness" | "seed" | "unreadable" | null;
  /** Whether the seed is the one that was promised. */
  commitment: Verdict;
  /** In records of version 2: whether the table's commitment is made of this seed and these words, and
      each of the words the one that its seat had committed to. */
  sealed: { table: Verdict; words: Verdict[] } | null;
  draws: Checked[];
  /** Why some draws could not be checked, as the name of a text. */
  doubts: ("game" | "question" | "deck")[];
  /** Right if all is, wrong if anything is, unknown if something could not be checked. */
  verdict: Verdict;
}

const verdict = (right: boolean): Verdict => (right ? "right" : "wrong");

/** Whether a person sat there when the game began; a bot may play on for them. */
function isPersons(record: GameRecord, seat: number): boolean {
  const player = record.seats[seat];
  return !player?.bot || player.instead_of !== undefined;
}

/** Recomputes all the luck of a record, by the questions of its game if they are known. */
export function verify(record: GameRecord, asker: Asker | null): Luck {
  const luck: Luck = {
    missing: null,
    commitment: "unknown",
    sealed: null,
    draws: [],
    doubts: [],
    verdict: "unknown",
  };
  const { fairness } = record;
  if (!fairness) return { ...luck, missing: "fairness" };
  if (!fairness.seed) return { ...luck, missing: "seed" };
  const seed = fromHex(fairness.seed);
  if (!seed) return { ...luck, missing: "unreadable" };
  const { sealed, contributions = [] } = fairness;
  const promised = sealed?.seed_commitment ?? fairness.commitment;
  luck.commitment = verdict(commitment(seed) === promised.toLowerCase());
  if (sealed) {
    luck.sealed = {
      table: verdict(tableCommitment(sealed) === fairness.commitment.toLowerCase()),
      words: sealed.words.map((word, seat) =>
        verdict(
          fits(sealed.table, seat, word) && isPersons(record, seat) === (word.kind !== "bot"),
        ),
      ),
    };
  }

  const stream = new Stream(
    sealed ? sealedKey(seed, fairness.commitment, sealed.words) : streamKey(seed, contributions),
  );
  const doubts = new Set<Luck["doubts"][number]>();
  // After a draw of unknown size nobody knows where in the stream the next one begins.
  let lost = false;
  record.actions.forEach(({ by, do: action }, place) => {
    if (by !== "chance") return;
    const words = action.split(" ").filter(Boolean);
    const drawn = lost
      ? null
      : (asker?.(words, stream, record, record.actions.slice(0, place)) ?? null);
    if (!drawn) {
      lost = true;
      doubts.add(asker ? "question" : "game");
    } else if (drawn.action === null) {
      doubts.add("deck");
    }
    const due = drawn?.action ?? null;
    const found = due === null ? "unknown" : verdict(due === words.join(" "));
    luck.draws.push({
      number: place + 1,
      action,
      due,
      asks: drawn?.asks ?? null,
      many: drawn?.many ?? 0,
      verdict: found,
    });
  });
  luck.doubts = [...doubts];
  const promises = luck.sealed ? [luck.sealed.table, ...luck.sealed.words] : [];
  const verdicts = [luck.commitment, ...promises, ...luck.draws.map((draw) => draw.verdict)];
  luck.verdict = verdicts.includes("wrong")
    ? "wrong"
    : verdicts.includes("unknown")
      ? "unknown"
      : "right";
  return luck;
}

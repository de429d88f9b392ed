import { beforeEach, expect, test } from "vitest";
import type { Command, Standing } from "../wire";
import { commitTo, dueCommitment, OwnWords, ownWord, revealedAt, wasDone } from "./own-words";

const store = new Map<string, string>();
globalThis.localStorage = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
} as Storage;
/** A browser that has seen nothing yet. */
const forget = () => void store.set("ardri.words", "[]");
beforeEach(forget);

const seat = (name: string | null, yours = false) => ({
  name,
  bot: name ? null : "squire",
  instead_of: null,
  yours,
  word: false,
});

/** A table of Ann, who looks, of Bob and of a bot. */
function table(): Standing {
  return {
    table: "temair",
    stage: "open",
    commitment: "11".repeat(32),
    seats: [seat("Ann", true), seat("Bob"), seat(null)],
    luck: { hashes: [null, null, null], commitment: null, revealed: [], until: null },
  } as unknown as Standing;
}

const withHash = (standing: Standing, seat: number, hash: string) =>
  standing.luck!.hashes.map((before, place) => (place === seat ? hash : before));

/** The table after something was asked of it. */
function after(standing: Standing, command: Command | "wrong" | null): Standing {
  if (typeof command !== "object" || command?.ask !== "commit-word")
    throw new Error("no commitment");
  const hashes = withHash(standing, command.seat, command.hash);
  return { ...standing, luck: { ...standing.luck!, hashes } };
}

function sealed(standing: Standing): Standing {
  return { ...standing, luck: { ...standing.luck!, commitment: dueCommitment(standing) } };
}

test("a random word is committed to, and revealed once the table has sealed it", () => {
  const words = new OwnWords();
  const open = after(table(), words.due(table()));
  expect(words.due(open)).toBeNull();
  const own = ownWord(open.luck!.hashes[0])!;
  expect(own).toMatchObject({ table: "temair", seat: 0, word: "" });
  expect(own.salt).toMatch(/^[0-9a-f]{64}$/);
  const reveal = words.due(sealed(open)) as Command;
  expect(reveal).toEqual({ ask: "reveal-word", seat: 0, salt: own.salt, word: "" });
  expect(revealedAt("temair")[0]).toMatchObject({ sealed: dueCommitment(open) });
  expect(revealedAt("temair")[0]!.heard).toBeUndefined();
  wasDone("temair", reveal);
  expect(revealedAt("temair")[0]!.heard).toBe(true);
  const done = sealed(open);
  done.luck!.revealed = [0];
  expect(words.due(done)).toBeNull();
});

test("a reloaded page finds its word again, and another device takes over once", () => {
  const first = new OwnWords();
  const open = after(table(), first.due(table()));
  expect(new OwnWords().due(open)).toBeNull();
  forget();
  const second = new OwnWords();
  const taken = after(open, second.due(open));
  expect(taken.luck!.hashes[0]).not.toBe(open.luck!.hashes[0]);
  forget();
  expect(first.due(taken)).toBeNull();
  expect(first.due(sealed(taken))).toBeNull();
});

test("a word of one's own is kept beside its salt", () => {
  const command = commitTo(table(), 0, "shamrock");
  const open = sealed(after(table(), command));
  expect(new OwnWords().due(open)).toMatchObject({ ask: "reveal-word", word: "shamrock" });
});

test("a table that breaks its promise is not told the word", () => {
  const words = new OwnWords();
  const open = after(table(), words.due(table()));
  const seed = { ...open, commitment: "22".repeat(32) };
  expect(words.due(sealed(seed))).toBe("wrong");
  const other = sealed(open);
  other.luck!.commitment = "33".repeat(32);
  expect(words.due(other)).toBe("wrong");
  const bot = { ...sealed(open), seats: [...open.seats.slice(0, 2), seat("Eve")] };
  expect(words.due(bot)).toBe("wrong");
  // What was revealed once is not revealed for another commitment, whatever that is made of.
  expect(words.due(sealed(open))).toMatchObject({ ask: "reveal-word" });
  const again = {
    ...open,
    luck: { ...open.luck!, hashes: withHash(open, 1, "44".repeat(32)) },
  };
  expect(words.due(sealed(again))).toBe("wrong");
});

test("seats of others, of bots and of games that have begun have no word here", () => {
  const words = new OwnWords();
  expect(words.due({ ...table(), stage: "playing" })).toBeNull();
  const watching = table();
  watching.seats[0]!.yours = false;
  expect(words.due(watching)).toBeNull();
  expect(words.due({ ...table(), luck: null })).toBeNull();
});

import { describe, expect, it, vi } from "vitest";
import { Refused } from "../../server/refused";
import { deckWords, readDeck } from "./deck-file";
import type { ExploreForm, Explored } from "../../wire";

const deck = {
  name: "Mine",
  regions: [{ name: "Ulster" }],
  cards: [{ name: "A", lines: ["SS"] }],
};
const game = { game: "high-throne", least: 2 };

/** A server that understands every file as the same deck. */
const understands = () =>
  vi.fn(async (_: ExploreForm) => ({ options: { deck } }) as unknown as Explored);

describe("a deck's file", () => {
  it("is read by the server, whatever it is written in", async () => {
    for (const text of ['name = "Mine"\n', JSON.stringify(deck), "{ no JSON", "null", "7"]) {
      const explore = understands();
      expect(await readDeck(text, game, explore)).toEqual({ deck });
      const options = { deck: text };
      expect(explore.mock.calls).toEqual([
        [{ game: "high-throne", options, seats: 2, actions: [] }],
      ]);
    }
  });

  it("may be a record, which carries its deck", async () => {
    const explore = understands();
    await readDeck(JSON.stringify({ format: "ardri-record", options: { deck } }), game, explore);
    expect(explore.mock.calls[0]![0].options).toEqual({ deck });
  });

  it("is told in a sentence", () => {
    expect(deckWords(deck)).toBe("“Mine”: one card from one region, no Objectives.");
  });

  it("is refused with the server's reason", async () => {
    const refuses = (status: number) => async () => {
      throw new Refused("unplayable", "the deck has no name", status);
    };
    expect(await readDeck("x", game, refuses(422))).toEqual({
      problem: "The server says: the deck has no name",
    });
    // Where no server has said anything, nobody is quoted.
    expect(await readDeck("x", game, refuses(0))).toEqual({ problem: "the deck has no name" });
  });

  it("is not sent if it is too large", async () => {
    const explore = understands();
    const read = await readDeck("#".repeat(200_001), game, explore);
    expect("problem" in read && read.problem).toContain("too large");
    expect(explore).not.toHaveBeenCalled();
  });
});

import { describe, expect, it } from "vitest";
import { deckWords, readDeck } from "./deck";

const toml = 'name = "Mine"\n[[regions]]\nname = "Ulster"\n[[cards]]\nname = "A"\nlines = ["SS"]\n';
const deck = {
  name: "Mine",
  regions: [{ name: "Ulster" }],
  cards: [{ name: "A", lines: ["SS"] }],
};

describe("a deck's file", () => {
  it("is read as TOML, as JSON, and out of a record", () => {
    expect(readDeck(toml)).toEqual({ deck });
    expect(readDeck(JSON.stringify(deck))).toEqual({ deck });
    expect(readDeck(JSON.stringify({ format: "ardri-record", options: { deck } }))).toEqual({
      deck,
    });
  });

  it("is told in a sentence", () => {
    expect(deckWords(deck)).toBe("“Mine”: one card from one region, no Objectives.");
  });

  it("is refused with a reason", () => {
    const problem = (text: string) => {
      const read = readDeck(text);
      return "problem" in read ? read.problem : null;
    };
    expect(problem("{")).toContain("JSON");
    expect(problem("name = \n")).toContain("Line 1");
    expect(problem('name = "x"')).toContain("no cards");
    expect(problem("{}")).toContain("no cards");
    expect(problem("#".repeat(200_001))).toContain("too large");
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hasText } from "../../texts/index.svelte";
import type { Arg } from "../../wire";
import { readDice } from "./dice";
import { kindName } from "./named";
import type { ThroneView } from "./types";
import { asksOf, diceInWords, dieName, lineInWords, part, percent } from "./words";

describe("words", () => {
  it("name dice and lines", () => {
    expect(diceInWords(readDice("STT133r3"))).toBe(
      "a Spiral, 2 Trees, one Spear, three Spears twice and three Spears on the red die",
    );
    expect(diceInWords([])).toBe("nothing");
    expect(lineInWords("SS3")).toBe("2 Spirals and 3 Spears");
    expect(lineInWords("1")).toBe("1 Spear");
    expect(dieName({ face: "2", red: true })).toBe("red die: two Spears");
    expect(kindName("beast")).toBe("Beast");
    expect(kindName("giant")).toBe("Giant");
  });

  it("round chances without lying", () => {
    expect(percent(0)).toBe("0 %");
    expect(percent(0.004)).toBe("< 1 %");
    expect(percent(0.526)).toBe("53 %");
    expect(percent(0.998)).toBe("> 99 %");
    expect(percent(1)).toBe("100 %");
  });

  it("say what an Objective asks for as a sentence", () => {
    const needs = { text: "throne-needs-cards", args: { count: 3 } };
    const called = { text: "refused-called", args: { english: "Three", irish: "Three" } };
    const objective = (text: Arg) => {
      const asks = { text: "throne-asks", args: { text, needs } };
      return { id: "three", called, asks, points: 1 };
    };
    expect(asksOf(objective(needs))).toBe("At least 3 cards.");
    expect(asksOf(objective("Drei Karten"))).toBe("Drei Karten.");
  });

  it("say what lies before a seat", () => {
    const player = { cards: ["a"], locked: ["tara"], locked_cards: ["b", "c"] };
    expect(part({ players: [player] } as unknown as ThroneView, 0)).toBe("3 cards, 1 region");
  });

  it("are there for every text that the game asks for", () => {
    const files = readdirSync(__dirname).filter((name) => /(?<!test)\.(ts|svelte)$/.test(name));
    const asked = files.flatMap((name) => [
      ...readFileSync(join(__dirname, name), "utf8").matchAll(/t\(\s*"(throne-[a-z-]+)"/g),
    ]);
    expect(asked.length).toBeGreaterThan(30);
    for (const [, id] of asked) expect(hasText(id!), id).toBe(true);
  });
});

import { describe, expect, it } from "vitest";
import { hasText } from "../../texts/index.svelte";
import { boards } from "../../wire/generated/tafl-boards";
import { basicsOf, escapesOf, kindOf } from "./rules";

describe("the rules of a table", () => {
  it("are told as they are chosen", () => {
    expect(basicsOf(7, [])).toContain("tafl-basic-goal-corner");
    expect(basicsOf(9, [])).toContain("tafl-basic-goal-edge");
    const open = basicsOf(7, ["edge-escape", "king-returns"]);
    expect(open).toContain("tafl-basic-goal-edge");
    expect(open).toContain("tafl-basic-places-returns");
    // The first that is in force decides.
    expect(basicsOf(7, ["no-edge-capture", "strong-king"])).toContain("tafl-basic-fall-strong");
  });

  it("have a text for everything that they may say", () => {
    for (const { basics, rules } of Object.values(boards)) {
      for (const { usual, under } of basics)
        for (const text of [usual, ...under.map(([, other]) => other)])
          expect(hasText(text), text).toBe(true);
      for (const rule of rules) expect(hasText(`tafl-rule-${rule}`), rule).toBe(true);
    }
  });

  it("say which squares are special", () => {
    const [corners, edges] = [escapesOf(7, []), escapesOf(7, ["edge-escape"])];
    expect([corners.length, edges.length, escapesOf(9, []).length]).toEqual([4, 24, 32]);
    expect(kindOf("d4", 7, corners)).toBe("throne");
    expect(kindOf("d4", 9, edges)).toBe("plain");
    expect(kindOf("a1", 7, edges)).toBe("corner");
    expect([kindOf("a4", 7, edges), kindOf("a4", 7, corners)]).toEqual(["escape", "plain"]);
  });
});

import { describe, expect, it } from "vitest";
import { readDiagram } from "./diagrams";

const tafl = `The Celts to move

7  . . . . . . .
6  . t . . . . .
5  . . . . . . .
4  T . . . . . .
3  . . . . . . .
2  . . . . . . .
1  . . K . . . .
   a b c d e f g

Try c1-a1#: he wins.
Try a4-a5xb5: no.
Not a4-a1 (corners): never.`;

describe("readDiagram", () => {
  it("reads a board in letters", () => {
    const found = readDiagram("tafl brandubh celts strong-king unarmed-king", tafl, null)!;
    expect(found).toMatchObject({
      game: "brandubh",
      title: "The Celts to move",
      seats: 2,
      actions: [],
    });
    expect(found.options).toEqual({
      rules: ["strong-king", "unarmed-king"],
      position: "7/1t5/7/T6/7/7/2K4 d",
    });
    expect(found.claims).toEqual([
      { kind: "try", action: "c1-a1", shown: "c1-a1#", words: "he wins." },
      { kind: "try", action: "a4-a5", shown: "a4-a5xb5", words: "no." },
      { kind: "not", action: "a4-a1", shown: "a4-a1", words: "never." },
    ]);
  });

  it("goes on from the diagram above", () => {
    const above = readDiagram(
      "high-throne",
      "Two players\n\nchance: roll S T\nseat 1: keep x",
      null,
    );
    const next = readDiagram(
      "high-throne goes-on",
      "More\n\nseat 2: keep y; seat 1: die none\n\nTry fill lugh 2 TK: two dice.\nNot aside K (exact): no.",
      above,
    )!;
    expect(next.title).toBe("More");
    expect(next.actions).toEqual([
      { by: "chance", do: "roll S T" },
      { by: 0, do: "keep x" },
      { by: 1, do: "keep y" },
      { by: 0, do: "die none" },
    ]);
    expect(next.claims.map(({ action }) => action)).toEqual(["fill lugh 2 TK", "aside K"]);
  });

  it("reads claims in any language", () => {
    const found = readDiagram(
      "high-throne",
      "Beirt\n\nseat 1: keep x\n\nTriail a: b.\nNí c d (e): f: g.",
      null,
    )!;
    expect(found.actions).toEqual([{ by: 0, do: "keep x" }]);
    expect(found.claims).toEqual([
      { kind: "try", action: "a", shown: "a", words: "b." },
      { kind: "not", action: "c d", shown: "c d", words: "f: g." },
    ]);
  });

  it("leaves other code alone", () => {
    expect(readDiagram("sh", "ls", null)).toBeNull();
    expect(readDiagram("", "ls", null)).toBeNull();
    expect(readDiagram("tafl brandubh celts", "no board", null)).toBeNull();
  });
});

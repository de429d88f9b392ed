import { describe, expect, it } from "vitest";
import { carry, put, startOptions, stroke, toolOfKey } from "./editor";
import { emptyPosition, parsePosition, showPosition, usualStart } from "./position";
import { basicsOf } from "./rules";
import { editorPath, queryOf, readQuery } from "./share";

describe("the palette", () => {
  const start = usualStart(7);

  it("puts pieces, and takes them with a second stroke", () => {
    expect(stroke(start, "a1", "viking")).toBe("viking");
    expect(stroke(start, "d1", "viking")).toBeNull();
    expect(stroke(start, "d1", "celt")).toBe("celt");
    expect(stroke(start, "d1", "erase")).toBeNull();
    expect(stroke(start, "d1", "hand")).toBe("viking");
  });

  it("knows one King", () => {
    const moved = put(start, "b2", "king");
    expect(moved.pieces.get("b2")).toBe("king");
    expect(moved.pieces.has("d4")).toBe(false);
    expect(showPosition(put(put(emptyPosition(7), "b2", "king"), "b2", "king"))).toBe(
      "7/7/7/7/7/1K5/7 a",
    );
  });

  it("carries pieces about", () => {
    expect(showPosition(carry(parsePosition("7/7/7/3K3/7/7/t6 d")!, "a1", "b1"))).toBe(
      "7/7/7/3K3/7/7/1t5 d",
    );
    expect(showPosition(carry(parsePosition("7/7/7/3K3/7/7/tT5 d")!, "a1", "b1"))).toBe(
      "7/7/7/3K3/7/7/1t5 d",
    );
    expect(carry(start, "a1", "b1")).toBe(start);
  });

  it("has keys", () => {
    expect(["v", "C", "k", "Delete", "Backspace", "x"].map(toolOfKey)).toEqual([
      "viking",
      "celt",
      "king",
      "erase",
      "erase",
      null,
    ]);
  });

  it("leaves the usual start out of the options", () => {
    expect(startOptions(start, ["strong-king"])).toEqual({ rules: ["strong-king"] });
    expect(startOptions({ ...start, toMove: "celts" }, [])).toEqual({
      rules: [],
      position: "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 d",
    });
  });
});

describe("a link", () => {
  const position = "7/7/7/3K3/7/7/t6 d";

  it("carries a position and rules there and back", () => {
    const query = queryOf(position, ["edge-escape", "strong-king"]);
    expect(query).toBe("?position=7/7/7/3K3/7/7/t6+d&rules=edge-escape,strong-king");
    const read = readQuery(query, 7);
    expect(showPosition(read.position)).toBe(position);
    expect(read.rules).toEqual(["edge-escape", "strong-king"]);
    expect(editorPath("brandubh", { position, rules: [] })).toBe(
      "/editor/brandubh?position=7/7/7/3K3/7/7/t6+d",
    );
  });

  it("falls back on the usual start, but keeps the text to be mended", () => {
    expect(readQuery("", 9).text).toBe(showPosition(usualStart(9)));
    const wrong = readQuery("?position=7/7+x&rules=<b>,a-b", 7);
    expect(showPosition(wrong.position)).toBe(showPosition(usualStart(7)));
    expect(wrong.text).toBe("7/7 x");
    expect(wrong.rules).toEqual(["a-b"]);
    expect(showPosition(readQuery(queryOf(position, []), 9).position)).toBe(
      showPosition(usualStart(9)),
    );
  });
});

describe("the rules in words", () => {
  it("choose the sentences that hold", () => {
    expect(basicsOf(7, [])).toContain("tafl-basic-goal-corner");
    expect(basicsOf(7, ["edge-escape"])).toContain("tafl-basic-goal-edge");
    expect(basicsOf(9, [])).toEqual(
      expect.arrayContaining(["tafl-basic-goal-edge", "tafl-basic-fall-tablut"]),
    );
    expect(basicsOf(9, ["advanced"])).toContain("tafl-basic-fall-advanced");
    expect(basicsOf(7, ["strong-king"])).toContain("tafl-basic-fall-strong");
    expect(basicsOf(7, ["king-returns", "no-edge-capture"])).toEqual(
      expect.arrayContaining(["tafl-basic-places-returns", "tafl-basic-fall-brandubh-open"]),
    );
  });
});

import { describe, expect, it } from "vitest";
import {
  countOf,
  emptyPosition,
  isOn,
  mirrored,
  parsePosition,
  placeOf,
  rowsOf,
  showPosition,
  squareAt,
  usualStart,
  withPiece,
} from "./position";

const START = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a";

describe("squares", () => {
  it("go from a1 at the lower left", () => {
    expect(squareAt(0, 0)).toBe("a1");
    expect(squareAt(8, 8)).toBe("i9");
    expect(placeOf("d2")).toEqual({ file: 3, rank: 1 });
    expect(rowsOf(7)[0]).toEqual(["a7", "b7", "c7", "d7", "e7", "f7", "g7"]);
    expect(rowsOf(7).flat()).toHaveLength(49);
  });

  it("are on a board or not", () => {
    expect(isOn(7, "g7")).toBe(true);
    expect(isOn(7, "h1")).toBe(false);
    expect(isOn(7, "a8")).toBe(false);
    expect(isOn(9, "i9")).toBe(true);
    for (const text of ["", "a", "a0", "a10", "A1", "1a", "j1"]) expect(isOn(9, text)).toBe(false);
  });
});

describe("positions", () => {
  it("start as the rules say", () => {
    const brandubh = usualStart(7);
    expect(showPosition(brandubh)).toBe(START);
    expect(brandubh.pieces.get("d4")).toBe("king");
    for (const square of ["d3", "d5", "c4", "e4"]) expect(brandubh.pieces.get(square)).toBe("celt");
    for (const square of ["d1", "d2", "d6", "d7", "a4", "b4", "f4", "g4"])
      expect(brandubh.pieces.get(square)).toBe("viking");
    const tablut = usualStart(9);
    expect(tablut.pieces.get("e5")).toBe("king");
    const celts = "e3 e4 e6 e7 c5 d5 f5 g5".split(" ");
    const vikings = "d1 e1 f1 e2 d9 e9 f9 e8 a4 a5 a6 b5 i4 i5 i6 h5".split(" ");
    for (const square of celts) expect(tablut.pieces.get(square)).toBe("celt");
    for (const square of vikings) expect(tablut.pieces.get(square)).toBe("viking");
    expect(tablut.pieces.size).toBe(25);
  });

  it("are read and written back", () => {
    for (const text of [
      START,
      "7/7/7/3K3/7/7/7 d",
      "K5t/7/7/7/7/7/t6 a",
      "9/9/9/9/4K4/9/9/9/9 d",
    ]) {
      expect(showPosition(parsePosition(text)!)).toBe(text);
    }
  });

  it("are read with blanks and without a side", () => {
    expect(showPosition(parsePosition("  7/7/7/3K3/7/7/7 \n")!)).toBe("7/7/7/3K3/7/7/7 a");
    expect(parsePosition("7/7/7/3K3/7/7/7  d")!.toMove).toBe("celts");
    expect(parsePosition("7/7/7/111K111/7/7/7 d")!.pieces.get("d4")).toBe("king");
  });

  it("are read as OpenTafl writes them, from the first rank up", () => {
    expect(parsePosition("/t6/7/7/3K3/7/7/7/")!.pieces.get("a1")).toBe("viking");
    expect(parsePosition("t6/7/7/3K3/7/7/7")!.pieces.get("a7")).toBe("viking");
  });

  it("are refused when they do not fit", () => {
    const wrong = [
      "",
      "a",
      "7/7/7/7/7/7 a",
      "8/7/7/7/7/7/7 a",
      "6/7/7/7/7/7/7 a",
      "7/7/7/3k3/7/7/7 a",
      "7/7/7/3K3/7/7/7 v",
      "7/7/7/3K3/7/7/7 a a",
      "/7/7/7/3K3/7/7/7 a",
      "7//7/7/3K3/7/7 a",
      "8/8/8/8/8/8/8/8 a",
      "0t6/7/7/7/7/7/7 a",
      "7/7/7/3K3t/7/7/7 a",
    ];
    for (const text of wrong) expect(parsePosition(text), text).toBeNull();
  });

  it("are changed without touching the old one", () => {
    const empty = emptyPosition(7);
    const one = withPiece(empty, "b3", "viking");
    expect(empty.pieces.size).toBe(0);
    expect(showPosition(one)).toBe("7/7/7/7/1t5/7/7 a");
    expect(showPosition(withPiece(one, "b3", null))).toBe("7/7/7/7/7/7/7 a");
    expect(countOf(usualStart(9), "viking")).toBe(16);
    expect(countOf(usualStart(9), "celt")).toBe(8);
    expect(countOf(one, "king")).toBe(0);
  });

  it("are mirrored from side to side", () => {
    const position = parsePosition("t6/7/7/3K3/7/7/1T5 d")!;
    expect(showPosition(mirrored(position))).toBe("6t/7/7/3K3/7/7/5T1 d");
    expect(showPosition(mirrored(mirrored(position)))).toBe(showPosition(position));
  });
});

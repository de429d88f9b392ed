import { describe, expect, it } from "vitest";
import { changeOf, endOfSet, figuresOf, follow } from "./change";
import { parsePosition, showPosition, usualStart, type Position } from "./position";

const at = (text: string): Position => parsePosition(text)!;
const start = usualStart(7);

describe("a change", () => {
  it("is a move", () => {
    const after = at("3t3/3t3/3T3/ttTKTtt/3T3/4t2/3t3 d");
    expect(changeOf(start, after)).toEqual({
      moved: [{ piece: "viking", from: "d2", to: "e2" }],
      captured: [],
      appeared: [],
    });
  });

  it("is a move with captures, and back", () => {
    const before = at("7/7/7/t1Tt3/3K3/7/7 a");
    const after = at("7/7/7/1t1t3/3K3/7/7 d");
    const forwards = changeOf(before, after, { from: "a4", to: "b4" });
    expect(forwards.moved).toEqual([{ piece: "viking", from: "a4", to: "b4" }]);
    expect(forwards.captured).toEqual([{ piece: "celt", square: "c4" }]);
    const back = changeOf(after, before, { from: "a4", to: "b4" });
    expect(back.moved).toEqual([{ piece: "viking", from: "b4", to: "a4" }]);
    expect(back.appeared).toEqual([{ piece: "celt", square: "c4" }]);
  });

  it("follows the hint where another piece would be nearer", () => {
    // The Viking of a1 goes far while another falls next to where it lands.
    const before = at("7/7/7/3K3/7/7/t4t1 d");
    const after = at("7/7/7/3K3/7/7/6t d");
    expect(changeOf(before, after).moved[0]?.from).toBe("f1");
    const told = changeOf(before, after, { from: "a1", to: "g1" });
    expect(told.moved).toEqual([{ piece: "viking", from: "a1", to: "g1" }]);
    expect(told.captured).toEqual([{ piece: "viking", square: "f1" }]);
  });

  it("does not believe a hint that does not fit", () => {
    expect(changeOf(start, start, { from: "d2", to: "e2" })).toEqual({
      moved: [],
      captured: [],
      appeared: [],
    });
    const after = at("3t3/3t3/3T3/ttTKTtt/3T3/4t2/3t3 d");
    expect(changeOf(start, after, { from: "a4", to: "a2" }).moved).toHaveLength(1);
  });

  it("never turns one kind of piece into another", () => {
    const change = changeOf(at("7/7/7/3K3/7/7/t6 a"), at("7/7/7/3K3/7/7/T6 a"));
    expect(change.moved).toEqual([]);
    expect(change.captured).toEqual([{ piece: "viking", square: "a1" }]);
    expect(change.appeared).toEqual([{ piece: "celt", square: "a1" }]);
  });
});

describe("figures", () => {
  it("keep their numbers while they move and fall", () => {
    const before = at("7/7/7/t1Tt3/3K3/7/7 a");
    const after = at("7/7/7/1t1t3/3K3/7/7 d");
    const figures = figuresOf(before);
    const mover = figures.find(({ square }) => square === "a4")!;
    const then = follow(figures, changeOf(before, after));
    expect(then.figures.find(({ square }) => square === "b4")?.id).toBe(mover.id);
    expect(then.fallen.map(({ square }) => square)).toEqual(["c4"]);
    const back = follow(then.figures, changeOf(after, before));
    expect(back.figures.find(({ square }) => square === "a4")?.id).toBe(mover.id);
    expect(new Set(back.figures.map(({ id }) => id)).size).toBe(before.pieces.size);
  });

  it("always make up the position that they follow", () => {
    const texts = [
      "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a",
      "7/7/7/3K3/7/7/7 d",
      "K5t/7/1T5/7/7/7/t6 a",
      "3t3/3t3/3T3/ttTKTtt/3T3/4t2/3t3 d",
    ];
    let position = at(texts[0]!);
    let figures = figuresOf(position);
    for (const text of [...texts, ...[...texts].reverse()]) {
      const next = at(text);
      figures = follow(figures, changeOf(position, next)).figures;
      position = next;
      const stands = new Map(figures.map(({ square, piece }) => [square, piece]));
      expect(showPosition({ ...next, pieces: stands })).toBe(text);
      expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length);
    }
  });
});

describe("the end of a set", () => {
  const heard = [
    { seen: { event: "moved", piece: "viking", move: "a4-b4" } },
    { seen: { event: "captured", side: "celts", squares: ["c4"] } },
    { seen: { event: "set-ended", set: 1, of: 2, winner: "vikings", ending: "encircled" } },
    { seen: { event: "sides-switched", vikings: 1 } },
  ];

  it("is put together from what was heard", () => {
    const end = endOfSet(at("7/7/7/t1Tt3/3K3/7/7 a"), heard)!;
    expect(showPosition(end.position)).toBe("7/7/7/1t1t3/3K3/7/7 a");
    expect(end.move).toEqual({ from: "a4", to: "b4" });
  });

  it("is nothing where no set has ended, or where it does not fit", () => {
    expect(endOfSet(start, heard.slice(0, 3))).toBeNull();
    expect(endOfSet(at("7/7/7/3K3/7/7/7 a"), heard)).toBeNull();
  });

  it("may be a resignation without a move", () => {
    const end = endOfSet(start, heard.slice(2))!;
    expect(showPosition(end.position)).toBe(showPosition(start));
    expect(end.move).toBeNull();
  });
});

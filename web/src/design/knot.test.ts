import { describe, expect, test } from "vitest";
import { weave, type Break, type Pattern, type Strand } from "./knot";
import { pieces, strandPath } from "./knot-path";

// Breaks sown by a small fixed generator, so that odd patterns are tried and failures come again.
function sown(columns: number, rows: number, seed: number): Break[] {
  const breaks: Break[] = [];
  let state = seed;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  for (let y = 1; y < 2 * rows; y++)
    for (let x = 1 + (y % 2); x < 2 * columns; x += 2)
      if (next() < 0.2) breaks.push({ x, y, wall: next() < 0.5 ? "upright" : "level" });
  return breaks;
}

const patterns: Pattern[] = [
  { columns: 1, rows: 1 },
  { columns: 2, rows: 2 },
  { columns: 3, rows: 2 },
  { columns: 7, rows: 5 },
  { columns: 12, rows: 2, open: ["left", "right"] },
  { columns: 3, rows: 3, open: ["top"] },
  { columns: 9, rows: 6, band: 2 },
  { columns: 9, rows: 6, band: 3 },
  { columns: 20, rows: 11, band: 4 },
  { columns: 6, rows: 6, band: 40 },
];
for (let seed = 1; seed <= 40; seed++) {
  const columns = 2 + (seed % 7);
  const rows = 2 + (seed % 5);
  const open: Pattern["open"] = seed % 3 === 0 ? ["left", "bottom"] : [];
  const band = seed % 4 === 0 ? 3 : undefined;
  patterns.push({ columns, rows, open, band, breaks: sown(columns, rows, seed) });
}

const crossings = (strand: Strand) =>
  strand.points.filter((point) => point.does === "over" || point.does === "under");

describe.each(patterns)("the plait $columns × $rows (band $band, open $open)", (pattern) => {
  const strands = weave(pattern);
  const width = 2 * pattern.columns;
  const height = 2 * pattern.rows;

  test("every strand is closed or ends at an open edge", () => {
    for (const { closed, points } of strands) {
      const ends = points.filter((point) => point.does === "end");
      if (closed) {
        expect(ends).toHaveLength(0);
        const [first, last] = [points[0]!, points.at(-1)!];
        expect(Math.abs(first.x - last.x)).toBe(1);
        expect(Math.abs(first.y - last.y)).toBe(1);
      } else {
        expect(ends).toEqual([points[0], points.at(-1)]);
        for (const { x, y } of ends)
          expect(x === 0 || y === 0 || x === width || y === height).toBe(true);
      }
    }
  });

  test("over and under alternate along every strand", () => {
    for (const strand of strands) {
      const passed = crossings(strand).map((point) => point.does);
      passed.forEach((does, at) => {
        const next = strand.closed ? passed[(at + 1) % passed.length] : passed[at + 1];
        if (next !== undefined) expect(next).not.toBe(does);
      });
    }
  });

  test("at every crossing one strand lies over and one under", () => {
    const met = new Map<string, string[]>();
    for (const strand of strands)
      for (const { x, y, does } of crossings(strand))
        met.set(`${x},${y}`, [...(met.get(`${x},${y}`) ?? []), does].sort());
    for (const both of met.values()) expect(both).toEqual(["over", "under"]);
  });

  test("every square of the field is woven once", () => {
    const band = pattern.band ?? Infinity;
    let squares = 0;
    for (let i = 0; i < width; i++)
      for (let j = 0; j < height; j++)
        if (Math.min(i, j, width - 1 - i, height - 1 - j) < band) squares++;
    const stretches = strands.map((one) => one.points.length - (one.closed ? 0 : 1));
    expect(stretches.reduce((sum, length) => sum + length, 0)).toBe(squares);
  });

  test("a strand is cut at each underpass and nowhere else", () => {
    for (const strand of strands) {
      const unders = strand.points.filter((point) => point.does === "under").length;
      const parts = pieces(strand, 0.3);
      expect(parts).toHaveLength(strand.closed ? Math.max(1, unders) : unders + 1);
      expect(parts.some((part) => part.ring)).toBe(strand.closed && unders === 0);
      for (const { curves } of parts)
        curves.forEach((curve, at) => {
          if (at > 0) expect(curve[0]).toEqual(curves[at - 1]![3]);
        });
    }
  });
});

test("a lower strand stops short of the crossing by the gap", () => {
  const [strand] = weave({ columns: 3, rows: 2 });
  for (const { curves } of pieces(strand!, 0.4)) {
    for (const end of [curves[0]![0], curves.at(-1)![3]]) {
      const away = strand!.points
        .filter((point) => point.does === "under")
        .map((point) => Math.hypot(point.x - end[0], point.y - end[1]));
      expect(Math.min(...away)).toBeCloseTo(0.4, 3);
    }
  }
});

test("a field of a columns and b rows has as many strands as their greatest common divisor", () => {
  for (const [columns, rows, strands] of [
    [3, 2, 1],
    [4, 2, 2],
    [6, 4, 2],
    [6, 6, 6],
    [9, 6, 3],
  ] as const)
    expect(weave({ columns, rows })).toHaveLength(strands);
});

test("a path holds only numbers", () => {
  for (const strand of weave({ columns: 9, rows: 6, band: 3 })) {
    const path = strandPath(strand, { across: 7.123, down: 6.9, gap: 0.4 });
    expect(path).toMatch(/^(M[-\d. ]+(C[-\d. ]+)+Z?)+$/);
  }
});

test("a break where nothing crosses is refused", () => {
  expect(() => weave({ columns: 2, rows: 2, breaks: [{ x: 1, y: 1, wall: "level" }] })).toThrow();
  expect(() => weave({ columns: 0, rows: 2 })).toThrow();
});

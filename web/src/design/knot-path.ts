// Drawing of interlace: each strand as a smooth line, cut where it passes under another.

import type { Point, Strand } from "./knot";

export interface Drawing {
  /** The length of one step across and down. */
  across: number;
  down: number;
  /** How far from the middle of a crossing the lower strand stops, in steps. */
  gap: number;
}

/** The width of the line at each edge of a strand, for columns of that width. */
export function lineOf(cell: number): number {
  return Math.max(0.8, (cell / 2) * 0.13);
}

/** How far the outermost strands and their edges stand out of the lattice. */
export function marginOf(cell: number, thickness: number): number {
  return (cell * thickness) / 4 + lineOf(cell) + 0.5;
}

type Pair = [number, number];
type Curve = [Pair, Pair, Pair, Pair];

/** The strand as the data of one SVG path, a piece for every stretch between two underpasses. */
export function strandPath(strand: Strand, drawing: Drawing): string {
  return pieces(strand, drawing.gap)
    .map((piece) => pieceData(piece, drawing))
    .join("");
}

interface Piece {
  curves: Curve[];
  /** Whether it comes back to its beginning without ever passing under. */
  ring: boolean;
}

/** The stretches of a strand between its underpasses, as curves in steps. */
export function pieces({ closed, points }: Strand, gap: number): Piece[] {
  const around = closed ? turned(points) : points;
  const count = closed ? around.length : around.length - 1;
  const made: Piece[] = [];
  let curves: Curve[] = [];
  for (let at = 0; at < count; at++) {
    const from = around[at]!;
    const to = around[(at + 1) % around.length]!;
    let curve = between(from, to);
    if (from.does === "under") curve = cut(curve, gap);
    if (to.does === "under") curve = reversed(cut(reversed(curve), gap));
    curves.push(curve);
    if (to.does === "under") {
      made.push({ curves, ring: false });
      curves = [];
    }
  }
  if (curves.length > 0) made.push({ curves, ring: closed });
  return made;
}

/** A closed strand that begins at an underpass, if it has one, so that no piece is broken in two. */
function turned(points: Point[]): Point[] {
  const start = points.findIndex((point) => point.does === "under");
  return start > 0 ? [...points.slice(start), ...points.slice(0, start)] : points;
}

/** A smooth line from one point to the next that keeps the direction of both. */
function between(from: Point, to: Point): Curve {
  const handle = (point: Point): Pair => {
    // Straight lines through crossings; wide turns at the walls.
    const length = point.does === "turn" ? 0.56 : Math.SQRT2 / 3;
    const size = Math.hypot(point.dx, point.dy);
    return [(point.dx / size) * length, (point.dy / size) * length];
  };
  const [fx, fy] = handle(from);
  const [tx, ty] = handle(to);
  return [
    [from.x, from.y],
    [from.x + fx, from.y + fy],
    [to.x - tx, to.y - ty],
    [to.x, to.y],
  ];
}

const reversed = ([a, b, c, d]: Curve): Curve => [d, c, b, a];
const mix = (a: Pair, b: Pair, t: number): Pair => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** The curve without its beginning, up to the place that is `gap` away from it. */
function cut(curve: Curve, gap: number): Curve {
  let low = 0;
  let high = 1;
  for (let round = 0; round < 20; round++) {
    const middle = (low + high) / 2;
    const [start] = after(curve, middle);
    if (Math.hypot(start[0] - curve[0][0], start[1] - curve[0][1]) < gap) low = middle;
    else high = middle;
  }
  return after(curve, low);
}

/** What is left of a curve from `t` on. */
function after([a, b, c, d]: Curve, t: number): Curve {
  const [ab, bc, cd] = [mix(a, b, t), mix(b, c, t), mix(c, d, t)];
  const [abc, bcd] = [mix(ab, bc, t), mix(bc, cd, t)];
  return [mix(abc, bcd, t), bcd, cd, d];
}

function pieceData({ curves, ring }: Piece, { across, down }: Drawing): string {
  const write = ([x, y]: Pair) => `${round(x * across)} ${round(y * down)}`;
  let data = `M${write(curves[0]![0])}`;
  for (const [, b, c, d] of curves) data += `C${write(b)} ${write(c)} ${write(d)}`;
  return ring ? `${data}Z` : data;
}

const round = (number: number): number => Math.round(number * 100) / 100;

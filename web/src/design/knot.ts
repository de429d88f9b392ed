// Insular interlace as mathematics: strands that run diagonally over a lattice, bounce off its edges
// and off breaks, and pass over and under each other in turn.
//
// The lattice has two steps to each column and row. Strands run through the points whose two
// coordinates add up to an odd number. Each little square between the lattice lines holds one
// stretch of strand, from one of its odd corners to the other; where four squares meet in an odd
// point, two stretches cross, unless a break there turns them back.

export type Side = "left" | "right" | "top" | "bottom";

/** A place where strands do not cross but turn: beside an upright wall, or above and below a level one. */
export interface Break {
  /** In steps from the left. */
  x: number;
  /** In steps from the top. */
  y: number;
  wall: "upright" | "level";
}

export interface Pattern {
  columns: number;
  rows: number;
  breaks?: Break[];
  /** Only a border of this many steps is woven, for frames; nothing for the whole field. */
  band?: number;
  /** Sides at which strands run off instead of turning back. */
  open?: Side[];
}

export interface Point {
  x: number;
  y: number;
  /** What happens here. */
  does: "over" | "under" | "turn" | "end";
  /** The direction of the strand here; its length has no meaning. */
  dx: number;
  dy: number;
}

export interface Strand {
  /** A closed strand goes on from its last point to its first. */
  closed: boolean;
  points: Point[];
}

/** Every strand of a pattern. */
export function weave(pattern: Pattern): Strand[] {
  const lattice = new Lattice(pattern);
  const strands: Strand[] = [];
  for (const start of lattice.ends()) {
    const [i, j] = lattice.square(start);
    if (!lattice.used(i, j)) strands.push({ closed: false, points: lattice.follow(start) });
  }
  for (let j = 0; j < lattice.height; j++)
    for (let i = 0; i < lattice.width; i++) {
      if (!lattice.has(i, j) || lattice.used(i, j)) continue;
      // Upwards or downwards, whichever way the stretch in this square leans.
      const start: Step =
        (i + j) % 2 === 1 ? { x: i, y: j, dx: 1, dy: 1 } : { x: i, y: j + 1, dx: 1, dy: -1 };
      strands.push({ closed: true, points: lattice.follow(start) });
    }
  return strands;
}

/** A point and the diagonal on which the strand leaves it. */
interface Step {
  x: number;
  y: number;
  dx: 1 | -1;
  dy: 1 | -1;
}

class Lattice {
  readonly width: number;
  readonly height: number;
  readonly #band: number;
  readonly #open: Set<Side>;
  readonly #breaks = new Map<string, Break["wall"]>();
  readonly #used = new Set<number>();

  constructor({ columns, rows, breaks = [], band = Infinity, open = [] }: Pattern) {
    if (!(Number.isInteger(columns) && Number.isInteger(rows) && columns > 0 && rows > 0))
      throw new RangeError("a knot has at least one column and one row");
    this.width = 2 * columns;
    this.height = 2 * rows;
    this.#band = band;
    this.#open = new Set(open);
    for (const { x, y, wall } of breaks) {
      if ((x + y) % 2 !== 1) throw new RangeError(`no strands cross at ${x},${y}`);
      this.#breaks.set(`${x},${y}`, wall);
    }
  }

  /** Whether the square with this upper left corner is woven. */
  has(i: number, j: number): boolean {
    if (i < 0 || j < 0 || i >= this.width || j >= this.height) return false;
    const depth = Math.min(i, j, this.width - 1 - i, this.height - 1 - j);
    return depth < this.#band;
  }

  used(i: number, j: number): boolean {
    return this.#used.has(j * this.width + i);
  }

  /** The square into which a step leads. */
  square({ x, y, dx, dy }: Step): [number, number] {
    return [dx > 0 ? x : x - 1, dy > 0 ? y : y - 1];
  }

  /** The steps that begin at an open side. */
  *ends(): Generator<Step> {
    for (let y = 1; y < this.height; y += 2) {
      if (this.#open.has("left")) yield { x: 0, y, dx: 1, dy: 1 };
      if (this.#open.has("left")) yield { x: 0, y, dx: 1, dy: -1 };
      if (this.#open.has("right")) yield { x: this.width, y, dx: -1, dy: 1 };
      if (this.#open.has("right")) yield { x: this.width, y, dx: -1, dy: -1 };
    }
    for (let x = 1; x < this.width; x += 2) {
      if (this.#open.has("top")) yield { x, y: 0, dx: 1, dy: 1 };
      if (this.#open.has("top")) yield { x, y: 0, dx: -1, dy: 1 };
      if (this.#open.has("bottom")) yield { x, y: this.height, dx: 1, dy: -1 };
      if (this.#open.has("bottom")) yield { x, y: this.height, dx: -1, dy: -1 };
    }
  }

  /** The points from a step on, until the strand ends or comes back to where it began. */
  follow(start: Step): Point[] {
    const first = this.#arrive(start.x, start.y, start);
    const points: Point[] = [];
    let step = start;
    // A loop begins with what its first point does, which is known only with its direction there.
    if (first.does === "end") points.push(first);
    for (;;) {
      const [i, j] = this.square(step);
      if (this.used(i, j)) return points;
      this.#used.add(j * this.width + i);
      const x = step.x + step.dx;
      const y = step.y + step.dy;
      const { next, ...point } = this.#arrive(x, y, step);
      points.push(point);
      if (!next) return points;
      step = next;
    }
  }

  /** What a strand that comes on this diagonal does at a point. */
  #arrive(x: number, y: number, { dx, dy }: Step): Point & { next?: Step } {
    const side: Side | null =
      x === 0
        ? "left"
        : x === this.width
          ? "right"
          : y === 0
            ? "top"
            : y === this.height
              ? "bottom"
              : null;
    if (side && this.#open.has(side)) return { x, y, does: "end", dx, dy };
    const wall = this.#wall(x, y);
    if (wall === "upright")
      return { x, y, does: "turn", dx: 0, dy, next: { x, y, dx: -dx as 1 | -1, dy } };
    if (wall === "level")
      return { x, y, does: "turn", dx, dy: 0, next: { x, y, dx, dy: -dy as 1 | -1 } };
    // In even columns the strands that fall to the right lie above, in odd ones those that rise.
    // Each stretch leads from one kind to the other, and so over and under alternate.
    const falls = dx === dy;
    const does = falls === (x % 2 === 0) ? "over" : "under";
    return { x, y, does, dx, dy, next: { x, y, dx, dy } };
  }

  #wall(x: number, y: number): Break["wall"] | null {
    const left = this.has(x - 1, y - 1) || this.has(x - 1, y);
    const right = this.has(x, y - 1) || this.has(x, y);
    const above = this.has(x - 1, y - 1) || this.has(x, y - 1);
    const below = this.has(x - 1, y) || this.has(x, y);
    if (!left || !right) return "upright";
    if (!above || !below) return "level";
    return this.#breaks.get(`${x},${y}`) ?? null;
  }
}

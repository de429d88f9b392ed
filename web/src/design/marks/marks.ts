// The mark of each seat, so that no one has to tell colours apart. Each is drawn in a box of 100 by
// 100 around the middle, with lines of one width.

export const marks = ["ring", "bar", "triangle", "diamond", "cross", "spiral"] as const;

export type MarkName = (typeof marks)[number];

/** The path of a mark, and whether it is filled rather than drawn as a line. */
export const markPaths: Record<MarkName, { d: string; filled: boolean }> = {
  ring: { d: "M-22 0a22 22 0 1 0 44 0a22 22 0 1 0 -44 0z", filled: false },
  bar: { d: "M-30 -9h60v18h-60z", filled: true },
  triangle: { d: "M0 -32L30 22H-30z", filled: true },
  diamond: { d: "M0 -32L27 0L0 32L-27 0z", filled: false },
  cross: { d: "M-24 -24L24 24M24 -24L-24 24", filled: false },
  spiral: {
    d: "M0 0a6 6 0 0 1 12 0a14 14 0 0 1 -28 0a22 22 0 0 1 44 0a29 29 0 0 1 -18 27",
    filled: false,
  },
};

/** The mark of a seat; a seventh seat would begin anew. */
export function markOf(seat: number): MarkName {
  return marks[((seat % marks.length) + marks.length) % marks.length]!;
}

/** The colour of a seat, as a token. */
export function colourOf(seat: number): string {
  return `var(--seat-${((seat % marks.length) + marks.length) % marks.length})`;
}

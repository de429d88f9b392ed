// Our own drawings of the faces of the dice, of the kinds of cards and of the regions' colours. Faces
// are drawn in a box of 24 by 24 around the middle, kinds in one from the corner.

import type { Face } from "./dice";

/** A part of a drawing: a line, or a filled shape. */
export interface Stroke {
  d: string;
  filled?: boolean;
  turn?: number;
}

const spear = (x: number, width: number): Stroke[] => [
  { d: `M${x} -2V10.5` },
  {
    d: `M${x} -11Q${x + width} -7 ${x + width * 0.9} -5L${x} -1.5L${x - width * 0.9} -5Q${x - width} -7 ${x} -11Z`,
    filled: true,
  },
];

// Each of the three loops is a lens of two arcs, and passes through the other two.
const loop = "M0 3.5A7.8 7.8 0 0 1 0 -10A7.8 7.8 0 0 1 0 3.5Z";

export const faces: Record<Face, Stroke[]> = {
  S: [{ d: "M0 0A2 2 0 0 1 4 0A4.6 4.6 0 0 1 -5 0A7 7 0 0 1 9 0A9.6 9.6 0 0 1 -9 3.4" }],
  T: [
    { d: "M0 11V-3M0 5L-4.5 0.5M0 5L4.5 0.5M-4 11H4" },
    {
      d: "M-9.5 1.5C-11.5 -2.5 -8.5 -6 -5.5 -5.5C-6 -9.5 -2 -12 0 -10.5C2 -12 6 -9.5 5.5 -5.5C8.5 -6 11.5 -2.5 9.5 1.5C7.5 4 5.5 3 4.5 1.5L0 -1.5L-4.5 1.5C-5.5 3 -7.5 4 -9.5 1.5Z",
      filled: true,
    },
  ],
  K: [{ d: loop }, { d: loop, turn: 120 }, { d: loop, turn: 240 }],
  "1": spear(0, 4),
  "2": [...spear(-4.6, 3.4), ...spear(4.6, 3.4)],
  "3": [...spear(-7.2, 3), ...spear(0, 3), ...spear(7.2, 3)],
};

/** The sign of a kind of cards; a deck of one's own may have kinds without one. */
export const kinds: Record<string, string> = {
  hero: "M12 2.5v12.5M8 15h8M12 15v5M10 21h4",
  spirit:
    "M12 3c4.5 5 6 7.5 6 11a6 6 0 0 1-12 0c0-2.5 1.2-4 2.8-5.5.2 2 .9 3 1.9 3.5C10.5 9 10.5 6 12 3z",
  beast:
    "M3.5 4.5c0 4 2 6 5.5 6M20.5 4.5c0 4-2 6-5.5 6M9 10.5c-1.2 3-.5 6.5 3 10 3.5-3.5 4.2-7 3-10-2-1-4-1-6 0z",
  treasure: "M6 4h12c0 6-2 9.5-6 9.5S6 10 6 4zM12 13.5v5.5M8 20h8",
};

/** The colours that decks usually name, by day and by candlelight. */
const pigments: Record<string, string> = {
  purple: "light-dark(#6b4794, #b795de)",
  red: "var(--madder)",
  grey: "light-dark(#5d6167, #a5abb3)",
  gray: "light-dark(#5d6167, #a5abb3)",
  green: "light-dark(#3a7a3f, #74bd76)",
  yellow: "light-dark(#a9820c, #e3c04b)",
  orange: "light-dark(#bd5a1e, #e8935a)",
  blue: "var(--lapis)",
  brown: "light-dark(#7a4f2b, #bd9068)",
  black: "var(--ink)",
  white: "light-dark(#8d8778, #efe8d8)",
  pink: "light-dark(#a8467c, #e48bbb)",
};

/** The colour of a region, whatever its deck calls it. */
export function pigment(colour: string): string {
  const known = pigments[colour];
  if (known) return known;
  const real = typeof CSS !== "undefined" && CSS.supports("color", colour);
  return real ? `color-mix(in oklab, ${colour} 75%, var(--ink))` : "var(--ink-soft)";
}

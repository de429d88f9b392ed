// The colours of towns and cards are shapes, too: none of them is the mark of a player.

import type { CardColour, CardFace } from "./types";

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const angle = (Math.PI * i) / points - Math.PI / 2;
    const reach = i % 2 ? inner : outer;
    return `${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`;
  });
  return `M${corners.join("L")}z`;
}

/** In a box of 24 by 24 around 0,0: a shield, an arch, a star and a crown. */
export const suitPaths: Record<CardColour, string> = {
  red: "M-10.5 -10.5H10.5V0C10.5 6.5 5 10.5 0 12.5C-5 10.5 -10.5 6.5 -10.5 0z",
  blue: "M-10 11.5V-1.5A10 10 0 0 1 10 -1.5V11.5z",
  yellow: star(7, 13, 7.6),
  white: "M-11 9L-12 -6.5L-5.4 -0.6L0 -10L5.4 -0.6L12 -6.5L11 9z",
};

export const suitColours: Record<CardColour, string> = {
  red: "var(--town-red)",
  blue: "var(--town-blue)",
  yellow: "var(--town-yellow)",
  white: "#fbf4e2",
};

/** What can be read upon a colour. */
export const onSuit: Record<CardColour, string> = {
  red: "var(--on-seat)",
  blue: "var(--on-seat)",
  yellow: "#2b2118",
  white: "#2b2118",
};

/** From which values on somebody of the second, third or fourth rank stands on a card. */
const ranks: Record<CardColour, readonly number[]> = {
  red: [9, 16],
  blue: [9, 16],
  yellow: [9, 16],
  white: [20, 21, 22],
};

/** Who stands on a card: the higher its value, the greater the lord. */
export function pictureOf({ colour, value }: Pick<CardFace, "colour" | "value">): string {
  return `${colour}-${1 + ranks[colour].filter((from) => value >= from).length}`;
}

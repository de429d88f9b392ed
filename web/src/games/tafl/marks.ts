// What a reader draws on the board for themselves: arrows from square to square, and circles.

import type { Move } from "./moves";
import type { Square } from "./position";

export interface Marks {
  arrows: readonly Move[];
  circles: readonly Square[];
}

export const noMarks: Marks = { arrows: [], circles: [] };

/** Draws an arrow, or a circle where it would go nowhere; what is there already is taken away. */
export function drawn(marks: Marks, from: Square, to: Square): Marks {
  if (from === to) {
    const there = marks.circles.includes(to);
    const circles = there ? marks.circles.filter((one) => one !== to) : [...marks.circles, to];
    return { ...marks, circles };
  }
  const is = (one: Move) => one.from === from && one.to === to;
  const there = marks.arrows.some(is);
  const arrows = there ? marks.arrows.filter((one) => !is(one)) : [...marks.arrows, { from, to }];
  return { ...marks, arrows };
}

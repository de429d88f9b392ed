// Games and positions that are played in the tests.

const moves = (text: string) => text.split(" ");

/** Brandubh to the end: two Celts fall, and the King is captured. */
export const captured = moves(
  "b4-b5 c4-c1 b5-b1 d3-f3 b1-c1 d4-b4 a4-a5 f3-d3 c1-c5 b4-c4 d7-e7 d5-f5 d2-c2 d3-f3 c2-c3",
);

/** Brandubh to the end: the King escapes. */
export const escaped = moves(
  "g4-g6 e4-e6 b4-b2 c4-c6 a4-a3 d5-g5 d1-e1 d4-d5 e1-c1 d3-g3 f4-b4 d5-a5 b4-b6 a5-a7",
);

/**
 * Brandubh two moves before the end. The King goes to c1, and whatever the Vikings do then, none of
 * them can come between him and a1.
 */
export const nearEnd = "7/5t1/7/7/2K4/5t1/7 d";

/**
 * Tablut one move before the end: the Vikings begin, and can close one of the King's four ways to the
 * edge at most.
 */
export const nearEndTablut = "9/1t5t1/9/4K4/9/9/9/1t5t1/9 a";

import { expect, test } from "vitest";
import { colourOf, markOf, markPaths, marks } from "./marks";

test("each of six seats has a mark and a colour of its own", () => {
  const seats = [0, 1, 2, 3, 4, 5];
  expect(new Set(seats.map(markOf)).size).toBe(6);
  expect(new Set(seats.map(colourOf)).size).toBe(6);
  expect(new Set(marks.map((mark) => markPaths[mark].d)).size).toBe(6);
  expect(markOf(6)).toBe(markOf(0));
});

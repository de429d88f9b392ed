import { expect, test } from "vitest";
import { deed, text } from "./text";
import type { TaflView } from "./types";

const view: TaflView = {
  rules: [],
  set: 1,
  vikings: 0,
  position: "7/3t3/7/2TK3/7/7/7 d",
  over: false,
  moves: 5,
  last: { move: "d7-d6", captured: ["d5"] },
  captured_vikings: 0,
  captured_celts: 1,
  repetition: null,
  losing_repetitions: ["c4-c5"],
  stood_twice: [],
  sets: [],
};
const seen = { view, seat: 1, names: ["Ann", "Brian"], options: {} };

test("a board is told piece by piece, row by row, with the last move", () => {
  const [who, rows, lately] = text(seen);
  expect(who!.lines).toEqual(["One Viking: d6.", "One Celt: c4.", "The King: d4."]);
  expect(rows!.lines[0]).toBe("Row 7: empty.");
  expect(rows!.lines[3]).toBe("Row 4: Celt c4, King d4.");
  expect(rows!.lines.at(-1)).toBe("The throne is d4.");
  expect(lately!.lines).toEqual(["From d7 to d6.", "Captured on d5."]);
});

test("a move is told with its piece, and with what it would lose", () => {
  expect(deed("d4-d5", seen)).toBe("King from d4 to d5");
  expect(deed("c4-c5", seen)).toBe("Celt from c4 to c5, which would lose by repetition");
  expect(deed("something new", seen)).toBe("something new");
});

test("a position that cannot be read is not told", () => {
  expect(text({ ...seen, view: { ...view, position: "?" } })).toEqual([]);
});

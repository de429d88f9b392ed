import { expect, test } from "vitest";
import type { SeatView, Standing } from "../wire";
import { clockOf, seating, seatNames, seatShown } from "./seats";

const seat = (more: Partial<SeatView>): SeatView => ({
  name: null,
  bot: null,
  instead_of: null,
  yours: false,
  word: false,
  ...more,
});

test("every seat has a name of its own", () => {
  const names = seatNames([
    seat({ name: "Ann" }),
    seat({ bot: "squire" }),
    seat({ bot: "squire" }),
    seat({}),
  ]);
  expect(new Set(names).size).toBe(4);
  expect(names[0]).toBe("Ann");
});

test("of two own seats that one is shown which has to act", () => {
  expect(seatShown([0, 1], [1], 0)).toBe(1);
  expect(seatShown([0, 1], [], 1)).toBe(1);
  expect(seatShown([0, 1], [0, 1], 1)).toBe(1);
  expect(seatShown([0, 1], [2], null)).toBe(0);
  expect(seatShown([], [0], 0)).toBeNull();
  expect(seatShown([2], [0], 0)).toBe(2);
});

test("one's own seat comes last, the others in the order of play", () => {
  expect(seating(4, 1)).toEqual([2, 3, 0, 1]);
  expect(seating(2, null)).toEqual([0, 1]);
});

test("clocks count from the server's time, not from ours", () => {
  const standing = {
    now: 5_000,
    clocks: [
      { left: 60_000, since: 2_000 },
      { left: 9_000, since: null },
    ],
  };
  const table = standing as unknown as Standing;
  expect(clockOf(table, 0, 77)).toEqual({ left: 57_000, running: true, since: 77 });
  expect(clockOf(table, 1, 77)).toEqual({ left: 9_000, running: false, since: 77 });
  expect(clockOf({ ...table, clocks: null }, 0, 77)).toBeNull();
});

import { expect, test } from "vitest";
import { longTime, nextChange, shortTime, urgency } from "./clock";

const DAY = 86_400_000;

test("the time left is written as short as it can be", () => {
  expect(shortTime(600_000)).toBe("10:00");
  expect(shortTime(599_999)).toBe("10:00");
  expect(shortTime(599_000)).toBe("9:59");
  expect(shortTime(3_600_000)).toBe("1:00:00");
  expect(shortTime(3_599_001)).toBe("1:00:00");
  expect(shortTime(20_001)).toBe("0:21");
  expect(shortTime(20_000)).toBe("0:20.0");
  expect(shortTime(19_940)).toBe("0:20.0");
  expect(shortTime(9_310)).toBe("0:09.4");
  expect(shortTime(1)).toBe("0:00.1");
  expect(shortTime(0)).toBe("0:00");
  expect(shortTime(-50)).toBe("0:00");
});

test("days are counted from two days on", () => {
  expect(longTime(2 * DAY - 1)).toBeNull();
  expect(longTime(2 * DAY)).toEqual({ days: 2, hours: 0 });
  expect(longTime(3 * DAY - 1)).toEqual({ days: 2, hours: 23 });
});

test("what is written stays true until the next change, and not longer", () => {
  for (const left of [50, 1_000, 9_310, 19_999, 20_000, 20_001, 61_500, 600_000, 7_200_001]) {
    const wait = nextChange(left);
    expect(wait).toBeGreaterThan(0);
    expect(shortTime(left - wait * 0.5)).toBe(shortTime(left));
    expect(shortTime(left - wait - 1)).not.toBe(shortTime(left));
  }
  expect(nextChange(0)).toBe(Infinity);
});

test("a clock presses when little is left", () => {
  expect(urgency(60_000)).toBe("calm");
  expect(urgency(30_000)).toBe("soon");
  expect(urgency(9_000)).toBe("now");
});

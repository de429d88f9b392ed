import { expect, test } from "vitest";
import { inOrder } from "./sessions";

test("this browser stands first, then what was used last, then what began last", () => {
  const one = (session: string, seen: number, created: number, current = false) => ({
    session,
    seen,
    created,
    current,
  });
  const sessions = [
    one("old", 1, 1),
    one("begun first", 5, 2),
    one("this", 3, 3, true),
    one("begun last", 5, 4),
  ];
  const given = [...sessions];
  expect(inOrder(sessions).map(({ session }) => session)).toEqual([
    "this",
    "begun last",
    "begun first",
    "old",
  ]);
  expect(sessions).toEqual(given);
});

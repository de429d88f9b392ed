import { expect, test } from "vitest";
import { codesFile } from "./codes";

test("a file of codes says what they are for, and has a line for each", () => {
  expect(codesFile("For Ann.", ["aaaaa-bbbbb", "ccccc-ddddd"])).toBe(
    "For Ann.\n\naaaaa-bbbbb\nccccc-ddddd\n",
  );
});

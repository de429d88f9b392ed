import { expect, test } from "vitest";
import type { Info } from "./listed";
import { others, sitters } from "./names";

test("the bots of a level are named together, after the people", () => {
  expect(sitters(["squire", "Ann", "squire", "random"])).toBe(
    "Ann, two Squire bots and the Random bot",
  );
  expect(sitters(["Ann", "Bob"])).toBe("Ann and Bob");
});

test("oneself is left out once, also where one plays with oneself", () => {
  const info = (...seats: (string | null)[]) => ({ seats }) as Info;
  expect(others(info("Ann", "random", null), "Ann")).toBe("with the Random bot");
  expect(others(info("Ann", "Ann"), "Ann")).toBe("with Ann");
  expect(others(info("Ann", null), "Ann")).toBe("only you");
});

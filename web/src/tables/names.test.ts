import { expect, test } from "vitest";
import type { Info } from "./listed";
import { others, placeName, sitters } from "./names";

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

test("a place at a tafl table is a side, unless lots are drawn", () => {
  expect(placeName("tablut", 0, false)).toBe("Vikings, who begin");
  expect(placeName("brandubh", 1, false)).toBe("Celts, with the King");
  expect(placeName("brandubh", 1, true)).toBe("Seat 2, side by lot");
  expect(placeName("brian-boru", 1, false)).toBe("Seat 2");
});

import { expect, it } from "vitest";
import { fits } from "./search";

const info = {
  game: "brandubh",
  title: "Brandubh",
  name: "Friday evening",
  seats: ["Éithne", "squire", null],
};

it("finds a game by its name, its table's name and whoever played, without accents or capitals", () => {
  for (const search of ["", "bran", "FRIDAY", "even fri", "eithne", "squire brandubh", "  eith "])
    expect(fits(info, search), search).toBe(true);
});

it("finds nothing by words that are not there, or by the middle of one", () => {
  for (const search of ["tablut", "bran tablut", "vening", "ithne"])
    expect(fits(info, search), search).toBe(false);
});

import { expect, test } from "vitest";
import { languageFor } from "./languages";

test("what was chosen goes before what the browser asks for", () => {
  expect(languageFor("ga", ["de-AT", "en"])).toBe("ga");
  expect(languageFor("system", ["fr", "de-AT", "en"])).toBe("de");
  expect(languageFor("system", ["GA-ie"])).toBe("ga");
});

test("whoever reads none of ours reads English", () => {
  expect(languageFor("system", [])).toBe("en");
  expect(languageFor("tlh", ["fr-CA", "", "gaelic"])).toBe("en");
});

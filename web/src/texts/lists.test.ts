import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { texts } from "./index.svelte";
import { listed } from "./lists";

beforeAll(() => vi.stubGlobal("document", { documentElement: { lang: "" } }));
afterAll(() => vi.unstubAllGlobals());

test.each([
  ["en", "Ann, Bob and Cara"],
  ["ga", "Ann, Bob agus Cara"],
  ["de", "Ann, Bob und Cara"],
] as const)("things are listed in the reader's language: %s", async (language, three) => {
  await texts.speak(language);
  expect(listed([])).toBe("");
  expect(listed(["Ann"])).toBe("Ann");
  expect(listed(["Ann", "Bob", "Cara"])).toBe(three);
});

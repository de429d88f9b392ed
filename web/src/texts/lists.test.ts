import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { texts } from "./index.svelte";
import { listed } from "./lists";

beforeAll(() => vi.stubGlobal("document", { documentElement: { lang: "" } }));
afterAll(() => vi.unstubAllGlobals());

test("things are listed in the reader's language", async () => {
  expect(listed(["Ann", "Bob"])).toBe("Ann and Bob");
  await texts.speak("de");
  expect(listed(["Ann", "Bob", "Cara"])).toBe("Ann, Bob und Cara");
});

test("also where the browser does not know how", async () => {
  // As Chromium does with a language that it does not know.
  class ListFormat extends Intl.ListFormat {
    static override supportedLocalesOf = () => [];
    constructor(_: unknown, options: Intl.ListFormatOptions) {
      super("en", options);
    }
  }
  vi.stubGlobal("Intl", Object.assign(Object.create(Intl), { ListFormat }));
  await texts.speak("ga");
  expect(listed([])).toBe("");
  expect(listed(["Ann"])).toBe("Ann");
  expect(listed(["Ann", "Bob", "Cara"])).toBe("Ann, Bob agus Cara");
});

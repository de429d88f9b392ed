import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Announced } from "./announced.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const texts = (announced: Announced) => announced.paragraphs.map(({ text }) => text);

test("what comes together is said together, in its order", () => {
  const announced = new Announced();
  announced.remark("Well done.");
  announced.say("Ann goes.");
  announced.say("");
  vi.advanceTimersByTime(100);
  announced.say("Bob goes.");
  expect(texts(announced)).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(texts(announced)).toEqual(["Ann goes. Bob goes. Well done."]);
});

test("what comes later is added, the same words again as well", () => {
  const announced = new Announced();
  for (let i = 0; i < 2; i++) {
    announced.say("Ann goes.");
    vi.runAllTimers();
  }
  expect(texts(announced)).toEqual(["Ann goes.", "Ann goes."]);
  expect(new Set(announced.paragraphs.map(({ id }) => id)).size).toBe(2);
});

test("only the last are kept, and nothing comes after the end", () => {
  const announced = new Announced();
  for (let i = 0; i < 30; i++) {
    announced.say(String(i));
    vi.runAllTimers();
  }
  expect(texts(announced)).toHaveLength(10);
  expect(texts(announced).at(-1)).toBe("29");
  announced.say("too late");
  announced.close();
  vi.runAllTimers();
  expect(texts(announced).at(-1)).toBe("29");
});

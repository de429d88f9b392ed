import { describe, expect, it } from "vitest";
import { goesOnAt, keepProgress, readProgress, standingOf } from "./progress";

function shelf(text: string | null = null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => void (kept = value),
  };
}

describe("progress", () => {
  it("is kept for each game by itself", () => {
    const on = shelf();
    keepProgress("brandubh", ["a", "b"], on);
    keepProgress("tablut", ["c"], on);
    keepProgress("brandubh", ["a"], on);
    expect(readProgress(on)).toEqual({ brandubh: ["a"], tablut: ["c"] });
  });
  it("survives what it cannot read", () => {
    for (const text of ["", "[", "null", "7", '{"brandubh":7,"tablut":[1]}'])
      expect(readProgress(shelf(text)), text).toEqual({});
  });
  it("counts the steps that there are", () => {
    const steps = ["a", "b", "c"];
    expect(standingOf([], steps)).toEqual({ done: 0, state: "new" });
    expect(standingOf(["b", "gone"], steps)).toEqual({ done: 1, state: "begun" });
    expect(standingOf(["c", "b", "a"], steps)).toEqual({ done: 3, state: "finished" });
  });
  it("goes on at the first step that is not done", () => {
    expect(goesOnAt(["a"], ["a", "b"])).toBe(1);
    expect(goesOnAt(["b"], ["a", "b"])).toBe(0);
    expect(goesOnAt(["a", "b"], ["a", "b"])).toBe(0);
  });
});

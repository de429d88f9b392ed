import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parts as boruParts } from "../games/boru/about";
import { regions } from "../games/boru/facts";
import { parts as throneParts } from "../games/throne/about";
import { ownDeck } from "../wire/generated/throne-deck";
import { fits, judge, placeOf, RIVALS, type Lesson, type Step } from "./lesson";

describe("fits", () => {
  it("takes a star for anything", () => {
    expect(fits("d2-c2", "d2-c2")).toBe(true);
    expect(fits("d2-*", "d2-c2")).toBe(true);
    expect(fits("pick * 16", "pick 6 16")).toBe(true);
    expect(fits("fill * 2 *", "fill lugh 2 TK")).toBe(true);
    expect(fits("*", "")).toBe(true);
  });
  it("takes nothing else", () => {
    expect(fits("d2-c2", "d2-c3")).toBe(false);
    expect(fits("d2-*", "d3-c2")).toBe(false);
    expect(fits("pick * 16", "pick 16")).toBe(false);
    expect(fits("a*a", "a")).toBe(false);
    expect(fits("fill * 2 *", "fill lugh 12")).toBe(false);
    expect(fits("a.c", "abc")).toBe(false);
  });
});

describe("judge", () => {
  const step: Step = {
    id: "s",
    seat: 0,
    solution: "b",
    right: ["b*"],
    wrong: [
      { tries: ["a1", "a2"], say: "near" },
      { tries: ["a*"], say: "far" },
    ],
  };
  it("knows what is right, and takes the first reason that fits", () => {
    expect(judge(step, "b")).toEqual({ right: true });
    expect(judge(step, "b7")).toEqual({ right: true });
    expect(judge(step, "a2")).toEqual({ right: false, say: "wrong-near" });
    expect(judge(step, "a3")).toEqual({ right: false, say: "wrong-far" });
    expect(judge(step, "c")).toEqual({ right: false, say: "wrong" });
  });
  it("explains every answer of its own", () => {
    const asked: Step = { id: "q", seat: 0, answers: ["x", "y"], solution: "y" };
    expect(judge(asked, "y")).toEqual({ right: true });
    expect(judge(asked, "x")).toEqual({ right: false, say: "wrong-x" });
  });
});

describe("placeOf", () => {
  const lesson: Lesson = {
    game: "g",
    steps: [
      {
        id: "a",
        options: { o: 1 },
        seats: 3,
        before: [{ by: "chance", do: "deal" }],
        seat: 0,
        solution: "one",
        then: [{ by: 1, do: "reply" }],
      },
      { id: "b", seat: 0, answers: ["x"], solution: "x" },
      { id: "c", before: [{ by: 1, do: "more" }], seat: 0, solution: "two" },
      { id: "d", options: {}, seat: 0, solution: "three" },
    ],
  };
  const done = (at: number) => placeOf(lesson, at)?.asks.actions.map((entry) => entry.do);
  it("goes on from the step before, through its solution and the replies", () => {
    expect(done(0)).toEqual(["deal"]);
    expect(done(2)).toEqual(["deal", "one", "reply", "more"]);
    expect(placeOf(lesson, 2)?.begins.actions).toHaveLength(3);
    expect(placeOf(lesson, 2)?.asks).toMatchObject({ options: { o: 1 }, seats: 3 });
  });
  it("does nothing for a question", () => {
    expect(done(1)).toEqual(["deal", "one", "reply"]);
  });
  it("lays out anew where a step says so", () => {
    expect(placeOf(lesson, 3)?.asks).toEqual({ options: {}, seats: 2, actions: [] });
  });
  it("knows no place where nothing was laid out", () => {
    expect(placeOf(lesson, 9)).toBeNull();
    expect(placeOf({ game: "g", steps: [lesson.steps[1]!] }, 0)).toBeNull();
  });
});

describe("what a step is about", () => {
  const read = (game: string) => {
    const file = new URL(`../../../lessons/${game}.json`, import.meta.url);
    return JSON.parse(readFileSync(file, "utf8")) as Lesson;
  };
  it("is told of every step where the table has many parts, by names that the table knows", () => {
    const known = {
      "brian-boru": [...boruParts, ...regions.map(({ id }) => `region-${id}`)],
      "high-throne": [...throneParts, ...ownDeck.cards.map(({ id }) => `card-${id}`)],
    };
    for (const [game, names] of Object.entries(known))
      for (const { id, about = [] } of read(game).steps) {
        expect(about.length, `${game} ${id}`).toBeGreaterThan(0);
        for (const part of about) expect(names, `${game} ${id}`).toContain(part);
      }
  });
});

describe("rivals", () => {
  it("are called the same in the page and in the terminal", () => {
    const lesson = new URL("../../../crates/ardri/src/learn/repl.rs", import.meta.url);
    const names = /RIVALS: \[&str; \d+\] = (\[.*?\]);/s.exec(readFileSync(lesson, "utf8"))?.[1];
    expect(JSON.parse(names ?? "[]")).toEqual(RIVALS);
  });
});

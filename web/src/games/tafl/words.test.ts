import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hasText, t } from "../../texts/index.svelte";
import { sentence } from "../../rules/why";
import type { TaflView } from "./types";
import { part, typed } from "./words";

const view: TaflView = {
  rules: [],
  set: 1,
  vikings: 0,
  position: "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a",
  over: false,
  moves: 0,
  last: null,
  captured_vikings: 0,
  captured_celts: 0,
  repetition: null,
  losing_repetitions: [],
  stood_twice: [],
  sets: [],
};
describe("the sides", () => {
  it("knows the parts", () => {
    expect([part(view, 0), part(view, 1)]).toEqual(["Vikings", "Celts"]);
    expect(part({ ...view, vikings: null }, 0)).toBeNull();
  });
});

describe("texts", () => {
  it("answer to what was typed", () => {
    expect(typed("e2", view, ["d2-e2"])).toEqual({ action: "d2-e2" });
    expect(typed("nonsense", view, [])).toEqual({ problem: t("tafl-typed-unread") });
    expect(typed("e2", view, ["d2-e2", "e4-e2"])).toEqual({
      problem: "Several pieces can go to e2: d2-e2, e4-e2.",
    });
  });

  it("describe squares without stray blanks", () => {
    const square = (place: string, piece: string, state: string) =>
      t("tafl-square", { square: "d4", place, piece, state });
    expect(square("plain", "none", "plain")).toBe("d4, empty");
    expect(square("throne", "king", "movable")).toBe("d4, throne, King, can move");
    expect(square("escape", "none", "target")).toBe("d4, way out, empty, can go here");
  });

  it("make sentences of reasons", () => {
    expect(sentence("action 1: the way is not free")).toBe("The way is not free.");
    expect(sentence("action 2: d4-a1 is not straight")).toBe("d4-a1 is not straight.");
    expect(sentence("There must be one King.")).toBe("There must be one King.");
  });

  it("are there for every name that the code uses", () => {
    const folder = import.meta.dirname;
    const files = readdirSync(folder).filter(
      (name) => /\.(svelte|ts)$/.test(name) && !name.includes(".test."),
    );
    const used = files.flatMap((name) => [
      ...readFileSync(join(folder, name), "utf8").matchAll(/"(tafl-[a-z-]+[a-z])(?:\.about)?"/g),
    ]);
    const missing = new Set(used.map(([, id]) => id!).filter((id) => !hasText(id)));
    expect([...missing]).toEqual([]);
    expect(used.length).toBeGreaterThan(40);
  });
});

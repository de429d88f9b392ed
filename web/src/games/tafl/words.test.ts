import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hasText, t } from "../../texts/index.svelte";
import type { Heard, Outcome, Standing } from "../../wire";
import { sentence } from "../../rules/why";
import type { TaflView } from "./types";
import { line, part, prompt, result, typed } from "./words";

const names = ["Ann", "Brian"];
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
const say = (seen: Heard["seen"]) => line(0, seen, names);

describe("the log", () => {
  it("tells every event", () => {
    expect(say({ event: "lots", vikings: 1 })).toBe("Lots are drawn: Brian begins as the Vikings.");
    expect(say({ event: "moved", piece: "viking", move: "d2-e2" })).toBe(
      "A Viking goes from d2 to e2.",
    );
    expect(say({ event: "moved", piece: "king", move: "d4-d2" })).toBe(
      "The King goes from d4 to d2.",
    );
    expect(say({ event: "captured", side: "celts", squares: ["d3"] })).toBe(
      "The Celt on d3 is captured.",
    );
    expect(say({ event: "captured", side: "vikings", squares: ["a1", "b2", "c3"] })).toBe(
      "The Vikings on a1, b2 and c3 are captured.",
    );
    expect(say({ event: "repeated", loser: "celts" })).toContain("If the Celts bring it about");
    const ended = { event: "set-ended", set: 1, of: 1, winner: "vikings", ending: "king-captured" };
    expect(say(ended)).toBe("The King is captured. The Vikings win.");
    expect(say({ ...ended, of: 2, winner: "celts", ending: "no-moves" })).toBe(
      "The Vikings cannot move. The Celts win set 1.",
    );
    expect(say({ event: "sides-switched", vikings: 1 })).toContain("Brian now plays the Vikings");
  });

  it("passes over what it does not know", () => {
    expect(say({ event: "thunder" })).toBeNull();
  });

  it("names people without a name by their seat", () => {
    expect(line("chance", { event: "lots", vikings: 1 }, [])).toContain("Player 2 begins");
  });
});

describe("what is asked", () => {
  const asked = (seat: number | null, legal: string[], over: Partial<TaflView> = {}) => {
    const now = { ...view, ...over };
    return prompt({
      view: now,
      standing: { to_act: [0] } as Standing<TaflView>,
      seat,
      legal,
      names,
    });
  };

  it("says whose move it is", () => {
    expect(asked(0, ["d2-e2"])).toBe("Your move: you play the Vikings.");
    expect(asked(1, [])).toBe("Ann moves the Vikings.");
    expect(asked(null, [])).toBe("Ann moves the Vikings.");
    expect(asked(0, [], { over: true })).toBe("The game is over.");
    expect(asked(0, [], { vikings: null })).toBe("Lots are drawn for the sides.");
  });

  it("knows the parts", () => {
    expect([part(view, 0), part(view, 1)]).toEqual(["Vikings", "Celts"]);
    expect(part({ ...view, vikings: null }, 0)).toBeNull();
  });
});

describe("how it ended", () => {
  const outcome = (ending: string, winners = [0]): Outcome => ({
    winners,
    places: [1, 2],
    ending,
    reason: "",
  });

  it("is told with names", () => {
    expect(result(outcome("king-escaped"), names)).toBe("Ann wins: the King has escaped.");
    expect(result(outcome("resigned", [1]), names)).toBe("Brian wins: Ann has resigned.");
    expect(result(outcome("both-sets"), names)).toBe("Ann wins the match with both sets.");
    expect(result(outcome("fewer-moves"), names)).toContain("Ann needed fewer moves");
    expect(result(outcome("equal-sets", []), names)).toContain("A draw");
  });

  it("leaves endings of a later version to the server's words", () => {
    expect(result(outcome("thunder"), names)).toBeNull();
    expect(result(outcome("thunder", []), names)).toBeNull();
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

import { describe, expect, it } from "vitest";
import { legalByOrigin, parseMove, playedMoves, readTyped, showGame } from "./moves";
import { usualStart } from "./position";

const start = usualStart(7);
const legal = ["d2-e2", "d2-c2", "d1-e1", "f4-f2", "g4-g2", "d4-b4"];
const typed = (text: string) => readTyped(text, start, legal);
const problem = (text: string) => {
  const read = typed(text);
  return "problem" in read ? read.problem : null;
};

describe("moves", () => {
  it("are read in the wire's form only", () => {
    expect(parseMove("d2-e2")).toEqual({ from: "d2", to: "e2" });
    expect(parseMove("d2-e2xe3xf2")).toEqual({ from: "d2", to: "e2" });
    for (const text of ["lots 1", "resign", "d2e2", "d2-", "D2-E2", "d2-e22"])
      expect(parseMove(text)).toBeNull();
  });

  it("are sorted by their origin, passing over what is no move", () => {
    const sorted = legalByOrigin([...legal, "dance", "lots 0"]);
    expect([...sorted.keys()]).toEqual(["d2", "d1", "f4", "g4", "d4"]);
    expect(sorted.get("d2")).toEqual(["e2", "c2"]);
    expect(legalByOrigin([]).size).toBe(0);
  });
});

describe("typed moves", () => {
  it("may be written in many ways", () => {
    for (const text of [
      "d2-e2",
      "d2e2",
      "d2xe2",
      "D2-E2",
      "D2E2",
      " d2 e2 ",
      "d2 - e2",
      "d2–e2",
      "d2→e2",
      "d2->e2",
    ])
      expect(typed(text), text).toEqual({ action: "d2-e2" });
  });

  it("may carry captures and marks", () => {
    for (const text of ["d2-e2xe3", "d2-e2xe3xf2", "d2-e2!", "d2-e2?!", "d2-e2xe3+"])
      expect(typed(text), text).toEqual({ action: "d2-e2" });
  });

  it("may be short where one piece alone can go", () => {
    expect(typed("e2")).toEqual({ action: "d2-e2" });
    expect(typed("F2")).toEqual({ action: "f4-f2" });
    expect(typed("Kb4")).toEqual({ action: "d4-b4" });
    expect(typed("king b4")).toEqual({ action: "d4-b4" });
    expect(typed("Kd4-b4")).toEqual({ action: "d4-b4" });
  });

  it("are asked about where several can go", () => {
    const read = readTyped("e2", start, ["d2-e2", "e4-e2"]);
    expect(read).toEqual({
      problem: { id: "tafl-typed-many", values: { square: "e2", moves: "d2-e2, e4-e2" } },
    });
    expect(readTyped("Ke2", start, ["d2-e2", "d4-e2"])).toEqual({ action: "d4-e2" });
  });

  it("say what is wrong", () => {
    expect(problem("hello")?.id).toBe("tafl-typed-unread");
    expect(problem("")?.id).toBe("tafl-typed-unread");
    expect(problem("d2-d9")).toMatchObject({ id: "tafl-typed-off", values: { square: "d9" } });
    expect(problem("z1")?.id).toBe("tafl-typed-off");
    expect(problem("h1")?.id).toBe("tafl-typed-off");
    expect(problem("a1")).toMatchObject({ id: "tafl-typed-nobody", values: { square: "a1" } });
    expect(problem("d2-d3")).toMatchObject({
      id: "tafl-typed-none",
      meant: { from: "d2", to: "d3" },
    });
    expect(problem("Kd2-e2")?.id).toBe("tafl-typed-none");
    expect(problem("Ke2")?.id).toBe("tafl-typed-nobody");
  });

  it("say that nothing can be done when nothing is legal", () => {
    expect(readTyped("e2", start, [])).toMatchObject({ problem: { id: "tafl-typed-nobody" } });
  });
});

describe("a game written down", () => {
  const moved = (move: string, piece = "viking") => ({ seen: { event: "moved", piece, move } });
  const captured = (...squares: string[]) => ({
    seen: { event: "captured", side: "celts", squares },
  });
  const acted = (moves: number, set: number, ...heard: { seen: { event: string } }[]) => ({
    event: "acted",
    heard,
    moves,
    set,
  });

  it("has numbers and captures", () => {
    const history = [
      { event: "created", moves: null, set: null },
      { event: "started", moves: 0, set: 1 },
      acted(1, 1, moved("d2-e2")),
      acted(2, 1, moved("c4-c2", "celt")),
      { event: "said", moves: null, set: null },
      acted(3, 1, moved("e2-e3"), captured("d3", "e4")),
    ];
    expect(showGame(playedMoves(history))).toBe("1. d2-e2 c4-c2 2. e2-e3xd3xe4");
  });

  it("leaves out what was taken back", () => {
    const history = [
      acted(1, 1, moved("d2-e2")),
      acted(2, 1, moved("c4-c2", "celt")),
      { event: "taken-back", moves: 1, set: 1 },
      acted(2, 1, moved("c4-c3", "celt")),
    ];
    expect(showGame(playedMoves(history))).toBe("1. d2-e2 c4-c3");
  });

  it("goes on through the second set", () => {
    const switched = { seen: { event: "sides-switched", vikings: 1 } };
    const history = [
      acted(1, 1, moved("d2-e2")),
      acted(0, 2, moved("d4-a1", "king"), { seen: { event: "set-ended" } }, switched),
      acted(1, 2, moved("d1-e1")),
    ];
    const sets = playedMoves(history);
    expect(sets.map((moves) => moves.length)).toEqual([2, 1]);
    expect(showGame(sets)).toBe("1. d2-e2 d4-a1\n1. d1-e1");
  });

  it("passes over what it does not know", () => {
    const history = [
      acted(1, 1, moved("d2-e2"), { seen: { event: "thunder" } }),
      { event: "new", moves: null, set: null },
    ];
    expect(showGame(playedMoves(history))).toBe("1. d2-e2");
    expect(showGame(playedMoves([]))).toBe("");
  });
});

import { describe, expect, it } from "vitest";
import {
  cancel,
  centreOf,
  choose,
  drag,
  key,
  newBoard,
  press,
  release,
  squareUnder,
  targetsOf,
  withFlip,
  withLegal,
  type BoardState,
} from "./board";
import { legalByOrigin } from "./moves";
import { rowsOf } from "./position";

const legal = legalByOrigin(["d2-e2", "d2-f2", "d1-e1", "b4-b2"]);
const board = (flipped = false): BoardState => withLegal(newBoard(7, flipped), legal);
const point = (square: string, state: BoardState) => centreOf(square, state.size, state.flipped);

/** A press and a release on the same square. */
function click(state: BoardState, square: string) {
  const down = press(state, point(square, state));
  const up = release(down.state, point(square, down.state));
  return { state: up.state, action: down.action ?? up.action, tried: down.tried ?? up.tried };
}

function pull(state: BoardState, from: string, to: string) {
  const down = press(state, point(from, state)).state;
  return release(drag(down, point(to, down)), point(to, down));
}

describe("squares on the screen", () => {
  it("are found again under their centre, either way up", () => {
    for (const size of [7, 9])
      for (const flipped of [false, true])
        for (const square of rowsOf(size).flat())
          expect(squareUnder(centreOf(square, size, flipped), size, flipped)).toBe(square);
  });

  it("have a1 below, or above when flipped", () => {
    expect(centreOf("a1", 7, false)).toEqual({ x: 50, y: 650 });
    expect(centreOf("a1", 7, true)).toEqual({ x: 650, y: 50 });
    expect(squareUnder({ x: 0, y: 0 }, 9, false)).toBe("a9");
  });

  it("end at the edge", () => {
    for (const p of [
      { x: -1, y: 5 },
      { x: 5, y: -1 },
      { x: 700, y: 5 },
      { x: 5, y: 700 },
    ])
      expect(squareUnder(p, 7, false)).toBeNull();
    expect(squareUnder({ x: 699, y: 699 }, 7, false)).toBe("g1");
  });
});

describe("clicking", () => {
  it("picks a piece that can move and then drops it", () => {
    const picked = click(board(), "d2");
    expect(picked.action).toBeUndefined();
    expect(picked.state.picked).toBe("d2");
    expect(targetsOf(picked.state)).toEqual(["e2", "f2"]);
    const dropped = click(picked.state, "f2");
    expect(dropped.action).toBe("d2-f2");
    expect(dropped.state.picked).toBeNull();
  });

  it("works on a flipped board", () => {
    expect(click(click(board(true), "d2").state, "f2").action).toBe("d2-f2");
  });

  it("lets go on a second click", () => {
    expect(click(click(board(), "d2").state, "d2").state.picked).toBeNull();
  });

  it("changes to another piece", () => {
    expect(click(click(board(), "d2").state, "b4").state.picked).toBe("b4");
  });

  it("does nothing on what cannot move", () => {
    const step = click(board(), "d7");
    expect(step).toMatchObject({ state: { picked: null, cursor: "d7" } });
    expect(step.action).toBeUndefined();
    expect(step.tried).toBeUndefined();
  });

  it("says what was tried in vain, and lets go", () => {
    const step = click(click(board(), "d2").state, "d5");
    expect(step.action).toBeUndefined();
    expect(step.tried).toEqual({ from: "d2", to: "d5" });
    expect(step.state.picked).toBeNull();
  });

  it("lets go beside the board", () => {
    const picked = click(board(), "d2").state;
    expect(press(picked, { x: -20, y: 100 }).state.picked).toBeNull();
  });
});

describe("dragging", () => {
  it("moves a piece to where it is let go", () => {
    const step = pull(board(), "d2", "e2");
    expect(step.action).toBe("d2-e2");
    expect(step.state).toMatchObject({ picked: null, held: null, cursor: "e2" });
    expect(pull(board(true), "d2", "e2").action).toBe("d2-e2");
  });

  it("shows the piece at the pointer", () => {
    const down = press(board(), point("d2", board())).state;
    const away = drag(down, { x: 480, y: 560 });
    expect(away.held).toMatchObject({ from: "d2", moved: true, at: { x: 480, y: 560 } });
    expect(away.over).toBe("e2");
  });

  it("takes a trembling hand for a click", () => {
    const down = press(board(), point("d2", board())).state;
    const near = { x: down.held!.start.x + 6, y: down.held!.start.y - 5 };
    const up = release(drag(down, near), near);
    expect(up.state).toMatchObject({ picked: "d2", held: null });
  });

  it("keeps the piece picked when it is brought home", () => {
    const down = press(board(), point("d2", board())).state;
    const out = drag(down, point("f2", down));
    const up = release(drag(out, point("d2", down)), point("d2", down));
    expect(up.action).toBeUndefined();
    expect(up.state.picked).toBe("d2");
  });

  it("brings the piece back from where it may not go", () => {
    const step = pull(board(), "d2", "d5");
    expect(step.action).toBeUndefined();
    expect(step.tried).toEqual({ from: "d2", to: "d5" });
    expect(step.state).toMatchObject({ picked: null, held: null });
    const down = press(board(), point("d2", board())).state;
    const off = release(drag(down, { x: -90, y: 0 }), { x: -90, y: 0 });
    expect(off).toEqual({ state: expect.objectContaining({ picked: null, held: null }) });
  });

  it("is called off without a move", () => {
    const down = drag(press(board(), point("d2", board())).state, { x: 450, y: 550 });
    expect(cancel(down)).toMatchObject({ held: null, over: null, picked: "d2" });
    expect(release(cancel(down), { x: 450, y: 550 }).action).toBeUndefined();
  });
});

describe("keys", () => {
  const keys = (state: BoardState, ...names: string[]) => {
    let action: string | undefined;
    for (const name of names) {
      const step = key(state, name);
      if (step) ({ state, action } = { state: step.state, action: step.action ?? action });
    }
    return { state, action };
  };

  it("walk over the board and stop at its edge", () => {
    expect(keys(board(), "ArrowUp", "ArrowLeft").state.cursor).toBe("c5");
    expect(keys(board(true), "ArrowUp", "ArrowLeft").state.cursor).toBe("e3");
    expect(keys(board(), ...Array<string>(9).fill("ArrowDown")).state.cursor).toBe("d1");
    expect(keys(board(), "Home").state.cursor).toBe("a4");
    expect(keys(board(), "End").state.cursor).toBe("g4");
    expect(keys(board(true), "Home").state.cursor).toBe("g4");
    expect(keys(board(true), "End").state.cursor).toBe("a4");
  });

  it("pick and drop", () => {
    const { state, action } = keys(board(), "ArrowDown", "ArrowDown", "Enter", "ArrowRight", " ");
    expect(action).toBe("d2-e2");
    expect(state).toMatchObject({ picked: null, cursor: "e2" });
  });

  it("let go", () => {
    const picked = keys(board(), "ArrowDown", "ArrowDown", "Enter").state;
    expect(picked.picked).toBe("d2");
    expect(keys(picked, "Escape").state.picked).toBeNull();
    expect(keys(picked, "Enter").state.picked).toBeNull();
    expect(key(board(), "Escape")).toBeNull();
  });

  it("leave other keys alone", () => {
    for (const name of ["a", "Tab", "F5", "PageUp"]) expect(key(board(), name)).toBeNull();
  });

  it("keep the piece in hand after a slip", () => {
    const picked = keys(board(), "ArrowDown", "ArrowDown", "Enter").state;
    const slip = choose({ ...picked, cursor: "d5" }, "d5");
    expect(slip.tried).toEqual({ from: "d2", to: "d5" });
    expect(slip.state.picked).toBe("d2");
  });
});

describe("news", () => {
  it("take a piece out of the hand that can no longer move", () => {
    const held = press(board(), point("d2", board())).state;
    expect(withLegal(held, new Map())).toMatchObject({ picked: null, held: null });
    expect(withLegal(held, legalByOrigin(["d2-c2"]))).toMatchObject({ picked: "d2" });
  });

  it("end a drag when the board is turned", () => {
    const held = press(board(), point("d2", board())).state;
    expect(withFlip(held, true)).toMatchObject({ flipped: true, held: null, picked: "d2" });
    expect(withFlip(held, false)).toBe(held);
  });

  it("leave old states as they were", () => {
    const before = board();
    const copy = structuredClone(before);
    pull(before, "d2", "e2");
    click(before, "b4");
    expect(before).toEqual(copy);
  });
});

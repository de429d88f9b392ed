import { beforeAll, describe, expect, it } from "vitest";
import { texts } from "../../texts/index.svelte";
import type { Standing } from "../../wire";
import { coach } from "./coach";
import type { TaflView } from "../../wire";

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
const ask = (change: Partial<TaflView>, seat: number | null, legal: string[]) =>
  coach({
    view: { ...view, ...change },
    standing: { to_act: [0] } as unknown as Standing<TaflView>,
    seat,
    legal,
    names: ["Ann", "Brian"],
  });

beforeAll(() => texts.load("learn"));

describe("the coach of tafl", () => {
  it("tells each side what it is after", () => {
    expect(ask({}, 0, ["d2-c2"]).why).toMatch(/^You hunt the King/);
    expect(ask({}, 0, ["d2-c2"]).look).toEqual([expect.stringContaining("stands on d4")]);
    expect(ask({}, 1, ["d3-c3"]).why).toMatch(/^You bring the King out/);
    expect(ask({}, 1, ["d3-c3"]).look).toEqual([expect.stringContaining("has no move")]);
  });
  it("sees a way out among the legal moves", () => {
    const near = { position: "7/7/7/7/7/7/K5t d" };
    expect(ask(near, 1, ["b1-a1"]).look[0]).toContain("King on");
    const open = { position: "7/7/7/7/7/7/2K3t d" };
    expect(ask(open, 1, ["c1-a1", "c1-b1"]).look).toEqual(["The King can get out right now: a1."]);
  });
  it("points at what was captured, and at repetitions", () => {
    const last = { move: "d2-c2", captured: ["c3"] };
    const { look } = ask({ last, losing_repetitions: ["d3-c3"] }, 1, ["d3-c3"]);
    expect(look).toEqual([expect.stringContaining("on c3"), expect.stringContaining("d3-c3")]);
  });
  it("has a reason for waiting, for lots and for the end", () => {
    expect(ask({}, 1, []).why).toMatch(/other side moves/);
    expect(ask({}, null, []).why).toMatch(/other side moves/);
    expect(ask({ vikings: null }, 0, []).why).toMatch(/^Lots decide/);
    expect(ask({ over: true }, 0, []).why).toMatch(/^The game is over/);
  });
});

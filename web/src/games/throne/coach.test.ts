import { beforeAll, describe, expect, it } from "vitest";
import { texts } from "../../texts/index.svelte";
import type { Standing } from "../../wire";
import { coach } from "./coach";
import type { TargetView, ThroneView } from "./types";

const target = (card: string, chance: number, needs: string[] = ["S"]): TargetView => ({
  card,
  from: null,
  open: needs.map((line, place) => ({ line: String(place + 1), needs: line, chance: null })),
  least: 1,
  chance,
});
const turn = (change: object) => ({
  seat: 0,
  target: null,
  filled: [],
  standard: 7,
  red: false,
  roll: "SSTTK12",
  targets: [],
  ...change,
});
const ask = (asked: ThroneView["asked"], legal: string[], change: object = {}) =>
  coach({
    view: { options: {}, asked, to_act: [0], players: [], ...change } as unknown as ThroneView,
    standing: { options: {} } as unknown as Standing<ThroneView>,
    seat: 0,
    legal,
    names: ["Ann", "Brian"],
  });

beforeAll(() => texts.load("learn"));

describe("the coach of The High Throne", () => {
  it("weighs points and chances before there is a target", () => {
    const targets = [target("salmon-of-knowledge", 0.92), target("queen-medb", 0.6)];
    const said = ask("choose", ["fill macha 1 S"], { turn: turn({ targets }) });
    expect(said.why).toMatch(/decides your target/);
    expect(said.look).toEqual([
      "Likeliest: The Salmon of Knowledge, 92 %, worth 1.",
      "Worth most for its chance: Queen Medb, 60 %, worth 5.",
    ]);
    const one = ask("choose", ["fill macha 1 S"], {
      turn: turn({ targets: [target("queen-medb", 0.6)] }),
    });
    expect(one.look).toEqual(["Likeliest, and worth it: Queen Medb, 60 %, worth 5."]);
  });
  it("tells what the target still needs", () => {
    const aimed = turn({ target: "macha", targets: [target("macha", 0.5, ["S", "S3"])] });
    expect(ask("choose", ["fill macha 1 S", "aside T"], { turn: aimed })).toEqual({
      why: expect.stringMatching(/^One line a roll/),
      look: ["Macha still needs: a Spiral and a Spiral and 3 Spears."],
    });
    expect(ask("choose", ["aside T"], { turn: aimed }).why).toMatch(/^Nothing fits/);
    expect(ask("choose", ["aside T"], { turn: turn({}) }).why).toMatch(/^Nothing fits/);
  });
  it("has a reason for everything that is asked", () => {
    expect(ask("keep", ["keep court"]).why).toMatch(/secret Objective/);
    expect(ask("die", ["die red"]).why).toMatch(/eighth die/);
    expect(ask("thumb-war", ["thumb-war yes"]).why).toMatch(/^All is equal/);
    expect(ask("nothing", []).why).toMatch(/^The last card/);
    expect(ask("chance", []).why).toMatch(/rolling/);
    for (const asked of ["keep", "die", "choose", "thumb-war"] as const)
      expect(ask(asked, []).why, asked).toMatch(/^Somebody else/);
  });
});

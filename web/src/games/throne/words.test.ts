import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hasText } from "../../texts/index.svelte";
import type { Heard, Standing } from "../../wire";
import { readDice } from "./dice";
import { kindName } from "./named";
import type { ThroneView } from "./types";
import { diceInWords, dieName, line, lineInWords, part, percent, prompt, result } from "./words";

const names = ["Ann", "Brian", "Cara"];
const say = (seen: object) => line(0, seen as Heard["seen"], names);

describe("words", () => {
  it("name dice and lines", () => {
    expect(diceInWords(readDice("STT133r3"))).toBe(
      "a Spiral, 2 Trees, one Spear, three Spears twice and three Spears on the red die",
    );
    expect(diceInWords([])).toBe("nothing");
    expect(lineInWords("SS3")).toBe("2 Spirals and 3 Spears");
    expect(lineInWords("1")).toBe("1 Spear");
    expect(dieName({ face: "2", red: true })).toBe("red die: two Spears");
    expect(kindName("beast")).toBe("Beast");
    expect(kindName("giant")).toBe("Giant");
  });

  it("round chances without lying", () => {
    expect(percent(0)).toBe("0 %");
    expect(percent(0.004)).toBe("< 1 %");
    expect(percent(0.526)).toBe("53 %");
    expect(percent(0.998)).toBe("> 99 %");
    expect(percent(1)).toBe("100 %");
  });

  it("tell events with people's names", () => {
    expect(say({ event: "rolled", seat: 1, dice: "SK" })).toBe("Brian rolls a Spiral and a Knot.");
    expect(
      say({
        event: "filled",
        seat: 0,
        card: "Macha",
        line: "S3",
        dice: "S3",
        open: 1,
        from: 2,
        begins: true,
      }),
    ).toBe(
      "Ann goes to steal Macha from Cara and lays a Spiral and three Spears on the line for a Spiral and 3 Spears; one line is left.",
    );
    expect(
      say({
        event: "filled",
        seat: 0,
        card: "Macha",
        line: "S",
        dice: "S",
        open: 0,
        begins: false,
      }),
    ).toBe("Ann lays a Spiral on the line for a Spiral.");
    expect(
      say({ event: "gained", seat: 1, card: "Medb", points: 5, die: "extra", from: null }),
    ).toBe("Brian gains Medb, 5 points, and may roll an extra die from now on.");
    expect(say({ event: "turn-ends", seat: 1, target: "Medb", left: 1 })).toBe(
      "One die is too few to finish Medb: the turn of Brian ends.",
    );
    expect(say({ event: "kept", seat: 1, objective: null })).toBe("Brian keeps an Objective.");
    expect(say({ event: "declined", by: [0, 1] })).toBe("Ann and Brian decline the thumb war.");
    expect(say({ event: "won", winners: [0], points: 30, by: "points" })).toBe(
      "Ann takes the High Throne with 30 points.",
    );
    expect(say({ event: "a-later-one" })).toBeNull();
  });

  it("tell the end", () => {
    const outcome = { winners: [0, 1], places: [1, 1, 3], scores: [9, 9, 1], reason: "" };
    expect(result({ ...outcome, ending: "shared" }, names)).toBe(
      "Ann and Brian share the High Throne: equal at 9 points and in all else.",
    );
    expect(result({ ...outcome, ending: "unheard-of" }, names)).toBeNull();
  });

  it("ask the right thing", () => {
    const view = (more: object) => ({ options: {}, turn: null, players: [], ...more }) as never;
    const standing = { to_act: [0], options: {} } as unknown as Standing<ThroneView>;
    const ask = (shown: object, legal: string[]) =>
      prompt({ view: view(shown), standing, seat: 0, legal, names });
    expect(ask({ asked: "keep" }, ["keep a"])).toMatch(/^Keep one/);
    expect(ask({ asked: "keep" }, [])).toBe("Ann still to keep an Objective.");
    const turn = { seat: 0, target: "macha" };
    expect(ask({ asked: "choose", turn }, ["fill macha 1 S"])).toMatch(/^You are after Macha/);
    expect(ask({ asked: "choose", turn }, ["aside K"])).toMatch(/^No line of Macha/);
    expect(ask({ asked: "choose", turn: { seat: 1, target: null } }, [])).toMatch(/^Brian has/);
    expect(ask({ asked: "choose", turn }, [])).toBe("One moment…");
    expect(ask({ asked: "chance", first: null }, [])).toBe("The dice are rolling.");
    expect(ask({ asked: "chance", first: 1 }, [])).toBe("The thumb war is on.");
  });

  it("say what lies before a seat", () => {
    const player = { cards: ["a"], locked: ["tara"], locked_cards: ["b", "c"] };
    expect(part({ players: [player] } as unknown as ThroneView, 0)).toBe("3 cards, 1 region");
  });

  it("are there for every text that the game asks for", () => {
    const files = readdirSync(__dirname).filter((name) => /(?<!test)\.(ts|svelte)$/.test(name));
    const asked = files.flatMap((name) => [
      ...readFileSync(join(__dirname, name), "utf8").matchAll(/t\(\s*"(throne-[a-z-]+)"/g),
    ]);
    expect(asked.length).toBeGreaterThan(30);
    for (const [, id] of asked) expect(hasText(id!), id).toBe(true);
  });
});

import { describe, expect, it } from "vitest";
import { cardState, ownerOf, regionStates, whyNot } from "./cards";
import { ownDeck } from "./deck";
import type { PlayerView, ThroneView } from "./types";

const deck = ownDeck();
const player = (more: Partial<PlayerView>): PlayerView => ({
  cards: [],
  locked: [],
  locked_cards: [],
  dice: [],
  score: { cards: 0, regions: 0, objective: 0 },
  objective: null,
  ...more,
});
const view: ThroneView = {
  options: {},
  asked: "choose",
  to_act: [0],
  centre: ["salmon-of-knowledge"],
  players: [
    player({ cards: ["caladbolg"] }),
    player({
      cards: ["macha"],
      locked: ["tara"],
      locked_cards: ["stone-of-destiny", "spear-of-lugh"],
    }),
  ],
  first: 0,
  opening: [],
  turn: {
    seat: 0,
    target: "macha",
    filled: ["S"],
    standard: 6,
    red: false,
    roll: "SSSTT3",
    targets: [
      {
        card: "macha",
        from: 1,
        open: [
          { line: "2", needs: "S3", chance: 0.9 },
          { line: "steal", needs: "S", chance: null },
        ],
        least: 3,
        chance: 0.91,
      },
    ],
  },
  own: null,
  outcome: null,
};

describe("cards", () => {
  it("know who holds them", () => {
    expect(ownerOf(view, "macha")).toBe(1);
    expect(ownerOf(view, "spear-of-lugh")).toBe(1);
    expect(ownerOf(view, "salmon-of-knowledge")).toBeNull();
  });

  it("know their lines, with that of a steal", () => {
    const macha = cardState(view, deck, "macha");
    expect(macha).toMatchObject({ owner: 1, target: true, steal: true, chance: 0.91 });
    expect(macha.lines.map(({ name, filled }) => `${name} ${filled}`)).toEqual([
      "1 true",
      "2 false",
      "steal false",
    ]);
    const salmon = cardState(view, deck, "salmon-of-knowledge");
    expect(salmon).toMatchObject({ owner: null, target: false, steal: false, chance: null });
    expect(salmon.lines.some(({ filled }) => filled)).toBe(false);
  });

  it("lie by region, strays of another deck at the end", () => {
    const regions = regionStates({ ...view, centre: ["odd"] }, deck);
    expect(regions).toHaveLength(7);
    expect(regions.find(({ region }) => region.id === "tara")?.holder).toBe(1);
    expect(regions.at(-1)?.cards[0]?.card.name).toBe("odd");
  });

  it("say why dice cannot be laid on them", () => {
    const why = (id: string, shown = view) => whyNot(shown, 0, cardState(shown, deck, id));
    expect(why("caladbolg")).toBe("throne-why-own");
    expect(why("spear-of-lugh")).toBe("throne-why-locked");
    expect(why("salmon-of-knowledge")).toBe("throne-why-target");
    expect(why("macha")).toBe("throne-why-roll");
    const free = { ...view, turn: { ...view.turn!, target: null } };
    expect(why("salmon-of-knowledge", free)).toBe("throne-why-few");
    expect(why("macha", { ...view, to_act: [1] })).toBeNull();
  });
});

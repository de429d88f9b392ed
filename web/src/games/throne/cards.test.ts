import { describe, expect, it } from "vitest";
import { cardState, ownerOf, regionStates } from "./cards";
import { ownDeck } from "./deck";
import type { PlayerView, ThroneView } from "./types";

const deck = ownDeck();
const player = (more: Partial<PlayerView>): PlayerView => ({
  cards: [],
  locked: [],
  locked_cards: [],
  dice: [],
  score: { cards: 0, regions: 0, objective: 0, total: 0 },
  objective: null,
  ...more,
});
const view: ThroneView = {
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
    filled: [{ line: "1", needs: "S", chance: null }],
    standard: 6,
    red: false,
    roll: "SSSTT3",
    fits: true,
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
        before: 0.9,
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
    const turn = { ...view.turn!, filled: [{ line: "steal", needs: "S", chance: null }] };
    turn.targets = [{ ...turn.targets[0]!, open: [{ line: "1", needs: "S", chance: null }] }];
    const stolen = cardState({ ...view, turn }, deck, "macha");
    expect(stolen.lines.map(({ name, filled }) => `${name} ${filled}`)).toEqual([
      "1 false",
      "steal true",
    ]);
  });

  it("lie by region, strays of another deck at the end", () => {
    const regions = regionStates({ ...view, centre: ["odd"] }, deck);
    expect(regions).toHaveLength(7);
    expect(regions.find(({ region }) => region.id === "tara")?.holder).toBe(1);
    expect(regions.at(-1)?.cards[0]?.card.name).toBe("odd");
  });
});

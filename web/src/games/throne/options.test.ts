import { describe, expect, it } from "vitest";
import { choicesOf } from "./actions";
import { regionStates } from "./cards";
import { ownDeck } from "./deck";
import { optionsOf } from "./options";
import type { ThroneView } from "./types";

const deck = ownDeck();
const open = (line: string, needs: string, chance: number | null) => ({ line, needs, chance });
const target = (card: string, ...lines: ReturnType<typeof open>[]) => ({
  card,
  from: null,
  open: lines,
  least: 2,
  chance: 0.5,
});
const view = {
  centre: ["bran-and-sceolan", "macha"],
  players: [],
  turn: {
    target: null,
    targets: [
      target("bran-and-sceolan", open("1", "S", 0.8), open("2", "S", 0.8), open("3", "4", 0.7)),
      target("macha", open("1", "S", 0.9), open("2", "S3", null)),
    ],
  },
} as unknown as ThroneView;
const choices = choicesOf([
  "fill bran-and-sceolan 1 S",
  "fill bran-and-sceolan 2 S",
  "fill bran-and-sceolan 3 22",
  "fill macha 1 S",
]);

describe("the lines to choose from", () => {
  it("come by their chances, and lines of a card that ask for the same are one", () => {
    const options = optionsOf(choices, regionStates(view, deck));
    expect(options.map(({ key }) => key)).toEqual([
      "macha 1",
      "bran-and-sceolan 1",
      "bran-and-sceolan 3",
    ]);
  });
});

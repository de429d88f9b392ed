import { describe, expect, it } from "vitest";
import { nothingChosen } from "./actions";
import { tableForTests } from "./fixture";
import { keep, kept, momentOf } from "./draft-choice";

function shelf() {
  const things = new Map<string, string>();
  return {
    getItem: (key: string) => things.get(key) ?? null,
    setItem: (key: string, value: string) => void things.set(key, value),
    removeItem: (key: string) => void things.delete(key),
  };
}

describe("a choice half made", () => {
  it("is found again at the same moment only", () => {
    const on = shelf();
    const chosen = { ...nothingChosen, cards: [3] };
    keep("t/0", "1", chosen, on);
    expect(kept("t/0", "1", on)).toEqual(chosen);
    expect(kept("t/0", "2", on)).toEqual(nothingChosen);
    expect(kept("t/1", "1", on)).toEqual(nothingChosen);
    keep("t/0", "1", nothingChosen, on);
    expect(kept("t/0", "1", on)).toBe(nothingChosen);
  });

  it("is not that of a card alike, but outlives what others do", () => {
    const legal = ["top", "bottom", "bottom buy 1"];
    const act = (card: number) => tableForTests({ asked: { asked: "act", card, won: false } });
    expect(momentOf(act(15), legal)).not.toBe(momentOf(act(19), legal));
    const pick = (done: number[]) =>
      tableForTests({ asked: { asked: "pick", pass: 0, pack: 8, done } });
    expect(momentOf(pick([]), ["pick 1 2"])).toBe(momentOf(pick([1]), ["pick 1 2"]));
    expect(momentOf(pick([]), ["pick 1 2"])).not.toBe(momentOf(pick([]), ["pick 1 3"]));
  });

  it("survives what others wrote, and no storage at all", () => {
    const on = shelf();
    on.setItem("ardri.boru.t", "{");
    expect(kept("t", "1", on)).toBe(nothingChosen);
    expect(kept("t", "1", null)).toBe(nothingChosen);
    keep("t", "1", { ...nothingChosen, buy: 1 }, null);
  });
});

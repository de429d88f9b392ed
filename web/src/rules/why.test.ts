import { afterEach, describe, expect, it } from "vitest";
import { toasts } from "../design/toasts.svelte";
import { Refused } from "../server/refused";
import { reading } from "./reading.svelte";
import { sayWhy, whyWords } from "./why";

const straight = new Refused("illegal", "action 1: d2-c3 is not straight", 422, "tafl#straight");

afterEach(() => {
  toasts.all.forEach(({ id }) => toasts.close(id));
  reading.open = false;
});

describe("why something cannot be done", () => {
  it("is told in the server's words, without the number of the action", () => {
    expect(whyWords(straight)).toBe("d2-c3 is not straight.");
    for (const [reason, said] of [
      ["the game is over", "The game is over."],
      ["Aktion 1: die Partie ist vorbei", "Die Partie ist vorbei."],
      ["gníomh 12: ní hé do shealsa é", "Ní hé do shealsa é."],
      ["Zug 3, d1-d9: auf d1 steht keine Figur", "Auf d1 steht keine Figur."],
      ["i ró 2 tá “x”; is iad na píosaí t: T", "I ró 2 tá “x”; is iad na píosaí t: T."],
    ])
      expect(whyWords(new Refused("illegal", reason!))).toBe(said);
  });

  it("leads to the rule", () => {
    sayWhy(null);
    expect(toasts.all).toEqual([]);
    sayWhy(straight);
    expect(toasts.all.map(({ text }) => text)).toEqual(["d2-c3 is not straight."]);
    toasts.all[0]!.action!.run();
    expect(reading.open).toBe(true);
    expect(reading.place).toEqual({ page: "tafl", mark: "straight" });
  });

  it("has no way to a rule where there is none", () => {
    sayWhy(new Refused("illegal", "it is not your turn"));
    expect(toasts.all[0]!.action).toBeUndefined();
  });
});

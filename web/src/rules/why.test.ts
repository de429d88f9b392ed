import { afterEach, describe, expect, it } from "vitest";
import { toasts } from "../design/toasts.svelte";
import { Refused } from "../server/refused";
import { texts } from "../texts/index.svelte";
import { reading } from "./reading.svelte";
import { sayWhy, whyWords } from "./why";

const straight = new Refused("illegal", "action 1: d2-c3 is not straight", 422, "tafl#straight");

afterEach(() => {
  texts.locale = "en";
  toasts.all.forEach(({ id }) => toasts.close(id));
  reading.open = false;
});

describe("why something cannot be done", () => {
  it("is told in the server's words to those who read English", () => {
    expect(whyWords(straight)).toBe("d2-c3 is not straight.");
  });

  it("is told by the rule to others, and in English where no words are known", () => {
    texts.locale = "de";
    // The German texts are not loaded here, so that English ones stand in for them.
    expect(whyWords(straight)).toBe("Pieces move straight, along a row or a column.");
    expect(whyWords(new Refused("illegal", "no", 422, "high-throne#exact"))).toBe("No.");
    expect(whyWords(new Refused("illegal", "the game is over"))).toBe("The game is over.");
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

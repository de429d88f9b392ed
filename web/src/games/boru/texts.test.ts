import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hasText, t } from "../../texts/index.svelte";
import { cards, marriages } from "./printed";
import { gifts, result, sentence } from "./words";

const here = new URL(".", import.meta.url);
const sources = readdirSync(here)
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.includes(".test."))
  .map((file) => readFileSync(new URL(file, here), "utf8"))
  .join("\n");

describe("texts", () => {
  it("are there wherever they are asked for by name", () => {
    const asked = [...sources.matchAll(/["'](boru-[a-z_-]+[a-z_])["']/g)].map(([, id]) => id!);
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((id) => !hasText(id))).toEqual([]);
  });

  it("explain every symbol of every card", () => {
    const symbols = cards.flatMap((card) => [...card.primary, ...card.secondary.flat()]);
    for (const symbol of new Set(symbols)) expect(hasText(`boru-symbol-${symbol}`)).toBe(true);
  });

  it("tell what marriages give, and how it ended", () => {
    for (const { name } of marriages) expect(gifts(name)).not.toBe("");
    const outcome = {
      winners: [1],
      places: [2, 1],
      scores: [20, 30],
      ending: "points",
      reason: "",
    };
    expect(result(outcome, ["Ann", "Ben"])).toContain("Ben has the most points, 30");
    expect(result({ ...outcome, ending: "abandoned" }, [])).toBeNull();
  });

  it("tell ties with their reason", () => {
    const text = sentence(
      { event: "token-stays", region: "L", tied: [{ seat: 0 }, "vikings"], towns: 2, holder: null },
      ["Ann", "Ben"],
    );
    expect(text).toBe(
      "Ann and the Vikings are tied in Leinster (2 towns each): its token stays on the board.",
    );
    expect(sentence({ event: "newer" } as never, [])).toBeNull();
  });

  it("has plurals", () => {
    expect(t("boru-symbol-coin", { count: 1 })).toBe("Take a coin");
    expect(t("boru-symbol-coin", { count: 3 })).toBe("Take 3 coins");
  });
});

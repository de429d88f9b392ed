import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hasText, t } from "../../texts/index.svelte";
import { printed } from "../../wire/generated/boru-printed";
import { heardText } from "../../texts/localize";
import { gifts } from "./words";

const here = new URL(".", import.meta.url);
const sources = readdirSync(here)
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.includes(".test."))
  .map((file) => readFileSync(new URL(file, here), "utf8"))
  .join("\n");

describe("texts", () => {
  it("are there wherever they are asked for by name", () => {
    const asked = [...sources.matchAll(/["'](boru-[a-z_-]+[a-z_])["']/g)].map(([, id]) => id!);
    expect(asked.length).toBeGreaterThan(70);
    expect(asked.filter((id) => !hasText(id))).toEqual([]);
  });

  it("explain every symbol of every card", () => {
    const steps = printed.cards.flatMap((card) =>
      [card.primary, card.top, card.bottom ?? []].flat(),
    );
    const symbols = new Set(steps.map(({ symbol }) => symbol));
    expect(symbols.size).toBe(8);
    for (const symbol of symbols) expect(hasText(`boru-symbol-${symbol}`)).toBe(true);
  });

  it("tell what marriages give", () => {
    for (const { name } of printed.marriages) expect(gifts(name)).not.toBe("");
  });

  it("say what the rules say, with the names of those who sit there", () => {
    const tied = [{ seat: 0 }, { text: "boru-list-vikings" }];
    const region = { text: "boru-region-name", args: { region: "L" } };
    const towns = { text: "boru-towns-count", args: { count: 2 } };
    const text = { text: "boru-log-token-stays", args: { region, towns, names: tied } };
    expect(heardText({ text }, ["Ann", "Ben"])).toBe(
      "Ann and the Vikings are tied in Leinster (2 towns each): its token stays on the board.",
    );
    expect(heardText({}, [])).toBe("");
  });

  it("has plurals", () => {
    expect(t("boru-symbol-coin", { count: 1 })).toBe("Take a coin");
    expect(t("boru-symbol-coin", { count: 3 })).toBe("Take 3 coins");
  });
});

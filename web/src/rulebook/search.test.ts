import { describe, expect, it } from "vitest";
import { blocks } from "./markdown";
import { entriesOf, folded, search } from "./search";

const page = `## The land
- <a id="tir"></a>Tír na nÓg is orange, and Ulster is grey.
- <a id="throne"></a>The throne stays empty.

| a | b |
|---|---|
| <a id="pay"></a>pay | a coin for the throne |

## Overthrown
Nothing here.`;
const entries = entriesOf("tafl", blocks(page));
const found = (query: string) => search(entries, query).map(({ entry }) => entry.mark);

describe("search", () => {
  it("knows headings, rules and rows with their addresses", () => {
    expect(entries.map(({ mark, section }) => [mark, section])).toEqual([
      ["the-land", "The land"],
      ["tir", "The land"],
      ["throne", "The land"],
      ["pay", "The land"],
      ["overthrown", "Overthrown"],
      ["overthrown", "Overthrown"],
    ]);
  });

  it("passes over accents and capitals, letter for letter", () => {
    expect(folded("Tír na nÓG")).toBe("tir na nog");
    expect(found("tir nOg")).toEqual(["tir"]);
    expect(found("TÍR")).toEqual(["tir"]);
  });

  it("finds words by their beginnings, and all of them", () => {
    expect(found("throne")).toEqual(["throne", "pay"]);
    expect(found("thro")).toEqual(["throne", "pay"]);
    expect(found("thrown")).toEqual([]);
    expect(found("throne coin")).toEqual(["pay"]);
    expect(found("  ")).toEqual([]);
    expect(found("(")).toEqual([]);
  });

  it("takes a word from the heading above, but not all of them", () => {
    expect(found("land orange")).toEqual(["tir"]);
    expect(found("land")).toEqual(["the-land"]);
  });

  it("marks what was found in the words as they are written", () => {
    const parts = search(entries, "nog tír")[0]!.parts;
    expect(parts.map(({ text, hit }) => (hit ? `[${text}]` : text)).join("")).toBe(
      "[Tír] na [nÓg] is orange, and Ulster is grey.",
    );
  });

  it("cuts long rules around the first hit", () => {
    const words = Array.from({ length: 80 }, (_, at) => `word${at}`).join(" ");
    const long = entriesOf("tafl", blocks(`## A\n${words} Kingdom ${words}`));
    const text = search(long, "king")[0]!
      .parts.map(({ text }) => text)
      .join("");
    expect(text).toMatch(/^… .* Kingdom .* …$/);
    expect(text.length).toBeLessThan(240);
  });
});

// The pages in other languages against the English ones, block by block: nothing is left out or added,
// every rule keeps its address, every diagram its position.

import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { rulesPages } from "../games";
import { languages, type Language } from "../texts/languages";
import { readDiagram, type Diagram } from "./diagrams";
import { blocks, markOf, plain, sections, type Block, type Piece } from "./markdown";
import { isPage, pageNames } from "../rules/places";

const docs = new URL("../../../docs/", import.meta.url);
const source = (path: string) => readFileSync(new URL(path, docs), "utf8");

/** All runs of words in a block. */
function runs(block: Block): Piece[][] {
  if (block.kind === "list") return block.items;
  if (block.kind === "table") return [...block.head, ...block.rows.flat()];
  return block.kind === "code" ? [] : [block.pieces];
}

/** Where a link leads, seen from `docs/`. */
function target(to: string, folder: string): string {
  const page = /^([\w-]+)\.md/.exec(to)?.[1];
  if ((page !== undefined && isPage(page)) || to.startsWith("#") || to.startsWith("https:"))
    return to;
  return new URL(to, new URL(folder, docs)).href;
}

/** What has to be the same in every language. */
function frame(block: Block, folder: string): unknown {
  const words = runs(block).map((run) => ({
    mark: markOf(run),
    code: run.flatMap((piece) => (piece.kind === "code" ? [piece.text] : [])).sort(),
    links: run.flatMap((piece) => (piece.kind === "link" ? [target(piece.to, folder)] : [])).sort(),
  }));
  if (block.kind === "table") {
    return { kind: block.kind, columns: block.head.length, rows: block.rows.length, words };
  }
  if (block.kind !== "heading") return { kind: block.kind, words };
  // An English heading has its address from its words, another one from a mark.
  return { kind: block.kind, level: block.level, id: block.id };
}

const isWord = (word: string) => /\p{L}{2}/u.test(word);

const wordless = (diagram: Diagram) => ({
  ...diagram,
  title: "",
  claims: diagram.claims.map((claim) => ({ ...claim, words: "" })),
});

const rulingIn: Record<Exclude<Language, "en">, string> = { ga: "Breith", de: "Entscheid" };
const translated = languages.filter((language) => language !== "en");

describe.each(translated)("the pages in %s", (language) => {
  it.each(pageNames)("say of %s what the English page says", (page) => {
    expect(existsSync(new URL(`${language}/${page}.md`, docs)), `docs/${language}/${page}.md`).toBe(
      true,
    );
    const own = sections(blocks(source(`${language}/${page}.md`)));
    const english = sections(blocks(source(`${page}.md`)));
    for (const [at, block] of english.entries()) {
      const other = own[at];
      expect(other && frame(other, `${language}/`), `block ${at}`).toEqual(frame(block, "./"));
    }
    expect(own.length).toBe(english.length);
  });

  it.each(pageNames)("show the code and the positions of %s", (page) => {
    const code = (path: string) => {
      let above: Diagram | null = null;
      return blocks(source(path)).flatMap((block): unknown[] => {
        if (block.kind !== "code") return [];
        const found = readDiagram(block.info, block.text, above);
        if (!found) return [block.text];
        above = found;
        // What stands between the title and what can be tried is drawn, not said.
        const drawn = block.text.split("\n").slice(1, -found.claims.length);
        return [{ info: block.info, drawn, ...wordless(found) }];
      });
    };
    expect(code(`${language}/${page}.md`)).toEqual(code(`${page}.md`));
  });

  it.each(pageNames)("tell %s in their own words", (page) => {
    const text = (path: string) =>
      sections(blocks(source(path)))
        .flatMap(runs)
        .map((run) => plain(run.filter(({ kind }) => kind === "text")).trim());
    const english = new Set(text(`${page}.md`));
    // Names, figures and what only separates them may be the same.
    const isSaid = (words: string) => words.split(/\s+/).filter(isWord).length > 5;
    const same = text(`${language}/${page}.md`).filter(
      (words) => isSaid(words) && english.has(words),
    );
    expect(same).toEqual([]);
  });

  it.each(rulesPages)("mark what is a ruling in %s, and nothing else", (page) => {
    const word = rulingIn[language];
    for (const run of sections(blocks(source(`${language}/${page}.md`))).flatMap(runs))
      for (const piece of run) {
        if (piece.kind === "link" && piece.to.startsWith("rulings.md#"))
          expect(piece.text).toBe(word);
        else if (piece.kind !== "mark")
          expect(piece.text).not.toMatch(new RegExp(`\\b${word}\\b`, "u"));
      }
  });

  it.each(pageNames)("say that %s waits for review, and what counts until then", (page) => {
    const [title, notice] = blocks(source(`${language}/${page}.md`));
    expect(title?.kind === "heading" && title.level).toBe(1);
    expect(notice?.kind === "paragraph" && JSON.stringify(notice.pieces)).toContain(
      `../${page}.md`,
    );
  });
});

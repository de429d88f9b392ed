// The pages themselves: every ruling has its reason, every link its end, every rule its address.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { rulesPages } from "../games";
import { readDiagram, type Diagram } from "./diagrams";
import { blocks, markOf, plain, sections, type Block, type Piece } from "./markdown";
import { leadsTo, pageNames } from "../rules/places";
import { rulingsOf } from "./rulings";

const read = (page: string) =>
  sections(blocks(readFileSync(new URL(`../../../docs/${page}.md`, import.meta.url), "utf8")));
const pages = new Map(pageNames.map((page) => [page as string, read(page)]));

/** All runs of words on a page. */
function runs(page: readonly Block[]): Piece[][] {
  return page.flatMap((block): Piece[][] => {
    if (block.kind === "list") return block.items;
    if (block.kind === "table") return [...block.head, ...block.rows.flat()];
    return block.kind === "code" ? [] : [block.pieces];
  });
}

function marks(page: readonly Block[]): string[] {
  const headings = page.flatMap((block) => (block.kind === "heading" ? [block.id] : []));
  const written = runs(page).flatMap((run) =>
    run.flatMap((piece) => (piece.kind === "mark" ? [piece.id] : [])),
  );
  return [...headings, ...written];
}

const links = (page: string) =>
  runs(pages.get(page)!).flatMap((run) =>
    run.flatMap((piece) => (piece.kind === "link" ? [piece] : [])),
  );

describe("the pages of rules", () => {
  it("mark every ruling, and give a reason for every mark", () => {
    const marked = rulesPages.flatMap((page) =>
      links(page).filter(({ text }) => text === "Ruling"),
    );
    expect(marked.length).toBeGreaterThan(40);
    for (const { to } of marked) expect(to).toMatch(/^rulings\.md#[\w-]+$/);
    const named = new Set(marked.map(({ to }) => to.split("#")[1]!));
    const rulings = rulingsOf(pages.get("rulings")!);
    expect([...named].sort()).toEqual([...rulings.keys()].sort());
    const rows = pages
      .get("rulings")!
      .flatMap((block) => (block.kind === "table" ? block.rows : []));
    expect(rulings.size).toBe(rows.length);
    for (const [mark, { question, ruling, why }] of rulings)
      for (const part of [question, ruling, why]) expect(plain(part), mark).not.toBe("");
  });

  it.each(rulesPages)("say nowhere in %s that something is a ruling without a link", (page) => {
    for (const run of runs(pages.get(page)!))
      for (const piece of run)
        if (piece.kind !== "mark" && piece.kind !== "link")
          expect(piece.text).not.toMatch(/Ruling/);
  });

  it.each(pageNames)("lead somewhere by every link of %s", (page) => {
    for (const { to } of links(page)) {
      const place = leadsTo(page, to);
      if (place?.mark) expect(marks(pages.get(place.page)!), to).toContain(place.mark);
    }
  });

  it.each(pageNames)("have no address twice in %s", (page) => {
    const all = marks(pages.get(page)!);
    expect(all.filter((mark, at) => all.indexOf(mark) !== at)).toEqual([]);
  });

  it.each(rulesPages)("give every rule of %s an address", (page) => {
    const without = pages
      .get(page)!
      .flatMap((block) => {
        if (block.kind === "list") return block.items;
        return block.kind === "paragraph" ? [block.pieces] : [];
      })
      .filter((item) => markOf(item) === null);
    expect(without.map(plain)).toEqual([]);
  });

  it("name every rule of tafl that can be switched on", () => {
    const all = marks(pages.get("tafl")!);
    for (const rule of [
      ...["edge-escape", "strong-king", "unarmed-king", "hostile-throne", "king-returns"],
      ...["corners-hostile-to-king", "no-edge-capture", "advanced", "federation", "tablut"],
    ])
      expect(all).toContain(rule);
  });

  it("have diagrams that can be played", () => {
    const known: Partial<Record<string, number>> = { tafl: 15, "brian-boru": 3 };
    const least = (page: string) => known[page] ?? 2;
    for (const page of rulesPages) {
      let above: Diagram | null = null;
      const found = pages.get(page)!.flatMap((block): Diagram[] => {
        if (block.kind !== "code") return [];
        above = readDiagram(block.info, block.text, above);
        expect(above, block.text).not.toBeNull();
        expect(above!.claims.length, block.text).toBeGreaterThan(0);
        return [above!];
      });
      expect(found.length, page).toBeGreaterThanOrEqual(least(page));
    }
  });
});

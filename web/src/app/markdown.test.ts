import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { blocks, pieces, sections } from "./markdown";

describe("Markdown", () => {
  it("reads the words of a line", () => {
    expect(pieces("**Ruling**: a `code` and *more* in [a page](x.md#y), 2*3*4 …")).toEqual([
      { kind: "strong", text: "Ruling" },
      { kind: "text", text: ": a " },
      { kind: "code", text: "code" },
      { kind: "text", text: " and " },
      { kind: "em", text: "more" },
      { kind: "text", text: " in " },
      { kind: "text", text: "a page" },
      { kind: "text", text: ", 2" },
      { kind: "em", text: "3" },
      { kind: "text", text: "4 …" },
    ]);
  });

  it("reads blocks", () => {
    const text =
      "# One\n\nSome\nwords.\n\n- a\n  more\n- b\n\n1. c\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n```sh\n# no\n```\n";
    const words = (text: string) => [{ kind: "text", text }];
    expect(blocks(text)).toEqual([
      { kind: "heading", level: 1, pieces: words("One") },
      { kind: "paragraph", pieces: words("Some words.") },
      { kind: "list", ordered: false, items: [words("a more"), words("b")] },
      { kind: "list", ordered: true, items: [words("c")] },
      { kind: "table", head: [words("x"), words("y")], rows: [[words("1"), words("2")]] },
      { kind: "code", text: "# no" },
    ]);
  });

  it("leaves out what stands before the first section", () => {
    expect(sections(blocks("# A\n\nwords\n\n## B\n\nmore"))).toEqual(blocks("## B\n\nmore"));
    expect(sections(blocks("# A\n\nwords"))).toHaveLength(2);
  });

  it("comes to an end with every page of rules", () => {
    for (const page of ["tafl", "brian-boru", "high-throne", "fairness"]) {
      const path = new URL(`../../../docs/${page}.md`, import.meta.url);
      const read = blocks(readFileSync(path, "utf8"));
      expect(read[0]?.kind).toBe("heading");
      expect(read.length).toBeGreaterThan(10);
    }
  });
});

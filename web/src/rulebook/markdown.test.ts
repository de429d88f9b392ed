import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { blocks, markOf, pieces, plain, sections, slug } from "./markdown";
import { pageNames } from "../rules/places";

describe("Markdown", () => {
  it("reads the words of a line", () => {
    const line = '<a id="x"></a>**Strong**: a `code` and *more* in [a page](x.md#y), 2*3*4 …';
    expect(pieces(line)).toEqual([
      { kind: "mark", id: "x" },
      { kind: "strong", text: "Strong" },
      { kind: "text", text: ": a " },
      { kind: "code", text: "code" },
      { kind: "text", text: " and " },
      { kind: "em", text: "more" },
      { kind: "text", text: " in " },
      { kind: "link", text: "a page", to: "x.md#y" },
      { kind: "text", text: ", 2" },
      { kind: "em", text: "3" },
      { kind: "text", text: "4 …" },
    ]);
    expect(plain(pieces(line))).toBe("Strong: a code and more in a page, 234 …");
    expect(markOf(pieces(line))).toBe("x");
    expect(markOf(pieces("none"))).toBeNull();
  });

  it("reads blocks", () => {
    const text =
      "# One, two!\n\nSome\nwords.\n\n- a\n  more\n- b\n\n1. c\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n```sh\n# no\n```\n\n    set in\n";
    const words = (text: string) => [{ kind: "text", text }];
    expect(blocks(text)).toEqual([
      { kind: "heading", level: 1, id: "one-two", pieces: words("One, two!") },
      { kind: "paragraph", pieces: words("Some words.") },
      { kind: "list", ordered: false, items: [words("a more"), words("b")] },
      { kind: "list", ordered: true, items: [words("c")] },
      { kind: "table", head: [words("x"), words("y")], rows: [[words("1"), words("2")]] },
      { kind: "code", info: "sh", text: "# no" },
      { kind: "code", info: "", text: "set in" },
    ]);
  });

  it("makes addresses of headings as code hosts do", () => {
    expect(slug("The Federation's game")).toBe("the-federations-game");
    expect(slug("Northern Uí Néill")).toBe("northern-uí-néill");
  });

  it("leaves out what stands before the first section", () => {
    expect(sections(blocks("# A\n\nwords\n\n## B\n\nmore"))).toEqual(blocks("## B\n\nmore"));
    expect(sections(blocks("# A\n\nwords"))).toHaveLength(2);
  });

  it.each(pageNames)("comes to an end with %s", (page) => {
    const path = new URL(`../../../docs/${page}.md`, import.meta.url);
    const read = blocks(readFileSync(path, "utf8"));
    expect(read[0]?.kind).toBe("heading");
    expect(read.length).toBeGreaterThan(5);
  });
});

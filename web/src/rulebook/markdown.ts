// A reader of Markdown, as far as our own pages need it: headings, paragraphs, lists, tables and code;
// within a line strong, emphasised and coded words, links, and marks that have an address. It gives a
// tree, never HTML, so that nothing in a page can become more than text.

export type Piece =
  | { kind: "text" | "strong" | "em" | "code"; text: string }
  | { kind: "link"; text: string; to: string }
  /** `<a id="…"></a>`: from here on something has an address of its own. */
  | { kind: "mark"; id: string };

export type Block =
  | { kind: "heading"; level: number; id: string; pieces: Piece[] }
  | { kind: "paragraph"; pieces: Piece[] }
  | { kind: "list"; ordered: boolean; items: Piece[][] }
  | { kind: "table"; head: Piece[][]; rows: Piece[][][] }
  | { kind: "code"; info: string; text: string };

const INLINE =
  /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(([^)]*)\)|<a id="([\p{L}\p{N}_-]+)"><\/a>/gu;

/** The words of a line. */
export function pieces(line: string): Piece[] {
  const found: Piece[] = [];
  const add = (kind: "text" | "strong" | "em" | "code", text: string) => {
    if (text) found.push({ kind, text });
  };
  let at = 0;
  for (const match of line.matchAll(INLINE)) {
    const [whole, code, strong, em, link, to, mark] = match;
    add("text", line.slice(at, match.index));
    if (code !== undefined) add("code", code);
    else if (strong !== undefined) add("strong", strong);
    else if (em !== undefined) add("em", em);
    else if (mark !== undefined) found.push({ kind: "mark", id: mark });
    else found.push({ kind: "link", text: link ?? "", to: to ?? "" });
    at = match.index + whole.length;
  }
  add("text", line.slice(at));
  return found;
}

/** Words as plain text. */
export function plain(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (piece.kind === "mark" ? "" : piece.text)).join("");
}

/** The mark that words begin with, if they do: their address. */
export function markOf(pieces: readonly Piece[]): string | null {
  const first = pieces[0];
  return first?.kind === "mark" ? first.id : null;
}

/** The address of a heading without a mark, as code hosts make it from its words. */
export function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");
}

function cells(line: string): Piece[][] {
  return line
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => pieces(cell.trim().replaceAll("\\|", "|")));
}

const ITEM = /^(?:[-*]|\d+\.)\s+/;

/** A page as blocks. */
export function blocks(text: string): Block[] {
  const lines = text.replaceAll("\r", "").split("\n");
  const found: Block[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at]!;
    /** The lines from here on as long as they belong together. */
    const run = (belongs: (line: string) => boolean) => {
      const from = at;
      while (at < lines.length && belongs(lines[at]!)) at += 1;
      return lines.slice(from, at);
    };
    const heading = /^(#+)\s+(.*)$/.exec(line);
    if (!line.trim()) {
      at += 1;
    } else if (heading) {
      const words = pieces(heading[2]!);
      const id = markOf(words) ?? slug(plain(words));
      found.push({ kind: "heading", level: heading[1]!.length, id, pieces: words });
      at += 1;
    } else if (line.startsWith("```")) {
      const info = line.slice(3).trim();
      at += 1;
      found.push({ kind: "code", info, text: run((line) => !line.startsWith("```")).join("\n") });
      at += 1;
    } else if (line.startsWith("    ")) {
      const code = run((line) => line.startsWith("    ")).map((line) => line.slice(4));
      found.push({ kind: "code", info: "", text: code.join("\n") });
    } else if (line.startsWith("|")) {
      const [head, , ...rows] = run((line) => line.startsWith("|"));
      found.push({ kind: "table", head: cells(head!), rows: rows.map(cells) });
    } else if (ITEM.test(line)) {
      // A line that is set in goes on with its item; an empty line between items ends nothing.
      const items: string[] = [];
      const ordered = /^\d/.test(line);
      const item = (line = "") => ITEM.test(line) && /^\d/.test(line) === ordered;
      while (at < lines.length && item(lines[at])) {
        const first = lines[at]!.replace(ITEM, "");
        at += 1;
        const more = run((line) => /^\s+\S/.test(line)).map((line) => line.trim());
        items.push([first, ...more].join(" "));
        if (lines[at] === "" && item(lines[at + 1])) at += 1;
      }
      found.push({ kind: "list", ordered, items: items.map(pieces) });
    } else {
      const words = run(
        (line) => line.trim() !== "" && !/^(#|\||```)/.test(line) && !ITEM.test(line),
      );
      found.push({ kind: "paragraph", pieces: pieces(words.join(" ")) });
    }
  }
  return found;
}

/** The rules alone: what a page says of itself and of the code, before its first section, is left out. */
export function sections(page: Block[]): Block[] {
  const first = page.findIndex((block) => block.kind === "heading" && block.level === 2);
  return first < 0 ? page : page.slice(first);
}

// A reader of TOML, as far as decks need it: tables, lists of tables, texts, whole numbers, yes and
// no, arrays and inline tables. Dates and fractions have no place in a deck and are refused. The
// server takes decks as JSON only, and what is wrong with a deck's meaning it says itself.

/** A text that cannot be read, with the line where it went wrong. */
export class TomlError extends Error {
  constructor(
    readonly line: number,
    readonly what: "key" | "value" | "text" | "twice" | "end",
  ) {
    super(`line ${line}: ${what}`);
  }
}

type Value = string | number | boolean | Value[] | Table;
interface Table {
  [key: string]: Value;
}

const isTable = (value: Value | undefined): value is Table =>
  typeof value === "object" && !Array.isArray(value);

class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  private get line(): number {
    return this.text.slice(0, this.at).split("\n").length;
  }

  private fail(what: TomlError["what"]): never {
    throw new TomlError(this.line, what);
  }

  private looking(at: string): boolean {
    return this.text.startsWith(at, this.at);
  }

  private take(what: string): boolean {
    if (!this.looking(what)) return false;
    this.at += what.length;
    return true;
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? null;
    if (found !== null) this.at += found.length;
    return found;
  }

  /** Passes over blanks, and over line ends and remarks where they mean nothing. */
  private skip(lines: boolean): void {
    this.match(lines ? /(?:[ \t\r\n]|#[^\n]*)*/y : /[ \t]*/y);
  }

  document(): Table {
    const root: Table = Object.create(null);
    let here = root;
    for (;;) {
      this.skip(true);
      if (this.at >= this.text.length) return root;
      if (this.take("[[")) {
        const keys = this.keys();
        if (!this.take("]]")) this.fail("key");
        here = this.another(root, keys);
      } else if (this.take("[")) {
        const keys = this.keys();
        if (!this.take("]")) this.fail("key");
        here = this.descend(root, keys);
      } else {
        this.pair(here);
      }
      this.skip(false);
      this.match(/#[^\n]*/y);
      if (this.at < this.text.length && this.match(/\r?\n/y) === null) this.fail("value");
    }
  }

  private keys(): string[] {
    const keys: string[] = [];
    do {
      this.skip(false);
      if (this.looking('"') || this.looking("'")) keys.push(this.string());
      else keys.push(this.match(/[A-Za-z0-9_-]+/y) ?? this.fail("key"));
      this.skip(false);
    } while (this.take("."));
    return keys;
  }

  /** The table at the end of a path, made where it is missing; of a list the last. */
  private descend(from: Table, keys: string[]): Table {
    let here = from;
    for (const key of keys) {
      let next = here[key];
      if (next === undefined) next = here[key] = Object.create(null) as Table;
      if (Array.isArray(next)) next = next.at(-1);
      if (!isTable(next)) this.fail("twice");
      here = next;
    }
    return here;
  }

  /** One more table in the list at the end of a path. */
  private another(root: Table, keys: string[]): Table {
    const last = keys.at(-1) ?? this.fail("key");
    const parent = this.descend(root, keys.slice(0, -1));
    const list = (parent[last] ??= []);
    if (!Array.isArray(list)) this.fail("twice");
    const made: Table = Object.create(null);
    list.push(made);
    return made;
  }

  private pair(into: Table): void {
    const keys = this.keys();
    if (!this.take("=")) this.fail("key");
    this.skip(false);
    const last = keys.at(-1) ?? this.fail("key");
    const table = this.descend(into, keys.slice(0, -1));
    if (last in table) this.fail("twice");
    table[last] = this.value();
  }

  private value(): Value {
    if (this.looking('"') || this.looking("'")) return this.string();
    if (this.take("[")) return this.array();
    if (this.take("{")) return this.inline();
    const word = this.match(/[A-Za-z0-9_+.:-]+/y);
    if (word === "true") return true;
    if (word === "false") return false;
    if (word && /^[+-]?(0|[1-9](_?\d)*)$/.test(word)) return Number(word.replaceAll("_", ""));
    return this.fail("value");
  }

  private array(): Value[] {
    const values: Value[] = [];
    for (;;) {
      this.skip(true);
      if (this.take("]")) return values;
      if (this.at >= this.text.length) this.fail("end");
      values.push(this.value());
      this.skip(true);
      this.separator("]");
    }
  }

  private separator(closing: string): void {
    if (this.take(",") || this.looking(closing)) return;
    this.fail(this.at >= this.text.length ? "end" : "value");
  }

  private inline(): Table {
    const table: Table = Object.create(null);
    // Line ends within braces come with TOML 1.1, and do no harm.
    for (;;) {
      this.skip(true);
      if (this.take("}")) return table;
      if (this.at >= this.text.length) this.fail("end");
      this.pair(table);
      this.skip(true);
      this.separator("}");
    }
  }

  private string(): string {
    if (this.take('"""')) return this.long('"""', true);
    if (this.take("'''")) return this.long("'''", false);
    if (this.take("'")) {
      const text = this.match(/[^'\n]*/y) ?? "";
      return this.take("'") ? text : this.fail("text");
    }
    this.take('"');
    const text = this.match(/(?:[^"\\\n]|\\[^\n])*/y) ?? "";
    return this.take('"') ? this.unescape(text) : this.fail("text");
  }

  private long(quote: string, escapes: boolean): string {
    this.match(/\r?\n/y);
    let end = this.text.indexOf(quote, this.at);
    while (escapes && end > 0 && /(?<!\\)(?:\\\\)*\\$/.test(this.text.slice(this.at, end))) {
      end = this.text.indexOf(quote, end + 1);
    }
    if (end < 0) this.fail("end");
    // Up to two quotes may stand right before the closing three.
    while (this.text[end + quote.length] === quote[0]) end += 1;
    const text = this.text.slice(this.at, end);
    const read = escapes ? this.unescape(text.replace(/\\[ \t]*\r?\n\s*/g, "")) : text;
    this.at = end + quote.length;
    return read;
  }

  private unescape(text: string): string {
    const plain: Record<string, string> = {
      b: "\b",
      t: "\t",
      n: "\n",
      f: "\f",
      r: "\r",
      '"': '"',
      "\\": "\\",
    };
    return text.replace(/\\(u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|[\s\S])/g, (_, mark: string) => {
      const simple = plain[mark];
      if (simple !== undefined) return simple;
      const code = mark.length > 1 ? parseInt(mark.slice(1), 16) : NaN;
      if (!(code <= 0x10ffff)) this.fail("text");
      return String.fromCodePoint(code);
    });
  }
}

/** Reads TOML. Throws a {@link TomlError} with the line. */
export function readToml(text: string): Record<string, unknown> {
  // Through JSON, so that nobody meets the tables' missing prototype.
  return JSON.parse(JSON.stringify(new Reader(text.replace(/^\ufeff/, "")).document()));
}

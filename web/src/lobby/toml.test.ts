import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readToml, TomlError } from "./toml";

const failure = (text: string) => {
  try {
    readToml(text);
  } catch (error) {
    if (error instanceof TomlError) return `${error.line} ${error.what}`;
  }
  return "read";
};

describe("readToml", () => {
  it("reads the deck that comes with the program", () => {
    const path = new URL("../../../crates/throne/data/ardri.toml", import.meta.url);
    const deck = readToml(readFileSync(path, "utf8")) as Record<string, Record<string, unknown>[]>;
    expect(deck.name).toBe("Ardrí");
    expect(deck.regions).toHaveLength(6);
    expect(deck.cards).toHaveLength(16);
    expect(deck.cards?.[0]).toMatchObject({ id: "fionn-mac-cumhaill", lines: ["10"], points: 5 });
    expect(deck.objectives?.every(({ needs }) => typeof needs === "object")).toBe(true);
  });

  it("reads what decks may be written with", () => {
    expect(
      readToml(`
        name = "My \\"deck\\" \\u00e9" # a remark
        about = '''
raw \\n
text'''
        long = """one \\
               two"""
        "quoted key" = 'x'
        count = -1_000
        yes = true
        lines = ["SS", # first
          "T4",
        ]
        needs = { all = [{ kind = "beast", count = 3 }, { total = 6 }] }
        a.b = 1
        [over]
        x = 1
        [[over.list]]
        y = 2
        [[over.list]]
        y = 3
      `),
    ).toEqual({
      name: 'My "deck" é',
      about: "raw \\n\ntext",
      long: "one two",
      "quoted key": "x",
      count: -1000,
      yes: true,
      lines: ["SS", "T4"],
      needs: { all: [{ kind: "beast", count: 3 }, { total: 6 }] },
      a: { b: 1 },
      over: { x: 1, list: [{ y: 2 }, { y: 3 }] },
    });
    expect(readToml("")).toEqual({});
    expect(readToml("\ufeffa = 1\r\nb = 2\r\n")).toEqual({ a: 1, b: 2 });
    expect(readToml('a = """x""""')).toEqual({ a: 'x"' });
  });

  it("says in which line something is wrong", () => {
    expect(failure("a = 1\nb 2")).toBe("2 key");
    expect(failure("a = 1\nb = ?")).toBe("2 value");
    expect(failure("a = 1\n\na = 2")).toBe("3 twice");
    expect(failure('a = "x')).toBe("1 text");
    expect(failure('a = "\\q"')).toBe("1 text");
    expect(failure("a = [1, 2")).toBe("1 end");
    expect(failure("a = [1 2]")).toBe("1 value");
    expect(failure("a = 1 b = 2")).toBe("1 value");
    expect(failure("a = 1.5")).toBe("1 value");
    expect(failure("a = 2026-11-16")).toBe("1 value");
    expect(failure("a = 012")).toBe("1 value");
    expect(failure("a = 1\n[a]\nb = 1")).toBe("2 twice");
    expect(failure("[a\nb = 1")).toBe("1 key");
    expect(failure('a = """x')).toBe("1 end");
  });

  it("is not led astray by names that objects have", () => {
    expect(Object.keys(readToml("constructor = 1\ntoString = 2"))).toEqual([
      "constructor",
      "toString",
    ]);
  });
});

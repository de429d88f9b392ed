// The texts of all languages, and the places where they are used.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { expect, test } from "vitest";
import { textsOf, type Lesson } from "../src/learn/lesson";
import { languages } from "../src/texts/languages";

const locales = join(import.meta.dirname, "../../locales");
const lessons = join(import.meta.dirname, "../../lessons");
const sources = join(import.meta.dirname, "../src");
const crates = join(import.meta.dirname, "../../crates");

type Pattern = FluentResource["body"][number]["value"];

/** Every text of a language by its name, with its attributes as `name.attribute`. */
function read(language: string): Map<string, Pattern> {
  const texts = new Map<string, Pattern>();
  for (const file of readdirSync(join(locales, language))) {
    const text = readFileSync(join(locales, language, file), "utf8");
    const { body } = new FluentResource(text);
    // What the parser cannot read it passes over in silence.
    const begun = text.match(/^-?[a-z][\w-]* *=/gm)?.length ?? 0;
    expect(body.length, `${language}/${file} has a text that cannot be read`).toBe(begun);
    for (const { id, value, attributes } of body) {
      expect(texts.has(id), `${id} is there twice in ${language}`).toBe(false);
      texts.set(id, value);
      for (const [name, pattern] of Object.entries(attributes)) texts.set(`${id}.${name}`, pattern);
    }
  }
  return texts;
}

/** The names of what is put into a text. */
function variables(part: unknown, found = new Set<string>()): Set<string> {
  if (part && typeof part === "object") {
    const { type, name } = part as { type?: unknown; name?: unknown };
    if (type === "var" && typeof name === "string") found.add(name);
    for (const inner of Object.values(part)) variables(inner, found);
  }
  return found;
}

test("every folder of texts is a language that can be chosen", () => {
  expect(readdirSync(locales).sort()).toEqual([...languages].sort());
});

const english = read("en");

test.each(languages.filter((language) => language !== "en"))(
  "%s says everything that English says, about the same things",
  (language) => {
    const other = read(language);
    const missing = [...english.keys()].filter((id) => !other.has(id));
    const unknown = [...other.keys()].filter((id) => !english.has(id));
    expect({ missing, unknown }).toEqual({ missing: [], unknown: [] });
    const differ = [...english].flatMap(([id, pattern]) => {
      const [here, there] = [variables(pattern), variables(other.get(id))];
      // A language may do without a number that its words already tell; it has no other.
      const strange = [...there].filter((name) => !here.has(name));
      const lost = [...here].filter((name) => !there.has(name));
      return strange.length + lost.length > 0 ? [{ id, strange, lost }] : [];
    });
    expect(differ).toEqual([]);
  },
);

test.each(languages)("%s has words for every number", (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of readdirSync(join(locales, language)))
    bundle.addResource(new FluentResource(readFileSync(join(locales, language, file), "utf8")));
  const faulty: string[] = [];
  for (const [id, pattern] of read(language)) {
    if (!pattern || id.startsWith("-")) continue;
    for (const number of [0, 1, 2, 3, 7, 11, 20, 100]) {
      const given: Record<string, FluentVariable> = {};
      for (const name of variables(pattern)) given[name] = number;
      const errors: Error[] = [];
      const text = bundle.formatPattern(pattern, given, errors);
      // A moment is no number; what is formatted as one must say so itself.
      if (errors.length > 0 || text.trim() === "")
        faulty.push(`${id} with ${number}: "${text}" ${errors.join(" ")}`);
    }
  }
  expect(faulty).toEqual([]);
});

/** Every text between quotation marks in the sources, with `*` where something is put in. */
function quoted(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return quoted(path);
    if (!/\.(ts|svelte|rs)$/.test(entry.name) || entry.name.endsWith(".test.ts")) return [];
    const source = readFileSync(path, "utf8");
    const plain = source.match(/"[^"\n]+"|'[^'\n]+'/g) ?? [];
    const filled = source.match(/`[^`]+`/g) ?? [];
    return [...plain, ...filled.map((text) => text.replace(/\$\{[^}]*\}/g, "*"))].map((text) =>
      text.slice(1, -1),
    );
  });
}

/** Every text between quotation marks in the Rust sources: the rules name the texts of their messages. */
function quotedInRust(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return quotedInRust(path);
    if (!entry.name.endsWith(".rs")) return [];
    return (readFileSync(path, "utf8").match(/"[^"\n]+"/g) ?? []).map((text) => text.slice(1, -1));
  });
}

// The texts of lessons are named by their steps, not in the sources.
test("every step of every lesson has its texts, and no others are there", () => {
  const needed = readdirSync(lessons).flatMap((file) => {
    const { game, steps }: Lesson = JSON.parse(readFileSync(join(lessons, file), "utf8"));
    return steps.flatMap((step) =>
      textsOf(step).map((text) => `lesson-${game}-${step.id}${text && `.${text}`}`),
    );
  });
  expect(new Set(needed).size).toBe(needed.length);
  const there = [...english.keys()].filter((id) => id.startsWith("lesson-"));
  expect(there.sort()).toEqual(needed.sort());
});

test("every text is used somewhere, and every text that is used is there", () => {
  const rust = readdirSync(crates).flatMap((name) => quotedInRust(join(crates, name, "src")));
  const page = quoted(sources);
  const all = new Set([...page, ...rust]);
  const patterns = [...all]
    .filter((text) => /^[a-z]+-[a-z0-9*-]*\*[a-z0-9*.-]*$/.test(text))
    .map((text) => new RegExp(`^${text.replaceAll(".", "\\.").replaceAll("*", "[a-z0-9_-]+")}$`));
  const isUsed = (id: string): boolean => {
    const [name, attribute] = id.split(".");
    // Some places know the text's name from elsewhere and add the attribute.
    const added = all.has(`*.${attribute}`) || (all.has("*.*") && all.has(attribute ?? ""));
    if (attribute && added && isUsed(name!)) return true;
    return id.startsWith("-") || all.has(id) || patterns.some((pattern) => pattern.test(id));
  };
  // What the terminal and the server say is no affair of the page; `crates/ardri/tests/texts.rs` and
  // `crates/texts/tests/named.rs` look after it.
  const elsewhere = [...english.keys()].filter(
    (id) => !/^(lesson|terminal|refused|server)-/.test(id),
  );
  expect(elsewhere.filter((id) => !isUsed(id))).toEqual([]);
  const parts = new Set(elsewhere.map((id) => id.split("-")[0]));
  const isName = (text: string) =>
    /^[a-z]+(-[a-z0-9]+)+(\.[a-z]+)?$/.test(text) && parts.has(text.split("-")[0]);
  expect(page.filter((text) => isName(text) && !english.has(text))).toEqual([]);
});

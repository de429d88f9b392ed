// Every text on the screen comes from the Fluent files in `locales/`, through `t`.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./languages";

const english = import.meta.glob<string>(
  [
    "../../../locales/en/*.ftl",
    "!../../../locales/en/learn.ftl",
    "!../../../locales/en/lesson-*.ftl",
    "!../../../locales/en/terminal*.ftl",
    "!../../../locales/en/{refused,server}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

// The others are fetched by those who read them.
const others = import.meta.glob<string>(
  [
    "../../../locales/*/*.ftl",
    "!../../../locales/en/*.ftl",
    "!../../../locales/*/learn.ftl",
    "!../../../locales/*/lesson-*.ftl",
    "!../../../locales/*/terminal*.ftl",
    "!../../../locales/*/{refused,server}.ftl",
  ],
  { query: "?raw", import: "default" },
);

// What only those need who learn, in whatever language.
const later = import.meta.glob<string>(
  ["../../../locales/*/learn.ftl", "../../../locales/*/lesson-*.ftl"],
  { query: "?raw", import: "default" },
);

function bundle(locale: string, files: string[]): FluentBundle {
  // Marks around inserted names would end up in test ids, titles and copied text.
  const made = new FluentBundle(locale, { useIsolating: false });
  for (const text of files) made.addResource(new FluentResource(text));
  return made;
}

class Texts {
  locale = $state<Language>("en");
  /** The language that is spoken, and English for what it has no words for. */
  bundles = $state.raw([bundle("en", Object.values(english))]);

  /** What was asked for besides the usual texts, once for each name. */
  private more = new Map<string, Promise<void>>();

  /** Texts that games bring along which are not of the house, by language. */
  private brought = new Map<string, string[]>();

  /** Takes in the texts of a game that is not of the house, in all its languages. */
  bring(files: Record<string, string>): void {
    for (const [language, text] of Object.entries(files)) {
      this.brought.set(language, [...(this.brought.get(language) ?? []), text]);
      const bundle = this.bundles.find(({ locales }) => locales[0] === language);
      bundle?.addResource(new FluentResource(text));
    }
    this.bundles = [...this.bundles];
  }

  /** Speaks another language from now on. */
  async speak(language: Language): Promise<void> {
    const folder = `/locales/${language}/`;
    const files = Object.keys(others).filter((path) => path.includes(folder));
    const loaded = await Promise.all(files.map((path) => others[path]!()));
    const brought = this.brought.get(language) ?? [];
    this.bundles = [bundle(language, [...loaded, ...brought]), this.bundles.at(-1)!];
    this.locale = language;
    document.documentElement.lang = language;
  }

  /** Fetches the texts of a file that few need: `learn`, `lesson-tafl`. Tries again after a failure. */
  load(name: string): Promise<void> {
    const known = this.more.get(name);
    if (known) return known;
    const loading = this.fetch(name).catch((error: unknown) => {
      this.more.delete(name);
      throw error;
    });
    this.more.set(name, loading);
    return loading;
  }

  private async fetch(name: string): Promise<void> {
    const loaded = await Promise.all(
      this.bundles.map(({ locales }) => later[`../../../locales/${locales[0]}/${name}.ftl`]?.()),
    );
    this.bundles.forEach((bundle, place) => {
      const text = loaded[place];
      if (text !== undefined) bundle.addResource(new FluentResource(text));
    });
    // The same bundles in a new list, so that whatever is shown already is said anew.
    this.bundles = [...this.bundles];
  }
}

export const texts = new Texts();

/** The text with that name in the reader's language; the name itself if there is none. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  const [name, attribute] = id.split(".") as [string, string | undefined];
  for (const bundle of texts.bundles) {
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return bundle.formatPattern(pattern, values, []);
  }
  return id;
}

/** Whether there is a text with that name. */
export function hasText(id: string): boolean {
  return texts.bundles.some((bundle) => bundle.hasMessage(id));
}

// Every text on the screen comes from the Fluent files in `locales/`, through `t`.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const english = import.meta.glob<string>("../../../locales/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function bundle(locale: string, files: Record<string, string>): FluentBundle {
  // Marks around inserted names would end up in test ids, titles and copied text.
  const made = new FluentBundle(locale, { useIsolating: false });
  for (const text of Object.values(files)) made.addResource(new FluentResource(text));
  return made;
}

class Texts {
  locale = $state("en");
  bundle = $state.raw(bundle("en", english));
}

export const texts = new Texts();

/** The text with that name in the reader's language; the name itself if there is none. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  const [name, attribute] = id.split(".") as [string, string | undefined];
  const message = texts.bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return id;
  return texts.bundle.formatPattern(pattern, values, []);
}

/** Whether there is a text with that name. */
export function hasText(id: string): boolean {
  return texts.bundle.hasMessage(id);
}

// The pages that can be read here: our own Markdown in `docs/`, and in a folder of it for each other
// language. There is no other source.

import type { Language } from "../texts/languages";
import { blocks, sections, type Block } from "./markdown";
import { isPage } from "../rules/places";

const english = import.meta.glob<string>("../../../docs/*.md", {
  query: "?raw",
  import: "default",
});
const others = import.meta.glob<string>("../../../docs/*/*.md", {
  query: "?raw",
  import: "default",
});

export interface Page {
  /** What it is written in: English as long as nobody has translated it. */
  language: Language;
  blocks: Block[];
}

const read = new Map<string, Promise<Page>>();

/** A page for those who read a language, read once. */
export function pageCalled(name: string, language: Language): Promise<Page> {
  const key = `${language}/${name}`;
  let page = read.get(key);
  if (!page) {
    page = fetch(name, language);
    // Whoever comes back when the server is there again should not find the old failure.
    page.catch(() => read.delete(key));
    read.set(key, page);
  }
  return page;
}

async function fetch(name: string, language: Language): Promise<Page> {
  if (!isPage(name)) throw new Error(`there is no page ${name}`);
  const translated = others[`../../../docs/${language}/${name}.md`];
  const text = await (translated ?? english[`../../../docs/${name}.md`]!)();
  return { language: translated ? language : "en", blocks: sections(blocks(text)) };
}

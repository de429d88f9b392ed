// What the rules for accessible pages say about a page as it stands.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { drawn } from "./support";

const source = readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The levels A and AA of WCAG 2.0 to 2.2. */
const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

interface Node {
  element: HTMLElement;
  html: string;
  /** What would mend it, which also tells the figures. */
  failureSummary: string;
}

interface Axe {
  run(
    what: Document,
    how: {
      runOnly: string[];
      resultTypes: string[];
      elementRef: boolean;
      rules: Record<string, { enabled: boolean }>;
    },
  ): Promise<{ violations: { id: string; help: string; nodes: Node[] }[] }>;
}

/** Every violation of a page, in a line each: which rule, and where. */
export async function violations(page: Page): Promise<string[]> {
  const found = await look(page);
  if (found.length === 0) return found;
  // A colour on its way to that of another theme is neither of them; what is wrong stays wrong.
  await drawn(page);
  return look(page);
}

async function look(page: Page): Promise<string[]> {
  // Playwright hands the script over by itself, so the page's own policy does not forbid it.
  await page.evaluate(await source);
  return page.evaluate(async (runOnly) => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(document, {
      runOnly,
      resultTypes: ["violations"],
      elementRef: true,
      // Still an experiment of axe, but whoever steers by voice says what they see.
      rules: { "label-content-name-mismatch": { enabled: true } },
    });
    // Numbers that belong to a drawing, such as those of a card, are no words that anybody would say.
    const wordless = ({ element }: Node) => !/\p{L}/u.test(element.innerText ?? "");
    return violations.flatMap(({ id, help, nodes }) =>
      nodes
        .filter((node) => id !== "label-content-name-mismatch" || !wordless(node))
        .map(
          ({ html, failureSummary }) => `${id}: ${help}: ${html.slice(0, 200)} (${failureSummary})`,
        ),
    );
  }, levels);
}

// What the rules for accessible pages say about a page as it stands.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const source = readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The levels A and AA of WCAG 2.0 to 2.2. */
const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

interface Node {
  html: string;
  /** What would mend it, which also tells the figures. */
  failureSummary: string;
}

interface Axe {
  run(
    what: Document,
    how: { runOnly: string[]; resultTypes: string[]; rules: Record<string, { enabled: boolean }> },
  ): Promise<{ violations: { id: string; help: string; nodes: Node[] }[] }>;
}

/** Every violation of a page, in a line each: which rule, and where. */
export async function violations(page: Page): Promise<string[]> {
  const found = await look(page);
  if (found.length === 0) return found;
  // A colour on its way to that of another theme is neither of them; what is wrong stays wrong.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return look(page);
}

async function look(page: Page): Promise<string[]> {
  // Playwright hands the script over by itself, so the page's own policy does not forbid it.
  await page.evaluate(await source);
  const found = await page.evaluate(
    (runOnly) =>
      (window as unknown as { axe: Axe }).axe.run(document, {
        runOnly,
        resultTypes: ["violations"],
        // Still an experiment of axe: it takes symbols and numbers in a button for its label.
        rules: { "label-content-name-mismatch": { enabled: false } },
      }),
    levels,
  );
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `${id}: ${help}: ${html.slice(0, 200)} (${failureSummary})`,
    ),
  );
}

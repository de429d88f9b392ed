// Ways through a page for those who have keys only.

import { expect } from "vitest";
import type { Locator, Page } from "playwright-core";

/** Presses a key until what has the focus is what is meant. */
export async function walk(page: Page, key: string, selector: string): Promise<void> {
  const way: string[] = [];
  for (let steps = 0; steps < 60; steps++) {
    const [there, where] = await page.evaluate((meant) => {
      const at = document.activeElement!;
      return [at.matches(meant), at.getAttribute("aria-label") ?? at.textContent];
    }, selector);
    if (there) return;
    way.push(where.slice(0, 30));
    await page.keyboard.press(key);
  }
  expect.fail(`${key} does not lead to ${selector}, but to ${way.join(", ")}`);
}

/** Walks with the Tab key until something has the focus. */
export async function tabTo(page: Page, part: Locator): Promise<void> {
  await part.waitFor();
  const there = () => part.evaluate((element) => element === document.activeElement);
  for (let steps = 0; !(await there()); steps++) {
    expect(steps, `${String(part)} is reached by Tab`).toBeLessThan(80);
    await page.keyboard.press("Tab");
  }
}

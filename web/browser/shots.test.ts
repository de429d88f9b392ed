// Every screen on a phone, a tablet and a desk, in both themes: nothing sticks out, nothing jumps,
// nothing complains, and the rules for accessible pages are kept. With ARDRI_SHOTS=<folder> each is written there as a picture, and with
// ARDRI_SHOWN=<part of a name> only those are that are called so.

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { violations } from "./axe";
import { Line, allScreens, sticksOut, type Screen } from "./screens";
import { Server, Visitor, launch, type Guest } from "./support";

const folder = process.env.ARDRI_SHOTS;
const wanted = process.env.ARDRI_SHOWN ?? "";

let browser: Browser;
let server: Server;
let ann: Guest;
let screens: Screen[];
const line = new Line();

beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), Server.start()]);
  [ann, screens] = await allScreens(server, line);
  screens = screens.filter(({ name }) => new RegExp(wanted).test(name));
  if (folder) await mkdir(folder, { recursive: true });
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Waits until what has changed is on the screen. */
function drawn(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

for (const [at, width] of [390, 820, 1440].entries()) {
  test(`every screen fits into ${width} px, in both themes`, { timeout: 600_000 }, async () => {
    const height = width === 390 ? 844 : width === 820 ? 1180 : 900;
    const visitor = await Visitor.come(browser, server, { as: ann, width, height });
    const { page } = visitor;
    await line.through(page);
    // A browser keeps room for as many tables as there were the last time.
    await visitor.open("/");
    await page.getByRole("region", { name: "Your tables" }).getByRole("listitem").first().waitFor();
    await visitor.watchShifts();
    const wrong: string[] = [];
    for (const [number, screen] of screens.entries()) {
      // Where no pictures are wanted, every screen is seen on two of the three, and what has to be
      // opened first on one.
      const here = (number - at + 3) % 3;
      if (!folder && (screen.first ? here !== 0 : here === 2)) continue;
      // Each screen is loaded in one theme and seen in both.
      const themes: ("light" | "dark")[] = ["light", "dark"];
      if ((at + number) % 2 === 1) themes.reverse();
      const problems = visitor.problems.length;
      if (screen.complains) visitor.expects(screen.complains);
      await page.emulateMedia({ colorScheme: themes[0]! });
      await page.goto(screen.path);
      if (!screen.first) await screen.shows(page).first().waitFor();
      const shifted = await visitor.shifted();
      if (shifted >= 0.02) wrong.push(`${screen.name}: jumps by ${shifted.toFixed(3)}`);
      await screen.first?.(page);
      await screen.shows(page).first().waitFor();
      for (const scheme of themes) {
        await page.emulateMedia({ colorScheme: scheme });
        await drawn(page);
        for (const part of await sticksOut(page)) wrong.push(`${screen.name} ${scheme}: ${part}`);
        // What may be read and reached depends on the theme, and hardly on the width.
        if (number % 3 === at)
          for (const part of await violations(page))
            wrong.push(`${screen.name} ${scheme}: ${part}`);
        if (folder) {
          const path = join(folder, `${screen.name}-${width}-${scheme}.png`);
          await page.screenshot({ path, fullPage: true });
        }
      }
      await screen.after?.(page);
      const more = visitor.problems
        .slice(problems)
        .filter((problem) => !screen.complains?.test(problem));
      wrong.push(...more.map((problem) => `${screen.name}: ${problem}`));
    }
    expect(wrong).toEqual([]);
    await visitor.leave();
  });
}

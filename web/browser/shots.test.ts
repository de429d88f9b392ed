// Every screen on a phone, a tablet and a desk, in both themes: nothing sticks out, nothing jumps,
// nothing complains, and the rules for accessible pages are kept. With ARDRI_SHOTS=<folder> each is
// written there as a picture, and with ARDRI_SHOWN=<part of a name> only those are that are called so.

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { violations } from "./axe";
import { Line, allScreens, sticksOut, type Screen } from "./screens";
import { Visitor, drawn, type Guest } from "./support";
import { browser, server } from "./stage";

const folder = process.env.ARDRI_SHOTS;
const wanted = process.env.ARDRI_SHOWN ?? "";
const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
type Theme = "light" | "dark";

let ann: Guest;
let screens: Screen[];
const line = new Line();

beforeAll(async () => {
  [ann, screens] = await allScreens(server, line);
  screens = screens.filter(({ name }) => new RegExp(wanted).test(name));
  if (folder) await mkdir(folder, { recursive: true });
}, 240_000);

for (const [at, size] of sizes.entries()) {
  const { width } = size;
  test(`screens come at ${width} px and fit everywhere`, { timeout: 600_000 }, async () => {
    const visitor = await Visitor.come(browser, server, { as: ann, ...size });
    const { page } = visitor;
    await line.through(page);
    // A browser keeps room for as many tables as there were the last time.
    await visitor.open("/");
    await page.getByRole("region", { name: "Your tables" }).getByRole("listitem").first().waitFor();
    await visitor.watchShifts();
    const wrong: string[] = [];
    for (const [number, screen] of screens.entries()) {
      // A screen is loaded in one size and theme, and seen in all of them. Pictures are taken of it
      // in each size as it comes.
      const here = number % 3 === at;
      if (!here && !folder) continue;
      const themes: Theme[] = number % 2 === 1 ? ["dark", "light"] : ["light", "dark"];
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
        if (here)
          for (const part of await violations(page))
            wrong.push(`${screen.name} ${scheme}: ${part}`);
        if (folder) {
          const path = join(folder, `${screen.name}-${width}-${scheme}.png`);
          await page.screenshot({ path, fullPage: true });
        }
      }
      if (!folder) {
        for (const other of sizes.filter((other) => other !== size)) {
          await page.setViewportSize(other);
          await drawn(page);
          for (const part of await sticksOut(page))
            wrong.push(`${screen.name} made ${other.width} wide: ${part}`);
        }
        await page.setViewportSize(size);
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

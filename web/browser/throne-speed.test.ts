// How soon a press shows its effect on a machine a quarter as fast. Only with ARDRI_SPEED=1 and on a
// quiet machine: what else runs there is measured, too.

import { expect, test } from "vitest";
import type { Locator, Page } from "playwright-core";
import { Visitor, type Guest } from "./support";
import { ThroneTable, diceIn, drive, eager, seated, type ThroneSight } from "./throne";
import { browser, server } from "./stage";

const SOON = 200;

declare global {
  interface Window {
    lasted: number[];
    frame: Promise<number> | null;
  }
}

/** Counts from now on how long the browser itself says that events take to be painted. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.lasted = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (/^(click|pointerup|keydown)$/.test(entry.name)) window.lasted.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** Presses something, and tells how long it took until two frames were drawn. */
async function press(page: Page, part: Locator): Promise<number> {
  await part.waitFor();
  await page.evaluate(() => {
    window.frame = new Promise((resolve) =>
      addEventListener(
        "click",
        () => {
          const from = performance.now();
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(performance.now() - from)),
          );
        },
        { capture: true, once: true },
      ),
    );
  });
  await part.click();
  return page.evaluate(() => window.frame!);
}

const middle = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

test.runIf(process.env.ARDRI_SPEED)(
  "presses show their effect soon",
  { timeout: 240_000 },
  async () => {
    const guests: Guest[] = [];
    for (const name of ["Ann", "Bob", "Cathal", "Dervla", "Eithne", "Fergus"])
      guests.push(await server.guest(name));
    const id = await seated(server, guests);
    const people = guests.map((who) => ({ who, choose: eager() }));
    const busy = (view: ThroneSight, legal: string[]) =>
      view.turn?.seat === 0 &&
      view.centre.length <= 12 &&
      diceIn(view) >= 7 &&
      legal.some((action) => action.startsWith("fill"));
    expect(await drive(server, id, people, busy)).toBe(true);

    const visitor = await Visitor.come(browser, server, { as: guests[0]!, motion: true });
    const { page } = visitor;
    await visitor.open(`/table/${id}`);
    const table = new ThroneTable(visitor);
    await table.options.first().waitFor();
    await page.waitForLoadState("networkidle");
    const devtools = await visitor.context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await watch(page);

    const times: Record<string, number[]> = {
      nothing: [],
      pick: [],
      aim: [],
      "let go": [],
      card: [],
      lay: [],
    };
    for (let round = 0; round < 5; round++) {
      // What two frames take by themselves, to judge the others by.
      times.nothing!.push(await press(page, table.prompt));
      times.pick!.push(await press(page, table.dice.nth(round)));
      times.pick!.push(await press(page, table.dice.nth(round)));
      times.aim!.push(await press(page, table.options.first()));
      times["let go"]!.push(await press(page, table.button("Let go")));
      times.card!.push(await press(page, table.wall.getByRole("button", { name: /^Macha, / })));
      await page.getByRole("dialog").waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
    }
    const lasted = await page.evaluate(() => window.lasted);
    // With the way to the server and back: until the dice that were laid have left the tray.
    for (let round = 0; round < 3; round++) {
      if (!(await drive(server, id, people, busy))) break;
      // What the others have done meanwhile is not what is measured.
      await page.reload();
      await table.options.first().waitFor();
      await table.options.first().click();
      const lay = table.button("Lay the dice");
      await lay.waitFor();
      await page.evaluate(() => {
        window.frame = new Promise((resolve) => {
          addEventListener(
            "click",
            () => {
              const from = performance.now();
              const tray = document.querySelector('[aria-label="Dice tray"]')!;
              new MutationObserver((_, observer) => {
                if (
                  tray.querySelector("[data-die]:not(.leaving)") &&
                  !tray.querySelector(".leaving")
                )
                  return;
                observer.disconnect();
                requestAnimationFrame(() =>
                  requestAnimationFrame(() => resolve(performance.now() - from)),
                );
              }).observe(tray, { subtree: true, childList: true, attributes: true });
            },
            { capture: true, once: true },
          );
        });
      });
      await lay.click();
      times.lay!.push(await page.evaluate(() => window.frame!));
    }
    for (const [name, all] of Object.entries(times)) {
      const told = all.map((time) => Math.round(time)).join(", ");
      console.log(`${name}: ${Math.round(middle(all))} ms (${told})`);
    }
    console.log(
      `the browser itself: ${Math.round(middle(lasted))} ms, at most ${Math.max(...lasted)}`,
    );
    for (const [name, all] of Object.entries(times)) expect(middle(all), name).toBeLessThan(SOON);
    expect(middle(lasted)).toBeLessThan(SOON);
    await visitor.leave();
  },
);

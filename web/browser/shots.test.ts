// Every screen on a phone, a tablet and a desk, in both themes: nothing sticks out, nothing jumps,
// nothing complains. With ARDRI_SHOTS=<folder> each is written there as a picture.

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Browser, Locator, Page } from "playwright-core";
import { captured, nearEnd } from "./games";
import { standing } from "./pages";
import { Server, Visitor, launch, type Guest } from "./support";

interface Screen {
  name: string;
  path: string;
  /** What is there when the page is there. */
  shows: (page: Page) => Locator;
  /** What is done on the page first. */
  first?: (page: Page) => Promise<void>;
}

const games = ["brandubh", "tablut", "brian-boru", "high-throne"];
const folder = process.env.ARDRI_SHOTS;

let browser: Browser;
let server: Server;
let ann: Guest;
let screens: Screen[];

/** A table of Ann and bots, at which she is asked. */
async function playing(game: string): Promise<string> {
  const seats = game === "brian-boru" ? 3 : 2;
  const bots = Array.from({ length: seats - 1 }, (_, at) => ({ seat: at + 1, level: "random" }));
  const table = await server.table(ann, { game, seats, sit: [0], bots });
  await server.command(ann, table, { ask: "start" });
  const asked = async () => expect((await standing(server, table, ann)).to_act).toContain(0);
  await vi.waitFor(asked, { timeout: 20_000 });
  return table;
}

async function finished(): Promise<string> {
  const table = await server.table(ann, { game: "brandubh", sit: [0, 1] });
  await server.command(ann, table, { ask: "start" });
  for (const [at, action] of captured.entries())
    await server.command(ann, table, { ask: "act", seat: at % 2, action });
  return table;
}

beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), Server.start()]);
  ann = await server.guest("Ann");
  const bob = await server.guest("Bob");
  const waiting = await server.table(ann, { game: "brandubh", sit: [0] });
  const open = await server.table(bob, { game: "high-throne", seats: 3, public: true, sit: [0] });
  const over = await finished();
  const tables = new Map<string, string>();
  for (const game of games) tables.set(game, await playing(game));
  if (folder) await mkdir(folder, { recursive: true });

  const heading = (name: string | RegExp) => (page: Page) => page.getByRole("heading", { name });
  const prompt = (page: Page) => page.getByRole("status", { name: "What is asked" });
  const tab = (page: Page) => page.getByRole("tabpanel");
  const dialog = (page: Page) => page.getByRole("dialog");
  screens = [
    { name: "home", path: "/", shows: heading("Open tables") },
    ...games.map((game) => ({
      name: `new-${game}`,
      path: `/new/${game}`,
      shows: heading("What you set up"),
    })),
    { name: "waiting", path: `/table/${waiting}`, shows: heading("Invite") },
    { name: "waiting-guest", path: `/table/${open}`, shows: heading("Invite") },
    ...games.map((game) => ({
      name: `playing-${game}`,
      path: `/table/${tables.get(game)}`,
      shows: prompt,
    })),
    {
      name: "finished",
      path: `/table/${over}`,
      shows: (page) => page.getByRole("region", { name: "The game is over" }),
    },
    { name: "replay", path: "/replay", shows: heading("Look at a game") },
    {
      name: "replay-open",
      path: "/replay",
      shows: prompt,
      first: async (page) => {
        await page.getByRole("textbox", { name: "Record or moves" }).fill(captured.join(" "));
        await page.getByRole("button", { name: "Open", exact: true }).click();
      },
    },
    {
      name: "editor",
      path: `/editor/brandubh?position=${encodeURIComponent(nearEnd)}`,
      shows: (page) => page.getByText("This can be played"),
    },
    { name: "editor-tablut", path: "/editor/tablut", shows: (page) => page.getByRole("grid") },
    ...["tables", "name", "devices", "people", "settings"].map((show) => ({
      name: `me-${show}`,
      path: `/me?show=${show}`,
      shows: tab,
    })),
    {
      name: "settings",
      path: `/table/${tables.get("brandubh")}`,
      shows: dialog,
      first: async (page) => {
        await page.getByRole("button", { name: "More", exact: true }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Settings" }).click();
      },
    },
    {
      name: "rules",
      path: "/",
      shows: (page) => dialog(page).getByRole("heading", { name: "The board" }),
      first: (page) => page.getByRole("button", { name: "Rules", exact: true }).click(),
    },
    {
      name: "nowhere",
      path: "/",
      shows: heading("There is nothing here."),
      // Asked for it, the server would answer 404, which a browser complains about by itself.
      first: (page) =>
        page.evaluate(() => {
          history.pushState(null, "", "/nowhere/at/all");
          dispatchEvent(new PopStateEvent("popstate"));
        }),
    },
    { name: "design", path: "/design", shows: heading(/./) },
  ];
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** What is wider than the room it has: the page itself, or an open dialog. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wholes = [document.documentElement, ...document.querySelectorAll("dialog[open]")];
    return wholes
      .filter((whole) => whole.scrollWidth > whole.clientWidth)
      .map(({ tagName, scrollWidth, clientWidth }) => `${tagName} ${scrollWidth} > ${clientWidth}`);
  });
}

for (const [at, width] of [390, 820, 1440].entries()) {
  test(`every screen fits into ${width} px, in both themes`, { timeout: 240_000 }, async () => {
    const height = width === 390 ? 844 : width === 820 ? 1180 : 900;
    const visitor = await Visitor.come(browser, server, { as: ann, width, height });
    const { page } = visitor;
    // A browser keeps room for as many tables as there were the last time.
    await visitor.open("/");
    await page.getByRole("region", { name: "Your tables" }).getByRole("listitem").first().waitFor();
    await visitor.watchShifts();
    const wrong: string[] = [];
    for (const [number, screen] of screens.entries()) {
      // Each screen is loaded in one theme and seen in both.
      const themes: ("light" | "dark")[] = ["light", "dark"];
      if ((at + number) % 2 === 1) themes.reverse();
      const problems = visitor.problems.length;
      await page.emulateMedia({ colorScheme: themes[0]! });
      await page.goto(screen.path);
      if (!screen.first) await screen.shows(page).first().waitFor();
      const shifted = await visitor.shifted();
      if (shifted >= 0.02) wrong.push(`${screen.name}: jumps by ${shifted.toFixed(3)}`);
      await screen.first?.(page);
      await screen.shows(page).first().waitFor();
      for (const scheme of themes) {
        await page.emulateMedia({ colorScheme: scheme });
        for (const part of await sticksOut(page)) wrong.push(`${screen.name} ${scheme}: ${part}`);
        if (folder) {
          const path = join(folder, `${screen.name}-${width}-${scheme}.png`);
          await page.screenshot({ path, fullPage: true });
        }
      }
      const more = visitor.problems.slice(problems);
      wrong.push(...more.map((problem) => `${screen.name}: ${problem}`));
    }
    expect(wrong).toEqual([]);
    await visitor.leave();
  });
}

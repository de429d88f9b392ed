// Whole games of every kind by text alone: the table in words, a line for commands, and nothing else.

import { beforeAll, expect, test } from "vitest";
import { hosted } from "../src/wire";
import { violations } from "./axe";
import { chancer } from "./boru";
import { eventually, standing, tells } from "./pages";
import { Visitor, type Guest } from "./support";
import { browser, server } from "./stage";

let ann: Guest;

beforeAll(async () => {
  ann = await server.guest("Ann");
});

/** A table that somebody has before them in words. */
class Words {
  constructor(readonly visitor: Visitor) {}

  static async at(table: string, language = "en"): Promise<Words> {
    const visitor = await Visitor.come(browser, server, { as: ann });
    await visitor.page.addInitScript(
      (chosen) => localStorage.setItem("ardri.settings", JSON.stringify(chosen)),
      { words: true, speed: "off", language },
    );
    await visitor.open(`/table/${table}`);
    return new Words(visitor);
  }

  get page() {
    return this.visitor.page;
  }
  get said() {
    return this.page.locator("[data-number] [role=status]");
  }
  get news() {
    return this.page.getByRole("log", { name: "What has just happened" });
  }
  get line() {
    return this.page.getByRole("textbox", { name: "Type what you want to do" });
  }
  /** What is offered, by number. */
  get offers() {
    return this.page.locator("[data-number] .deeds button");
  }

  /** The event up to which the table is told. */
  async shown(): Promise<number> {
    return Number(await this.page.locator("[data-number]").getAttribute("data-number"));
  }

  async type(text: string): Promise<void> {
    await this.line.fill(text);
    await this.line.press("Enter");
  }
}

for (const [game, { least: seats }] of Object.entries(hosted)) {
  test(`a whole game of ${game} by typed words`, { timeout: 600_000 }, async () => {
    const bots = Array.from({ length: seats - 1 }, (_, at) => ({ seat: at + 1, level: "random" }));
    const table = await server.table(ann, { game, seats, sit: [0], bots });
    await server.command(ann, table, { ask: "start" });
    const words = await Words.at(table);
    const below = chancer(7);
    let turns = 0;
    let told = -1;
    for (; ; turns++) {
      expect(turns).toBeLessThan(600);
      const now = () => standing(server, table, ann);
      let seen = await now();
      const legal = () => seen.views.find(({ seat }) => seat === 0)?.legal ?? [];
      await eventually(async () => {
        seen = await now();
        return seen.stage === "finished" || legal().length > 0;
      }).toBe(true);
      if (seen.stage === "finished") break;
      // The page offers exactly what the server allows, as far as it lists it.
      const offered = Math.min(40, legal().length);
      await eventually(async () => (await words.shown()) > told).toBe(true);
      await eventually(() => words.offers.count()).toBe(offered);
      told = await words.shown();
      // Whoever goes for cards gets to the end of The High Throne sooner.
      const fills = legal().findIndex((action) => action.startsWith("fill"));
      const number = (fills >= 0 && fills < offered ? fills : below(offered)) + 1;
      expect(await words.offers.nth(number - 1).innerText()).toMatch(new RegExp(`^${number}\\. `));
      // By its number, or by its text.
      await words.type(turns % 2 ? String(number) : legal()[number - 1]!);
      await eventually(async () => (await now()).number).toBeGreaterThan(seen.number);
    }
    expect(turns).toBeGreaterThan(1);
    await words.page.getByRole("heading", { name: /^(You have|The game is over)/ }).waitFor();
    expect(await words.news.textContent()).not.toBe("");
    await words.visitor.leave();
  });
}

test("what is typed is answered in words", async () => {
  const table = await server.table(ann, { game: "brandubh", sit: [0, 1] });
  await server.command(ann, table, { ask: "start" });
  const words = await Words.at(table);
  await words.line.waitFor();
  await words.type("?");
  await tells(words.said, "“read” reads the whole table");
  await words.type("read who");
  await tells(words.said, "8 Vikings: ");
  await tells(words.said, "The King: d4.");
  await words.type("list d1");
  await tells(words.said, /actions?: \d+\. Viking from d1 to/);
  await words.type("viking");
  await tells(words.said, "could mean several");
  await words.type("d1-d3");
  await tells(words.said, /d2|way|passes|over/i);
  await words.type("d1-c1");
  await tells(words.news, "A Viking goes from d1 to c1.");
  expect(await violations(words.page)).toEqual([]);
  await words.visitor.leave();
});

test("all that happens is said aloud once, in its order, however quick the bot is", async () => {
  const bots = [{ seat: 1, level: "random" }];
  const table = await server.table(ann, { game: "brandubh", seats: 2, sit: [0], bots });
  await server.command(ann, table, { ask: "start" });
  const words = await Words.at(table);
  await words.line.waitFor();
  // What a screen reader is told to read, but for what is asked.
  await words.page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        const part = target instanceof Element ? target : target.parentElement;
        const live = part?.closest("[aria-live], [role=log], [role=status], [role=alert]");
        if (!live || live.getAttribute("aria-label") === "What is asked") continue;
        const said = type === "characterData" ? [target] : [...addedNodes];
        heard.push(...said.map((node) => node.textContent?.trim() ?? "").filter(Boolean));
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  const log = words.page.getByRole("list", { name: "What has happened" }).locator("li");
  // A move that is written in short for the eye is there in words as well.
  const lines = () =>
    log.evaluateAll((lines) =>
      lines.map((line) => {
        const copy = line.cloneNode(true) as Element;
        for (const part of copy.querySelectorAll("[aria-hidden=true]")) part.remove();
        return copy.textContent!.trim().replace(/\s+/g, " ");
      }),
    );
  // What happened before the page came is loaded beside the table, and is not news.
  await eventually(() => log.last().innerText()).toContain("The game begins.");
  const told = (await lines()).length;
  for (let turn = 0; turn < 4; turn++) {
    await eventually(() => words.offers.count()).toBeGreaterThan(0);
    const before = await words.shown();
    await words.type("1");
    await eventually(() => words.shown()).toBeGreaterThan(before + 1);
  }
  const fresh = (await lines()).slice(told);
  expect(fresh.length).toBeGreaterThanOrEqual(8);
  const heard = () => words.page.evaluate(() => (globalThis as any).heard.join(" ") as string);
  await eventually(heard).toBe(fresh.join(" "));
  // The same answer is given again.
  const said = async () => (await heard()).split("Type the number of an action").length - 1;
  await words.type("?");
  await words.type("?");
  await eventually(said).toBe(2);
  await words.visitor.leave();
});

// A whole game of Brian Boru without a pointer.

import { expect, test } from "vitest";
import { Boru, boruTable, expectScores, recordOf } from "./boru";
import { Visitor } from "./support";
import { walk } from "./keys";
import { browser, server } from "./stage";

/** Somebody who has keys only. */
class ByKeys extends Boru {
  #turns = 0;

  #walk(key: string, selector: string): Promise<void> {
    return walk(this.page, key, selector);
  }

  async #press(selector: string): Promise<void> {
    await this.#walk("Tab", selector);
    await this.page.keyboard.press("Enter");
  }

  override async pickCard(card: number): Promise<void> {
    await this.#walk("Tab", "[data-card][aria-pressed]");
    await this.#walk("ArrowRight", `[data-card="${card}"]`);
    await this.page.keyboard.press("Enter");
  }

  override async pickTown(town: string): Promise<void> {
    // The map is before the steps of an action, and before the cards.
    const within = () => document.activeElement?.closest("[data-ask]") !== null;
    const back = await this.page.evaluate(within);
    await this.#walk(back ? "Shift+Tab" : "Tab", "[data-town]");
    await this.#walk("n", `[data-town="${town}"]`);
    await this.page.keyboard.press("Enter");
    expect(await this.town(town).getAttribute("aria-pressed")).toBe("true");
  }

  override pickPart(part: string): Promise<void> {
    return this.#press(`[data-part="${part}"]`);
  }

  override buyMore(): Promise<void> {
    return this.#press('[data-ask] [aria-label="One more"]');
  }

  override async pickOffer(place: number): Promise<void> {
    await this.#press(`[data-ask="offers"] [aria-pressed]:nth-child(${place + 1})`);
  }

  /** By the button, or by the keys that stand for it. */
  override async confirm(): Promise<void> {
    if (this.#turns++ % 4 === 0) await this.#press("[data-do]");
    else await this.page.keyboard.press("Control+Enter");
  }
}

test("a game is played by keys alone", { timeout: 400_000 }, async () => {
  const ann = await server.guest("Ann");
  const visitor = await Visitor.come(browser, server, { as: ann });
  const { page } = visitor;
  const table = await boruTable(server, [ann], 3);
  // A mouse that is never there cannot help.
  await page.addInitScript(() => {
    for (const kind of ["pointerdown", "mousedown", "touchstart"])
      addEventListener(kind, () => console.error(`a pointer: ${kind}`), true);
  });
  await visitor.open(`/table/${table}`);
  const boru = new ByKeys(visitor, 11);

  // By arrows one walks from town to town, and each is told.
  await boru.next();
  for (let steps = 0; steps < 80; steps++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement!.matches("[data-town]"))) break;
  }
  const walked = new Set<string>();
  for (const key of ["ArrowUp", "ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight", "ArrowDown"]) {
    await page.keyboard.press(key);
    const label = await page.evaluate(() => document.activeElement!.getAttribute("aria-label")!);
    expect(label).toMatch(/^[^,]+, [^,]+, (red|blue|yellow), /);
    walked.add(label.split(",")[0]!);
  }
  expect(walked.size).toBeGreaterThan(3);

  await boru.playOn();
  await expectScores(boru, await recordOf(server, table, ann));
  await visitor.leave();
});

// The map of Brian Boru is the table: it has most of the window, every name of its towns can be read, and
// nothing that lies on a town covers a name.

import { beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { Boru, boruTable, tableAt } from "./boru";
import { Visitor, drawn, type Guest } from "./support";
import { browser, server } from "./stage";

const sizes = [
  { width: 1440, height: 900 },
  { width: 1100, height: 800 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

let ann: Guest;

beforeAll(async () => {
  ann = await server.guest("Ann");
});

/**
 * Which names on the map touch each other, or what may lie on a town: the marker that is there now is thought
 * onto every other town, and so is a monastery.
 */
function touching(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Box {
      what: string;
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    const boxOf = (what: string, element: Element, trim = 0): Box => {
      const { left, top, right, bottom, height } = element.getBoundingClientRect();
      // A line of text has room for accents and tails that its letters seldom fill.
      return { what, left, right, top: top + height * trim, bottom: bottom - height * trim };
    };
    const covers = (a: Box, b: Box) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
    const towns = [...document.querySelectorAll<SVGGElement>("[data-town]")];
    const names = [...document.querySelectorAll("text.name")].map((one) =>
      boxOf(one.textContent!, one, 0.2),
    );
    if (names.length !== 53 || towns.length !== 53) return ["towns are missing"];
    const tokens = [...document.querySelectorAll("[data-region] rect")].map((one) =>
      boxOf("a claim token", one),
    );
    const found = names.flatMap((name, at) =>
      names
        .slice(at + 1)
        .flatMap((other) => (covers(name, other) ? [`${name.what} and ${other.what}`] : [])),
    );
    for (const name of names)
      for (const token of tokens)
        if (covers(name, token)) found.push(`${name.what}: a claim token`);
    const middle = (town: SVGGElement) => {
      const { e, f, a } = town.getScreenCTM()!;
      return { x: e, y: f, unit: a };
    };
    const marked = towns.find((town) => town.querySelector(".standing"));
    if (!marked) return ["the marker is missing"];
    const here = middle(marked);
    const things = [".standing", ".ring"].map((what) => boxOf(what, marked.querySelector(what)!));
    const from = (x: number, y: number) => ({
      x: here.x + x * here.unit,
      y: here.y + y * here.unit,
    });
    const [low, high] = [from(12.4, -23.6), from(21.6, -0.4)];
    things.push({ what: "monastery", left: low.x, top: low.y, right: high.x, bottom: high.y });
    for (const town of towns) {
      const { x, y } = middle(town);
      for (const thing of things) {
        const box = {
          what: thing.what,
          left: thing.left + x - here.x,
          right: thing.right + x - here.x,
          top: thing.top + y - here.y,
          bottom: thing.bottom + y - here.y,
        };
        for (const name of names)
          if (covers(name, box)) found.push(`${name.what}: ${thing.what} on ${town.dataset.town}`);
      }
    }
    return found;
  });
}

test("no town's name is covered by another, wherever the marker stands", async () => {
  const table = await tableAt(
    server,
    ann,
    3,
    ({ views }) => views[0]!.view.table.asked.asked === "mark",
    (legal) => legal[0]!,
  );
  const visitor = await Visitor.come(browser, server, { as: ann });
  const { page } = visitor;
  await visitor.open(`/table/${table}`);
  const boru = new Boru(visitor);
  const { towns } = await boru.next();
  await boru.pickTown(towns[0]!);
  const wrong: string[] = [];
  // Names in Irish are others, and longer.
  for (const language of ["en", "ga"]) {
    await page.evaluate(
      (language) => localStorage.setItem("ardri.settings", JSON.stringify({ language })),
      language,
    );
    await page.setViewportSize(sizes[0]!);
    await page.reload();
    await page.locator("[data-ask]").waitFor();
    await page.evaluate(() => document.fonts.ready);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await drawn(page);
      await drawn(page);
      if (size.width < 740) await page.getByRole("tab").first().click();
      wrong.push(...(await touching(page)).map((one) => `${language} ${size.width}: ${one}`));
    }
  }
  expect(wrong).toEqual([]);
  await visitor.leave();
});

test("the map has most of the window, and every town can be met by a finger", async () => {
  const table = await boruTable(server, [ann], 4);
  const visitor = await Visitor.come(browser, server, { as: ann });
  const { page } = visitor;
  await visitor.open(`/table/${table}`);
  await new Boru(visitor).next();
  for (const { width, height } of sizes.slice(0, 3)) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    const sea = (await page.locator(".sea").first().boundingBox())!;
    expect(sea.width / width, `at ${width}`).toBeGreaterThanOrEqual(0.6);
    expect(Math.round(sea.y + sea.height), `at ${width}`).toBe(height);
    const header = (await page.locator("header").first().boundingBox())!;
    expect(sea.y, `at ${width}`).toBeLessThanOrEqual(header.y + header.height + 1);
    const least = await page.evaluate(() => {
      const all = <E extends Element>(selector: string) => [
        ...document.querySelectorAll<E>(selector),
      ];
      const high = all(".town .hit").map((one) => one.getBoundingClientRect().height);
      const letters = all<SVGTextElement>("text.name").map(
        (one) => one.getScreenCTM()!.a * parseFloat(getComputedStyle(one).fontSize),
      );
      return { town: Math.min(...high), name: Math.min(...letters) };
    });
    expect(least.town, `towns at ${width}`).toBeGreaterThanOrEqual(28);
    expect(least.name, `names at ${width}`).toBeGreaterThanOrEqual(width === 1440 ? 12 : 10);
  }
  await visitor.leave();
});

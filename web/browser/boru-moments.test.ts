// One moment on the screen: whatever is told of a game of Brian Boru, all parts of the page show how things
// stand at that moment, and nothing moves for whoever wants nothing to move.

import { beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { Boru, boruTable } from "./boru";
import { Visitor, type Guest } from "./support";
import { browser, server } from "./stage";

let ann: Guest;

beforeAll(async () => {
  ann = await server.guest("Ann");
});

/** Notes whenever parts of the page disagree, at every change of the page. */
async function watchParts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { looks: 0, told: 0, wrong: new Set<string>(), moved: new Set<string>() };
    (window as unknown as { seen: typeof seen }).seen = seen;
    const numberIn = (element: Element | null | undefined) => {
      const text = element?.textContent?.match(/\d+/)?.[0];
      return text === undefined ? null : Number(text);
    };
    const rowOf = (label: string) =>
      [...document.querySelectorAll('table[aria-label="Players"] tbody tr')].find((row) =>
        row.querySelector("th")?.textContent?.trim().startsWith(label),
      );
    const look = () => {
      const seats = document.querySelectorAll(".seats [data-seat]").length;
      if (seats === 0) return;
      seen.looks++;
      // While a choice is previewed, its figures stand where they would change.
      if (document.querySelector(".change")) return;
      const agree = (what: string, ...all: (number | null)[]) => {
        const known = all.filter((one) => one !== null);
        if (new Set(known).size > 1) seen.wrong.add(`${what}: ${known.join(" / ")}`);
      };
      const cell = (label: string, seat: number) => numberIn(rowOf(label)?.children[seat + 1]);
      const ended = document.querySelector('section[aria-label="The final scoring"]') !== null;
      for (let seat = 0; seat < seats; seat++) {
        const badge = document.querySelector(`.seats [data-seat="${seat}"]`);
        const part = (name: string) =>
          numberIn(document.querySelector(`.seats [data-anchor="seat-${seat}-${name}"]`));
        agree(`coins of ${seat}`, part("coins"), cell("Coins", seat));
        agree(`renown of ${seat}`, part("renown"), cell("Renown", seat));
        agree(`cards of ${seat}`, part("cards"), cell("Cards", seat));
        const towns = document.querySelectorAll(`.map [data-holder="${seat}"]`).length;
        agree(`towns of ${seat}`, towns, cell("Towns", seat));
        const spaces = [...document.querySelectorAll(".west [data-anchor^=space-]")];
        const space = spaces.find((one) => one.querySelector(`[data-mark="${seat}"]`));
        agree(`space of ${seat}`, numberIn(space), cell("Marriage space", seat));
        const sea = numberIn(
          document.querySelector(`.east [data-anchor="seat-${seat}-raiders"] b`),
        );
        agree(`raiders of ${seat}`, sea, cell("Raiders", seat));
        const abbey = document.querySelectorAll(".east [data-anchor=church] li b")[seat];
        agree(`church discs of ${seat}`, numberIn(abbey), cell("Church discs", seat));
        const points = numberIn(badge?.querySelector(".score"));
        if (!ended) agree(`points of ${seat}`, points, cell("Points on the track", seat));
        else {
          const totals = document.querySelectorAll(
            'section[aria-label="The final scoring"] tfoot td',
          );
          agree(`total of ${seat}`, points, numberIn(totals[seat]));
        }
      }
      // One's own cards, wherever none are passed on.
      const hand = document.querySelectorAll(".sea .kept [data-card]").length;
      if (hand > 0 && !document.querySelector("[data-leaving]"))
        agree("cards in hand", hand, cell("Cards", 0));
      const telling = document.querySelector('[aria-label="Upkeep"] [aria-label="Pause"]');
      if (telling) {
        seen.told++;
        if (document.querySelector("[data-ask]")) seen.wrong.add("asked while upkeep is told");
        if (document.querySelector('section[aria-label="The game is over"]'))
          seen.wrong.add("the result while upkeep is told");
        if (document.querySelector(".crowning")) seen.wrong.add("crowned while upkeep is told");
      }
    };
    const begin = () =>
      new MutationObserver(look).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    if (document.body) begin();
    else addEventListener("DOMContentLoaded", begin);
    // Whatever is set in motion by the page.
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...args) {
      seen.moved.add((this as Element).className.toString());
      return animate.apply(this, args);
    };
    addEventListener(
      "animationstart",
      ({ target, animationName }) => {
        // What the page has done away with is over before it begins.
        if (parseFloat(getComputedStyle(target as Element).animationDuration) > 0.001)
          seen.moved.add(animationName);
      },
      true,
    );
  });
}

const seenBy = (page: Page) =>
  page.evaluate(() => {
    const { seen } = window as unknown as {
      seen: { looks: number; told: number; wrong: Set<string>; moved: Set<string> };
    };
    return { ...seen, wrong: [...seen.wrong], moved: [...seen.moved] };
  });

test("all parts show one moment, through a whole game", { timeout: 600_000 }, async () => {
  const visitor = await Visitor.come(browser, server, { as: ann, motion: true });
  const { page } = visitor;
  await watchParts(page);
  await page.addInitScript(() =>
    localStorage.setItem("ardri.settings", JSON.stringify({ speed: "fast" })),
  );
  const table = await boruTable(server, [ann], 3);
  await visitor.open(`/table/${table}`);
  const boru = new Boru(visitor, 5);
  await boru.playOn();
  const { looks, told, wrong, moved } = await seenBy(page);
  expect(wrong).toEqual([]);
  expect(looks).toBeGreaterThan(500);
  expect(told).toBeGreaterThan(20);
  // Things have travelled.
  expect(moved.some((name) => name.includes("thing"))).toBe(true);
  // The end is told to its end: somebody is crowned, and all is counted.
  await page.locator(".crowning").waitFor();
  const { totals } = await boru.scores();
  expect(Math.max(...totals)).toBeGreaterThan(0);
  await visitor.leave();
});

test("nothing moves for whoever wants no motion", { timeout: 300_000 }, async () => {
  const visitor = await Visitor.come(browser, server, { as: ann });
  const { page } = visitor;
  await watchParts(page);
  const table = await boruTable(server, [ann], 3);
  await visitor.open(`/table/${table}`);
  const boru = new Boru(visitor, 6);
  await boru.playOn();
  const { moved, wrong } = await seenBy(page);
  expect(moved).toEqual([]);
  expect(wrong).toEqual([]);
  const running = await page.evaluate(() =>
    document.getAnimations().map((one) => {
      const { target, pseudoElement } = one.effect as KeyframeEffect;
      const what = (one as CSSAnimation).animationName ?? (one as CSSTransition).transitionProperty;
      return `${target?.nodeName}.${target?.getAttribute("class")}${pseudoElement ?? ""}: ${what}`;
    }),
  );
  expect(running).toEqual([]);
  await visitor.leave();
});

// Every phase of Brian Boru on a phone, a tablet and a desk, in both themes: nothing sticks out,
// nothing complains. With ARDRI_SHOTS=<folder> each is written there as a picture.

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { printed } from "../src/wire/generated/boru-printed";
import type { SymbolName } from "../src/games/boru/types";
import { Boru, boruTable, chancer, playUntil, type BoruStanding } from "./boru";
import { Visitor, drawn, type Guest } from "./support";
import { browser, server } from "./stage";

const folder = process.env.ARDRI_SHOTS;
const sizes = [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

let ann: Guest;

beforeAll(async () => {
  ann = await server.guest("Ann");
  if (folder) await mkdir(folder, { recursive: true });
});

/** Looks at what a page shows in every size and theme; answers with what is wrong. */
async function shoot(page: Page, name: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await drawn(page);
    const { wide, room, what, cut } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const over = [...document.body.querySelectorAll("*")].filter(
        (one) => one.getBoundingClientRect().right > clientWidth,
      );
      const what = over.map((one) => `${one.tagName}.${one.getAttribute("class")}`).join(", ");
      // What is upon the sea, and what stands in the last line of a seat, is not seen beyond its edge.
      const beyond = (inner: string, outer: string) =>
        [...document.querySelectorAll(inner)].filter(
          (one) =>
            one.getBoundingClientRect().right >
            one.closest(outer)!.getBoundingClientRect().right + 3,
        );
      const cut = [...beyond(".sea .held", ".sea"), ...beyond(".sea .tally > span", ".more")];
      return { wide: scrollWidth, room: clientWidth, what, cut: cut.length };
    });
    if (cut > 0) wrong.push(`${name} at ${size.width}: ${cut} things are cut off`);
    if (wide > room) wrong.push(`${name} at ${size.width}: ${wide} > ${room}: ${what}`);
    if (!folder) continue;
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const path = join(folder, `boru-${name}-${size.width}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: true });
    }
    await page.emulateMedia({ colorScheme: "light" });
  }
  await page.setViewportSize(sizes[0]!);
  return wrong;
}

/** What is asked at a moment, as finely as there is something else to be seen. */
function phaseOf({ views }: BoruStanding): string {
  const { legal, view } = views[0]!;
  const table = view.table as typeof view.table & {
    asked: { asked: string; pass?: number; won?: boolean };
    trick: { cards: (number | null)[] } | null;
  };
  const { asked, pass, won } = table.asked;
  if (asked === "pick" && table.round > 1 && pass === 0) return "pick-next-round";
  if (asked === "pick") return pass === 0 ? "pick-first" : "pick-later";
  if (asked === "play") return table.trick?.cards.some((card) => card) ? "follow" : "lead";
  if (asked !== "act") return asked;
  const more = legal.some((action) => action.includes("buy"));
  const further = legal.some((action) => action.includes("expand"));
  return `${won ? "won" : "lost"}${more ? "-buy" : ""}${further ? "-expand" : ""}`;
}

/** Somebody who goes for one thing in each round, so that much of the game is seen. */
function keen(aims: SymbolName[]): (legal: string[], standing: BoruStanding) => string {
  const chance = chancer(5);
  return (legal, { views }) => {
    const { table } = views[0]!.view as { table: { round: number; asked: { card?: number } } };
    const aim = aims[Math.max(0, table.round - 1) % aims.length]!;
    const worth = (card: number, part: "primary" | "top" | "bottom") =>
      (printed.cards.find(({ value }) => value === card)?.[part] ?? [])
        .filter(({ symbol }) => symbol === aim)
        .reduce((sum, { count }) => sum + count, 0);
    const rated = legal.map((action) => {
      const [verb, ...words] = action.split(" ");
      const cards = words.map(Number);
      let rate = chance(100) / 100;
      if (verb === "pick" || verb === "play")
        rate += cards.reduce(
          (sum, card) => sum + worth(card, "primary") + worth(card, "bottom"),
          0,
        );
      if (verb === "primary" || verb === "top" || verb === "bottom") {
        rate += 3 * worth(table.asked.card!, verb);
        if (words[0] === "buy" && worth(table.asked.card!, verb) > 0) rate += 2 * Number(words[1]);
      }
      return { action, rate };
    });
    return rated.reduce((best, one) => (one.rate > best.rate ? one : best)).action;
  };
}

/** Goes through a game and looks at each phase once. */
async function phases(
  seats: number,
  aims: SymbolName[],
  wanted: (phase: string) => boolean,
): Promise<Set<string>> {
  const visitor = await Visitor.come(browser, server, { as: ann });
  const table = await boruTable(server, [ann], seats);
  const boru = new Boru(visitor, seats);
  const seen = new Set<string>();
  const wrong: string[] = [];
  const fresh = (standing: BoruStanding) => {
    const phase = phaseOf(standing);
    return wanted(phase) && !seen.has(phase);
  };
  const choose = keen(aims);
  for (;;) {
    const standing = await playUntil(server, table, ann, fresh, choose);
    if (standing.stage === "finished") break;
    const phase = phaseOf(standing);
    seen.add(phase);
    await visitor.open(`/table/${table}`);
    const offer = await boru.next();
    if (phase === "pick-first") await boru.pickCard(offer.cards[1]!);
    else await boru.decide(offer);
    wrong.push(...(await shoot(visitor.page, `${seats}-${phase}`)));
  }
  await visitor.open(`/table/${table}`);
  await boru.result.waitFor();
  wrong.push(...(await shoot(visitor.page, `${seats}-final`)));
  expect(wrong).toEqual([]);
  await visitor.leave();
  return seen;
}

test("every phase fits, with three players", { timeout: 600_000 }, async () => {
  const seen = await phases(3, ["axe", "cross", "letter"], () => true);
  for (const phase of ["start", "pick-first", "pick-later", "mark", "lead", "follow"])
    expect([...seen]).toContain(phase);
});

test("a crowded table fits, with five players", { timeout: 600_000 }, async () => {
  await phases(5, ["axe"], (phase) => /^(pick-later|follow|lost|won|raid)/.test(phase));
});

test("marriages fit, and the Princess", { timeout: 900_000 }, async () => {
  // Whoever goes for nothing else marries her sooner or later.
  for (let games = 0; games < 6; games++) {
    const seen = await phases(4, ["letter"], (phase) => /^(settle|princess|won)/.test(phase));
    if (seen.has("princess")) return;
  }
  expect.fail("nobody has married the Princess");
});

test("upkeep is told, and fits", { timeout: 300_000 }, async () => {
  const visitor = await Visitor.come(browser, server, { as: ann, motion: true });
  const { page } = visitor;
  const table = await boruTable(server, [ann], 4);
  const choose = keen(["axe"]);
  const round = (standing: BoruStanding) => standing.views[0]!.view.table.round;
  // The page comes shortly before the end of a round, and hears of it there.
  const late = (standing: BoruStanding) =>
    round(standing) === 2 &&
    (standing.views[0]!.view.own?.hand.length ?? 9) === 2 &&
    standing.views[0]!.view.table.asked.asked === "play";
  await playUntil(server, table, ann, late, choose);
  await visitor.open(`/table/${table}`);
  await new Boru(visitor).next();
  await playUntil(server, table, ann, (standing) => round(standing) === 3, choose);
  await page.getByRole("button", { name: "Pause" }).click();
  const steps = page.getByRole("region", { name: "Upkeep" }).getByText(/^\d+ of \d+$/);
  const before = await steps.textContent();
  const wrong = await shoot(page, "4-upkeep-first");
  for (let more = 0; more < 5; more++) await page.getByRole("button", { name: "Next" }).click();
  expect(await steps.textContent()).not.toBe(before);
  wrong.push(...(await shoot(page, "4-upkeep")));
  // Skipped, it can be read again.
  await page.getByRole("button", { name: "Skip", exact: true }).click();
  await page.getByRole("button", { name: "Read the upkeep again" }).click();
  await page.getByRole("button", { name: "Pause" }).waitFor();
  await page.getByRole("button", { name: "Skip", exact: true }).click();
  expect(wrong).toEqual([]);
  await visitor.leave();
});

test("what spectators see fits", { timeout: 300_000 }, async () => {
  const table = await boruTable(server, [ann], 3);
  const visitor = await Visitor.come(browser, server);
  const wrong: string[] = [];
  for (const asked of ["pick", "play", "act"]) {
    await playUntil(
      server,
      table,
      ann,
      ({ views }) => views[0]!.view.table.round > 0 && views[0]!.view.table.asked.asked === asked,
      keen(["cross"]),
    );
    await visitor.open(`/table/${table}`);
    await visitor.page.getByText("You are watching.").waitFor();
    wrong.push(...(await shoot(visitor.page, `3-watched-${asked}`)));
    // Whoever comes again would be told what they have missed; here it is always the first time.
    await visitor.page.evaluate(() => localStorage.clear());
    await visitor.page.goto("about:blank");
  }
  expect(wrong).toEqual([]);
  await visitor.leave();
});

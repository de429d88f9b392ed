// How long it takes until something is seen, on a machine four times as slow. Only with ARDRI_SPEED=1:
// the figures depend on what else the machine does.

import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { captured } from "./games";
import { Table, standing } from "./pages";
import { Visitor } from "./support";
import { browser, server } from "./stage";

/** What an effect may take at most. */
const BOUND = 200;

declare global {
  interface Window {
    took: { what: string; ms: number }[];
  }
}

/** Measures every press, key and message up to the moment at which its effect is painted. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.took = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (/^(click|pointerdown|pointerup|keydown)$/.test(name))
          window.took.push({ what: name, ms: duration });
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    const real = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage")!;
    Object.defineProperty(WebSocket.prototype, "onmessage", {
      ...real,
      set(this: WebSocket, handler: ((event: MessageEvent) => void) | null) {
        real.set!.call(this, (event: MessageEvent) => {
          const came = performance.now();
          handler?.call(this, event);
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              window.took.push({ what: "message", ms: performance.now() - came }),
            ),
          );
        });
      },
    });
  });
}

/** Makes the page as slow as an old phone. */
async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** How long presses take that do nothing: what the machine, not the page, is to answer for. */
async function idle(page: Page): Promise<void> {
  for (let times = 0; times < 10; times++) await page.mouse.click(2, 2);
  await judge(page, "nothing", Infinity);
  await page.evaluate(() => (window.took = []));
}

/** The slowest of each kind, told and judged. */
async function judge(page: Page, where: string, bound = BOUND): Promise<void> {
  const took = await page.evaluate(() => window.took);
  const worst = new Map<string, { most: number; middle: number; count: number }>();
  for (const what of new Set(took.map((one) => one.what))) {
    const times = took.flatMap((one) => (one.what === what ? [one.ms] : [])).sort((a, b) => a - b);
    const middle = times[Math.floor(times.length / 2)]!;
    worst.set(what, { most: times.at(-1)!, middle, count: times.length });
  }
  for (const [what, { most, middle, count }] of worst)
    console.log(
      `${where}: ${what} ×${count}: middle ${middle.toFixed(0)}, most ${most.toFixed(0)} ms`,
    );
  // Bots answer several at once, and what waits for another message is not slow by itself.
  for (const [what, { most, middle }] of worst)
    expect(what === "message" ? middle : most, `${where}: ${what}`).toBeLessThan(bound);
}

const measured = test.runIf(process.env.ARDRI_SPEED);

measured("a move of tafl is seen at once", async () => {
  const ann = await server.guest("Ann");
  const id = await server.table(ann, { game: "brandubh", sit: [0, 1] });
  await server.command(ann, id, { ask: "start" });
  const visitor = await Visitor.come(browser, server, { as: ann, motion: true });
  await watch(visitor.page);
  await visitor.open(`/table/${id}`);
  const table = new Table(visitor);
  await table.ready();
  await visitor.page.waitForLoadState("networkidle");
  await slow(visitor.page);
  await visitor.page.evaluate(() => (window.took = []));
  await idle(visitor.page);
  // Nothing is looked for meanwhile: the looking would be measured, too. So the places are found
  // first, and a person's pauses are kept instead.
  const moves = captured.slice(0, 10).map((move) => move.split("-"));
  const places = new Map<string, { x: number; y: number }>();
  for (const square of new Set(moves.flat())) {
    const { x, y, width, height } = (await table.cell(square).boundingBox())!;
    places.set(square, { x: x + width / 2, y: y + height / 2 });
  }
  await visitor.page.evaluate(() => (window.took = []));
  for (const square of moves.flat()) {
    const { x, y } = places.get(square)!;
    await visitor.page.mouse.click(x, y);
    await visitor.page.waitForTimeout(1000);
  }
  expect(await table.moves()).toEqual(captured.slice(0, 10));
  await judge(visitor.page, "tafl");
  await visitor.leave();
});

for (const game of ["brian-boru", "high-throne"]) {
  measured(`what happens in a long game of ${game} is seen at once`, async () => {
    const ann = await server.guest("Ann");
    const bots = [1, 2].map((seat) => ({ seat, level: "random" }));
    const id = await server.table(ann, { game, seats: 3, sit: [0], bots });
    await server.command(ann, id, { ask: "start" });
    const one = async (): Promise<boolean> => {
      const now = await standing(server, id, ann);
      const legal = now.views.find((look) => look.seat === 0)?.legal ?? [];
      if (legal[0]) await server.command(ann, id, { ask: "act", seat: 0, action: legal[0] });
      return now.stage === "finished";
    };
    for (let times = 0; times < 25; times++) await one();
    const visitor = await Visitor.come(browser, server, { as: ann, motion: true });
    await watch(visitor.page);
    await visitor.open(`/table/${id}`);
    const table = new Table(visitor);
    await table.prompt.waitFor();
    await visitor.page.waitForLoadState("networkidle");
    await slow(visitor.page);
    await visitor.page.evaluate(() => (window.took = []));
    // At the pace of people: what is piled up is another matter.
    for (let times = 0; times < 15 && !(await one()); times++)
      await visitor.page.waitForTimeout(1000);
    await judge(visitor.page, game);
    await visitor.leave();
  });
}

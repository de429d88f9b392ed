// A choice that is half made outlives a reload of the page, and so does what was heard before it.

import { beforeAll, expect, test } from "vitest";
import { Boru, boruTable, playUntil, tableAt, type BoruStanding } from "./boru";
import { eventually } from "./pages";
import { Visitor, type Guest } from "./support";
import { browser, server } from "./stage";

let ann: Guest;

beforeAll(async () => {
  ann = await server.guest("Ann");
});

const asked = ({ views }: BoruStanding) => views[0]!.view.table.asked.asked;
/** Always the first of what is offered. */
const first = (legal: string[]) => legal[0]!;

/** What Ann was the last to do, as the server has it. */
async function lastOf(table: string): Promise<BoruStanding> {
  return server.ask<BoruStanding>("GET", `/api/tables/${table}`, undefined, ann);
}

test("a draft goes on where it was", { timeout: 240_000 }, async () => {
  const table = await boruTable(server, [ann], 3);
  await playUntil(server, table, ann, (standing) => asked(standing) === "pick", first);
  const visitor = await Visitor.come(browser, server, { as: ann });
  const { page } = visitor;
  await visitor.open(`/table/${table}`);
  const boru = new Boru(visitor);
  const chosen = () =>
    page
      .locator('[data-card][aria-pressed="true"]')
      .evaluateAll((cards) => cards.map((card) => Number((card as HTMLElement).dataset.card)));

  // One card is taken when the page goes.
  const { cards } = await boru.next();
  await boru.pickCard(cards[2]!);
  await page.reload();
  expect((await boru.next()).ready).toBe(false);
  expect(await chosen()).toEqual([cards[2]]);
  await page.getByText("Taken: 1 of 2").waitFor();

  // Two are, and it goes once more.
  await boru.pickCard(cards[5]!);
  await page.reload();
  expect((await boru.next()).ready).toBe(true);
  expect(await chosen()).toEqual([cards[2], cards[5]]);
  await boru.confirm();
  const own = async () => (await lastOf(table)).views[0]!.view.own!.hand;
  await eventually(own).toEqual(expect.arrayContaining([cards[2], cards[5]]));

  // What was chosen from one pack is nothing in the next.
  await boru.next();
  expect(await chosen()).toEqual([]);
  await visitor.leave();
});

test("an action goes on where it was", { timeout: 240_000 }, async () => {
  const visitor = await Visitor.come(browser, server, { as: ann });
  const { page } = visitor;
  const boru = new Boru(visitor);
  const buys = (standing: BoruStanding) =>
    asked(standing) === "act" &&
    standing.views[0]!.legal.length > 2 &&
    standing.views[0]!.legal.includes("bottom buy 1");
  const table = await tableAt(server, ann, 3, buys, first);
  await visitor.open(`/table/${table}`);
  await boru.next();
  await boru.pickPart("bottom");
  await boru.buyMore();
  const preview = await page.getByRole("list", { name: "What it would do" }).textContent();
  expect(preview).toMatch(/coins \d+ → \d+/);

  await page.reload();
  await boru.next();
  const part = page.locator('[data-part="bottom"]');
  expect(await part.getAttribute("aria-pressed")).toBe("true");
  expect(await page.locator("[data-ask] output").textContent()).toBe("1");
  expect(await page.getByRole("list", { name: "What it would do" }).textContent()).toBe(preview);
  const coins = (await lastOf(table)).views[0]!.view.table as unknown as {
    players: { coins: number }[];
  };
  await boru.confirm();
  const then = async () =>
    ((await lastOf(table)).views[0]!.view.table as unknown as typeof coins).players[0]!.coins;
  await eventually(then).toBeLessThanOrEqual(coins.players[0]!.coins - 2);

  // A town that is chosen, but not yet marked.
  const marks = (standing: BoruStanding) => asked(standing) === "mark";
  await visitor.open(`/table/${await tableAt(server, ann, 3, marks, first)}`);
  const { towns } = await boru.next();
  await boru.pickTown(towns.at(-1)!);
  await page.reload();
  expect((await boru.next()).ready).toBe(true);
  expect(await boru.town(towns.at(-1)!).getAttribute("aria-pressed")).toBe("true");
  await boru.confirm();
  await eventually(async () => (await boru.next()).kind).toBe("play");
  await boru
    .town(towns.at(-1)!)
    .and(page.getByLabel(/the active town/))
    .waitFor();
  await visitor.leave();
});

test("who comes back is told what happened", { timeout: 240_000 }, async () => {
  const table = await boruTable(server, [ann], 3);
  await playUntil(server, table, ann, (standing) => asked(standing) === "play", first);
  const visitor = await Visitor.come(browser, server, { as: ann });
  const { page } = visitor;
  await visitor.open(`/table/${table}`);
  await new Boru(visitor).next();
  await visitor.open("/me?show=settings");
  let turns = 0;
  await playUntil(server, table, ann, () => turns++ === 2, first);
  await visitor.open(`/table/${table}`);
  await page.getByText(/^Since you left: \d+ moves?\./).waitFor();
  await page.getByRole("button", { name: "Show me" }).click();
  await page
    .getByText(/^Looking back/)
    .first()
    .waitFor();
  await visitor.leave();
});

// A game that this page has never heard of, of the program `examples/nim`: it is offered, and played to
// its end in words, by the texts that it brings along.

import { beforeAll, expect, test } from "vitest";
import { eventually, standing, tells } from "../pages";
import { browser, server } from "../stage";
import { Visitor, type Guest } from "../support";

let ann: Guest;

beforeAll(async () => {
  ann = await server.guest("Ann");
});

test("a game without a board is played to its end in words", async () => {
  const bots = [{ seat: 1, level: "squire" }];
  const table = await server.table(ann, { game: "nim", sit: [0], bots });
  await server.command(ann, table, { ask: "start" });
  const visitor = await Visitor.come(browser, server, { as: ann });
  const { page } = visitor;
  await visitor.open(`/table/${table}`);
  const over = async () => (await standing(server, table, ann)).stage === "finished";
  let plays = 0;
  while (!(await over())) {
    await eventually(async () => (await over()) || (await cards().count()) > 0).toBe(true);
    if (await over()) break;
    const { number } = await standing(server, table, ann);
    await cards().first().click();
    plays += 1;
    await eventually(async () => (await standing(server, table, ann)).number > number).toBe(true);
  }
  expect(plays).toBeGreaterThan(1);
  await tells(page.locator("body"), /took the last stone and wins\./);
  await tells(page.locator("body"), /Ann plays a [123]; /);
  expect(await page.locator("body").innerText()).not.toContain("nim-");
  await visitor.leave();

  /** The buttons by which a card is played. */
  function cards() {
    return page.getByRole("button", { name: /take (a stone|[23] stones)\.$/ });
  }
});

test("it is offered on the first page", async () => {
  const visitor = await Visitor.come(browser, server, { as: ann });
  await visitor.open("/");
  await tells(visitor.page.locator("body"), /Take stones by cards that nobody else sees/);
  await visitor.leave();
});

// Two people before one screen: in turn, with moves taken back, and both sides for each.

import { expect, test } from "vitest";
import { nearEnd } from "./games";
import { NewTable, Table, eventually, tells } from "./pages";
import { Visitor } from "./support";
import { browser, server } from "./stage";

test("two people on one screen take moves back", async () => {
  const visitor = await Visitor.come(browser, server, { as: await server.guest("Ann") });
  await (await new NewTable(visitor).open("/new/brandubh?with=screen")).done();
  const table = new Table(visitor);
  await tells(table.prompt, "Your move: you play the Vikings.");
  const start = await table.position();

  // The first move of all is taken back at once: there is nobody else to ask.
  await table.byClicks("d2-a2");
  await tells(table.prompt, "Your move: you play the Celts.");
  await table.button("Take back").click();
  await tells(table.prompt, "Your move: you play the Vikings.");
  expect(await table.position()).toBe(start);
  expect(await table.moves()).toEqual([]);

  // So is a later one, and only that.
  await table.byClicks("d2-b2");
  await table.byDragging("d3-a3");
  await table.moved(2);
  await table.button("Take back").click();
  await table.moved(1);
  await tells(table.prompt, "Your move: you play the Celts.");
  await table.byDragging("d3-c3");
  await eventually(() => table.moves()).toEqual(["d2-b2", "d3-c3"]);
  await visitor.leave();
});

test("a match of two sets, with the sides switched and drawn by lot", async () => {
  const visitor = await Visitor.come(browser, server, { as: await server.guest("Ann") });
  const { page } = visitor;
  const position = encodeURIComponent(nearEnd);
  const form = await new NewTable(visitor).open(`/new/brandubh?with=screen&position=${position}`);
  await form.step("Rules");
  await page.getByRole("switch", { name: "Two games, sides switched" }).click();
  await page.getByRole("switch", { name: "Sides by lot" }).click();
  await form.done();

  const table = new Table(visitor);
  await tells(table.log, "Lots are drawn");
  const lots = await table.log
    .getByRole("listitem")
    .filter({ hasText: "Lots are drawn" })
    .innerText();
  const vikings = /Ann \((\d)\) begins as the Vikings/.exec(lots)![1];
  const celts = vikings === "1" ? "2" : "1";
  await page.getByText("Set 1 of 2.").waitFor();
  await page.getByText(`Ann (${vikings}) plays the Vikings, Ann (${celts}) the Celts.`).waitFor();

  // The King escapes in three moves.
  for (const move of ["c3-c1", "f2-f3", "c1-a1"]) await table.byClicks(move);
  await tells(table.log, "The Celts win set 1.");
  await page.getByText("Set 2 of 2: the sides are switched.").waitFor();
  await page.getByText(`Ann (${celts}) plays the Vikings, Ann (${vikings}) the Celts.`).waitFor();

  // In the second set it takes him five.
  for (const move of ["c3-c4", "f2-f3", "c4-c1", "f3-f2", "c1-a1"]) await table.byClicks(move);
  await tells(table.result, `Ann (${celts}) wins the match`);
  await tells(table.result, "needed fewer moves");

  // The one draw is checked.
  await table.button("Check the luck").click();
  await page.getByRole("dialog").getByText("All the luck was fair.").waitFor();
  await page.getByRole("dialog").getByText("The one draw follows").waitFor();
  await page
    .getByRole("dialog")
    .getByText("It is the one that this page saw before the end.")
    .waitFor({ state: "attached" });
  await visitor.leave();
});

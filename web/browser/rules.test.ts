// The rules: found, read, tried on their boards, and told to whoever asks why something cannot be done.

import { expect, test } from "vitest";
import type { Locator, Page } from "playwright-core";
import { violations } from "./axe";
import { tableAt, type BoruStanding } from "./boru";
import { Board, Table, eventually, standing, tells } from "./pages";
import { Visitor, type Guest } from "./support";
import { browser, server } from "./stage";

const rule = (page: Page, mark: string) => page.locator(`#rule-${mark}`);
const dialog = (page: Page) => page.getByRole("dialog", { name: "Rules" });

/** Waits until a rule is in sight, and has the keyboard. */
async function isRead(page: Page, mark: string): Promise<void> {
  const found = rule(page, mark);
  await found.waitFor();
  const here = () =>
    found.evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      return element === document.activeElement && top >= 0 && top < innerHeight;
    });
  await eventually(here, `${mark} is in sight`).toBe(true);
}

test("a rule is found by its words, by keys alone, and has an address", async () => {
  const visitor = await Visitor.come(browser, server, { width: 390, height: 844 });
  const { page } = visitor;
  await visitor.open("/");
  await page.getByRole("link", { name: "Rules", exact: true }).click();
  await page.waitForURL("**/rules");
  await page.getByRole("heading", { name: "Movement" }).waitFor();

  // On another page, without its accents.
  const box = page.getByRole("searchbox", { name: "Look for a rule" });
  await box.focus();
  await page.keyboard.type("tir na nog");
  const found = page.getByRole("list", { name: "What was found" }).getByRole("link");
  await eventually(() => found.first().locator("mark").allTextContents()).toEqual([
    "Tír",
    "na",
    "nÓg",
  ]);
  await tells(found.first(), "The High Throne › The table");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/rules/high-throne#regions");
  await isRead(page, "regions");
  expect(await found.count()).toBe(0);

  // On the same page, and the way back.
  await box.fill("last die eighth hero");
  await tells(page.getByRole("search"), "Nothing was found for “last die eighth hero”.");
  await box.fill("steal spiral");
  await box.press("Enter");
  await page.waitForURL("**/rules/high-throne#steal");
  await isRead(page, "steal");
  await page.goBack();
  await page.waitForURL("**/rules/high-throne#regions");
  await isRead(page, "regions");

  // An address that somebody was given.
  await visitor.open("/rules/brian-boru#expand");
  await isRead(page, "expand");
  expect(await violations(page)).toEqual([]);
  await visitor.leave();
});

test("a ruling says its reason where it stands", async () => {
  const visitor = await Visitor.come(browser, server);
  const { page } = visitor;
  await visitor.open("/rules/tafl#over-throne");
  await isRead(page, "over-throne");
  const ruling = rule(page, "over-throne").getByRole("button", { name: "Ruling" });
  const note = rule(page, "over-throne").getByRole("note");
  expect(await note.count()).toBe(0);
  await ruling.press("Enter");
  await tells(note, /May the King pass over the throne he has left\?\s+Yes\./);
  await tells(note, "Why: He may not return to it");
  expect(await violations(page)).toEqual([]);
  await ruling.click();
  await eventually(() => note.count()).toBe(0);
  // Links between the files of the docs lead to our pages.
  await rule(page, "lots").getByRole("link", { name: "fairness" }).click();
  await page.waitForURL("**/rules/fairness");
  await page.getByRole("heading", { name: "The steps" }).waitFor();
  await visitor.leave();
});

/** A diagram of tafl, by what it is called and how many there are before it with that name. */
class Diagram extends Board {
  constructor(
    page: Page,
    readonly figure: Locator,
  ) {
    super(page);
    (this as { grid: Locator }).grid = figure.getByRole("grid");
  }

  press(name: string): Promise<void> {
    return this.figure.getByRole("button", { name, exact: true }).click();
  }
}

test("a diagram is played, refuses what is refused, and is set back", async () => {
  const visitor = await Visitor.come(browser, server, { width: 820, height: 1180 });
  const { page } = visitor;
  visitor.expects(/status of 422 .*\/api\/explore/);
  await visitor.open("/rules/tafl#custodian");
  await isRead(page, "custodian");
  const figure = page.getByRole("figure").filter({ hasText: "e1-e3xd3" });
  const diagram = new Diagram(page, figure);
  const start = "7/3K3/7/7/2tT3/7/4t2";
  await eventually(() => diagram.position()).toBe(start);

  await diagram.byClicks("e1-e3");
  await eventually(() => diagram.position()).toBe("7/3K3/7/7/2t1t2/7/7");
  await tells(figure, "The Celt on d3 is captured.");
  // The other side answers.
  await diagram.byClicks("d6-a6");
  await eventually(() => diagram.position()).toBe("7/K6/7/7/2t1t2/7/7");
  await diagram.press("Set it back");
  await eventually(() => diagram.position()).toBe(start);
  await diagram.press("Show e1-e2");
  await eventually(() => diagram.position()).toBe("7/3K3/7/7/2tT3/4t2/7");

  const moves = new Diagram(page, page.getByRole("figure").filter({ hasText: "d2-c3" }));
  await moves.figure.scrollIntoViewIfNeeded();
  await moves.ready();
  await moves.press("Try d2-c3, which is refused");
  await tells(moves.figure, "d2-c3 is not straight");
  await eventually(() => moves.position()).toBe("3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3");
  expect(await violations(page)).toEqual([]);
  await visitor.leave();
});

test("the diagrams of the other games are played on their own boards", async () => {
  const visitor = await Visitor.come(browser, server);
  const { page } = visitor;
  await visitor.open("/rules/brian-boru#who-acts");
  const trick = page.getByRole("figure").filter({ hasText: "bottom buy 1" });
  await trick.getByRole("button", { name: "Try it on the board" }).click();
  await trick.getByRole("button", { name: "Show bottom", exact: true }).click();
  await tells(trick, "two raiders");
  await trick.getByRole("button", { name: "Set it back" }).click();
  await trick.getByRole("button", { name: "Close the board" }).click();
  await eventually(() => trick.locator("[data-town]").count()).toBe(0);
  const claims = page.getByRole("figure").filter({ hasText: "build D2" });
  await claims.getByRole("button", { name: "Try it on the board" }).click();
  await claims.getByRole("button", { name: "Show build D2", exact: true }).click();
  await tells(claims, /Player 2 has the most of Dubhlinn \(2 towns\) and takes its token/);

  await visitor.open("/rules/high-throne#exact");
  const turn = page.getByRole("figure").filter({ hasText: "fill caladbolg 2 133" });
  await turn.getByRole("button", { name: "Try it on the board" }).click();
  await eventually(() => turn.locator("[data-die]").count()).toBe(7);
  await turn.getByRole("button", { name: "Show fill caladbolg 2 133" }).click();
  await tells(turn, "What comes next is up to chance.");
  await turn.getByRole("button", { name: "Set it back" }).click();
  await eventually(() => turn.locator("[data-die]").count()).toBe(7);
  expect(await violations(page)).toEqual([]);
  await visitor.leave();
});

/** A table at which Ann is asked something that fits. */
async function asked(
  ann: Guest,
  game: string,
  seats: number,
  fits: (view: any, legal: string[]) => boolean,
): Promise<string> {
  const bots = Array.from({ length: seats - 1 }, (_, at) => ({ seat: at + 1, level: "random" }));
  for (;;) {
    const table = await server.table(ann, { game, seats, sit: [0], bots });
    await server.command(ann, table, { ask: "start" });
    for (;;) {
      const now = await standing(server, table, ann);
      const look = now.views.find(({ seat }) => seat === 0);
      const legal = now.to_act.includes(0) ? (look?.legal ?? []) : [];
      if (legal.length === 0) continue;
      if (fits(look!.view, legal)) return table;
      // What comes before is done anyhow; what is asked first of all comes again at another table.
      if (legal[0]!.startsWith("start ")) break;
      await server.command(ann, table, { ask: "act", seat: 0, action: legal[0]! });
    }
  }
}

test("who tries what is not allowed in tafl is told why, and led to the rule", async () => {
  const ann = await server.guest("Ann");
  const visitor = await Visitor.come(browser, server, { as: ann });
  const { page } = visitor;
  visitor.expects(/status of 422 .*\/api\/explore/);
  const id = await server.table(ann, { game: "brandubh", sit: [0, 1] });
  await server.command(ann, id, { ask: "start" });
  await visitor.open(`/table/${id}`);
  const table = new Table(visitor);
  const why = page.getByRole("button", { name: /^The rule/ });

  // By clicks.
  await table.byClicks("d2-c3");
  await page.getByText("d2-c3 is not straight").waitFor();
  await why.click();
  await isRead(page, "straight");
  await tells(dialog(page).locator(".found"), "All pieces move alike");
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await eventually(() => dialog(page).count()).toBe(0);

  // By dragging.
  await table.byDragging("d1-d3");
  await page.getByText("is in the way of d1-d3").waitFor();
  await why.click();
  await isRead(page, "no-jumping");
  await page.keyboard.press("Escape");
  await eventually(() => dialog(page).count()).toBe(0);

  // By typing; and the game is as it was.
  await table.byTyping("d2-d4");
  await page.getByText("is in the way of d2-d4").waitFor();
  await table.byTyping("d2-a2");
  await table.moved(1);
  expect(await why.count()).toBe(0);
  await table.byTyping("c4-c1");
  await table.moved(2);
  await table.byTyping("a2-a1");
  await page.getByText("only the King may stand on a1", { exact: false }).waitFor();
  await why.click();
  await isRead(page, "corners");
  await visitor.leave();
});

test("who tries what is not allowed in Brian Boru is told why", async () => {
  const ann = await server.guest("Ann");
  const id = await asked(
    ann,
    "brian-boru",
    3,
    (view, legal) => legal[0]!.startsWith("start ") && view.table.discs.flat().length > 0,
  );
  const now = await standing(server, id, ann);
  const discs = (now.views[0]!.view as unknown as { table: { discs: string[][] } }).table.discs;
  const town = discs.flat()[0]!;
  const visitor = await Visitor.come(browser, server, { as: ann });
  const { page } = visitor;
  await visitor.open(`/table/${id}`);
  await page.locator(`[data-town="${town}"]`).press("Enter");
  const said = page.getByRole("region", { name: "Messages" }).getByRole("group");
  await tells(said, /There is a disc in .* already|has a disc of/);
  await said.getByRole("button", { name: "The rule" }).click();
  await dialog(page).locator(".found").waitFor();
  await tells(dialog(page).locator(".found"), /region where there is none yet|room for one disc/);
  await page.keyboard.press("Escape");
  expect((await standing(server, id, ann)).number).toBe(now.number);
  await visitor.leave();
});

test("who cannot buy one more in Brian Boru is told why", async () => {
  const ann = await server.guest("Ann");
  const buys = (legal: string[]) => legal.find((action) => / buy \d+$/.test(action));
  const mayBuy = ({ views }: BoruStanding) => buys(views[0]!.legal) !== undefined;
  const id = await tableAt(server, ann, 3, mayBuy, (legal) => legal[0]!);
  const [part] = buys((await standing(server, id, ann)).views[0]!.legal)!.split(" ");
  const visitor = await Visitor.come(browser, server, { as: ann });
  const { page } = visitor;
  await visitor.open(`/table/${id}`);
  const choice = page.locator(`[data-part="${part}"]`);
  if ((await choice.getAttribute("aria-pressed")) !== "true") await choice.click();
  const more = page.getByRole("button", { name: "One more", exact: true });
  while ((await more.getAttribute("aria-disabled")) !== "true") await more.click();
  await more.press("Enter");
  const said = page.getByRole("region", { name: "Messages" }).getByRole("group");
  await tells(said, /buy \d+ more at most|raiders|marriage track/);
  await said.getByRole("button", { name: "The rule" }).click();
  await dialog(page).locator(".found").waitFor();
  await visitor.leave();
});

test("who tries what is not allowed in The High Throne is told why", async () => {
  const ann = await server.guest("Ann");
  // A roll that does not fill Cú Chulainn's two Knots.
  const id = await asked(
    ann,
    "high-throne",
    2,
    (_, legal) =>
      legal.some((action) => action.startsWith("aside")) &&
      !legal.some((action) => action.startsWith("fill cu-chulainn 2")),
  );
  const visitor = await Visitor.come(browser, server, { as: ann });
  const { page } = visitor;
  await visitor.open(`/table/${id}`);
  // Nobody else would press what is said to be disabled.
  await page.locator('[data-line="cu-chulainn 2"]').first().click({ force: true });
  const why = page.getByRole("button", { name: /^The rule: / });
  await why.click();
  await dialog(page).locator(".found").waitFor();
  await visitor.leave();
});

test("the rules are one press away from a table and from what is set up", async () => {
  const ann = await server.guest("Ann");
  const visitor = await Visitor.come(browser, server, { as: ann });
  const { page } = visitor;
  await visitor.open("/new/brandubh");
  await page.getByRole("button", { name: /^Rules / }).click();
  await page.getByRole("radio", { name: /^Your own/ }).check({ force: true });
  await page.getByRole("button", { name: "The rule: Strong King" }).click();
  await isRead(page, "strong-king");
  // Links over a form stay there.
  await dialog(page).getByRole("link", { name: "Brian Boru", exact: true }).click();
  await dialog(page).getByRole("heading", { name: "What the symbols do" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/new/brandubh");
  await page.keyboard.press("Escape");

  const id = await server.table(ann, { game: "tablut", sit: [0, 1] });
  await server.command(ann, id, { ask: "start" });
  await visitor.open(`/table/${id}`);
  await page.getByRole("button", { name: "More", exact: true }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Rules", exact: true }).click();
  await dialog(page).getByRole("heading", { name: "The board" }).waitFor();
  await page.keyboard.press("Escape");

  // The rules are in the reader's language, under the same addresses.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("ardri.settings") ?? "{}");
    localStorage.setItem("ardri.settings", JSON.stringify({ ...kept, language: "de" }));
  });
  await visitor.open("/rules/tafl#turns");
  await tells(rule(page, "turns"), "Den ersten Zug haben die Wikinger");
  await rule(page, "turns").getByRole("button", { name: "Entscheid" }).click();
  await tells(rule(page, "turns").getByRole("note"), "Warum: Darin stimmen alle");
  await visitor.leave();
});

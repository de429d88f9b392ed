// Positions set up by hand and shared; games taken away, brought back, looked through and continued.

import { beforeAll, expect, test } from "vitest";
import { captured, escaped, nearEnd } from "./games";
import { Board, Table, eventually, record, tells } from "./pages";
import { Visitor, type Guest } from "./support";
import { browser, server } from "./stage";

let ann: Guest;

beforeAll(async () => {
  ann = await server.guest("Ann");
});

/** A finished game of two seats of one person. */
async function finished(moves: string[]): Promise<string> {
  const table = await server.table(ann, { game: "brandubh", sit: [0, 1] });
  await server.command(ann, table, { ask: "start" });
  for (const [at, action] of moves.entries())
    await server.command(ann, table, { ask: "act", seat: at % 2, action });
  return table;
}

/** Somebody whose clipboard can be looked at. */
async function come(): Promise<Visitor & { pasted: () => Promise<string> }> {
  const visitor = await Visitor.come(browser, server, { as: ann });
  await visitor.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const pasted = () => visitor.page.evaluate(() => navigator.clipboard.readText());
  return Object.assign(visitor, { pasted });
}

test("a position is set up by clicks, shared, and played from", async () => {
  const visitor = await come();
  const { page } = visitor;
  // What cannot stand is refused by the server, which the console tells as well.
  visitor.expects(/status of 422 .*\/api\/explore$/);
  await visitor.open("/editor/brandubh");
  const board = new Board(page);
  const text = page.getByRole("textbox", { name: "Position as text" });
  const tool = (name: string) =>
    page.getByRole("group", { name: "Put on the board" }).getByTitle(name, { exact: true });
  const choose = (group: string, name: string) =>
    page.getByRole("group", { name: group }).getByRole("radio", { name }).check();
  const start = page.getByRole("button", { name: "Against a bot" });

  await page.getByText("This can be played: there are 40 moves.").waitFor();
  await page.getByRole("button", { name: "Clear" }).click();
  await eventually(() => text.inputValue()).toBe("7/7/7/7/7/7/7 a");
  // Without a King there is no game, and this is told.
  const told = page.getByRole("alert");
  await tells(told, /King/);
  expect(await start.isDisabled()).toBe(true);

  await tool("Viking").click();
  await board.click("f2");
  await board.click("f6");
  await tool("King").click();
  await board.click("c3");
  await choose("Who moves first", "Celts");
  await eventually(() => text.inputValue()).toBe(nearEnd);
  await page.getByText(/^This can be played/).waitFor();
  expect(await told.count()).toBe(0);

  await page.getByRole("button", { name: "Copy as text" }).click();
  await eventually(visitor.pasted).toBe(nearEnd);
  await page.getByRole("button", { name: "Copy link" }).click();
  await eventually(visitor.pasted).toContain("/editor/brandubh?position=");
  const link = new URL(await visitor.pasted());

  // The link shows another browser the same.
  const bob = await Visitor.come(browser, server);
  await bob.open(link.pathname + link.search);
  await eventually(() => new Board(bob.page).position()).toBe(nearEnd.split(" ")[0]);
  const there = bob.page.getByRole("textbox", { name: "Position as text" });
  expect(await there.inputValue()).toBe(nearEnd);
  await bob.leave();

  // And a game begins from it.
  await choose("You play", "Celts");
  await page.getByRole("combobox", { name: "Bot" }).selectOption("random");
  await start.click();
  await page.waitForURL("**/table/*");
  const table = new Table(visitor);
  expect(await table.position()).toBe(nearEnd.split(" ")[0]);
  await table.byClicks("c3-c1");
  await table.moved(2);
  await table.byClicks("c1-a1");
  await tells(table.result, "Ann wins: the King has escaped.");
  await visitor.leave();
});

test("a game is taken away as position, moves and record, and each is read again", async () => {
  const id = await finished(captured);
  const visitor = await come();
  const { page } = visitor;
  const table = new Table(visitor);
  await visitor.open(`/table/${id}`);
  await table.result.waitFor();

  await table.choose("Copy position");
  await eventually(visitor.pasted).toMatch(/^[\dtTK/]+ [ad]$/);
  expect((await visitor.pasted()).split(" ")[0]).toBe(await table.position());
  await page.getByRole("dialog").getByRole("button", { name: "Copy moves" }).click();
  await eventually(visitor.pasted).toMatch(/^1\. b4-b5 c4-c1 2\. /);
  const moves = await visitor.pasted();
  expect(moves.match(/\w\d-\w\d/g)).toEqual(captured);
  const saved = await table.download("Download record");
  expect(JSON.parse(saved)).toEqual(await record(server, id, ann));
  await table.close();

  // Both the record and the moves alone are the same game again.
  for (const text of [saved, moves]) {
    await visitor.open("/replay");
    const another = table.button("Another game");
    const field = page.getByRole("textbox", { name: "Record or moves" });
    await another.or(field).first().waitFor();
    if (await another.isVisible()) await another.click();
    await field.fill(text);
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await tells(table.log, "b4 to b5");
    expect(await table.moves()).toEqual(captured);
  }

  // What is no game is told.
  visitor.expects(/status of 422 .*\/api\/replay$/);
  await table.button("Another game").click();
  await page.getByRole("textbox", { name: "Record or moves" }).fill("once upon a time");
  // At once, beside the text, and it goes when the text is mended.
  const field = page.getByRole("textbox", { name: "Record or moves" });
  await eventually(() => field.getAttribute("aria-invalid")).toBe("true");
  const told = page.getByText(/^This cannot be opened/);
  await told.waitFor();
  await field.fill(moves);
  await told.waitFor({ state: "hidden" });
  await visitor.leave();
});

test("a replay goes back and on by slider, buttons and keys", async () => {
  const visitor = await come();
  const { page } = visitor;
  const table = new Table(visitor);
  await visitor.open("/replay");
  await page.getByRole("textbox", { name: "Record or moves" }).fill(escaped.join(" "));
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await tells(table.log, "g4 to g6");

  const slider = page.getByRole("slider", { name: "Look back" });
  const place = () => slider.inputValue();
  // A replay that was loaded anew is still there.
  await page.reload();
  await tells(table.log, "g4 to g6");

  await page.getByRole("main").focus();
  const keyed = async (key: string, at: number) => {
    await page.keyboard.press(key);
    await eventually(place).toBe(String(at));
  };
  await keyed("Home", 0);
  await tells(table.prompt, "The start");
  await keyed("ArrowRight", 1);
  await keyed("ArrowRight", 2);
  await tells(table.prompt, "A Celt goes from e4 to e6.");
  await keyed("ArrowLeft", 1);
  await keyed("End", escaped.length);
  await tells(table.prompt, "the King has escaped");
  await slider.fill("5");
  await tells(table.prompt, "A Viking goes from a4 to a3.");
  await table.button("One step back").click();
  await eventually(place).toBe("4");
  await table.button("To the end").click();
  await eventually(place).toBe(String(escaped.length));
  // The log is one stop by Tab, where arrows go from line to line.
  const lines = table.log.getByRole("button");
  const stops = () => lines.and(page.locator('[tabindex="0"]')).count();
  expect(await stops()).toBe(1);
  await lines.last().focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await eventually(place).toBe(String(escaped.length - 1));
  expect(await stops()).toBe(1);
  await visitor.leave();
});

test("what if: a finished game is played on from an earlier move, and left as it was", async () => {
  const id = await finished(escaped);
  const visitor = await come();
  const { page } = visitor;
  const table = new Table(visitor);
  await visitor.open(`/table/${id}`);
  await table.result.waitFor();
  const end = await table.position();

  await page.getByRole("button", { name: /a4 to a3/ }).click();
  await tells(table.prompt, /^Looking back: .*a4 to a3/);
  await page.getByRole("tab", { name: "What if?" }).click();
  await table.button("Play on from here").click();
  await tells(table.prompt, "Your line: play for both sides.");
  await table.byClicks("d5-a5");
  await page.getByRole("button", { name: /^6\. d5-a5/ }).waitFor();
  await table.byDragging("d7-d6");
  await page.getByRole("button", { name: /^7\. d7-d6/ }).waitFor();
  await page.getByText("Variation from move 5").waitFor();
  expect(await table.cell("a5").getAttribute("aria-label")).toContain("Celt");

  await table.button("Back to the game").first().click();
  await table.button("To the end").click();
  await table.result.waitFor();
  expect(await table.position()).toBe(end);
  // The line is kept beside the game.
  await page.getByRole("tab", { name: "What if?" }).click();
  await page.getByRole("button", { name: /^7\. d7-d6/ }).click();
  await eventually(() => table.cell("d6").getAttribute("aria-label")).toContain("Viking");
  await table.button("Back to the game").first().click();
  await page.getByRole("tab", { name: "Log" }).click();
  expect(await table.moves()).toEqual(escaped);
  await visitor.leave();
});

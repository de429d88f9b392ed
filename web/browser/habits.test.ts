// What people who play much are used to: moves made ahead, drawings of one's own, a log that stays at its
// newest line, a table begun with a click, and a coach for whoever is new.

import { expect, test } from "vitest";
import { Boru, playUntil, boruTable } from "./boru";
import { Home, Table, eventually, standing, tells } from "./pages";
import { Visitor } from "./support";
import { ThroneTable, drive, eager, seated } from "./throne";
import { browser, server } from "./stage";

test("a move made ahead waits for its turn, and one that is not possible any more is dropped", async () => {
  const ann = await server.guest("Ann");
  const bob = await server.guest("Bob");
  const id = await server.table(ann, { game: "brandubh", sit: [0] });
  await server.command(bob, id, { ask: "sit", seat: 1 });
  await server.command(ann, id, { ask: "start" });
  const play = (action: string) => server.command(ann, id, { ask: "act", seat: 0, action });
  const visitor = await Visitor.come(browser, server, { as: bob });
  await visitor.open(`/table/${id}`);
  const table = new Table(visitor);
  await tells(table.prompt, "Ann moves the Vikings.");
  // The board stands as it is written down, for either side.
  const [a1, a7] = await Promise.all(["a1", "a7"].map((one) => table.cell(one).boundingBox()));
  expect(a1!.y).toBeGreaterThan(a7!.y);

  await table.click("d5");
  await table.click("c5");
  await table.page.getByText(/^d5-c5 waits for your turn/).waitFor();
  expect((await standing(server, id, bob)).to_act).toEqual([0]);
  await play("d2-e2");
  await table.moved(2);
  expect(await table.moves()).toEqual(["d2-e2", "d5-c5"]);

  // Taken back by Escape, it is not done.
  await table.click("d3");
  await table.click("c3");
  await table.page.getByText(/^d3-c3 waits/).waitFor();
  await table.page.keyboard.press("Escape");
  await table.page.getByText(/^d3-c3 waits/).waitFor({ state: "hidden" });
  // And one whose way is shut when the time comes is told.
  await table.click("d3");
  await table.click("d2");
  await table.page.getByText(/^d3-d2 waits/).waitFor();
  await play("d1-d2");
  await table.page.getByText("d3-d2 is not possible any more.").waitFor();
  expect((await standing(server, id, bob)).to_act).toEqual([1]);
  await visitor.leave();
});

test("arrows and circles are drawn with the other button, and keys step on after a click", async () => {
  const ann = await server.guest("Ann");
  const id = await server.table(ann, { game: "brandubh", sit: [0, 1] });
  await server.command(ann, id, { ask: "start" });
  for (const [seat, action] of ["d2-e2", "d5-c5", "d6-e6"].entries())
    await server.command(ann, id, { ask: "act", seat: seat % 2, action });
  const visitor = await Visitor.come(browser, server, { as: ann });
  await visitor.open(`/table/${id}`);
  const table = new Table(visitor);
  const { page } = table;
  await table.ready();
  const drawn = () =>
    table.grid.evaluate((grid) => [
      grid.querySelectorAll("g.own").length,
      grid.querySelectorAll("circle.own").length,
    ]);
  const centre = async (square: string) => {
    const { x, y, width, height } = (await table.cell(square).boundingBox())!;
    return [x + width / 2, y + height / 2] as const;
  };
  const stroke = async (from: string, to: string) => {
    await page.mouse.move(...(await centre(from)));
    await page.mouse.down({ button: "right" });
    await page.mouse.move(...(await centre(to)));
    await page.mouse.up({ button: "right" });
  };
  await stroke("a4", "a1");
  await stroke("g4", "g4");
  await eventually(drawn).toEqual([1, 1]);
  await stroke("a4", "a1");
  await eventually(drawn).toEqual([0, 1]);
  await table.click("b2");
  await eventually(drawn).toEqual([0, 0]);

  await page.keyboard.press("ArrowLeft");
  await tells(table.prompt, /^Looking back/);
  await page.keyboard.press("ArrowRight");
  await tells(table.prompt, /^Your move/);
  await visitor.leave();
});

test("keys step through the game after a click on cards, towns and tabs, and walk for whoever has keys only", async () => {
  const ann = await server.guest("Ann");
  const id = await boruTable(server, [ann], 3);
  const asked = (what: string) =>
    playUntil(
      server,
      id,
      ann,
      ({ views }) => views[0]!.view.table.asked.asked === what,
      (legal) => legal[0]!,
    );
  await asked("play");
  const visitor = await Visitor.come(browser, server, { as: ann });
  await visitor.open(`/table/${id}`);
  const boru = new Boru(visitor);
  const { keyboard } = boru.page;
  const { cards } = await boru.next();
  const clicks = {
    card: () => boru.pickCard(cards[0]!),
    town: async () => {
      const { x, y } = (await boru.town("D2").locator(".shape").boundingBox())!;
      await boru.page.mouse.click(x + 8, y + 8);
    },
    tab: () => boru.page.getByRole("tab", { name: "Log" }).click(),
  };
  for (const [what, click] of Object.entries(clicks)) {
    await click();
    await keyboard.press("ArrowLeft");
    await eventually(() => boru.prompt.textContent(), what).toMatch(/^Looking back/);
    await keyboard.press("ArrowLeft");
    await keyboard.press("End");
    await eventually(() => boru.prompt.textContent(), what).not.toMatch(/^Looking back/);
    await keyboard.press("ArrowRight");
  }
  // The card that was clicked is still chosen.
  expect(await boru.card(cards[0]!).getAttribute("aria-pressed")).toBe("true");
  // Whoever comes by Tab walks among the cards.
  const at = () =>
    boru.page.evaluate(() => document.activeElement?.closest<HTMLElement>("[data-card]")?.dataset);
  for (let steps = 0; (await at()) === undefined; steps++) {
    expect(steps, "the cards are reached by Tab").toBeLessThan(80);
    await keyboard.press("Tab");
  }
  const before = await at();
  await keyboard.press("ArrowRight");
  expect(await at()).not.toEqual(before);
  expect(await boru.prompt.textContent()).not.toMatch(/^Looking back/);
  await visitor.leave();
});

test("sounds are off for whoever first comes with a phone, and on at a desk", async () => {
  for (const touch of [true, false]) {
    const visitor = await Visitor.come(browser, server, {
      as: await server.guest("Ann"),
      width: touch ? 390 : 1440,
      touch,
    });
    const { page } = visitor;
    await visitor.open("/me?show=settings");
    const sounds = page.getByRole("group", { name: "Sounds" });
    const chosen = sounds.getByRole("radio", { name: touch ? "Off" : "Usual" });
    await chosen.waitFor();
    expect(await chosen.isChecked()).toBe(true);
    await visitor.leave();
  }
});

test("the log stays at its newest line through a whole game, unless one reads further up", async () => {
  // With five of them a game has more lines than are wanted, whatever the dice do.
  const names = ["Ann", "Bob", "Cathal", "Donal", "Eithne"];
  const guests = await Promise.all(names.map((name) => server.guest(name)));
  const id = await seated(server, guests);
  const people = guests.map((who) => ({ who, choose: eager() }));
  await drive(server, id, people, ({ turn }) => turn?.roll != null);
  const visitor = await Visitor.come(browser, server, { as: guests[0]! });
  await visitor.open(`/table/${id}`);
  const table = new ThroneTable(visitor);
  await table.log.waitFor();
  let steps = 0;
  await drive(server, id, people, () => (steps += 1) > 400);
  const lines = () => table.log.getByRole("listitem").count();
  await eventually(lines).toBeGreaterThan(200);
  const newest = () =>
    table.log.evaluate((list) => {
      const box = list.scrollHeight > list.clientHeight + 1 ? list : list.parentElement!;
      return box.scrollHeight - box.scrollTop - box.clientHeight;
    });
  await eventually(newest).toBeLessThan(4);
  await visitor.leave();
});

test("a game against bots asks for level, seats and side in one window, and remembers them", async () => {
  const ann = await server.guest("Ann");
  const visitor = await Visitor.come(browser, server, { as: ann });
  const { page } = visitor;
  const home = await new Home(visitor).open();
  await page.getByRole("button", { name: "Play now: Brandubh" }).click();
  const dialog = page.getByRole("dialog", { name: "Play Brandubh" });
  const level = dialog.getByRole("combobox", { name: "Against" });
  expect(await level.inputValue()).toBe("squire");
  await level.selectOption("random");
  await dialog.getByRole("radio", { name: "Celts, with the King" }).check();
  await dialog.getByRole("button", { name: "Begin", exact: true }).click();
  await page.waitForURL("**/table/*");
  const table = new Table(visitor);
  const now = await standing(server, table.id, ann);
  expect(now.seats.map(({ name, bot }) => bot ?? name)).toEqual(["random", "Ann"]);
  await home.open();
  await page.getByRole("button", { name: "Play now: Brandubh" }).click();
  expect(await level.inputValue()).toBe("random");
  expect(await dialog.getByRole("radio", { name: "Celts, with the King" }).isChecked()).toBe(true);
  await visitor.leave();
});

test("a coach sits beside whoever plays a game for the first time, until they are sent away", async () => {
  const ann = await server.guest("Ann");
  const begin = async (game: string) => {
    const id = await server.table(ann, { game, sit: [0, 1], seats: 2 });
    await server.command(ann, id, { ask: "start" });
    return id;
  };
  const [one, two, other] = [
    await begin("brandubh"),
    await begin("brandubh"),
    await begin("tablut"),
  ];
  const visitor = await Visitor.come(browser, server, { as: ann, first: true });
  const coach = visitor.page.getByRole("complementary", { name: "Coach" });
  await visitor.open(`/table/${one}`);
  await tells(coach, "You hunt the King");
  expect(await coach.getByRole("listitem").count()).toBe(1);
  await coach.getByRole("button", { name: "Send the coach away" }).click();
  await coach.waitFor({ state: "hidden" });
  const board = new Table(visitor);
  await visitor.open(`/table/${two}`);
  await board.ready();
  expect(await coach.count()).toBe(0);
  await visitor.open(`/table/${other}`);
  await tells(coach, "You hunt the King");
  // Once a game has come to its end, the next one is not the first.
  await server.command(ann, other, { ask: "resign", seat: 1 });
  await board.result.waitFor();
  const next = await begin("tablut");
  await visitor.open(`/table/${next}`);
  await board.ready();
  expect(await coach.count()).toBe(0);
  await visitor.leave();
});

test("one's finished games tell how they ended, and can be searched", async () => {
  const ann = await server.guest("Ann");
  for (const [game, name] of [
    ["brandubh", "Clontarf"],
    ["tablut", "Tara"],
  ]) {
    const id = await server.table(ann, { game, name, sit: [0, 1] });
    await server.command(ann, id, { ask: "start" });
    await server.command(ann, id, { ask: "resign", seat: 1 });
  }
  const eve = await server.guest("Eve");
  const id = await server.table(ann, { game: "brandubh", name: "Against Eve", sit: [0] });
  await server.command(eve, id, { ask: "sit", seat: 1 });
  await server.command(ann, id, { ask: "start" });
  await server.command(eve, id, { ask: "resign", seat: 1 });
  const visitor = await Visitor.come(browser, server, { as: ann });
  await visitor.open("/me?show=tables");
  const list = visitor.page.getByRole("region", { name: "Finished games" });
  const rows = list.getByRole("listitem");
  await eventually(() => rows.count()).toBe(3);
  await tells(rows.filter({ hasText: "Against Eve" }), /You won · Ann wins: Eve has resigned\./);
  const search = list.getByRole("searchbox", { name: /^Search/ });
  await search.fill("eve");
  await eventually(() => rows.count()).toBe(1);
  await search.fill("nobody of that name");
  await list.getByText("None of your games is like that.").waitFor();
  await visitor.leave();
});

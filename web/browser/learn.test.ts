// The lessons in a real browser, each to its end, and the coach at the table.

import { expect, test } from "vitest";
import { Boru } from "./boru";
import { LessonPage } from "./lessons";
import { Board, eventually, tells } from "./pages";
import { Visitor } from "./support";
import { ThroneTable } from "./throne";
import { tabTo } from "./keys";
import { browser, server } from "./stage";

const come = async (options = {}) =>
  Visitor.come(browser, server, { as: await server.guest("Ann"), ...options });

test("Brandubh is learned by clicks, and the first game is played with a coach", async () => {
  const visitor = await come();
  const { page } = visitor;
  const lesson = new LessonPage(page, "brandubh");
  const board = new Board(page);
  const [first, second, third] = lesson.lesson.steps;

  await visitor.open("/learn");
  await page.getByRole("link", { name: "Begin to learn Brandubh" }).click();
  // A wrong try is explained, and the board is as it was.
  await lesson.asks(first!);
  await board.byClicks("d2-b2");
  await lesson.hears(first!, "wrong-short");
  expect(await board.cell("d2").getAttribute("aria-label")).toContain("Viking");
  await page.getByRole("button", { name: "Hint" }).click();
  await tells(lesson.said, /^One way: .*d2.*a2/);
  await board.byClicks(first!.solution);
  await lesson.hears(first!, "done");
  await page.keyboard.press("Enter");
  await lesson.asks(second!);
  await board.byClicks(second!.solution);
  await lesson.hears(second!, "done");

  // What is done stays done.
  await page.reload();
  await lesson.asks(third!);
  await page.getByText("Step 3 of 15").waitFor();
  await page.getByRole("button", { name: /^Step 1: .*, done$/ }).click();
  await lesson.asks(first!);
  expect(await page.getByRole("button", { name: /^Step 4: / }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: /^Step 2: .*, done$/ }).click();
  await lesson.through((step) => board.byClicks(step.solution), 1);

  await page.getByRole("button", { name: "Play your first game with a coach" }).click();
  await page.waitForURL("**/table/*");
  const coach = page.getByRole("complementary", { name: "Coach" });
  // Seen, and heard when it is one's turn.
  await tells(coach, /You (hunt the King|bring the King out)|other side moves/);
  const news = page.getByRole("log", { name: "What has just happened" });
  await tells(news, /You (hunt the King|bring the King out)/);
  await coach.getByRole("button", { name: "Send the coach away" }).click();
  await eventually(() => coach.count()).toBe(0);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "A coach beside you" }).click();
  await coach.waitFor();
  await visitor.open("/learn");
  await page.getByRole("link", { name: "Go through Brandubh once more" }).waitFor();
  await visitor.leave();
});

test("Tablut is learned by keys alone", async () => {
  const visitor = await come();
  const { page } = visitor;
  const lesson = new LessonPage(page, "tablut");
  await lesson.open();
  const [, , edge] = lesson.lesson.steps;
  for (const step of lesson.lesson.steps) {
    await lesson.asks(step);
    if (step.answers) {
      await tabTo(page, lesson.answer(step, step.solution));
      await page.keyboard.press("Enter");
    } else {
      await new Board(page).ready();
      const field = page.getByRole("textbox", { name: "Type a move" });
      if (step === edge) {
        await tabTo(page, field);
        await page.keyboard.type("c4-b4");
        await page.keyboard.press("Enter");
        await lesson.hears(step, "wrong-short");
      }
      await tabTo(page, field);
      await page.keyboard.type(step.solution);
      await page.keyboard.press("Enter");
    }
    await lesson.hears(step, "done");
    await eventually(() => lesson.next.evaluate((one) => one === document.activeElement)).toBe(
      true,
    );
    await page.keyboard.press("Enter");
  }
  await page.getByRole("heading", { level: 1, name: "You can play Tablut!" }).waitFor();
  await tabTo(page, page.getByRole("link", { name: /^Next lesson: / }));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/learn/brian-boru");
  await visitor.leave();
});

test("Brian Boru is learned on its map and with its cards", async () => {
  const visitor = await come();
  const lesson = new LessonPage(visitor.page, "brian-boru");
  const boru = new Boru(visitor);
  const [start] = lesson.lesson.steps;
  await lesson.open();
  await lesson.asks(start!);
  await boru.pickTown("N1");
  await boru.confirm();
  await lesson.hears(start!, "wrong");

  await lesson.through(async ({ solution }) => {
    const [verb, ...rest] = solution.split(" ");
    if (verb === "pick" || verb === "play")
      for (const card of rest) await boru.pickCard(Number(card));
    else if (verb === "top" || verb === "bottom") {
      await boru.pickPart(verb);
      if (rest[0] === "expand") await boru.pickTown(rest[1]!);
      if (rest[0] === "buy") await boru.buyMore();
    } else await boru.pickTown(rest[0]!);
    await boru.confirm();
  });
  await visitor.leave();
});

test("a step shows what it is about and points at it, and no more", async () => {
  for (const width of [1440, 390]) {
    const visitor = await come({ width });
    const { page } = visitor;
    const lesson = new LessonPage(page, "brian-boru");
    const boru = new Boru(visitor);
    const steps = new Map(lesson.lesson.steps.map((step) => [step.id, step]));
    const done = [...steps.keys()].slice(0, 7);
    await page.addInitScript(
      (done) => localStorage.setItem("ardri.learn", JSON.stringify({ "brian-boru": done })),
      done,
    );
    await lesson.open();
    const track = page.getByRole("list", { name: "Marriage track" });
    const battle = page.getByRole("region", { name: "Battle" });
    const standings = page.getByRole("table", { name: "Players" });
    // The step about letters: the track and the coins, and no region.
    await lesson.asks(steps.get("letters")!);
    if (width < 740) await page.getByRole("tab", { name: "Standings" }).click();
    await track.waitFor();
    await standings.waitFor();
    expect(await battle.count()).toBe(0);
    expect(await page.locator(".map .lit").count()).toBe(0);
    // The step about a first town: one region of the map.
    await page.getByRole("button", { name: /^Step 1: / }).click();
    await lesson.asks(steps.get("start")!);
    await page.locator(".map .lit").waitFor({ state: "attached" });
    for (const part of [track, battle, standings]) expect(await part.count()).toBe(0);
    await boru.pickTown("M4");
    await visitor.leave();
  }
});

test("The High Throne is learned with its dice", async () => {
  const visitor = await come();
  const { page } = visitor;
  const lesson = new LessonPage(page, "high-throne");
  const throne = new ThroneTable(visitor);
  const [line] = lesson.lesson.steps;
  await lesson.open();
  await lesson.asks(line!);
  await throne.dice.first().click();
  await throne.button("Set aside the picked die").click();
  await lesson.hears(line!, "wrong-aside");
  await lesson.page.getByRole("button", { name: "Again", exact: true }).click();

  await lesson.through(async ({ id, solution }) => {
    if (solution.startsWith("aside")) {
      await throne.dice.first().click();
      await throne.button("Set aside the picked die").click();
    } else if (solution.startsWith("die")) {
      await throne.tray.getByRole("button", { name: /^Roll with the red/ }).click();
    } else if (id === "line" || id === "gain") {
      await throne.options
        .filter({ hasText: /Salmon/ })
        .first()
        .click();
      await throne.button("Lay the dice").click();
    } else await lesson.showMe();
  });
  await visitor.leave();
});

test("a coach does not speak of a hand before the others", async () => {
  const ann = await server.guest("Ann");
  const table = await server.table(ann, { game: "high-throne", seats: 2, sit: [0, 1] });
  await server.command(ann, table, { ask: "start" });
  const visitor = await come({ as: ann });
  const { page } = visitor;
  await page.addInitScript(() => localStorage.setItem("ardri.coach", "on"));
  await visitor.open(`/table/${table}`);
  const coach = page.getByRole("complementary", { name: "Coach" });
  await tells(coach, "Most points win: they come from cards");
  const throne = new ThroneTable(visitor);
  const { objectives } = (await throne.asked()) as { objectives: string[] };
  await throne.tray.getByText(objectives[0]!, { exact: true }).click();
  await throne.button("Keep this one").click();
  const ready = page.getByRole("button", { name: /^I am / });
  await ready.waitFor();
  expect(await coach.count()).toBe(0);
  await ready.click();
  await coach.waitFor();
  await visitor.leave();
});

test("without a connection a lesson says so, and goes on when it is back", async () => {
  const visitor = await come();
  visitor.expects(/ERR_FAILED/);
  const { page } = visitor;
  const lesson = new LessonPage(page, "brandubh");
  const [first] = lesson.lesson.steps;
  await page.route("**/api/explore", (route) => route.abort());
  await lesson.open();
  const alert = page.getByRole("alert");
  await alert.waitFor();
  await page.unroute("**/api/explore");
  await alert.getByRole("button", { name: "Try again" }).click();
  await lesson.asks(first!);
  await visitor.open("/learn/chess");
  await page.getByRole("link", { name: "All lessons" }).waitFor();
  await visitor.leave();
});

test("on a phone the coach stands above a board that is longer than the window", async () => {
  const ann = await server.guest("Ann");
  const bots = [{ seat: 1, level: "random" }];
  const table = await server.table(ann, { game: "high-throne", seats: 2, sit: [0], bots });
  await server.command(ann, table, { ask: "start" });
  const visitor = await come({ as: ann, width: 390, height: 844 });
  const { page } = visitor;
  await page.addInitScript(() => localStorage.setItem("ardri.coach", "on"));
  await visitor.open(`/table/${table}`);
  const coach = page.getByRole("complementary", { name: "Coach" });
  await coach.waitFor();
  const box = (await coach.boundingBox())!;
  expect(box.y + box.height).toBeLessThan(400);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await visitor.leave();
});

// The High Throne in people's hands: by click, by drag and by key, through reloads, with chances and
// without, in a thumb war, and with a deck of one's own.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { Locator } from "playwright-core";
import { NewTable, eventually, tells } from "./pages";
import { Visitor, type Guest } from "./support";
import {
  Player,
  ThroneTable,
  diceIn,
  drive,
  duel,
  idle,
  lookOf,
  modest,
  practice,
  seated,
  truth,
  type Scripted,
  type ThroneSight,
} from "./throne";
import { browser, server } from "./stage";

let ann: Guest;
let bob: Guest;

beforeAll(async () => {
  [ann, bob] = [await server.guest("Ann"), await server.guest("Bob")];
});

const lazy = (): Scripted[] => [ann, bob].map((who) => ({ who, choose: idle }));

/** A table with the game of practice, at which Ann has rolled something that fits. */
async function rolled(fits: RegExp = /^fill harp 1 /): Promise<string> {
  const id = await seated(server, [ann, bob], { deck: practice });
  expect(await rolls(id, fits)).toBe(true);
  return id;
}

/** Turns go by until Ann has rolled something that fits. */
function rolls(id: string, fits: RegExp): Promise<boolean> {
  return drive(server, id, lazy(), (view, legal) => {
    // With all dice: with few, a line could be filled that is the end of the turn.
    return view.turn?.seat === 0 && diceIn(view) >= 7 && legal.some((action) => fits.test(action));
  });
}

async function atTable(id: string, who = ann, width = 1440): Promise<[Visitor, ThroneTable]> {
  const visitor = await Visitor.come(browser, server, { as: who, width, touch: false });
  await visitor.open(`/table/${id}`);
  return [visitor, new ThroneTable(visitor)];
}

/** The server has dice on a line of a card. */
async function laidOn(id: string, card: string, count = 1): Promise<void> {
  await eventually(async () => {
    const { turn } = (await lookOf(server, id, ann)).view;
    return [turn?.target, turn?.filled.length];
  }).toEqual([card, count]);
}

/** Where a die of a face lies among the dice. */
async function placeOf(table: ThroneTable, face: RegExp): Promise<number> {
  await table.dice.first().waitFor();
  const names = await table.dice.evaluateAll((dice) =>
    dice.map((die) => die.getAttribute("aria-label") ?? ""),
  );
  return names.findIndex((name) => face.test(name));
}

test("dice are laid by clicks", async () => {
  const id = await rolled();
  const [visitor, table] = await atTable(id);
  await table.dice.nth(await placeOf(table, /Spears?$/)).click();
  // The first press turns to the line, the second one means it.
  const line = table.line("Harp", "1 Spear").first();
  await line.click();
  await table.page.getByRole("group", { name: "Dice for Harp" }).waitFor();
  expect(await line.getAttribute("aria-pressed")).toBe("true");
  await line.click();
  await laidOn(id, "harp");
  await tells(table.log, "Ann goes for Harp and lays");
  await tells(table.prompt, "Fill a line of Harp");
  await visitor.leave();
});

test("dice are laid by dragging, and one is dragged aside", async () => {
  const id = await rolled();
  const [visitor, table] = await atTable(id);
  const { mouse } = table.page;
  const centre = async (part: Locator) => {
    const box = (await part.boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const drag = async (from: Locator, to: Locator) => {
    const [start, end] = [await centre(from), await centre(to)];
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
    await mouse.move(end.x, end.y, { steps: 3 });
    await mouse.up();
  };
  // Over nothing, nothing happens.
  const die = table.dice.nth(await placeOf(table, /Spears?$/));
  await eventually(() => table.happened()).toBeGreaterThan(3);
  const known = await table.happened();
  await drag(die, table.prompt);
  expect(await table.dice.evaluateAll((dice) => dice.map((one) => one.ariaPressed))).not.toContain(
    "true",
  );
  expect(await table.happened()).toBe(known);
  await drag(die, table.line("Harp", "1 Spear").first());
  await laidOn(id, "harp");
  await eventually(() => table.dice.count()).toBe(6);
  await drag(table.dice.first(), table.button("Set aside the picked die"));
  await eventually(() => table.dice.count()).not.toBe(6);
  await tells(table.log, "Ann sets ");
  await visitor.leave();
});

test("dice are laid by keys", async () => {
  const id = await rolled();
  const [visitor, table] = await atTable(id);
  const { keyboard } = table.page;
  await table.dice.first().waitFor();
  const at = await placeOf(table, /Spears?$/);
  await keyboard.press(String(at + 1));
  await eventually(() => table.dice.nth(at).getAttribute("aria-pressed")).toBe("true");
  // By Tab to the line, from wherever the focus is.
  const option = table.tray.getByRole("button", { name: /^Harp: 1 Spear/ });
  await option.waitFor();
  const focused = () => option.evaluate((one) => one === document.activeElement);
  for (let steps = 0; !(await focused()); steps++) {
    expect(steps, "the line is reached by Tab").toBeLessThan(120);
    await keyboard.press("Tab");
  }
  await keyboard.press("Enter");
  await table.button("Lay the dice").waitFor();
  await keyboard.press("f");
  await laidOn(id, "harp");
  // And one is set aside.
  await eventually(() => table.dice.count()).toBe(6);
  await keyboard.press("1");
  await eventually(() => table.dice.first().getAttribute("aria-pressed")).toBe("true");
  await keyboard.press("a");
  await eventually(() => table.dice.count()).not.toBe(6);
  await visitor.leave();
});

test("what the red die counts as is chosen when it is laid", async () => {
  const id = await seated(server, [ann, bob], { deck: practice });
  // Ann gains the King, rolls with his die, and waits for its Spiral.
  const people: Scripted[] = [
    {
      who: ann,
      choose: (legal, view) =>
        legal.find((action) => /^fill king|^die red/.test(action)) ?? idle(legal, view),
    },
    { who: bob, choose: idle },
  ];
  const wild = (view: ThroneSight, legal: string[]) =>
    view.turn?.seat === 0 &&
    diceIn(view) >= 7 &&
    legal.includes("fill oak 1 rT") &&
    legal.some((action) => /^fill harp 1 r[123]$/.test(action));
  expect(await drive(server, id, people, wild)).toBe(true);
  const [visitor, table] = await atTable(id);
  await tells(table.court("Ann"), "may roll the red die");
  // On a line that asks for a Tree the die can only be a Tree.
  await table.dice.last().click();
  await table.tray.getByRole("button", { name: /^Oak: a Tree, then/ }).click();
  const aim = table.page.getByRole("group", { name: /^Dice for / });
  await aim.waitFor();
  expect(await aim.getByText("Red die counts as:").count()).toBe(0);
  await table.page.keyboard.press("Escape");
  // On a line of Spears it may be one, two or three.
  await table.dice.last().click();
  await table.tray.getByRole("button", { name: /^Harp: 1 Spear/ }).click();
  await aim.getByText("Red die counts as:").waitFor();
  const three = aim.getByRole("button", { name: "The red die counts as three Spears" });
  await three.click();
  expect(await three.getAttribute("aria-pressed")).toBe("true");
  await table.page.reload();
  await eventually(() => three.getAttribute("aria-pressed")).toBe("true");
  await aim.getByRole("button", { name: "Lay the dice" }).click();
  await laidOn(id, "harp");
  await tells(table.log, "three Spears on the red die on the line for 1 Spear");
  await visitor.leave();
});

test("a card is stolen from another player, and a region is locked", async () => {
  const id = await seated(server, [ann, bob], { deck: practice });
  // Bob gains the King; then Ann plays herself.
  const people: Scripted[] = [
    { who: ann, choose: idle },
    {
      who: bob,
      choose: (legal, view) =>
        legal.find((action) => action.startsWith("fill king")) ?? idle(legal, view),
    },
  ];
  const his = (view: ThroneSight, legal: string[]) =>
    view.players[1]!.cards.includes("king") &&
    view.turn?.seat === 0 &&
    legal.some((action) => action.startsWith("fill king"));
  expect(await drive(server, id, people, his)).toBe(true);
  const [visitor, table] = await atTable(id);
  await tells(table.court("Bob"), "may roll the red die");
  const player = new Player(table);
  // For as long as it takes: Bob gives up his turns meanwhile.
  for (let turns = 0; turns < 60; turns++) {
    const { view } = await lookOf(server, id, ann);
    if (view.players[0]!.cards.includes("king")) break;
    const offer = await table.asked();
    if (offer.asks === "dice") {
      const steal = offer.options.find(({ card }) => card === "King");
      if (steal) expect(steal.steal).toBe(true);
      await (steal ? player.fill(steal) : player.aside(offer.dice.at(-1)!));
    } else if (offer.asks === "die") await player.step();
    await drive(server, id, lazy(), ({ turn }) => turn?.seat !== 1);
  }
  expect(player.done.steal).toBeGreaterThan(1);
  await tells(table.log, "Ann steals King from Bob");
  await tells(table.court("Ann"), "may roll the red die");
  await tells(table.court("Bob"), "no cards yet");

  // With the Queen she has all of the North, which is closed then.
  for (let turns = 0; turns < 60; turns++) {
    const { view } = await lookOf(server, id, ann);
    if (view.players[0]!.locked.length > 0) break;
    const offer = await table.asked();
    const queen =
      offer.asks === "dice" ? offer.options.find(({ card }) => card === "Queen") : undefined;
    if (queen) await player.fill(queen);
    else if (offer.asks === "dice") await player.aside(offer.dice.at(-1)!);
    else await player.step();
    await drive(server, id, lazy(), ({ turn }) => turn?.seat !== 1);
  }
  expect(player.done.die).toBeGreaterThan(0);
  await table.wall
    .getByRole("group", { name: "North, 5 points for all of it, locked by Ann" })
    .waitFor();
  await tells(table.log, "Ann holds all of North and locks it");
  expect(await table.wall.getByRole("button", { name: /^King: / }).count()).toBe(0);
  await visitor.leave();
});

test("a page loaded anew in the middle of a turn has everything", async () => {
  const id = await seated(server, [ann, bob]);
  const [visitor, table] = await atTable(id);
  const { page } = table;
  const keep = table.button("Keep this one");
  await keep.waitFor();
  expect(await keep.isDisabled()).toBe(true);
  await table.tray.locator("label").nth(1).click();
  const radio = table.tray.getByRole("radio").nth(1);
  await page.reload();
  await eventually(() => radio.isChecked()).toBe(true);
  await keep.click();
  await keep.waitFor({ state: "detached" });
  await drive(server, id, lazy(), (view, legal) => {
    return view.turn?.seat === 0 && legal.some((action) => action.startsWith("fill"));
  });

  await table.options.first().click();
  await table.button("Lay the dice").waitFor();
  const whole = async () => {
    const parts = [table.tray, table.wall, table.court("Ann"), table.court("Bob"), table.prompt];
    const seen = await Promise.all(parts.map((part) => part.ariaSnapshot()));
    const log = await table.log.getByRole("listitem").allInnerTexts();
    const picked = await table.dice.evaluateAll((dice) => dice.map((die) => die.ariaPressed));
    return { seen, log, picked };
  };
  const before = await whole();
  expect(before.picked).toContain("true");
  expect(before.seen.join()).toMatch(/chance is/);
  await page.reload();
  await table.button("Lay the dice").waitFor();
  await eventually(async () => (await whole()).log.length).toBe(before.log.length);
  expect(await whole()).toEqual(before);
  await table.after(() => table.button("Lay the dice").click());
  await tells(table.prompt, /Fill a line|to fill|Bob|set one die aside/);
  await visitor.leave();
});

test("who was away is told what has happened since", async () => {
  const id = await rolled();
  const [visitor, table] = await atTable(id);
  await table.dice.first().waitFor();
  await visitor.open("/");
  await table.page.getByRole("heading", { level: 1 }).waitFor();
  await drive(server, id, lazy(), (view) => view.turn?.seat === 1);
  await drive(server, id, lazy(), (view) => view.turn?.seat === 0);
  await visitor.open(`/table/${id}`);
  const banner = table.page.getByText(/^Since you left: \d+ moves\.$/);
  await banner.waitFor();
  await tells(table.log, /Bob is next\..*Ann is next\./s);
  // It lies on nothing, and nothing moves when it goes.
  const told = (await banner.boundingBox())!;
  for (const seat of await table.page.locator("[data-seat]").all()) {
    const { y, height } = (await seat.boundingBox())!;
    expect(told.y >= y + height || told.y + told.height <= y).toBe(true);
  }
  const places = () =>
    Promise.all([table.wall, table.tray, table.log].map((part) => part.boundingBox()));
  const before = await places();
  await table.button("I have seen it").click();
  await banner.waitFor({ state: "hidden" });
  expect(await places()).toEqual(before);
  await visitor.leave();
});

test("dice roll in less than a second, and what others do can be skipped", async () => {
  const id = await rolled();
  const visitor = await Visitor.come(browser, server, { as: ann, motion: true });
  await visitor.open(`/table/${id}`);
  const table = new ThroneTable(visitor);
  const { page } = table;
  await table.dice.first().click();
  await table.button("Set aside the picked die").click();
  // One's own dice lie in the hand until one rolls them; nothing tells beforehand what they will show.
  const roll = table.button("Roll");
  await roll.waitFor();
  await tells(table.prompt, /^Your dice are in your hand/);
  expect(await table.dice.count()).toBe(0);
  const log = page.getByRole("list", { name: "What has happened" });
  const rolls = await log.getByText(/rolls/).count();
  await roll.click();
  await eventually(() => log.getByText(/rolls/).count()).toBeGreaterThan(rolls);
  // As soon as the dice tumble, the browser knows for how long.
  const longest = await page.waitForFunction(() => {
    const dice = [...document.querySelectorAll("[data-die] span")];
    const ends = dice
      .flatMap((die) => die.getAnimations())
      .map((one) => Number(one.effect!.getComputedTiming().endTime));
    return ends.length >= 6 ? Math.max(...ends) : null;
  });
  expect(await longest.jsonValue()).toBeGreaterThan(100);
  expect(await longest.jsonValue()).toBeLessThan(600);
  // Once they lie, there is nothing to be skipped any more.
  const skip = table.button("Skip");
  await skip.waitFor({ state: "hidden" });

  // Bob's whole turn comes at once, and takes its time to be shown, unless it is skipped.
  await drive(server, id, lazy(), ({ turn }) => turn?.seat === 1);
  await drive(server, id, lazy(), ({ turn }) => turn?.seat === 0);
  await skip.waitFor();
  await skip.click();
  await roll.waitFor();
  await page.keyboard.press("r");
  await tells(table.prompt, /^Your roll/);
  await eventually(() => table.dice.first().isEnabled()).toBe(true);
  await visitor.leave();
});

test("a setting hides all chances", async () => {
  const id = await rolled();
  const [visitor, table] = await atTable(id);
  const chances = async () => {
    const parts = [table.tray, table.wall];
    const seen = await Promise.all(
      parts.map(async (part) => (await part.ariaSnapshot()) + (await part.innerText())),
    );
    return /%|chance/i.test(seen.join(" "));
  };
  await table.options.first().waitFor();
  expect(await chances()).toBe(true);
  await table.choose("Settings");
  const settings = table.page.getByRole("dialog").getByRole("switch", { name: /Chances of dice/ });
  await settings.click();
  await table.close();
  await eventually(chances).toBe(false);
  await table.options.first().click();
  await table.button("Lay the dice").waitFor();
  expect(await chances()).toBe(false);
  await table.page.reload();
  await table.button("Lay the dice").waitFor();
  expect(await chances()).toBe(false);
  // The same switch stands beside the table.
  await table.page.getByRole("tab", { name: "Game" }).click();
  await table.page.getByRole("switch", { name: "Show chances" }).click();
  await eventually(chances).toBe(true);
  await visitor.leave();
});

for (const declines of [false, true]) {
  test(`a thumb war is ${declines ? "declined" : "fought"} in two browsers`, async () => {
    const id = await seated(server, [ann, bob], { deck: duel });
    const people = [ann, bob].map((who): Scripted => ({ who, choose: modest }));
    expect(await drive(server, id, people, (view) => view.asked === "thumb-war")).toBe(true);
    const [hers, table] = await atTable(id, ann);
    const [his, other] = await atTable(id, bob);
    const answer = (where: ThroneTable, name: RegExp) => where.tray.getByRole("button", { name });
    await answer(table, /^Thumb war/).waitFor();
    await answer(other, /^Thumb war/).click();
    // What Bob has answered is his to know until Ann has answered, too.
    await tells(table.log, "Bob has answered.");
    await tells(other.log, "You want the thumb war.");
    await answer(table, declines ? /^Share the throne/ : /^Thumb war/).click();
    const { record } = await (async () => {
      await table.scores.waitFor();
      return truth(server, id, ann);
    })();
    expect(record.result.ending).toBe(declines ? "shared" : "thumb-war");
    expect(record.result.winners.length).toBe(declines ? 2 : 1);
    for (const side of [table, other]) {
      await tells(side.result, declines ? "share the High Throne" : "winner of the thumb war");
      expect((await side.rows()).map(({ total }) => total)).toEqual([2, 2]);
    }
    const won = record.result.winners.includes(0);
    await tells(table.result, won ? /You (have won|share|win)/ : "You have lost.");
    await hers.leave();
    await his.leave();
  });
}

test("a deck of one's own is chosen for a new table and played", async () => {
  const visitor = await Visitor.come(browser, server, { as: ann });
  const { page } = visitor;
  const form = await new NewTable(visitor).open("/new/high-throne");
  await page.getByRole("radio", { name: /^Bots/ }).check({ force: true });
  await form.step("The deck");
  await page.getByRole("radio", { name: /^Your own/ }).check({ force: true });
  // What cannot be a deck is told by the server, and keeps the table from being set up.
  visitor.expects(/422.*\/api\/explore/);
  const file = page.locator('input[type="file"]');
  const broken = join(server.folder, "broken.toml");
  await writeFile(broken, 'name = "Broken"\n[[cards]]\nname = \n');
  await file.setInputFiles(broken);
  await page
    .getByText(/line 3/i)
    .first()
    .waitFor();
  const own = join(server.folder, "practice.json");
  await writeFile(own, JSON.stringify({ ...practice, name: "Ann’s deck" }));
  await file.setInputFiles(own);
  await page.getByText("“Ann’s deck”").first().waitFor();
  await form.done();

  const table = new ThroneTable(visitor);
  await table.wall.getByRole("button", { name: /^Harp, Treasure, 2 points/ }).waitFor();
  const cards = await table.wall.getByRole("article").count();
  expect(cards).toBe(practice.cards.length);
  const player = new Player(table);
  let turns = 0;
  await player.play(() => ++turns > 12);
  expect(player.done.fill).toBeGreaterThan(0);
  await page.getByRole("tab", { name: "Game" }).click();
  await page.getByText("Deck: Ann’s deck").waitFor();
  await visitor.leave();
});

// The pictures of the README, taken from the running program. Each test run takes them, so that the
// way there is known to work; with ARDRI_PICTURES=1 they replace those in `docs/pictures`.

import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { Boru, boruTable, chancer, type BoruStanding } from "./boru";
import { captured } from "./games";
import { Board, Table, eventually } from "./pages";
import { Visitor, type Guest, type VisitorOptions } from "./support";
import { ThroneTable, diceIn, drive, eager, seated, type ThroneSight } from "./throne";
import { browser, server } from "./stage";

const docs = join(import.meta.dirname, "../../docs");
const keeps = process.env.ARDRI_PICTURES === "1";

let folder: string;

beforeAll(async () => {
  folder = keeps ? join(docs, "pictures") : await mkdtemp(join(tmpdir(), "ardri-pictures-"));
});
afterAll(async () => {
  if (!keeps && folder) await rm(folder, { recursive: true, force: true });
});

/** The names of all pictures that are taken here. */
const taken: string[] = [];

/** A test that takes a picture. */
function takes(
  name: string,
  what: string,
  comeThere: (take: (page: Page) => Promise<void>) => Promise<void>,
): void {
  const file = `${name}.png`;
  taken.push(file);
  test(what, async () => {
    await comeThere(async (page) => {
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(folder, file), animations: "disabled" });
    });
    expect(await readdir(folder)).toContain(file);
  });
}

/** Somebody who comes to a page for the first time. */
async function comes(as: Guest, path: string, options: VisitorOptions = {}): Promise<Visitor> {
  const { width = 1440 } = options;
  const sized = { width, height: (width * 5) / 8, ...options };
  const visitor = await Visitor.come(browser, server, { as, ...sized });
  await visitor.open(path);
  return visitor;
}

/** New people of these names: nobody has a turn elsewhere. */
function people(...names: string[]): Promise<Guest[]> {
  return Promise.all(names.map((name) => server.guest(name)));
}

/** The first of these people at their table. The others have it open, too: nobody is away. */
async function together(
  all: Guest[],
  table: string,
  options: VisitorOptions = {},
): Promise<{ visitor: Visitor; leave: () => Promise<void> }> {
  const [first, ...others] = all as [Guest, ...Guest[]];
  const path = `/table/${table}`;
  const here = await Promise.all(others.map((who) => comes(who, path, { width: 800 })));
  const visitor = await comes(first, path, options);
  await Promise.all([visitor, ...here].map((one) => new Table(one).prompt.waitFor()));
  await eventually(() => visitor.page.getByText("away", { exact: true }).count()).toBe(0);
  const leave = async () => {
    for (const one of [visitor, ...here]) await one.leave();
  };
  return { visitor, leave };
}

/** A table of tafl of two people, after these moves. */
async function tafl(game: string, all: Guest[], moves: readonly string[]): Promise<string> {
  const [first, second] = all as [Guest, Guest];
  const table = await server.table(first, { game, sit: [0] });
  await server.command(second, table, { ask: "sit", seat: 1 });
  await server.command(first, table, { ask: "start" });
  for (const [at, action] of moves.entries())
    await server.command(all[at % 2]!, table, { ask: "act", seat: at % 2, action });
  return table;
}

takes("home", "the first page, with tables that wait for players", async (take) => {
  const hosts = [
    { name: "Conchobar", game: "brandubh", clock: { kind: "game", seconds: 900, increment: 10 } },
    { name: "Gráinne", game: "brian-boru", clock: { kind: "days", days: 3 } },
    { name: "Niamh", game: "high-throne", clock: { kind: "none" } },
    { name: "Fionn", game: "tablut", clock: { kind: "move", seconds: 60 } },
  ];
  for (const { name, ...form } of hosts) {
    const host = await server.guest(name);
    await server.table(host, { ...form, sit: [0], public: true, name: `${name}'s table` });
  }
  const visitor = await comes((await people("Ann"))[0]!, "/", { width: 1200, height: 990 });
  await visitor.page.getByText("Fionn's table").first().waitFor();
  await take(visitor.page);
  await visitor.leave();
});

takes("brandubh", "a table of Brandubh", async (take) => {
  const all = await people("Ann", "Brian");
  const table = await tafl("brandubh", all, captured.slice(0, 8));
  const { visitor, leave } = await together(all, table, { width: 1200 });
  const [from = ""] = captured[8]!.split("-");
  const board = new Table(visitor);
  await board.ready();
  await board.click(from);
  await take(visitor.page);
  await leave();
});

takes("phone", "a table of Tablut, on a phone and in the dark", async (take) => {
  const all = await people("Ann", "Brian");
  const moves = "d1-d3 e3-g3 i4-h4 e4-c4 b5-b3 d5-d7 f9-f7 c4-c3".split(" ");
  const table = await tafl("tablut", all, moves);
  const phone = { width: 390, height: 844, theme: "dark" } as const;
  const { visitor, leave } = await together(all, table, phone);
  await new Table(visitor).ready();
  await take(visitor.page);
  await leave();
});

takes("brian-boru", "a table of Brian Boru", async (take) => {
  const all = await people("Ann", "Brian", "Caoimhe", "Donal");
  const table = await boruTable(server, all, all.length);
  const chance = chancer(7);
  const asked = async (who: Guest) =>
    await server.ask<BoruStanding>("GET", `/api/tables/${table}`, undefined, who);
  for (let turns = 0; ; turns++) {
    expect(turns).toBeLessThan(400);
    const { to_act, views } = await asked(all[0]!);
    const { round, asked: what } = views[0]!.view.table;
    if (round >= 3 && what.asked === "act" && to_act.includes(0)) break;
    const who = all[to_act[0]!]!;
    const { seat, legal } = (await asked(who)).views[0]!;
    const action = legal[chance(legal.length)]!;
    await server.command(who, table, { ask: "act", seat, action });
  }
  const { visitor, leave } = await together(all, table);
  await new Boru(visitor, 1).next();
  await take(visitor.page);
  await leave();
});

takes("high-throne", "a table of The High Throne", async (take) => {
  const all = await people("Ann", "Brian", "Caoimhe");
  const table = await seated(server, all);
  const busy = (view: ThroneSight, legal: string[]) =>
    view.turn?.seat === 0 && view.centre.length <= 13 && diceIn(view) >= 6 && legal.length > 3;
  const scripted = all.map((who) => ({ who, choose: eager() }));
  expect(await drive(server, table, scripted, busy)).toBe(true);
  const { visitor, leave } = await together(all, table);
  await new ThroneTable(visitor).tray.waitFor();
  await take(visitor.page);
  await leave();
});

takes("lesson", "a lesson", async (take) => {
  const visitor = await comes((await people("Ann"))[0]!, "/learn/brandubh", { width: 1200 });
  await new Board(visitor.page).byClicks("d2-b2");
  await visitor.page.getByText("Not quite.").waitFor();
  await take(visitor.page);
  await visitor.leave();
});

test("what the pages show is what is taken here", async () => {
  const pages = [
    join(docs, "../README.md"),
    ...(await readdir(docs)).map((name) => join(docs, name)),
  ];
  const shown = new Set<string>();
  for (const page of pages.filter((name) => name.endsWith(".md")))
    for (const [, name] of (await readFile(page, "utf8")).matchAll(/pictures\/([\w-]+\.png)/g))
      shown.add(name!);
  expect([...shown].sort()).toEqual([...taken].sort());
  const kept = await readdir(join(docs, "pictures"));
  expect(kept.filter((name) => name.endsWith(".png")).sort()).toEqual([...taken].sort());
});

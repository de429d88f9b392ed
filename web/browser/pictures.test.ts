// The pictures of the README, taken from the running program. Each test run takes them, so that the
// way there is known to work; with ARDRI_PICTURES=1 they replace those in `docs/pictures`.

import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { Boru, tableAt, type BoruStanding } from "./boru";
import { captured } from "./games";
import { Table } from "./pages";
import { Server, Visitor, launch, type Guest } from "./support";
import { ThroneTable, diceIn, drive, eager, seated, type ThroneSight } from "./throne";

const docs = join(import.meta.dirname, "../../docs");
const keeps = process.env.ARDRI_PICTURES === "1";

let browser: Browser;
let server: Server;
let ann: Guest;
let folder: string;

beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), Server.start()]);
  ann = await server.guest("Ann");
  folder = keeps ? join(docs, "pictures") : await mkdtemp(join(tmpdir(), "ardri-pictures-"));
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  if (!keeps && folder) await rm(folder, { recursive: true, force: true });
});

async function picture(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${name}.png`), animations: "disabled" });
}

/** Somebody who comes to a page for the first time. */
async function comes(as: Guest, path: string, width = 1440): Promise<Visitor> {
  const height = (width * 5) / 8;
  const visitor = await Visitor.come(browser, server, { as, width, height });
  await visitor.open(path);
  return visitor;
}

test("the first page, with tables that wait for players", async () => {
  const hosts: [string, string][] = [
    ["Conchobar", "brandubh"],
    ["Gráinne", "brian-boru"],
    ["Niamh", "high-throne"],
  ];
  for (const [name, game] of hosts) {
    const host = await server.guest(name);
    await server.table(host, { game, sit: [0], public: true, name: `${name}'s table` });
  }
  const visitor = await comes(await server.guest("Ann"), "/", 1200);
  await visitor.page.getByText("Niamh's table").first().waitFor();
  await picture(visitor.page, "home");
  await visitor.leave();
});

test("a table of Brandubh", async () => {
  const brian = await server.guest("Brian");
  const table = await server.table(ann, { game: "brandubh", sit: [0] });
  await server.command(brian, table, { ask: "sit", seat: 1 });
  await server.command(ann, table, { ask: "start" });
  for (const [at, action] of captured.slice(0, 8).entries())
    await server.command(at % 2 ? brian : ann, table, { ask: "act", seat: at % 2, action });
  const visitor = await comes(ann, `/table/${table}`, 1200);
  const [from = ""] = captured[8]!.split("-");
  const board = new Table(visitor);
  await board.ready();
  await board.click(from);
  await picture(visitor.page, "brandubh");
  await visitor.leave();
});

test("a table of Brian Boru", async () => {
  const late = ({ views }: BoruStanding) => {
    const { table } = views[0]!.view;
    return table.asked.asked === "act" && table.round >= 2;
  };
  const table = await tableAt(server, ann, 4, late, (legal) => legal[0]!);
  const visitor = await comes(ann, `/table/${table}`);
  await new Boru(visitor, 1).next();
  await picture(visitor.page, "brian-boru");
  await visitor.leave();
});

test("a table of The High Throne", async () => {
  const people = [ann, await server.guest("Brian"), await server.guest("Caoimhe")];
  const table = await seated(server, people);
  const busy = (view: ThroneSight, legal: string[]) =>
    view.turn?.seat === 0 && view.centre.length <= 13 && diceIn(view) >= 6 && legal.length > 3;
  const scripted = people.map((who) => ({ who, choose: eager() }));
  expect(await drive(server, table, scripted, busy)).toBe(true);
  const visitor = await comes(ann, `/table/${table}`);
  await new ThroneTable(visitor).tray.waitFor();
  await picture(visitor.page, "high-throne");
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
  const pngs = async (folder: string) =>
    (await readdir(folder)).filter((name) => name.endsWith(".png")).sort();
  expect([...shown].sort()).toEqual(await pngs(folder));
  expect(await pngs(join(docs, "pictures"))).toEqual([...shown].sort());
});

// Every moment of The High Throne on a phone, a tablet and a desk, in both themes: nothing sticks
// out, nothing complains. With ARDRI_SHOTS=<folder> each is written there as a picture.

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { tells } from "./pages";
import { sticksOut } from "./screens";
import { Visitor, drawn, type Guest } from "./support";
import { ThroneTable, drive, duel, eager, idle, lookOf, modest, seated } from "./throne";
import type { Scripted, ThroneSight } from "./throne";
import { browser, server } from "./stage";

const folder = process.env.ARDRI_SHOTS;
const sizes = [
  { touch: true, width: 390, height: 844 },
  { touch: true, width: 820, height: 1180 },
  { touch: false, width: 1440, height: 900 },
  { touch: false, width: 1280, height: 720 },
];

beforeAll(async () => {
  if (folder) await mkdir(folder, { recursive: true });
});

/** Somebody who comes to a table for each moment, by fingers and by mouse, and looks at every size. */
class Album {
  readonly wrong: string[] = [];
  readonly #visitors = new Map<boolean, Visitor>();

  private constructor(private readonly id: string) {}

  static async open(id: string, as: Guest): Promise<Album> {
    const album = new Album(id);
    for (const touch of [true, false])
      album.#visitors.set(touch, await Visitor.come(browser, server, { as, touch }));
    return album;
  }

  /** Takes a picture of a moment everywhere, once it shows what it should. */
  async take(name: string, shows: (table: ThroneTable) => Promise<void>): Promise<void> {
    for (const [touch, visitor] of this.#visitors) {
      const { page } = visitor;
      const table = new ThroneTable(visitor);
      const mine = sizes.filter((one) => one.touch === touch);
      await page.setViewportSize(mine[0]!);
      await page.emulateMedia({ colorScheme: "light" });
      await visitor.open(`/table/${this.id}`);
      await table.tray.waitFor();
      await shows(table);
      for (const size of mine) {
        await page.setViewportSize(size);
        // The colours change no width.
        for (const colorScheme of folder ? (["light", "dark"] as const) : (["light"] as const)) {
          await page.emulateMedia({ colorScheme });
          await this.#picture(`${name}-${size.width}-${colorScheme}`, page);
        }
        if (touch && folder) await this.#picture(`${name}-${size.width}-whole`, page, true);
      }
      // Nobody looks on while the game is played on, and nobody comes back: it is always the first time.
      await page.evaluate(() => [sessionStorage, localStorage].forEach((one) => one.clear()));
      await page.goto("about:blank");
    }
  }

  async #picture(name: string, page: Page, fullPage = false): Promise<void> {
    await drawn(page);
    for (const part of await sticksOut(page)) this.wrong.push(`${name}: ${part}`);
    if (folder) await page.screenshot({ path: join(folder, `${name}.png`), fullPage });
  }

  async close(): Promise<void> {
    for (const visitor of this.#visitors.values()) await visitor.leave();
    expect(this.wrong).toEqual([]);
  }
}

const asked = (what: string) => (view: ThroneSight, legal: string[]) =>
  view.asked === what && legal.length > 0;

/** Turns to the first line that is offered, or to one of a kind. */
async function aim(table: ThroneTable, name: RegExp = /./): Promise<void> {
  await table.tray
    .getByRole("list", { name: "Lines that these dice can fill" })
    .getByRole("button", { name })
    .first()
    .click();
  await table.button("Lay the dice").waitFor();
}

test("a game of two, from the Objectives to the end", { timeout: 600_000 }, async () => {
  const [ann, bob] = [await server.guest("Ann"), await server.guest("Brian")];
  const id = await seated(server, [ann, bob]);
  const album = await Album.open(id, ann);
  await album.take("2-keep", (table) => table.button("Keep this one").waitFor());
  const lazy: Scripted[] = [
    { who: ann, choose: idle },
    { who: bob, choose: idle },
  ];
  await drive(server, id, lazy, asked("choose"));
  await album.take("2-opening", async (table) => {
    await table.dice.first().waitFor();
    await table.lookBack();
    for (let steps = 0; steps < 9; steps++) {
      await table.page.keyboard.press("ArrowRight");
      await tells(table.prompt, "Looking back: ");
      const told = await table.prompt.innerText();
      if (/Brian rolls .* for the first turn/.test(told)) break;
    }
    await tells(table.page.getByRole("list", { name: "Spears for the first turn" }), "Brian");
    expect(await table.dice.count()).toBe(7);
  });
  await album.take("2-roll", (table) => table.dice.first().waitFor());
  await album.take("2-picked", (table) => table.dice.nth(2).click());
  await album.take("2-aimed", (table) => aim(table));
  await album.take("2-card", async (table) => {
    await table.wall.getByRole("button", { name: /^Cú Chulainn, Hero/ }).click();
    await table.page.getByRole("dialog").waitFor();
  });
  await album.take("2-hidden", async (table) => {
    await table.dice.first().waitFor();
    await table.page.getByRole("tab", { name: "Game" }).click();
    await table.page.getByRole("switch", { name: "Show chances" }).click();
  });
  // A line is laid, and the next roll has a target.
  const begun: Scripted[] = [{ who: ann, choose: eager() }, lazy[1]!];
  const aims = (view: ThroneSight, legal: string[]) =>
    view.turn?.target != null &&
    view.turn.seat === 0 &&
    legal.some((action) => action.startsWith("fill"));
  expect(await drive(server, id, begun, aims)).toBe(true);
  await album.take("2-target", (table) => tells(table.prompt, "Fill a line of"));
  expect(await drive(server, id, lazy, (view) => view.turn?.seat === 1)).toBe(true);
  await album.take("2-waiting", (table) => tells(table.prompt, "Brian"));

  // Both gather cards, until there are Heroes and a locked region, and Ann may choose a die.
  const both: Scripted[] = [
    { who: ann, choose: eager(/cu-chulainn|queen-medb/) },
    { who: bob, choose: eager(/salmon|bran/) },
  ];
  const heroes = (view: ThroneSight, legal: string[]) =>
    asked("die")(view, legal) && view.players[0]!.dice.includes("red");
  if (await drive(server, id, both, heroes)) {
    await album.take("2-die", (table) =>
      table.tray.getByRole("button", { name: /^Roll with the red/ }).waitFor(),
    );
    const wild = (view: ThroneSight, legal: string[]) =>
      view.turn?.seat === 0 &&
      legal.some((action) => {
        const [start] = action.split("r1");
        return action.endsWith("r1") && legal.includes(`${start}r2`);
      });
    const patient: Scripted[] = [
      {
        who: ann,
        choose: (legal, view) => legal.find((action) => action === "die red") ?? idle(legal, view),
      },
      lazy[1]!,
    ];
    if (await drive(server, id, patient, wild))
      await album.take("2-red", async (table) => {
        // Not every line leaves a choice, and not with all dice: one looks for it.
        const asks = table.tray.getByText("Red die counts as:");
        for (let at = 0; (await asks.count()) === 0; at++) {
          await table.page.keyboard.press("Escape");
          await table.dice.last().click();
          await table.options.nth(at).click();
          await table.button("Lay the dice").waitFor();
          const ways = table.tray.getByRole("group", { name: "Dice:" }).getByRole("button");
          for (let way = 0; way < (await ways.count()); way++) {
            await ways.nth(way).click();
            if ((await asks.count()) > 0) break;
          }
        }
      });
    const steals = (view: ThroneSight, legal: string[]) =>
      view.turn?.seat === 0 && legal.some((action) => / steal /.test(action));
    // Nobody steals from who has nothing, and such a game would never end.
    const { view } = await lookOf(server, id, ann);
    if (view.players[1]!.cards.length > 0 && (await drive(server, id, patient, steals)))
      await album.take("2-steal", (table) => aim(table, /^Steal/));
  }
  const locked = (view: ThroneSight, legal: string[]) =>
    view.players.some((player) => player.locked.length > 0) &&
    view.turn?.seat === 0 &&
    legal.length > 0;
  if (await drive(server, id, both, locked)) {
    await album.take("2-locked", (table) => tells(table.tray, "Ann"));
    await album.take("2-stats", async (table) => {
      await table.page.getByRole("tab", { name: "Game" }).click();
      await table.page.getByText(/dice rolled/).waitFor();
    });
  }
  await drive(server, id, both, () => false);
  await album.take("2-scores", (table) => table.scores.waitFor());
  await album.close();
});

test("a game of six, and who watches it", { timeout: 600_000 }, async () => {
  const names = ["Ann", "Brian", "Caoimhe", "Diarmuid of the Long Name", "Eithne", "Fergus"];
  const guests: Guest[] = [];
  for (const name of names) guests.push(await server.guest(name));
  const id = await seated(server, guests);
  const people = guests.map((who): Scripted => ({ who, choose: eager() }));
  const full = (view: ThroneSight, legal: string[]) =>
    view.players.filter(({ cards, locked }) => cards.length + locked.length > 0).length >= 4 &&
    view.centre.length <= 8 &&
    view.turn?.seat === 0 &&
    view.asked === "choose" &&
    legal.some((action) => action.startsWith("fill"));
  await drive(server, id, people, full);
  const album = await Album.open(id, guests[0]!);
  await album.take("6-roll", (table) => table.dice.first().waitFor());
  await album.take("6-aimed", (table) => aim(table));
  const strangers = await Album.open(id, await server.guest("Stranger"));
  await strangers.take("6-spectator", (table) => tells(table.prompt, "Ann"));
  await drive(server, id, people, (view) => view.turn?.seat !== 0);
  await album.take("6-waiting", (table) => tells(table.prompt, /[A-F]\w+/));
  await drive(server, id, people, () => false);
  await album.take("6-scores", (table) => table.scores.waitFor());
  await strangers.take("6-spectator-scores", (table) => table.scores.waitFor());
  await album.close();
  await strangers.close();
});

test("a thumb war", { timeout: 240_000 }, async () => {
  const [ann, bob] = [await server.guest("Ann"), await server.guest("Brian")];
  const id = await seated(server, [ann, bob], { deck: duel });
  const people = [ann, bob].map((who): Scripted => ({ who, choose: modest }));
  await drive(server, id, people, asked("thumb-war"));
  const album = await Album.open(id, ann);
  await album.take("thumb-asked", (table) =>
    table.tray.getByRole("button", { name: /^Thumb war/ }).waitFor(),
  );
  const { seat } = await lookOf(server, id, ann);
  await server.command(ann, id, { ask: "act", seat, action: "thumb-war yes" });
  await album.take("thumb-waiting", (table) => tells(table.prompt, "Brian"));
  await drive(server, id, people, () => false);
  await album.take("thumb-won", (table) => table.scores.waitFor());
  await album.close();
});

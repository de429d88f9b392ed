// Nobody's page ever holds another's Objective: not in what the server sends, nor in what is shown.

import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { eventually, tells } from "./pages";
import { Visitor, type Guest } from "./support";
import { Player, ThroneTable, drive, eager, lookOf, seated, standingOf, truth } from "./throne";
import { browser, server } from "./stage";

/** What betrays an Objective: its id as a word of its own in data, its name anywhere. */
interface Secret {
  id: string;
  name: string;
}

/** The Objectives of the deck that comes with the program. */
async function objectives(): Promise<Map<string, Secret>> {
  const path = new URL("../../crates/throne/data/ardri.toml", import.meta.url);
  const found = (await readFile(path, "utf8")).matchAll(
    /\[\[objectives\]\]\s+id = "([^"]+)"\s+name = "([^"]+)"/g,
  );
  return new Map([...found].map(([, id, name]) => [id!, { id: id!, name: name! }]));
}

/** Everything that a page is sent, and what it shows at many moments, until the game is over. */
class Ear {
  readonly heard: string[] = [];
  readonly seen: string[] = [];
  over = false;

  constructor(readonly page: Page) {
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => this.#hear(String(payload))),
    );
    page.on("response", async (response) => {
      if (!new URL(response.url()).pathname.startsWith("/api/")) return;
      this.#hear(await response.text().catch(() => ""));
    });
  }

  #hear(text: string): void {
    // At the end all is shown; whatever comes then may tell of it.
    if (text.includes('"objective-shown"')) this.over = true;
    if (!this.over) this.heard.push(text);
  }

  async look(): Promise<void> {
    const [shown, whole] = await this.page.evaluate(() => [
      document.body.innerText,
      document.documentElement.outerHTML,
    ]);
    if (!this.over) this.seen.push(shown!, whole!);
  }
}

/** Every string in a piece of JSON; the text itself if it is none. */
function words(text: string): string[] {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === "string") found.push(value);
    else if (Array.isArray(value)) value.forEach(walk);
    else if (value !== null && typeof value === "object")
      for (const [key, inner] of Object.entries(value)) {
        found.push(key);
        walk(inner);
      }
  };
  try {
    walk(JSON.parse(text));
  } catch {
    found.push(text);
  }
  return found;
}

/** Where secrets are told. */
function leaks({ heard, seen }: Ear, secrets: Secret[]): string[] {
  const told: string[] = [];
  for (const { id, name } of secrets) {
    for (const text of heard) {
      const all = words(text);
      // An action names it as in "keep two-bulls".
      if (all.some((word) => word === id || word.split(" ").includes(id) || word.includes(name)))
        told.push(`heard ${id}: ${text.slice(0, 120)}`);
    }
    for (const text of seen)
      if (text.includes(name) || text.includes(`"${id}"`)) told.push(`seen ${id}`);
  }
  return told;
}

test("an Objective is its owner's secret until the end", { timeout: 240_000 }, async () => {
  const known = await objectives();
  expect(known.size).toBeGreaterThan(10);
  const [ann, bob] = [await server.guest("Ann"), await server.guest("Bob")];
  const stranger = await server.guest("Stranger");
  const id = await seated(server, [ann, bob]);

  const secretsOf = async (who: Guest): Promise<Secret[]> => {
    const { drawn } = (await lookOf(server, id, who)).view.own!;
    expect(drawn.length).toBe(2);
    return drawn.map((one) => known.get(one.id)!);
  };
  const hers = await secretsOf(ann);
  const his = await secretsOf(bob);
  expect((await standingOf(server, id, stranger)).views.map(({ view }) => view.own)).toEqual([
    null,
  ]);

  const come = async (who: Guest): Promise<[Visitor, ThroneTable, Ear]> => {
    const visitor = await Visitor.come(browser, server, { as: who });
    const ear = new Ear(visitor.page);
    await visitor.open(`/table/${id}`);
    return [visitor, new ThroneTable(visitor), ear];
  };
  const [annIn, table, annHears] = await come(ann);
  const [bobIn, other, bobHears] = await come(bob);
  const [watcherIn, watched, watcherHears] = await come(stranger);
  const ears = [annHears, bobHears, watcherHears];
  const look = () => Promise.all(ears.map((ear) => ear.look()));

  await other.button("Keep this one").waitFor();
  await look();
  const player = new Player(table);
  // Ann plays by her page, and Bob by script; everyone looks on, also back and anew.
  await player.step();
  await look();
  const others = [
    { who: ann, choose: eager() },
    { who: bob, choose: eager() },
  ];
  for (let rounds = 0; rounds < 6; rounds++) {
    const theirs = ({ turn, asked }: { turn: { seat: number } | null; asked: string }) =>
      asked !== "keep" && turn?.seat === 0;
    if (!(await drive(server, id, others, theirs))) break;
    await player.step();
    await look();
    if (rounds === 2) {
      for (const { page } of ears) await page.reload();
      // Whose turn it is now is up to the dice.
      for (const side of [table, other, watched]) await side.wall.waitFor();
      await look();
      await watched.lookBack();
      await watched.page.keyboard.press("ArrowRight");
      await tells(watched.prompt, "Looking back");
      await look();
      await watched.page.keyboard.press("End");
    }
  }
  const kept = (await lookOf(server, id, ann)).view.own!.kept!;
  await drive(server, id, others, () => false);
  for (const side of [table, other, watched]) await side.scores.waitFor();
  await eventually(() => ears.every(({ over }) => over)).toBe(true);

  for (const ear of ears) {
    expect(ear.heard.length).toBeGreaterThan(10);
    expect(ear.seen.length).toBeGreaterThan(10);
  }
  expect(leaks(annHears, his)).toEqual([]);
  expect(leaks(bobHears, hers)).toEqual([]);
  expect(leaks(watcherHears, [...hers, ...his])).toEqual([]);
  // The check finds what there is: everybody has heard and seen what is their own.
  for (const [ear, own] of [
    [annHears, hers],
    [bobHears, his],
  ] as const) {
    const found = leaks(ear, own).join("\n");
    for (const secret of own) {
      expect(found).toContain(`heard ${secret.id}`);
      expect(found).toContain(`seen ${secret.id}`);
    }
  }
  // At the end it is shown to all, and it is the one that was kept.
  const { players } = await truth(server, id, ann);
  expect(players[0]!.objective).toEqual(kept);
  await tells(watched.scores, known.get(kept.id)!.name);
  for (const visitor of [annIn, bobIn, watcherIn]) await visitor.leave();
});

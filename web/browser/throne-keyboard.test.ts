// A whole game of The High Throne without a pointer, on the drawn board: dice by their numbers, lines
// by arrows.

import { expect, test } from "vitest";
import { tells } from "./pages";
import { Visitor } from "./support";
import { Player, ThroneTable, truth, type Deed } from "./throne";
import { walk } from "./keys";
import { browser, server } from "./stage";

const card = (name: string, kind: string, lines: string[], die?: string) => ({
  name,
  region: name.length > 4 ? "north" : "south",
  kind,
  points: 2,
  lines,
  ...(die ? { die } : {}),
});

/** Cards that nearly every roll begins, both sorts of Heroes, and a secret Objective for each player. */
const deck = {
  name: "Keys",
  regions: [
    { name: "North", colour: "grey", points: 5 },
    { name: "South", colour: "red", points: 9 },
  ],
  cards: [
    card("Queen", "hero", ["1"], "extra"),
    card("King", "hero", ["1"], "red"),
    card("Salmon", "beast", ["2", "1"]),
    card("Oak", "spirit", ["T", "1"]),
    card("Harp", "treasure", ["K", "1"]),
    card("Wolf", "beast", ["S", "2"]),
  ],
  objectives: ["Crown", "Grove", "Hunt", "Feast"].map((name, place) => ({
    name,
    text: "Hold one of the cards.",
    points: 2,
    needs: { cards: [["queen", "oak", "wolf", "salmon"][place]!] },
  })),
};

/** Somebody who has keys only. */
class ByKeys extends Player {
  #turns = 0;

  #walk(key: string, selector: string): Promise<void> {
    return walk(this.page, key, selector);
  }

  override async keep(): Promise<void> {
    const { keyboard } = this.page;
    await this.#walk("Tab", '[aria-label="Which Objective to keep"] input');
    await keyboard.press("Space");
    await keyboard.press("ArrowRight");
    const second = '[aria-label="Which Objective to keep"] label:nth-child(2) input:checked';
    await this.page.waitForSelector(second);
    await this.#walk("Tab", ".keep > button:not(:disabled)");
    await this.table.after(() => keyboard.press("Enter"));
    this.done.keep += 1;
  }

  override async answer(deed: Deed): Promise<void> {
    await this.#walk("Tab", "[data-eighth], .answer");
    await this.table.after(() => this.page.keyboard.press("Enter"));
    this.done[deed] += 1;
  }

  override async roll(dice: string[]): Promise<void> {
    const lines = await this.table.wall.locator(".line.can").evaluateAll((all) =>
      all.map((line) => ({
        key: line.getAttribute("data-line")!,
        held: line.closest(".held") !== null,
      })),
    );
    // What lies in the centre brings the end nearer.
    const line = lines.find(({ held }) => !held) ?? lines[0];
    if (line) await this.lay(line.key);
    else await this.drop(dice.length);
  }

  /** Walks to a line, turns to it and lays the dice: by its own button, or by the key for that. */
  private async lay(line: string): Promise<void> {
    const { keyboard } = this.page;
    // The cards are before the tray.
    await this.#walk("Shift+Tab", ".line.can");
    await this.#walk("ArrowRight", `[data-line="${line}"]`);
    await keyboard.press("Enter");
    await this.page.waitForSelector(`[data-line="${line}"][aria-pressed=true]`);
    const wild = '.aim [aria-label^="The red die counts as "]';
    if ((await this.page.locator(wild).count()) > 0) {
      await this.#walk("Tab", wild);
      await keyboard.press("Enter");
      this.done.wild += 1;
      await this.table.after(() => keyboard.press("f"));
    } else {
      const key = this.#turns++ % 2 === 0 ? "Enter" : "f";
      await this.table.after(() => keyboard.press(key));
    }
    this.done.fill += 1;
  }

  /** Picks the last die by its number and sets it aside. */
  private async drop(dice: number): Promise<void> {
    const { keyboard } = this.page;
    await keyboard.press(String(dice));
    await this.page.waitForSelector(`[data-die="${dice - 1}"][aria-pressed=true]`);
    await this.table.after(() => keyboard.press("a"));
    this.done.aside += 1;
  }
}

test("a game is played by keys alone", { timeout: 120_000 }, async () => {
  const ann = await server.guest("Ann");
  const id = await server.table(ann, {
    game: "high-throne",
    seats: 2,
    sit: [0],
    bots: [{ seat: 1, level: "random", persona: "ogma" }],
    options: { deck },
  });
  await server.command(ann, id, { ask: "start" });
  const visitor = await Visitor.come(browser, server, { as: ann });
  // A mouse that is never there cannot help.
  await visitor.page.addInitScript(() => {
    for (const kind of ["pointerdown", "mousedown", "touchstart"])
      addEventListener(kind, () => console.error(`a pointer: ${kind}`), true);
  });
  await visitor.open(`/table/${id}`);
  const table = new ThroneTable(visitor);
  const player = new ByKeys(table);
  await player.play();

  await tells(table.result, /takes? the High Throne|share the High Throne/);
  const { record } = await truth(server, id, ann);
  const totals = Object.fromEntries((await table.rows()).map(({ name, total }) => [name, total]));
  expect(totals).toEqual({
    Ann: record.result.scores[0],
    Ogma: record.result.scores[1],
  });
  expect(player.done.keep).toBe(1);
  expect(player.done.fill).toBeGreaterThan(0);
  await visitor.leave();
});

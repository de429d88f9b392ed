// What the tests do on the pages, found by role and name as people and screen readers find it.

import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Guest, Server, Visitor } from "./support";

/** Waits until something on a page is so. */
export function eventually<T>(look: () => Promise<T> | T, why?: string) {
  return expect.poll(look, { timeout: 60_000, interval: 50, message: why ?? "" });
}

/** Waits until a text stands in a part of a page. */
export async function tells(part: Locator, text: string | RegExp): Promise<void> {
  const look = () => part.first().textContent({ timeout: 20_000 });
  if (typeof text === "string") await eventually(look).toContain(text);
  else await eventually(look).toMatch(text);
}

/** The first page. */
export class Home {
  readonly page: Page;

  constructor(visitor: Visitor) {
    this.page = visitor.page;
  }

  async open(): Promise<this> {
    await this.page.goto("/");
    return this;
  }

  /** Asks for a game against bots, and takes what is offered. */
  async playNow(game: string, side?: string): Promise<void> {
    await this.page.getByRole("button", { name: `Play now: ${game}` }).click();
    const dialog = this.page.getByRole("dialog");
    if (side) await dialog.getByRole("radio", { name: side }).check({ force: true });
    await dialog.getByRole("button", { name: "Begin", exact: true }).click();
  }

  /** A list of tables. */
  list(name: string): Locator {
    return this.page.getByRole("region", { name });
  }
}

/** The page on which a table is set up. */
export class NewTable {
  readonly page: Page;

  constructor(visitor: Visitor) {
    this.page = visitor.page;
  }

  async open(path: string): Promise<this> {
    await this.page.goto(path);
    await this.page.getByRole("heading", { name: "What you set up" }).waitFor();
    return this;
  }

  /** Opens one of the decisions. */
  async step(name: string): Promise<void> {
    await this.page.getByRole("button", { name: new RegExp(`^${name} `) }).click();
  }

  /** Sets the table up; answers with its id. */
  async done(): Promise<string> {
    await this.page.getByRole("button", { name: /^(Set up the table|Begin the game)$/ }).click();
    await this.page.waitForURL("**/table/*");
    return tableOf(this.page);
  }
}

/** The table that a page shows. */
export function tableOf(page: Page): string {
  return new URL(page.url()).pathname.replace("/table/", "");
}

/** The file that a link or a button gives. */
export async function saved(press: Locator): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([press.page().waitForEvent("download"), press.click()]);
  const stream = await file.createReadStream();
  let text = "";
  for await (const chunk of stream) text += String(chunk);
  return { name: file.suggestedFilename(), text };
}

/** A board of tafl, wherever it stands. */
export class Board {
  readonly grid: Locator;

  constructor(readonly page: Page) {
    this.grid = page.getByRole("grid");
  }

  cell(square: string): Locator {
    return this.grid.getByRole("gridcell", { name: new RegExp(`^${square}, `) });
  }

  /** Waits until something can be moved. */
  async ready(): Promise<void> {
    await this.grid
      .getByRole("gridcell", { name: /, can move$/ })
      .first()
      .waitFor();
  }

  /** Presses a square, with whatever stands on it. */
  async click(square: string): Promise<void> {
    await this.cell(square).scrollIntoViewIfNeeded();
    const { x, y } = await this.#centre(square);
    await this.page.mouse.click(x, y);
  }

  async byClicks(move: string): Promise<void> {
    await this.ready();
    const [from, to] = move.split("-") as [string, string];
    await this.click(from);
    await this.grid.getByRole("gridcell", { name: new RegExp(`^${from}, .*picked$`) }).waitFor();
    await this.click(to);
  }

  async byDragging(move: string): Promise<void> {
    await this.ready();
    const [from, to] = await Promise.all(move.split("-").map((square) => this.#centre(square)));
    const { mouse } = this.page;
    await mouse.move(from!.x, from!.y);
    await mouse.down();
    await mouse.move((from!.x + to!.x) / 2, (from!.y + to!.y) / 2);
    await mouse.move(to!.x, to!.y);
    await mouse.up();
  }

  async byTyping(move: string): Promise<void> {
    await this.ready();
    const field = this.page.getByRole("textbox", { name: "Type a move" });
    await field.fill(move);
    await field.press("Enter");
  }

  async #centre(square: string): Promise<{ x: number; y: number }> {
    const box = (await this.cell(square).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** What stands on the board, as a position is written; whose turn it is, a board does not say. */
  async position(): Promise<string> {
    const rows = await this.grid.evaluate((grid) => {
      const letters: Record<string, string> = { viking: "t", celt: "T", king: "K" };
      const cells = [...grid.querySelectorAll<SVGElement>("[role=gridcell]")];
      const at = new Map(cells.map((cell) => [cell.dataset.square!, cell.dataset.piece]));
      const size = Math.sqrt(cells.length);
      return Array.from({ length: size }, (_, row) =>
        Array.from({ length: size }, (_, file) => {
          const piece = at.get(`${"abcdefghi"[file]}${size - row}`);
          return piece ? letters[piece] : ".";
        }).join(""),
      );
    });
    return rows.join("/").replace(/\.+/g, (empty) => String(empty.length));
  }
}

/** A table, or a replay, which has the same frame. */
export class Table extends Board {
  /** What is asked of whom. */
  readonly prompt: Locator;
  readonly log: Locator;
  readonly result: Locator;

  constructor(visitor: Visitor) {
    super(visitor.page);
    this.prompt = this.page.getByRole("status", { name: "What is asked" });
    this.log = this.page.getByRole("list", { name: "What has happened" });
    this.result = this.page.getByRole("region", { name: "The game is over" });
  }

  get id(): string {
    return tableOf(this.page);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name, exact: typeof name === "string" });
  }

  /** The moves in the log that have not been taken back. */
  async moves(): Promise<string[]> {
    const lines = await this.log.getByRole("listitem").allTextContents();
    return lines.flatMap((line) => {
      const move = /goes from (\w\d) to (\w\d)\./.exec(line);
      return move && !line.includes("(taken back)") ? [`${move[1]}-${move[2]}`] : [];
    });
  }

  /** Waits until so many moves are in the log. */
  async moved(count: number): Promise<void> {
    await eventually(async () => (await this.moves()).length).toBe(count);
  }

  /** Opens the menu and chooses something in it. */
  async choose(name: string): Promise<void> {
    await this.button("More").click();
    await this.page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
  }

  async close(): Promise<void> {
    await this.page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  }

  /** What the file holds that a link gives. */
  async download(name: string): Promise<string> {
    return (await saved(this.page.getByRole("link", { name, exact: true }))).text;
  }
}

/** How a table stands for somebody, as the server tells it. */
export interface Standing {
  number: number;
  stage: string;
  to_act: number[];
  seats: { name: string | null; bot: string | null }[];
  views: { seat: number | null; legal: string[]; view: { position: string } }[];
  outcome: { reason: string; winners: number[] } | null;
}

/** Asks the server how a table stands. */
export function standing(server: Server, table: string, who: Guest): Promise<Standing> {
  return server.ask<Standing>("GET", `/api/tables/${table}`, undefined, who);
}

/** What the record of a finished game says. */
export interface GameRecord {
  actions: { by: number | "chance"; do: string }[];
  result: { reason: string } | null;
}

export function record(server: Server, table: string, who: Guest): Promise<GameRecord> {
  return server.ask<GameRecord>("GET", `/api/tables/${table}/record`, undefined, who);
}

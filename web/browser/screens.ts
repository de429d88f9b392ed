// Every screen that the frame has: how to come there, and what is there then.

import type { Locator, Page } from "playwright-core";
import { expect, vi } from "vitest";
import { hosted, type GameName } from "../src/wire";
import { captured, nearEnd } from "./games";
import { readLesson } from "./lessons";
import { Board, eventually, standing } from "./pages";
import type { Guest, Server } from "./support";

export interface Screen {
  name: string;
  path: string;
  /** What is there when the page is there. */
  shows: (page: Page) => Locator;
  /** What is done on the page first. */
  first?: (page: Page) => Promise<unknown>;
  /** What is put right afterwards. */
  after?: (page: Page) => Promise<unknown>;
  /** What the browser complains about, where that belongs to it. */
  complains?: RegExp;
}

export const games = Object.keys(hosted) as GameName[];
/** Those that end in another way than the game of tafl that is played to its end by hand. */
const others = games.filter((game) => game !== "brandubh" && game !== "tablut");

/** Tables at every stage, for the pictures. */
export class Tables {
  constructor(
    private readonly server: Server,
    readonly ann: Guest,
    readonly bob: Guest,
  ) {}

  /** A table of Ann and bots, at which she is asked. */
  async playing(game: GameName, level = "random"): Promise<string> {
    const { server, ann } = this;
    const seats = hosted[game].least;
    const bots = Array.from({ length: seats - 1 }, (_, at) => ({ seat: at + 1, level }));
    const table = await server.table(ann, { game, seats, sit: [0], bots });
    await server.command(ann, table, { ask: "start" });
    const asked = async () => expect((await standing(server, table, ann)).to_act).toContain(0);
    await vi.waitFor(asked, { timeout: 20_000 });
    return table;
  }

  /** A game of bots, of which Ann plays one by chance, to its end. */
  async finished(game: GameName): Promise<string> {
    // Dice alone would take a thousand turns.
    const table = await this.playing(game, game === "high-throne" ? "squire" : "random");
    const { server, ann } = this;
    const over = async () => {
      for (;;) {
        const now = await standing(server, table, ann);
        const legal = now.views.find((look) => look.seat === 0)?.legal ?? [];
        const action = legal[Math.floor(Math.random() * legal.length)];
        if (!action) return expect(now.stage).toBe("finished");
        await server.command(ann, table, { ask: "act", seat: 0, action });
      }
    };
    await vi.waitFor(over, { timeout: 120_000, interval: 10 });
    return table;
  }

  /** A game of tafl at one screen, up to so many moves. */
  async atOneScreen(moves: readonly string[]): Promise<string> {
    const { server, ann } = this;
    const table = await server.table(ann, { game: "brandubh", sit: [0, 1] });
    await server.command(ann, table, { ask: "start" });
    for (const [at, action] of moves.entries())
      await server.command(ann, table, { ask: "act", seat: at % 2, action });
    return table;
  }

  /** A game of Ann and Bob, up to so many moves, in which they talk. */
  async together(moves: readonly string[]): Promise<string> {
    const { server, ann, bob } = this;
    const clock = { kind: "game", seconds: 900, increment: 10 };
    const table = await server.table(ann, { game: "brandubh", sit: [0], clock });
    await server.command(bob, table, { ask: "sit", seat: 1 });
    await server.command(ann, table, { ask: "start" });
    for (const [at, action] of moves.entries())
      await server.command([ann, bob][at % 2]!, table, { ask: "act", seat: at % 2, action });
    await server.command(bob, table, { ask: "say", text: "Well met! Shall we play for the cows?" });
    await server.command(ann, table, { ask: "say", text: "For the brown bull, then." });
    return table;
  }
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole("heading", { name });
const prompt = (page: Page) => page.getByRole("status", { name: "What is asked" });
const tab = (page: Page) => page.getByRole("tabpanel");
const dialog = (page: Page) => page.getByRole("dialog");
const result = (page: Page) => page.getByRole("region", { name: "The game is over" });
const press = (name: string) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).first().click();
const turnTo = (name: RegExp) => (page: Page) => page.getByRole("tab", { name }).click();

/** Opens the menu of a table and chooses something in it. */
async function choose(page: Page, name: string): Promise<void> {
  await press("More")(page);
  await dialog(page).getByRole("button", { name, exact: true }).click();
}

/** Sets something that this browser keeps, and loads the page anew. */
async function keep(page: Page, setting: Record<string, unknown>): Promise<void> {
  await page.evaluate((all) => {
    const kept = JSON.parse(localStorage.getItem("ardri.settings") ?? "{}");
    localStorage.setItem("ardri.settings", JSON.stringify({ ...kept, ...all }));
  }, setting);
  await page.reload();
}

/** The way of a page to the server, which can be cut. */
export class Line {
  #cut = false;

  async through(page: Page): Promise<void> {
    await page.routeWebSocket(/\/api\/.*socket/, (near) => {
      if (this.#cut) void near.close();
      else {
        near.connectToServer();
        this.#open.add(near);
      }
    });
  }

  #open = new Set<{ close: () => Promise<void> }>();

  async cut(): Promise<void> {
    this.#cut = true;
    for (const near of this.#open) await near.close();
    this.#open.clear();
  }

  mend(): void {
    this.#cut = false;
  }
}

function lobby(): Screen[] {
  return [
    { name: "home", path: "/", shows: heading("Open tables") },
    {
      name: "play-now",
      path: "/",
      shows: dialog,
      first: (page) => page.getByRole("button", { name: "Play now: Brandubh" }).click(),
    },
    ...games.flatMap((game): Screen[] => {
      const shows = heading("What you set up");
      const step = (name: string) => (page: Page) =>
        page.getByRole("button", { name: new RegExp(`^${name} `) }).click();
      const rules = game === "high-throne" ? "The deck" : "Rules";
      return [
        { name: `new-${game}`, path: `/new/${game}`, shows },
        { name: `new-${game}-rules`, path: `/new/${game}`, shows, first: step(rules) },
      ];
    }),
    {
      name: "new-clock",
      path: "/new/brandubh?public",
      shows: heading("What you set up"),
      first: async (page) => {
        await page.getByRole("button", { name: /^Clock / }).click();
        await page.getByRole("radio", { name: /^Per game/ }).check({ force: true });
      },
    },
    {
      name: "new-guests",
      path: "/new/tablut?public",
      shows: heading("What you set up"),
      first: (page) => page.getByRole("button", { name: /^Name and guests / }).click(),
    },
    { name: "new-unknown", path: "/new/chess", shows: heading(/does not know/) },
    ...["tables", "name", "devices", "people", "settings"].map((show) => ({
      name: `me-${show}`,
      path: `/me?show=${show}`,
      shows: tab,
    })),
    {
      name: "me-devices-code",
      path: "/me?show=devices",
      shows: (page) => page.getByRole("img", { name: "The code as a picture to scan" }),
      first: press("Show a code"),
    },
    ...rules(),
    {
      name: "luck-explained",
      path: "/",
      shows: (page) => dialog(page).getByRole("heading", { name: "How the luck works" }),
      first: press("How the luck works"),
    },
    {
      name: "nowhere",
      path: "/",
      shows: heading("There is nothing here."),
      // Asked for it, the server would answer 404, which a browser complains about by itself.
      first: (page) =>
        page.evaluate(() => {
          history.pushState(null, "", "/nowhere/at/all");
          dispatchEvent(new PopStateEvent("popstate"));
        }),
    },
    { name: "design", path: "/design", shows: heading(/./) },
  ];
}

function rules(): Screen[] {
  // Addresses differ by more than their marks, or the page would not be loaded anew.
  const ready = (page: Page) => page.getByRole("gridcell", { name: /, can move$/ });
  return [
    { name: "rules", path: "/rules", shows: heading("The board") },
    { name: "rules-diagrams", path: "/rules/tafl#custodian", shows: ready },
    {
      name: "rules-search",
      path: "/rules/brian-boru",
      shows: (page) => page.getByRole("list", { name: "What was found" }).getByRole("link"),
      first: async (page) => {
        await heading("The table")(page).waitFor();
        await page.getByRole("searchbox").fill("hostile throne");
      },
    },
    {
      name: "rules-ruling",
      path: "/rules/brian-boru?ruling#expand",
      shows: (page) => page.getByRole("note"),
      first: (page) => page.locator("#rule-expand").getByRole("button", { name: "Ruling" }).click(),
    },
    ...["brian-boru#who-acts", "high-throne#exact"].map((place) => ({
      name: `rules-board-${place.split("#")[0]}`,
      path: `/rules/${place.replace("#", "?board#")}`,
      shows: (page: Page) => page.getByRole("button", { name: "Close the board" }),
      first: (page: Page) =>
        page.getByRole("button", { name: "Try it on the board" }).last().click(),
    })),
    { name: "rules-rulings", path: "/rules/rulings", shows: heading("Brian Boru") },
    { name: "rules-decks", path: "/rules/decks", shows: heading("The Ardrí deck") },
  ];
}

/** Lessons, and what comes of a try. What is done there is forgotten again. */
function lessons(): Screen[] {
  const asks = (page: Page) => page.getByRole("button", { name: "Show me", exact: true });
  const forget = (page: Page) => page.evaluate(() => localStorage.removeItem("ardri.learn"));
  /** Comes to a lesson of which all steps before one are done. */
  const upTo = async (page: Page, game: string, count: number) => {
    const done = readLesson(game).steps.map(({ id }) => id);
    await page.evaluate(
      (progress) => localStorage.setItem("ardri.learn", JSON.stringify(progress)),
      { [game]: done.slice(0, count) },
    );
    await page.reload();
  };
  return [
    { name: "learn", path: "/learn", shows: heading("Learn to play") },
    ...games.map((game) => ({ name: `lesson-${game}`, path: `/learn/${game}`, shows: asks })),
    {
      name: "lesson-wrong",
      path: "/learn/brandubh",
      shows: (page) => page.getByText("Not quite."),
      first: (page) => new Board(page).byClicks("d2-b2"),
      after: forget,
    },
    {
      name: "lesson-right",
      path: "/learn/high-throne",
      shows: (page) => page.getByRole("button", { name: "Next" }),
      first: press("Show me"),
      after: forget,
    },
    {
      name: "lesson-question",
      path: "/learn/brian-boru",
      shows: (page) => page.getByRole("button", { name: "The white 13" }),
      first: (page) => upTo(page, "brian-boru", 3),
      after: forget,
    },
    {
      name: "lesson-over",
      path: "/learn/brandubh",
      shows: heading("You can play Brandubh!"),
      first: async (page) => {
        await upTo(page, "brandubh", readLesson("brandubh").steps.length - 1);
        await press("Show me")(page);
        await press("Finish")(page);
      },
      after: forget,
    },
    { name: "lesson-none", path: "/learn/chess", shows: (page) => page.getByText(/no lesson/) },
  ];
}

function editor(): Screen[] {
  const at = (position: string) => `/editor/brandubh?position=${encodeURIComponent(position)}`;
  return [
    { name: "editor", path: at(nearEnd), shows: (page) => page.getByText("This can be played") },
    { name: "editor-tablut", path: "/editor/tablut", shows: (page) => page.getByRole("grid") },
    {
      name: "editor-wrong",
      path: at("7/5t1/7/7/7/5t1/7 d"),
      complains: /status of 422 .*\/api\/explore/,
      shows: (page) => page.getByRole("alert"),
    },
    {
      name: "editor-unread",
      path: at(nearEnd),
      complains: /status of 422 .*\/api\/explore/,
      shows: (page) => page.getByRole("alert"),
      first: (page) => page.getByRole("textbox", { name: "Position as text" }).fill("7/5t1/9/x d"),
    },
  ];
}

/** The screens of tables at which somebody plays, and of what comes after. */
async function atTables(server: Server, tables: Tables, line: Line): Promise<Screen[]> {
  const { ann, bob } = tables;
  const waiting = await server.table(ann, { game: "brandubh", sit: [0] });
  const bots = [{ seat: 1, level: "random" }];
  const filled = await server.table(ann, {
    game: "brian-boru",
    seats: 5,
    name: "Tuesday night at Tara",
    sit: [0],
    bots,
    clock: { kind: "days", days: 3 },
  });
  const open = await server.table(bob, { game: "high-throne", seats: 3, public: true, sit: [0] });
  const over = await tables.atOneScreen(captured);
  const begun = await tables.together(captured.slice(0, 6));
  const asked = await tables.together(captured.slice(0, 4));
  await server.command(bob, asked, { ask: "ask-takeback", seat: 1 });
  const of = new Map<string, string>();
  for (const game of games) of.set(game, await tables.playing(game));
  const ended = new Map<string, string>();
  for (const game of others) ended.set(game, await tables.finished(game));

  const playing = `/table/${of.get("brandubh")}`;
  return [
    {
      name: "table-none",
      path: "/table/nosuchtable0000000000",
      shows: heading("There is no such table"),
      complains: /status of 404/,
    },
    { name: "waiting", path: `/table/${waiting}`, shows: heading("Invite") },
    { name: "waiting-named", path: `/table/${filled}`, shows: heading("Invite") },
    { name: "waiting-guest", path: `/table/${open}`, shows: heading("Invite") },
    {
      name: "waiting-code",
      path: `/table/${waiting}`,
      shows: (page) => page.getByRole("img", { name: "A QR code with the link to this table" }),
      first: press("Show a QR code"),
    },
    ...games.map((game) => ({
      name: `playing-${game}`,
      path: `/table/${of.get(game)}`,
      shows: prompt,
    })),
    { name: "playing-log", path: `/table/${begun}`, shows: prompt },
    { name: "playing-chat", path: `/table/${begun}`, shows: tab, first: turnTo(/^Chat/) },
    {
      name: "playing-game",
      path: `/table/${begun}`,
      shows: prompt,
      first: async (page) => {
        // On a desk it stands beside the board.
        const game = page.getByRole("tab", { name: "Game" });
        if ((await game.count()) > 0) await game.click();
      },
    },
    {
      name: "playing-past",
      path: `/table/${begun}`,
      shows: (page) => prompt(page).filter({ hasText: "Looking back" }),
      first: async (page) => {
        await press("One step back")(page);
        await press("One step back")(page);
      },
    },
    {
      name: "playing-confirm",
      path: playing,
      shows: (page) => page.getByRole("button", { name: "Do it" }),
      first: async (page) => {
        await keep(page, { confirm: true });
        await new Board(page).byClicks("b4-b5");
      },
      after: (page) => keep(page, { confirm: false }),
    },
    ...games.map((game): Screen => ({
      name: `words-${game}`,
      path: `/table/${of.get(game)}`,
      shows: (page) => page.getByRole("textbox", { name: "Type what you want to do" }),
      first: (page) => keep(page, { words: true }),
      after: (page) => keep(page, { words: false }),
    })),
    {
      name: "playing-takeback",
      path: `/table/${asked}`,
      shows: (page) => page.getByRole("button", { name: "Allow it" }),
    },
    {
      name: "playing-lost",
      path: playing,
      shows: (page) => page.getByRole("alert").filter({ hasText: "The connection is lost." }),
      first: () => line.cut(),
      after: async () => line.mend(),
    },
    {
      name: "playing-coach",
      path: playing,
      shows: (page) => page.getByRole("complementary", { name: "Coach" }).getByRole("listitem"),
      first: (page) => choose(page, "A coach beside you"),
      after: (page) => page.evaluate(() => localStorage.removeItem("ardri.coach.games")),
    },
    { name: "menu", path: playing, shows: dialog, first: press("More") },
    {
      name: "why-not",
      path: playing,
      complains: /status of 422 .*\/api\/explore/,
      shows: (page) => page.getByRole("button", { name: /^The rule/ }),
      first: (page) => new Board(page).byClicks("d2-c3"),
    },
    {
      name: "why-not-rule",
      path: playing,
      complains: /status of 422 .*\/api\/explore/,
      shows: (page) => page.locator("#rule-straight:focus"),
      first: async (page) => {
        await new Board(page).byClicks("d2-c3");
        await page.getByRole("button", { name: /^The rule/ }).click();
      },
    },
    {
      name: "invite",
      path: playing,
      shows: (page) => page.getByRole("img", { name: "A QR code with the link to this table" }),
      first: async (page) => {
        await choose(page, "Invite");
        await press("Show a QR code")(page);
      },
    },
    {
      name: "settings",
      path: playing,
      shows: dialog,
      first: (page) => choose(page, "Settings"),
    },
    { name: "sure-resign", path: playing, shows: dialog, first: press("Resign") },
    {
      name: "sure-bot",
      path: playing,
      shows: dialog,
      first: (page) => choose(page, "Let a bot play on"),
    },
    {
      name: "luck-early",
      path: `/table/${of.get("high-throne")}`,
      shows: dialog,
      first: (page) => choose(page, "Check the luck"),
    },
    { name: "finished", path: `/table/${over}`, shows: result },
    ...others.map((game) => ({
      name: `finished-${game}`,
      path: `/table/${ended.get(game)}`,
      shows: result,
    })),
    {
      name: "luck",
      path: `/table/${ended.get("high-throne")}`,
      shows: (page) => dialog(page).getByText("All the luck was fair."),
      first: press("Check the luck"),
    },
    {
      name: "what-if",
      path: `/table/${over}`,
      shows: (page) => page.getByRole("button", { name: "Forget this line" }),
      first: async (page) => {
        await turnTo(/^What if/)(page);
        await press("One step back")(page);
        await press("One step back")(page);
        await press("Play on from here")(page);
        await eventually(() => new Board(page).ready().then(() => true)).toBe(true);
      },
    },
  ];
}

function replays(): Screen[] {
  const paste = async (page: Page) => {
    await page.getByRole("textbox", { name: "Record or moves" }).fill(captured.join(" "));
    await press("Open")(page);
  };
  return [
    { name: "replay", path: "/replay", shows: heading("Look at a game") },
    {
      name: "replay-wrong",
      path: "/replay",
      complains: /status of 422 .*\/api\/replay/,
      shows: (page) => page.locator(".field .error"),
      first: async (page) => {
        await page
          .getByRole("textbox", { name: "Record or moves" })
          .fill("It was a fine day at Tara.");
        await press("Open")(page);
      },
    },
    { name: "replay-open", path: "/replay", shows: prompt, first: paste },
  ];
}

/** All of them, with tables that are as they should be. */
export async function allScreens(server: Server, line: Line): Promise<[Guest, Screen[]]> {
  const [ann, bob] = [await server.guest("Ann"), await server.guest("Bob")];
  const tables = await atTables(server, new Tables(server, ann, bob), line);
  return [ann, [...lobby(), ...tables, ...replays(), ...lessons(), ...editor()]];
}

/** What is wider than the room it has: the page itself, or an open dialog. */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wholes = [document.documentElement, ...document.querySelectorAll("dialog[open]")];
    return wholes
      .filter((whole) => whole.scrollWidth > whole.clientWidth)
      .map(({ tagName, scrollWidth, clientWidth }) => `${tagName} ${scrollWidth} > ${clientWidth}`);
  });
}

// Somebody who plays The High Throne by what the page offers, found by role and name as people and
// screen readers find it. Nothing here asks the server what is legal, or knows it.

import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { Table, eventually, type GameRecord } from "./pages";
import type { Guest, Server, Visitor } from "./support";

/** A line that the page offers to be filled. */
export interface Option {
  /** What its button is called. */
  label: string;
  card: string;
  steal: boolean;
  /** What is told of the chance once it is filled; nothing where chances are hidden. */
  chance: number | null;
}

/** What the page asks of the person in front of it. */
export type Offer =
  | { asks: "keep"; objectives: string[] }
  | { asks: "die"; answers: string[] }
  | { asks: "roll" }
  | { asks: "vote"; answers: string[] }
  | { asks: "dice"; dice: string[]; options: Option[] }
  | { asks: "nothing" }
  | { asks: "over" };

/** What the table of the end says of a player. */
export interface Row {
  name: string;
  cards: number;
  regions: number;
  objective: number;
  total: number;
}

/** The table of The High Throne, as a person sees it. */
export class ThroneTable extends Table {
  readonly tray: Locator;
  readonly wall: Locator;
  readonly dice: Locator;
  readonly options: Locator;
  readonly scores: Locator;

  constructor(visitor: Visitor) {
    super(visitor);
    this.tray = this.page.getByRole("region", { name: "Dice tray" });
    this.wall = this.page.getByRole("region", { name: "Ancient cards" });
    this.dice = this.page.getByRole("toolbar", { name: "Dice of this roll" }).getByRole("button");
    this.options = this.page
      .getByRole("list", { name: "Lines that these dice can fill" })
      .getByRole("button");
    this.scores = this.page.getByRole("table", { name: "Final scores" });
  }

  /** Goes to the first moment. A key is heard once the page has loaded what happened so far. */
  async lookBack(): Promise<void> {
    await eventually(async () => {
      await this.page.keyboard.press("Home");
      return this.prompt.textContent();
    }).toContain("looking back");
  }

  /** What lies before somebody. */
  court(name: string): Locator {
    return this.page.getByRole("region", { name: `Before ${name}`, exact: true });
  }

  /** The line of a card on the table. */
  line(card: string, words: string): Locator {
    return this.wall.getByRole("button", { name: new RegExp(`^${card}: ${words}`) });
  }

  /** What is asked now. */
  offer(): Promise<Offer> {
    return this.page.evaluate(readOffer);
  }

  /** Waits until something is asked, or the game is over. */
  async asked(): Promise<Offer> {
    await this.page.waitForFunction(asksSomething, null, { timeout: 60_000 });
    return this.offer();
  }

  /** How many things have happened, as far as the log tells. */
  happened(): Promise<number> {
    return this.page.evaluate(countLog);
  }

  /** Does something and waits until the log tells of it. */
  async after(deed: () => Promise<void>): Promise<void> {
    const before = await this.happened();
    await deed();
    await this.page.waitForFunction(
      (known) =>
        document.querySelectorAll('[aria-label="What has happened"] > li').length > known ||
        document.querySelector('[aria-label="Dice tray"] caption') !== null,
      before,
      { timeout: 30_000 },
    );
  }

  /** The table of the end, row by row. */
  async rows(): Promise<Row[]> {
    await this.scores.waitFor();
    const rows = await this.scores.locator("tbody tr").all();
    return Promise.all(
      rows.map(async (row) => {
        const [name] = await row.getByRole("rowheader").allInnerTexts();
        const numbers = await row.locator("td b").allInnerTexts();
        const [cards, regions, objective, total] = numbers.map(Number);
        return {
          name: name!.trim(),
          cards: cards!,
          regions: regions!,
          objective: objective!,
          total: total!,
        };
      }),
    );
  }
}

function countLog(): number {
  return document.querySelectorAll('[aria-label="What has happened"] > li').length;
}

/** Whether anything can be pressed in the tray, or the game is over. */
function asksSomething(): boolean {
  const tray = document.querySelector('[aria-label="Dice tray"]');
  if (!tray) return false;
  return (
    tray.querySelector("caption") !== null ||
    tray.querySelector(
      '[aria-label="Which Objective to keep"] input, .answer:not(:disabled), [data-roll], [data-die]:not(:disabled)',
    ) !== null
  );
}

/** Runs in the page. */
function readOffer(): Offer {
  const tray = document.querySelector('[aria-label="Dice tray"]');
  if (!tray) return { asks: "nothing" };
  const named = (button: Element) =>
    (button.getAttribute("aria-label") ?? button.textContent ?? "").replace(/\s+/g, " ").trim();
  if (tray.querySelector("caption")) return { asks: "over" };
  const objectives = [...tray.querySelectorAll('[aria-label="Which Objective to keep"] label')];
  if (objectives.length > 0)
    return {
      asks: "keep",
      objectives: objectives.map((one) => one.querySelector(".name")!.textContent!.trim()),
    };
  const answers = [...tray.querySelectorAll(".answer:not(:disabled)")].map(named);
  if (answers.some((answer) => answer.startsWith("Thumb war"))) return { asks: "vote", answers };
  const eighths = [...tray.querySelectorAll("[data-eighth]:not(:disabled)")].map(named);
  if (eighths.length > 0) return { asks: "die", answers: eighths };
  if (tray.querySelector("[data-roll]:not(:disabled)")) return { asks: "roll" };
  const dice = [...tray.querySelectorAll("[data-die]:not(:disabled)")].map(named);
  if (dice.length === 0) return { asks: "nothing" };
  const list = tray.querySelector('[aria-label="Lines that these dice can fill"]');
  const options = [...(list?.querySelectorAll("li:not([hidden]) button") ?? [])].map((button) => {
    const label = named(button);
    const [, steal, card = ""] = /^(Steal )?(.*?): /.exec(label) ?? [];
    const told = /chance is ([<>]?) ?(\d+) %/.exec(label);
    return {
      label,
      card,
      steal: Boolean(steal),
      chance: told ? Number(told[2]) / 100 : null,
    };
  });
  return { asks: "dice", dice, options };
}

export type Deed = "keep" | "die" | "vote" | "fill" | "steal" | "wild" | "aside";

/** A person who plays as well as the page lets them see. */
export class Player {
  /** How often each thing was done. */
  readonly done: Record<Deed, number> = {
    keep: 0,
    die: 0,
    vote: 0,
    fill: 0,
    steal: 0,
    wild: 0,
    aside: 0,
  };
  readonly page: Page;

  constructor(
    readonly table: ThroneTable,
    /** What somebody answers when a thumb war is offered. */
    private readonly wantsWar = true,
  ) {
    this.page = table.page;
  }

  /** Does what is asked, once; says whether there will be more. */
  async step(): Promise<boolean> {
    const offer = await this.table.asked();
    switch (offer.asks) {
      case "over":
        return false;
      case "nothing":
        return true;
      case "keep":
        await this.keep(offer.objectives[0]!);
        return true;
      case "die":
        // The red one is best; whoever has neither is not asked.
        await this.answer("die", /^Roll with the red/, /^Roll with the extra/);
        return true;
      case "roll":
        await this.table.button("Roll").click();
        return true;
      case "vote":
        await this.answer("vote", this.wantsWar ? /^Thumb war/ : /^Share/);
        return true;
      case "dice":
        await this.roll(offer.dice, offer.options);
        return true;
    }
  }

  /** Plays on until the game is over, or until something is so. */
  async play(until: () => boolean | Promise<boolean> = () => false, most = 2000): Promise<void> {
    for (let steps = 0; !(await until()); steps++) {
      expect(steps, "the game comes to an end").toBeLessThan(most);
      if (!(await this.step())) return;
    }
  }

  async keep(objective: string): Promise<void> {
    await this.table.tray.getByText(objective, { exact: true }).click();
    await this.table.after(() => this.table.button("Keep this one").click());
    this.done.keep += 1;
  }

  async answer(deed: Deed, ...wanted: RegExp[]): Promise<void> {
    for (const name of wanted) {
      const button = this.table.tray.getByRole("button", { name });
      if ((await button.count()) === 0) continue;
      await this.table.after(() => button.click());
      this.done[deed] += 1;
      return;
    }
    throw new Error(`nothing like ${wanted.join(" or ")} is offered`);
  }

  /** Fills the best line there is; where there is none, the least useful die goes. */
  async roll(dice: string[], options: Option[]): Promise<void> {
    // What lies in the centre brings the end nearer.
    const worth = (option: Option) => (option.chance ?? 0.5) * (option.steal ? 0.4 : 1);
    const best = [...options].sort((a, b) => worth(b) - worth(a))[0];
    if (best) await this.fill(best);
    else await this.aside(leastUseful(dice));
  }

  /** Lays dice on a line: the line, what the red die counts as if that is open, and done. */
  async fill(option: Option): Promise<void> {
    const { table } = this;
    await table.tray.getByRole("button", { name: option.label, exact: true }).click();
    const aim = this.page.getByRole("group", { name: `Dice for ${option.card}`, exact: true });
    await aim.waitFor();
    const wilds = aim.getByRole("button", { name: /^The red die counts as / });
    const faces = await wilds.count();
    if (faces > 0) {
      await wilds.nth(faces - 1).click();
      this.done.wild += 1;
    }
    await table.after(() => aim.getByRole("button", { name: "Lay the dice" }).click());
    this.done.fill += 1;
    if (option.steal) this.done.steal += 1;
  }

  /** Picks a die and sets it aside. */
  async aside(die: string): Promise<void> {
    const { table } = this;
    await table.tray.getByRole("button", { name: die, exact: true }).click();
    const button = table.button("Set aside the picked die");
    await table.after(() => button.click());
    this.done.aside += 1;
  }
}

/** One Spear is of least use, then what is rare on the cards; the red die is kept. */
function leastUseful(dice: string[]): string {
  const order = [/one Spear$/, /Tree$/, /Knot$/, /two Spears$/, /Spiral$/, /three Spears$/];
  const plain = dice.filter((die) => !die.includes("red die"));
  const from = plain.length > 0 ? plain : dice;
  for (const face of order) {
    const found = from.find((die) => face.test(die));
    if (found) return found;
  }
  return from[0]!;
}

/** The end as the server has it: the record, and how everyone stands, item by item. */
export async function truth(
  server: Server,
  table: string,
  who: Guest,
): Promise<{ record: ThroneRecord; players: EndOf[] }> {
  const record = await server.ask<ThroneRecord>(
    "GET",
    `/api/tables/${table}/record`,
    undefined,
    who,
  );
  const { views } = await standingOf(server, table, who);
  return { record, players: views[0]!.view.players };
}

export interface ThroneRecord extends GameRecord {
  result: { reason: string; winners: number[]; scores: number[]; ending: string };
}

/** How a player stands at the end. */
export interface EndOf {
  score: { cards: number; regions: number; objective: number };
  objective: { id: string } | null;
}

/** What a seat knows of the table, asked for by its token. */
export interface ThroneStanding {
  stage: string;
  to_act: number[];
  views: { seat: number | null; legal: string[]; view: ThroneSight }[];
}

/** So much of the game as the tests look at. */
export interface ThroneSight {
  asked: string;
  turn: {
    seat: number;
    target: string | null;
    roll: string | null;
    filled: unknown[];
    targets: { card: string; from: number | null; chance: number }[];
  } | null;
  players: (EndOf & { cards: string[]; locked: string[]; dice: string[] })[];
  own: { seat: number; drawn: { id: string }[]; kept: { id: string } | null } | null;
  centre: string[];
}

/** How many dice lie in the tray. */
export function diceIn({ turn }: ThroneSight): number {
  return (turn?.roll ?? "").replace(/[^STK123]/g, "").length;
}

/** How the table stands for somebody. */
export function standingOf(server: Server, table: string, who?: Guest): Promise<ThroneStanding> {
  return server.ask<ThroneStanding>("GET", `/api/tables/${table}`, undefined, who);
}

/** Chooses among what is legal for somebody who comes by script. */
export type Choose = (legal: string[], view: ThroneSight) => string;

/** Whoever sits at a table and plays by script. */
export interface Scripted {
  who: Guest;
  choose: Choose;
}

/** What somebody sees from their own seat. */
export async function lookOf(server: Server, table: string, who: Guest) {
  const { views } = await standingOf(server, table, who);
  return views.find(({ seat }) => seat !== null) ?? views[0]!;
}

/**
 * People by script, in the order of their seats, play on until something is so, seen from the first one's seat, or until the game
 * is over. Says whether it has become so.
 */
export async function drive(
  server: Server,
  table: string,
  people: Scripted[],
  until: (view: ThroneSight, legal: string[]) => boolean,
  most = 3000,
): Promise<boolean> {
  const first = people[0]!.who;
  for (let times = 0; times < most; times++) {
    const { stage, views, to_act } = await standingOf(server, table, first);
    const look = views.find(({ seat }) => seat === 0) ?? views[0]!;
    if (until(look.view, look.legal)) return true;
    if (stage !== "playing") return false;
    const [seat] = to_act;
    if (seat === undefined) continue;
    const { who, choose } = people[seat]!;
    const mine = seat === 0 ? look : await lookOf(server, table, who);
    const action = choose(mine.legal, mine.view);
    await server.command(who, table, { ask: "act", seat, action });
  }
  throw new Error("people by script do not come to an end");
}

/** Keeps the first Objective, rolls without more dice, and lets the turn go by. */
export const idle: Choose = (legal) =>
  legal.find((action) => /^(keep|die none|thumb-war yes)/.test(action)) ??
  legal.find((action) => action.startsWith("aside")) ??
  legal[0]!;

/** Goes for the likeliest card of the centre, or for certain ones before all others. */
export function eager(wants: RegExp = /^$/): Choose {
  return (legal, view) => {
    const eighth = legal.find((action) => /^die (red|extra)/.test(action));
    if (eighth) return legal.find((action) => action === "die red") ?? eighth;
    const chance = (action: string): number => {
      const [, card = ""] = action.split(" ");
      const wanted = wants.test(card);
      const target = view.turn?.targets.find((one) => one.card === card);
      // The game ends when the centre is empty: whoever steals instead makes it longer.
      return (target?.chance ?? 0) + (target?.from === null ? 1 : 0) + (wanted ? 2 : 0);
    };
    const fills = legal.filter((action) => action.startsWith("fill"));
    const [best] = fills.sort((a, b) => chance(b) - chance(a));
    if (best) return best;
    const asides = legal.filter((action) => action.startsWith("aside"));
    const order = ["aside 1", "aside T", "aside K", "aside 2"];
    return order.find((one) => asides.includes(one)) ?? asides[0] ?? idle(legal, view);
  };
}

/** Two people, two cards that anybody gets, and nothing to tell them apart in the end. */
export const duel = {
  name: "A Duel",
  about: "Two cards of the same worth, for a thumb war.",
  regions: [
    { name: "Ulster", colour: "grey", points: 2 },
    { name: "Munster", colour: "red", points: 2 },
  ],
  cards: [
    { name: "Macha", region: "ulster", kind: "spirit", points: 2, lines: ["1"], lore: "A race." },
    { name: "Aoibheall", region: "munster", kind: "spirit", points: 2, lines: ["1"] },
  ],
};

/** A deck in which nearly every roll fits something, with both sorts of Heroes. */
export const practice = {
  name: "Practice",
  about: "Cards that anybody gets soon.",
  regions: [
    { name: "North", colour: "grey", points: 5 },
    { name: "South", colour: "red", points: 9 },
  ],
  cards: [
    { name: "King", region: "north", kind: "hero", points: 2, lines: ["1"], die: "red" },
    { name: "Queen", region: "north", kind: "hero", points: 2, lines: ["1"], die: "extra" },
    { name: "Harp", region: "south", kind: "treasure", points: 2, lines: ["1", "1", "SSTT"] },
    { name: "Oak", region: "south", kind: "spirit", points: 3, lines: ["T", "TKK2"] },
    { name: "Wolf", region: "south", kind: "beast", points: 4, lines: ["K", "SSS3"] },
  ],
};

/** Takes a card if there is none yet, and then lets the others have theirs. */
export const modest: Choose = (legal, view) => {
  const seat = view.turn?.seat;
  const has = seat !== undefined && (view.players[seat]?.locked.length ?? 0) > 0;
  return (!has && legal.find((action) => action.startsWith("fill"))) || idle(legal, view);
};

/** Everyone sits down at a new table of the first one's, and the game begins. */
export async function seated(
  server: Server,
  people: Guest[],
  options: Record<string, unknown> = {},
): Promise<string> {
  const [host, ...others] = people as [Guest, ...Guest[]];
  const table = await server.table(host, {
    game: "high-throne",
    seats: people.length,
    sit: [0],
    public: true,
    options,
  });
  for (const [at, guest] of others.entries())
    await server.command(guest, table, { ask: "sit", seat: at + 1 });
  await server.command(host, table, { ask: "start" });
  return table;
}

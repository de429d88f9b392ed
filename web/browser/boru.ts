// Somebody who plays Brian Boru by its page: reads what is offered there, and chooses.

import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { Table, eventually } from "./pages";
import type { Guest, Server, Visitor } from "./support";

/** What the page offers at a moment. */
export interface Offer {
  kind: "towns" | "pick" | "play" | "parts" | "offers" | "over";
  /** Cards that can be chosen. */
  cards: number[];
  /** Towns on the map that can be chosen. */
  towns: string[];
  parts: string[];
  /** Whether more can be bought. */
  more: boolean;
  offers: number;
  /** Whether it could be done as it is. */
  ready: boolean;
}

/** Reads off the page what is offered; nothing while somebody else is asked. */
export function readOffer(): Offer | null {
  const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
  const over = document.querySelector('section[aria-label="The game is over"]');
  const dock = document.querySelector<HTMLElement>("[data-ask]");
  const kind = (over ? "over" : dock?.dataset.ask) as Offer["kind"] | undefined;
  if (!kind) return null;
  return {
    kind,
    cards: all<HTMLElement>('[data-card][aria-disabled="false"]').map((card) =>
      Number(card.dataset.card),
    ),
    towns: all<SVGElement>('[data-town][aria-disabled="false"]').map((town) => town.dataset.town!),
    parts: all<HTMLElement>("[data-ask] [data-part]").map((part) => part.dataset.part!),
    more:
      document.querySelector('[data-ask] [aria-label="One more"]:not([aria-disabled])') !== null,
    offers: all('[data-ask="offers"] [aria-pressed]').length,
    ready: document.querySelector("[data-do]") !== null,
  };
}

/** Numbers that look like chance, the same in every run. */
export function chancer(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A table of Brian Boru in front of somebody. */
export class Boru extends Table {
  readonly last: Locator;
  /** What was done here, by its kind. */
  readonly done = new Map<string, number>();
  protected readonly chance: (below: number) => number;

  constructor(
    readonly visitor: Visitor,
    seed = 1,
  ) {
    super(visitor);
    this.last = this.page.locator("[data-do]");
    this.chance = chancer(seed);
  }

  /** Waits until something is asked here, or all is over. */
  async next(): Promise<Offer> {
    let offer: Offer | null = null;
    await expect
      .poll(async () => (offer = await this.page.evaluate(readOffer)), {
        timeout: 60_000,
        interval: 30,
        message: "something is asked",
      })
      .not.toBeNull();
    return offer!;
  }

  card(card: number): Locator {
    return this.page.locator(`[data-card="${card}"][aria-pressed]`);
  }

  town(town: string): Locator {
    return this.page.locator(`[data-town="${town}"]`);
  }

  async pickCard(card: number): Promise<void> {
    await this.card(card).click();
  }

  /** Presses a town where it is drawn, as a finger would. */
  async pickTown(town: string): Promise<void> {
    const box = (await this.town(town).locator(".shape").boundingBox())!;
    await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await eventually(() => this.town(town).getAttribute("aria-pressed")).toBe("true");
  }

  async pickPart(part: string): Promise<void> {
    await this.page.locator(`[data-ask] [data-part="${part}"]`).click();
  }

  async buyMore(): Promise<void> {
    await this.page.getByRole("button", { name: "One more", exact: true }).click();
  }

  async pickOffer(place: number): Promise<void> {
    await this.page.locator('[data-ask="offers"] [aria-pressed]').nth(place).click();
  }

  /** Says the last word. */
  async confirm(): Promise<void> {
    await this.last.click();
  }

  protected one<T>(things: readonly T[]): T {
    return things[this.chance(things.length)]!;
  }

  protected note(what: string): void {
    this.done.set(what, (this.done.get(what) ?? 0) + 1);
  }

  /** Makes up one's mind about what is offered, and chooses it, up to the last word. */
  async decide(offer: Offer): Promise<void> {
    this.note(offer.kind);
    if (offer.kind === "pick") {
      const first = this.one(offer.cards);
      await this.pickCard(first);
      await this.pickCard(this.one(offer.cards.filter((card) => card !== first)));
    } else if (offer.kind === "play") await this.pickCard(this.one(offer.cards));
    else if (offer.kind === "towns") await this.pickTown(this.one(offer.towns));
    else if (offer.kind === "offers") await this.pickOffer(this.chance(offer.offers));
    else if (offer.kind === "parts") await this.choosePart(offer);
  }

  private async choosePart(offer: Offer): Promise<void> {
    let now: Offer = offer;
    if (offer.parts.length > 1) {
      const part = this.one(offer.parts);
      await this.pickPart(part);
      this.note(part);
      now = (await this.page.evaluate(readOffer))!;
    }
    // Whoever can buy or go further mostly does; where a town must be chosen, there is no way round.
    if (now.towns.length > 0 && (!now.ready || this.chance(4) > 0)) {
      await this.pickTown(this.one(now.towns));
      this.note("target");
    } else if (now.more && this.chance(3) > 0) {
      await this.buyMore();
      this.note("bought");
    }
  }

  /** Does one thing. */
  async turn(offer: Offer): Promise<void> {
    await this.decide(offer);
    await this.confirm();
  }

  /** Plays until the end; `meanwhile` is called whenever something is asked. */
  async playOn(meanwhile?: (offer: Offer) => Promise<void>): Promise<void> {
    for (let turns = 0; ; turns++) {
      const offer = await this.next();
      await meanwhile?.(offer);
      if (offer.kind === "over") return;
      expect(turns).toBeLessThan(300);
      await this.turn(offer);
    }
  }

  /** The final scoring as it stands on the screen: for each seat its items, and all of them together. */
  async scores(): Promise<{ names: string[]; items: number[][]; totals: number[] }> {
    const table = this.page.getByRole("region", { name: "The final scoring" }).getByRole("table");
    return table.evaluate((element) => {
      const rows = [...(element as HTMLTableElement).rows].map((row) =>
        [...row.cells].slice(1).map((cell) => cell.textContent!.trim()),
      );
      const figures = (row: string[]) => row.map((text) => (text === "–" ? 0 : Number(text)));
      const items = rows.slice(1, -1).map(figures);
      return {
        names: rows[0]!,
        items: rows[0]!.map((_, seat) => items.map((row) => row[seat]!)),
        totals: figures(rows.at(-1)!),
      };
    });
  }
}

/** The items of the final scoring, in the order in which they are counted. */
const items = ["track", "coins", "marker", "renown", "tokens", "shared", "regions"] as const;

/** What the record of a finished game says. */
export interface BoruRecord {
  seats: { name: string }[];
  actions: { by: number | "chance"; do: string }[];
  result: { winners: number[]; scores: number[]; reason: string };
}

export interface Own {
  seat: number;
  hand: number[];
  pack: number[];
}

export interface BoruLook {
  table: {
    round: number;
    asked: { asked: string };
    outcome: object | null;
    standings: { scores: Record<(typeof items)[number], number>[] };
  };
  own: Own | null;
}

export function recordOf(server: Server, table: string, who: Guest): Promise<BoruRecord> {
  return server.ask<BoruRecord>("GET", `/api/tables/${table}/record`, undefined, who);
}

/** Compares the final scoring on a screen with what the record comes to when it is played again. */
export async function expectScores(boru: Boru, record: BoruRecord): Promise<void> {
  const { server } = boru.visitor;
  interface Page {
    problem: string | null;
    moments: { view: BoruLook }[];
    next: number | null;
  }
  const page = (from: number) =>
    server.ask<Page>("POST", "/api/replay", { text: JSON.stringify(record), from });
  let played = await page(0);
  while (played.next !== null) played = await page(played.next);
  expect(played.problem).toBeNull();
  const { scores } = played.moments.at(-1)!.view.table.standings;
  const shown = await boru.scores();
  expect(shown.totals).toEqual(record.result.scores);
  expect(shown.items).toEqual(scores.map((score) => items.map((item) => score[item])));
  expect(shown.names).toHaveLength(record.seats.length);
  const best = await boru.result.getByRole("listitem").first().textContent();
  expect(best).toContain(shown.names[record.result.winners[0]!]);
  expect(best).toContain(String(Math.max(...record.result.scores)));
}

/** A table of people and bots, begun. */
export async function boruTable(
  server: Server,
  people: Guest[],
  seats: number,
  form: Record<string, unknown> = {},
): Promise<string> {
  const bots = Array.from({ length: seats - people.length }, (_, at) => ({
    seat: people.length + at,
    level: "random",
  }));
  const table = await server.table(people[0]!, {
    game: "brian-boru",
    seats,
    sit: [0],
    bots,
    ...form,
  });
  for (const [at, who] of people.slice(1).entries())
    await server.command(who, table, { ask: "sit", seat: at + 1 });
  await server.command(people[0]!, table, { ask: "start" });
  return table;
}

/** How a table of Brian Boru stands for somebody. */
export interface BoruStanding {
  number: number;
  stage: string;
  to_act: number[];
  views: { seat: number | null; legal: string[]; view: BoruLook }[];
}

/** Plays on by script, for one person against bots, until something is so. */
export async function playUntil(
  server: Server,
  table: string,
  who: Guest,
  until: (standing: BoruStanding) => boolean,
  choose: (legal: string[], standing: BoruStanding) => string,
): Promise<BoruStanding> {
  for (let turns = 0; ; turns++) {
    expect(turns).toBeLessThan(400);
    const standing = await asked(server, table, who);
    if (until(standing) || standing.stage === "finished") return standing;
    const { seat, legal } = standing.views[0]!;
    await server.command(who, table, { ask: "act", seat, action: choose(legal, standing) });
  }
}

/** A table at which something is so: not every game comes to everything. */
export async function tableAt(
  server: Server,
  who: Guest,
  seats: number,
  until: (standing: BoruStanding) => boolean,
  choose: (legal: string[], standing: BoruStanding) => string,
): Promise<string> {
  for (let games = 0; games < 12; games++) {
    const table = await boruTable(server, [who], seats);
    const { stage } = await playUntil(server, table, who, until, choose);
    if (stage !== "finished") return table;
  }
  throw new Error("it does not come to that");
}

/** Waits until somebody is asked, or all is over. */
async function asked(server: Server, table: string, who: Guest): Promise<BoruStanding> {
  let standing: BoruStanding | undefined;
  const look = async () => {
    standing = await server.ask<BoruStanding>("GET", `/api/tables/${table}`, undefined, who);
    return standing.stage === "finished" || standing.views[0]!.legal.length > 0;
  };
  await expect.poll(look, { timeout: 60_000, interval: 10 }).toBe(true);
  return standing!;
}

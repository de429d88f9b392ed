// What the page says of a choice of Brian Boru before it is made is what then comes of it, through whole
// games that are played by chance.

import { expect, test } from "vitest";
import { Boru, boruTable, recordOf } from "./boru";
import { eventually } from "./pages";
import { Visitor, type Guest, type Server } from "./support";
import { browser, server } from "./stage";

/** What stood on the page when the last word was said. */
interface Foretold {
  action: string;
  /** "coins 3 → 1", and what would lie on the map. */
  effects: string[];
  /** What the rules say would come of it. */
  told: string[];
}

/** Somebody who notes what is foretold of everything that they do. */
class Careful extends Boru {
  readonly noted: Foretold[] = [];

  constructor(
    visitor: Visitor,
    private readonly who: Guest,
    seed: number,
  ) {
    super(visitor, seed);
  }

  override async confirm(): Promise<void> {
    const action = (await this.last.getAttribute("data-do"))!;
    // The rules are asked for it, and the answer takes its way; the first sentence is the action itself.
    const count = await this.#sentences(action);
    const list = this.page.locator(`[data-foretold="${action}"] li`);
    const offer = this.page.locator('[data-ask="offers"] [aria-pressed="true"] .brings');
    const shown = action.startsWith("princess ") ? offer : list;
    await eventually(() => shown.count(), action).toBe(count - 1);
    const effects = this.page.getByRole("list", { name: "What it would do" }).getByRole("listitem");
    const [told, changes] = [await shown.allTextContents(), await effects.allTextContents()];
    this.noted.push({ action, effects: changes.map((one) => one.trim()), told });
    await super.confirm();
  }

  async #sentences(action: string): Promise<number> {
    const asks = { ask: "preview", seat: 0, action };
    const answer = await this.visitor.server.command(this.who, this.id, asks);
    const { preview } = answer as { preview: unknown[] };
    return preview.length;
  }
}

const tracks = {
  coins: "coins",
  raiders: "raiders",
  church: "church discs",
  space: "marriage space",
  points: "points",
} as const;
type Track = keyof typeof tracks;

/** A moment of the game, as it is played again. */
interface Moment {
  by: number | "chance" | null;
  action: string | null;
  heard: { seen: Seen }[];
  view: {
    table: {
      players: Record<Track, number>[];
      trick: { leading: number | null } | null;
      standings: { scores: Record<string, number>[] };
    };
  };
}

interface Seen {
  event: string;
  seat?: number;
  won?: boolean;
  now?: Record<Track, number>;
  deeds?: Deeds;
}

interface Deeds {
  town?: string;
  expanded?: string;
  freed?: unknown;
  bought: number;
  coins: number;
  renown: number;
  paid: number;
  forfeited: number;
}

async function replayed(server: Server, record: unknown): Promise<Moment[]> {
  const moments: Moment[] = [];
  for (let from: number | null = 0; from !== null;) {
    const text = JSON.stringify(record);
    const page: { moments: Moment[]; next: number | null } = await server.ask(
      "POST",
      "/api/replay",
      { text, from },
    );
    moments.push(...page.moments);
    from = page.next;
  }
  return moments;
}

const totals = ({ view }: Moment): number[] =>
  view.table.standings.scores.map((one) => Object.values(one).reduce((sum, part) => sum + part, 0));

/** What a number is foretold to become, where it is foretold to change. */
function foretells({ effects }: Foretold, track: Track): number | null {
  const change = effects.find((one) => one.startsWith(`${tracks[track]} `) && one.includes("→"));
  return change === undefined ? null : Number(/→ (\d+)/.exec(change)![1]);
}

/** What is said of deeds that nobody else can change before they are done. */
function certain({ coins, renown, paid, forfeited }: Deeds): string[] {
  const some = (count: number, one: string, more: string) =>
    count === 0 ? [] : [count === 1 ? one : more];
  return [
    ...some(coins, "takes a coin", `takes ${coins} coins`),
    ...some(renown, "gains 1 renown", `gains ${renown} renown`),
    ...some(paid, "pays a coin", `pays ${paid} coins`),
    ...some(forfeited, "loses a point for", `loses ${forfeited} points for`),
  ];
}

/** Whether it was said of a card that it could come to this. */
function foretellsDeeds({ told }: Foretold, won: boolean, deeds: Deeds): boolean {
  const wanted = certain(deeds).join();
  return told
    .filter((one) => one.startsWith(won ? "If it wins:" : "If it loses,"))
    .some((one) => {
      const said =
        /takes (a|\d+) coins?|gains \d+ renown|pays (a|\d+) coins?|loses (a|\d+) points? for/g;
      const found = [...one.matchAll(said)].map(([words]) => words);
      return found.sort().join() === wanted.split(",").sort().join();
    });
}

for (const seats of [3, 5])
  test(`what is foretold comes to pass with ${seats} players`, { timeout: 300_000 }, async () => {
    const ann = await server.guest("Ann");
    const visitor = await Visitor.come(browser, server, { as: ann });
    const table = await boruTable(server, [ann], seats);
    await visitor.open(`/table/${table}`);
    const boru = new Careful(visitor, ann, seats + 20);
    await boru.playOn();
    const record = await recordOf(server, table, ann);
    // As the page calls them: a bot's name has an article in one language and none in another.
    const names = await visitor.page.locator(".seats .called").allTextContents();
    expect(names).toHaveLength(seats);
    const moments = await replayed(server, record);
    const own = moments.filter(({ by }) => by === 0);
    expect(own.map(({ action }) => action)).toEqual(boru.noted.map(({ action }) => action));

    const counts = { numbers: 0, leads: 0, cards: 0 };
    const nextNote = boru.noted.values();
    /** What was said of the card of one's own that lies on the table. */
    let card: Foretold | null = null;
    for (const [at, after] of moments.entries()) {
      const before = moments[at - 1];
      const noted = after.by === 0 ? nextNote.next().value! : null;
      if (noted?.action.startsWith("play ")) card = noted;
      for (const { seen } of after.heard) {
        if (seen.event !== "acted" || seen.seat !== 0) continue;
        const deeds = seen.deeds!;
        // The last card of a hand goes by itself: nothing was asked, and nothing foretold.
        if (card && deeds.bought === 0 && !deeds.expanded && !deeds.freed) {
          const about = `${JSON.stringify(deeds)}: ${card.told.join(" / ")}`;
          expect(foretellsDeeds(card, seen.won!, deeds), about).toBe(true);
          counts.cards += 1;
        }
        card = null;
      }
      if (!noted || !before) continue;

      // Numbers and towns of an action that is taken.
      const [{ seen }] = after.heard as [{ seen: Seen }];
      if (seen.event === "acted") {
        for (const track of Object.keys(tracks) as Track[]) {
          const to = foretells(noted, track) ?? before.view.table.players[0]![track];
          expect(seen.now![track], `${noted.action}: ${track} in ${noted.effects}`).toBe(to);
          counts.numbers += 1;
        }
        const { town, expanded, freed } = seen.deeds!;
        const placed = noted.effects.filter((one) => one.startsWith("your disc on "));
        expect(placed, noted.action).toHaveLength(
          [town, expanded].filter((one) => one !== undefined).length,
        );
        const free = noted.effects.filter((one) => one.endsWith(" is free"));
        expect(free, noted.action).toHaveLength(freed ? 1 : 0);
      }
      if (after.heard.length > 1) continue;

      // Nothing else has come of it, so that the table is as it was foretold.
      const score = noted.told.find((one) => one.startsWith("Score if the game ended now: ")) ?? "";
      const was = totals(before);
      for (const [seat, is] of totals(after).entries()) {
        const from = score.split(/[:,] | and /).find((one) => one.startsWith(`${names[seat]} `));
        const to = from === undefined ? was[seat] : Number(/→ (\d+)\.?$/.exec(from)![1]);
        expect(is, `${noted.action}: ${names[seat]} in “${score}”`).toBe(to);
      }
      if (noted.action.startsWith("play ")) {
        const leading = after.view.table.trick!.leading;
        const wins = leading === null ? "nobody" : names[leading]!;
        const said = noted.told.join(" / ");
        expect(said, noted.action).toContain(`As the cards lie then, ${wins} wins.`);
        counts.leads += 1;
      }
    }
    // Which towns and points there are to be foretold is chance; the rest is in every game.
    expect(counts.numbers).toBeGreaterThan(30);
    expect(counts.cards).toBeGreaterThan(0);
    expect(counts.leads).toBeGreaterThan(0);
    await visitor.leave();
  });

// Three people play Brian Boru in three browsers, and a fourth watches. Nobody is told, and no page
// shows, what is in the hands of others.

import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { printed } from "../src/wire/generated/boru-printed";
import { Boru, boruTable, expectScores, recordOf, type BoruRecord } from "./boru";
import { NAMED, Secrets, type Viewer } from "./boru-secrets";
import { Visitor } from "./support";
import { browser, server } from "./stage";

/** What somebody was told and shown. */
interface Witness {
  viewer: Viewer;
  boru: Boru;
  /** Everything that came from the server, by socket or otherwise. */
  messages: unknown[];
  /** The last event that the socket has told of. */
  number: number;
  /** What stood on the page. */
  looks: Look[];
}

interface Look {
  /** The last events that had been told when the page was looked at, and afterwards. */
  from: number;
  to: number;
  /** The cards that the board speaks of, and those that anything on the page does. */
  board: number[];
  page: number[];
  /** The lines of the log that speak of cards. */
  log: string[];
  /** The marriage cards that the page speaks of. */
  marriages: string[];
}

/** A game that was played, what everybody saw of it, and what they should not have seen. */
interface Game {
  witnesses: Witness[];
  record: BoruRecord;
  secrets: Secrets;
}

/** The game at which every test here looks; whichever comes first plays it. */
let game: Promise<Game> | undefined;
const played = () => (game ??= play());
const patiently = { timeout: 600_000 };

/** Keeps what comes to a page. */
function listen(witness: Witness, page: Page): void {
  page.on("websocket", (socket) => {
    if (!socket.url().includes("/api/tables/")) return;
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload)) as { standing?: { number: number } };
      witness.messages.push(message);
      witness.number = Math.max(witness.number, message.standing?.number ?? 0);
    });
  });
  page.on("response", async (response) => {
    const { pathname } = new URL(response.url());
    if (!/^\/api\/tables\/\w+(\/(events|history))?$/.test(pathname)) return;
    const message = (await response.json().catch(() => null)) as { number?: number } | null;
    if (message) witness.messages.push(message);
    witness.number = Math.max(witness.number, message?.number ?? 0);
  });
}

/** Looks at a page: its elements with all their attributes, and its text. */
async function look(witness: Witness): Promise<void> {
  const from = witness.looks.at(-1)?.to ?? 0;
  // What is looked for is looked for there: the pages are long, and there are many of them.
  const seen = await witness.boru.page.evaluate(
    ([pattern, brides]) => {
      const cards = (text: string) =>
        [...text.matchAll(new RegExp(pattern, "gi"))].map((found) => Number(found[1] ?? found[2]));
      const whole = (element: Element) => element.outerHTML + element.textContent;
      // The log stands beside it, and is looked at by itself.
      const board = document.querySelector(".boru")!.cloneNode(true) as Element;
      board.querySelector(".side")?.remove();
      const log = document.querySelector('[aria-label="What has happened"]');
      const page = whole(document.documentElement);
      return {
        board: cards(whole(board)),
        page: cards(page),
        log: [...(log?.querySelectorAll("li") ?? [])]
          .map((line) => line.textContent)
          .filter((line) => cards(line).length > 0),
        // A seat may wear the head of Conall Cernach, who is none of them.
        marriages: brides.filter((name) => new RegExp(`${name}(?! Cernach)`).test(page)),
      };
    },
    [NAMED, printed.marriages.map(({ name }) => name)] as const,
  );
  witness.looks.push({ from, to: witness.number, ...seen });
}

/** Three people play to the end, and a stranger watches; all read the same scores. */
async function play(): Promise<Game> {
  const people = [await server.guest("Ann"), await server.guest("Bob"), await server.guest("Cian")];
  const stranger = await server.guest("Stranger");
  const id = await boruTable(server, people, 3);
  const all = [...people, stranger];
  const witnesses = await Promise.all(
    all.map(async (who, seat) => {
      const visitor = await Visitor.come(browser, server, { as: who });
      const viewer = seat < people.length ? seat : null;
      const boru = new Boru(visitor, seat + 7);
      const witness: Witness = { viewer, boru, messages: [], number: 0, looks: [] };
      listen(witness, visitor.page);
      await visitor.open(`/table/${id}`);
      return witness;
    }),
  );
  const watching = witnesses.at(-1)!;
  await Promise.all(
    witnesses.slice(0, -1).map((witness) =>
      witness.boru.playOn(async (offer) => {
        await look(witness);
        if (offer.kind === "play" || offer.kind === "over") await look(watching);
      }),
    ),
  );
  await watching.boru.result.waitFor();
  const record = await recordOf(server, id, people[0]!);
  for (const { boru } of witnesses) await expectScores(boru, record);

  const events = await server.ask<{ number: number; event: string }[]>(
    "GET",
    `/api/tables/${id}/events`,
    undefined,
    people[0],
  );
  const numbers = events.filter(({ event }) => event === "acted").map(({ number }) => number);
  expect(numbers).toHaveLength(record.actions.length);
  for (const { boru } of witnesses) await boru.visitor.leave();
  return { witnesses, record, secrets: new Secrets(record, numbers) };
}

/** What in the messages to somebody would be a leak if they had come to `as`. */
const told = ({ secrets }: Game, witness: Witness, as: Viewer): string[] =>
  witness.messages.flatMap((message) => secrets.leaks(message, as));

function shown({ secrets }: Game, witness: Witness, as: Viewer): string[] {
  return witness.looks.flatMap(({ from, to, board, page, log, marriages }) => {
    const toCome = secrets.marriagesToCome(to);
    // Of cards, the log tells what was done with them in the open, and what was done by oneself.
    const open = /\b(plays|won with|lost with|wins)\b/;
    const mine = /\b(You are dealt|You keep|you get|yours was)\b/;
    return [
      ...secrets.strange(board, from, to, as).map((card) => `${card} on the board`),
      ...secrets.strangeEver(page, to, as).map((card) => `${card} on the page`),
      ...marriages.filter((name) => toCome.includes(name)),
      ...log.filter((line) => !open.test(line) && (as === null || !mine.test(line))),
    ].map((problem) => `between events ${from} and ${to}: ${problem}`);
  });
}

test("three people play in three browsers while a fourth watches", patiently, async () => {
  const { witnesses, record } = await played();
  expect(witnesses.map(({ viewer }) => viewer)).toEqual([0, 1, 2, null]);
  expect(record.result.scores).toHaveLength(3);
});

test("no message and no page holds what is hidden from who sees it", patiently, async () => {
  const game = await played();
  const { witnesses, secrets } = game;
  for (const witness of witnesses) {
    expect(witness.messages.length).toBeGreaterThan(100);
    expect(witness.looks.length).toBeGreaterThan(40);
    // Most of the time there was something to be found.
    const hiding = witness.looks.filter(({ to }) => secrets.hidden(to, witness.viewer) > 0);
    expect(hiding.length).toBeGreaterThan(30);
    expect(told(game, witness, witness.viewer)).toEqual([]);
    expect(shown(game, witness, witness.viewer)).toEqual([]);
  }
});

test(
  "what one may see is found in the hands of another, and of a spectator",
  patiently,
  async () => {
    const game = await played();
    const { witnesses } = game;
    const [ann, bob] = witnesses as [Witness, Witness];
    for (const [witness, as] of [
      [ann, 1],
      [bob, 0],
      [ann, null],
    ] as const) {
      expect(told(game, witness, as).length).toBeGreaterThan(50);
      expect(shown(game, witness, as).length).toBeGreaterThan(20);
    }
    // A spectator's messages are nothing to hide from a player.
    const watching = witnesses.at(-1)!;
    expect(told(game, watching, 0)).toEqual([]);
  },
);

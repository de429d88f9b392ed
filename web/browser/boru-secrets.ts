// What is nobody's business in a game of Brian Boru: computed from the record alone, which tells
// every deal and pick, and looked for in whatever came to a browser or stands on its page.

import type { BoruRecord } from "./boru";

/** Whoever looks at the table: a seat, or a spectator. */
export type Viewer = number | null;

interface Moment {
  round: number;
  /** For each seat the cards that it has seen in this round, all cards lying open included. */
  seen: Set<number>[];
  /** What lies, or lay, open in this round. */
  open: Set<number>;
  /** For each seat what was dealt to it in this round. */
  dealt: number[][];
  /** The marriage cards that were shown. */
  marriages: number;
}

/** How texts and elements speak of cards. */
export const NAMED = '\\b(?:red|blue|yellow|white) (\\d+)\\b|data-card="(\\d+)"';
const CHOICE = /^(?:pick|play)((?: \d+)+)$/;

/** All cards that a text of the server speaks of. */
function named(text: string): number[] {
  const said = [...text.matchAll(new RegExp(NAMED, "gi"))].map((found) => Number(found[1]));
  const chosen = CHOICE.exec(text)?.[1]?.trim().split(" ").map(Number) ?? [];
  return [...said, ...chosen];
}

/** The truth about a game, moment by moment. */
export class Secrets {
  readonly #moments: Moment[] = [];
  readonly #deck: string[];
  readonly #vikings: string[];

  constructor(
    record: BoruRecord,
    /** The numbers of the events by which the game went on, in order. */
    private readonly numbers: number[],
  ) {
    const seats = record.seats.length;
    const lists = (verb: string) =>
      record.actions
        .find((action) => action.do.startsWith(`${verb} `))!
        .do.split(" ")
        .slice(1);
    this.#deck = lists("marriages");
    this.#vikings = lists("vikings");
    const size = { 3: 8, 4: 6, 5: 5 }[seats]!;
    let packs: number[][] = [];
    let picks: (number[] | null)[] = [];
    let now: Moment = {
      round: 0,
      seen: Array.from({ length: seats }, () => new Set<number>()),
      open: new Set(),
      dealt: [],
      marriages: 0,
    };
    const copy = (moment: Moment): Moment => ({
      ...moment,
      seen: moment.seen.map((cards) => new Set(cards)),
      open: new Set(moment.open),
    });
    this.#moments.push(copy(now));
    for (const action of record.actions) {
      const [verb, ...words] = action.do.split(" ");
      const cards = words.map(Number);
      if (verb === "deal") {
        packs = Array.from({ length: seats }, (_, seat) =>
          cards.slice(seat * size, (seat + 1) * size),
        );
        picks = packs.map(() => null);
        now = {
          round: now.round + 1,
          seen: packs.map((pack) => new Set(pack)),
          open: new Set(),
          dealt: packs.map((pack) => [...pack].sort((a, b) => a - b)),
          marriages: now.round + 1,
        };
      } else if (verb === "pick") {
        picks[action.by as number] = cards;
        if (picks.every((pick) => pick !== null)) {
          const rest = packs.map((pack, seat) => pack.filter((one) => !picks[seat]!.includes(one)));
          packs = rest.map((_, seat) => rest[(seat + seats - 1) % seats]!);
          packs.forEach((pack, seat) => pack.forEach((card) => now.seen[seat]!.add(card)));
          picks = packs.map(() => null);
        }
      } else if (verb === "play") {
        now.open.add(cards[0]!);
        now.seen.forEach((seen) => seen.add(cards[0]!));
      }
      this.#moments.push(copy(now));
    }
  }

  /** How many events of the game there are up to a number: the place of the moment after it. */
  #place(number: number): number {
    let place = 0;
    while (place < this.numbers.length && this.numbers[place]! <= number) place++;
    return place;
  }

  #at(number: number): Moment {
    return this.#moments[Math.min(this.#place(number), this.#moments.length - 1)]!;
  }

  #knows(moment: Moment, viewer: Viewer): Set<number> {
    return viewer === null ? moment.open : moment.seen[viewer]!;
  }

  /** How many cards are hidden from somebody after an event. */
  hidden(number: number, viewer: Viewer): number {
    const moment = this.#at(number);
    return moment.round === 0 ? 0 : 25 - this.#knows(moment, viewer).size;
  }

  /** Which of these cards somebody may not know of between two events. */
  strange(cards: number[], from: number, to: number, viewer: Viewer): number[] {
    const known = [this.#at(from), this.#at(to)].map((moment) => this.#knows(moment, viewer));
    return cards.filter((card) => known.every((cards) => !cards.has(card)));
  }

  /** The cards that somebody may have seen in the whole game up to an event. */
  strangeEver(cards: number[], to: number, viewer: Viewer): number[] {
    const moments = this.#moments.slice(0, this.#place(to) + 1);
    return cards.filter((card) => moments.every((one) => !this.#knows(one, viewer).has(card)));
  }

  /** Marriage cards that nobody has seen yet; the next one is shown before the cards are dealt. */
  marriagesToCome(number: number): string[] {
    const { round } = this.#at(number);
    return this.#deck.slice(round + 1);
  }

  /** What in a message of the server its receiver may not hold. */
  leaks(message: unknown, viewer: Viewer): string[] {
    const found: string[] = [];
    for (const part of partsOf(message)) {
      const moment = this.#at(part.number);
      const known = this.#knows(moment, viewer);
      const where = `after event ${part.number}, for ${viewer ?? "a spectator"}: `;
      for (const card of cardsIn(part.what))
        if (!known.has(card)) found.push(`${where}card ${card}`);
      for (const problem of notTheirs(part.what, viewer, moment)) found.push(where + problem);
      const text = JSON.stringify(part.what);
      for (const name of this.marriagesToCome(part.number))
        if (text.includes(`"${name}"`) || text.includes(` ${name} `)) found.push(where + name);
      const raiders = this.#vikings.slice(moment.round + 1);
      if (raiders.length > 2 && text.includes(raiders.join(","))) found.push(`${where}raiders`);
    }
    return found;
  }
}

/** What a message tells of which moment. */
function* partsOf(message: unknown): Generator<{ number: number; what: unknown }> {
  if (Array.isArray(message)) {
    for (const one of message) yield* partsOf(one);
    return;
  }
  const { number, events, standing, ...rest } = message as Record<string, unknown>;
  if (typeof number === "number") yield { number, what: rest };
  if (Array.isArray(events)) yield* partsOf(events);
  if (standing) yield* partsOf(standing);
}

/** All cards in a message. A list of cards is not always called so, nor is every list one of cards. */
function cardsIn(what: unknown, under = ""): number[] {
  if (typeof what === "string") return named(what);
  if (Array.isArray(what)) {
    const listed = ["hand", "pack", "kept", "passed", "cards"].includes(under);
    return what.flatMap((one) =>
      typeof one === "number" ? (listed ? [one] : []) : cardsIn(one, under),
    );
  }
  if (typeof what !== "object" || what === null) return [];
  return Object.entries(what).flatMap(([key, value]) => {
    // How many cards each holds is for all to see.
    if (key === "cards" && "discs" in what) return [];
    if (key === "card" && typeof value === "number") return [value];
    return cardsIn(value, key);
  });
}

/** Views of others, picks of others and hands that were dealt to others. */
function* notTheirs(what: unknown, viewer: Viewer, moment: Moment): Generator<string> {
  if (typeof what !== "object" || what === null) return;
  if (Array.isArray(what)) {
    for (const one of what) yield* notTheirs(one, viewer, moment);
    return;
  }
  const part = what as Record<string, unknown>;
  // A message may be about what is one's own, too; that is a word.
  if (typeof part.own === "object" && part.own !== null) {
    const { seat } = part.own as { seat: number };
    if (seat !== viewer) yield `the eyes of seat ${seat}`;
  }
  if (part.event === "picked" && part.cards !== null && part.seat !== viewer)
    yield `what seat ${String(part.seat)} picked`;
  if (["dealt", "passed", "last-cards"].includes(String(part.event)) && part.cards !== null) {
    if (viewer === null) yield `cards ${String(part.event)}`;
    else if (part.event === "dealt" && String(part.cards) !== String(moment.dealt[viewer]))
      yield "what was dealt to another";
  }
  for (const value of Object.values(part)) yield* notTheirs(value, viewer, moment);
}

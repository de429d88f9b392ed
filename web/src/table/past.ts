// What has happened at a table, and the game as it stood in between. Messages may come twice, late
// or with gaps; whatever they bring is sorted in here, and the line of the game follows from it.

import type { Actor, Heard, Look, Moment, Seat, TableEvent } from "../wire";

/** Everything that is known of the past. */
export interface Past<V = unknown> {
  /** The events by number, each once. */
  events: TableEvent[];
  /** The game after some events, by their numbers. */
  looks: ReadonlyMap<number, Look<V>[]>;
}

/** A moment of the game: the start, or what one action has made of it. */
export interface Frame<V = unknown> {
  /** The number of the event that brought it about; 0 for the start. */
  number: number;
  at: number;
  by: Actor | null;
  heard: Heard[];
  /** The game as one sees it; nothing if it is not known here yet. */
  looks: Look<V>[] | null;
}

export const noPast: Past<never> = { events: [], looks: new Map() };

/** Adds events; those that are known already stay as they are. */
export function withEvents<V>(past: Past<V>, events: readonly TableEvent[]): Past<V> {
  const known = new Set(past.events.map((event) => event.number));
  const added = events.filter((event) => {
    if (!Number.isInteger(event?.number) || known.has(event.number)) return false;
    known.add(event.number);
    return true;
  });
  if (added.length === 0) return past;
  const all = [...past.events, ...added];
  // Nearly always they come in order, behind what is known.
  if (added.some((event, i) => event.number < (all[past.events.length + i - 1]?.number ?? 0))) {
    all.sort((a, b) => a.number - b.number);
  }
  return { ...past, events: all };
}

/** Remembers how the game stood after an event. */
export function withLooks<V>(past: Past<V>, number: number, looks: Look<V>[]): Past<V> {
  if (looks.length === 0) return past;
  return { ...past, looks: new Map(past.looks).set(number, looks) };
}

/** Takes in the whole history. */
export function withHistory<V>(past: Past<V>, moments: readonly Moment<V>[]): Past<V> {
  const looks = new Map(past.looks);
  for (const { number, views } of moments) {
    if (views?.length) looks.set(number, views);
  }
  const events = moments.map(({ views: _, ...event }) => event as TableEvent);
  return withEvents({ ...past, looks }, events);
}

/** Forgets what one sees: it was seen with other eyes, since one has sat down or left a seat. */
export function withoutLooks<V>(past: Past<V>): Past<V> {
  return { ...past, looks: new Map() };
}

/** Whether an event changes the game. */
export function changesGame(event: TableEvent): boolean {
  return event.event === "acted" || event.event === "ran-out" || event.event === "taken-back";
}

// A past never changes, it is replaced: so its line needs to be found only once.
const known = new WeakMap<Past, Frame[]>();

/** The line of the game as it stands: what was taken back is not part of it. */
export function framesOf<V>(past: Past<V>): Frame<V>[] {
  const before = known.get(past);
  if (before) return before as Frame<V>[];
  const frames = lineOf(past);
  known.set(past, frames);
  return frames;
}

function lineOf<V>(past: Past<V>): Frame<V>[] {
  const frames: Frame<V>[] = [
    { number: 0, at: past.events[0]?.at ?? 0, by: null, heard: [], looks: null },
  ];
  const anchors = [...past.looks.keys()].sort((a, b) => a - b);
  let next = 0;
  // What is seen between two changes of the game is the frame before the later one.
  const settle = (until: number) => {
    const top = frames.at(-1)!;
    for (; next < anchors.length && anchors[next]! < until; next++) {
      top.looks ??= past.looks.get(anchors[next]!) ?? null;
    }
  };
  for (const event of past.events) {
    if (!changesGame(event)) continue;
    settle(event.number);
    if (event.event === "acted" || event.event === "ran-out") {
      const by = event.event === "acted" ? event.by : event.seat;
      frames.push({
        number: event.number,
        at: event.at,
        by,
        heard: event.heard ?? [],
        looks: null,
      });
    } else if (event.event === "taken-back") {
      takeBack(frames, event.seat);
    }
  }
  settle(Infinity);
  return frames;
}

/** The last action of the seat is gone, and everything after it. */
function takeBack(frames: Frame[], seat: Seat): void {
  for (let i = frames.length - 1; i > 0; i--) {
    if (frames[i]!.by === seat) {
      frames.length = i;
      return;
    }
  }
}

/**
 * The past up to an event: without that event and all later ones, and without what is still to be told
 * of those numbered in `telling`.
 */
export function pastUntil<V>(
  past: Past<V>,
  until: number,
  telling: readonly number[] = [],
  rest: ReadonlySet<Heard> = new Set(),
): Past<V> {
  const events = past.events.flatMap((event) => {
    if (event.number >= until) return [];
    if (!telling.includes(event.number) || !("heard" in event)) return [event];
    const heard = event.heard.filter((one) => !rest.has(one));
    return heard.length === 0 && event.heard.length > 0 ? [] : [{ ...event, heard }];
  });
  return { ...past, events };
}

/** The numbers of the events that were taken back. */
export function takenBack(past: Past): Set<number> {
  const line = new Set(framesOf(past).map((frame) => frame.number));
  const acts = past.events.filter((event) => event.event === "acted" || event.event === "ran-out");
  return new Set(acts.map((event) => event.number).filter((number) => !line.has(number)));
}

/** The place of the moment with that number, or the last one before it. */
export function placeOf(frames: readonly Frame[], number: number): number {
  let place = 0;
  for (let i = 1; i < frames.length && frames[i]!.number <= number; i++) place = i;
  return place;
}

/** What a seat, or one who watches, heard of it. */
export function heardBy(heard: readonly Heard[], seat: Seat | null): Heard[] {
  return heard.filter((one) => one.seat === undefined || one.seat === null || one.seat === seat);
}

/** The game with the eyes of a seat, or as it is seen at all. */
export function lookOf<V>(looks: readonly Look<V>[] | null, seat: Seat | null): Look<V> | null {
  return looks?.find((look) => look.seat === seat) ?? looks?.[0] ?? null;
}

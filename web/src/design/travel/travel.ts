// What travels over a table, from one place to another. A place is whatever element bears its name as
// `data-anchor`; a game names the places, and says what is drawn on its way.

export interface Travel<What = unknown> {
  from: string;
  to: string;
  what: What;
  /** How many of them, one shortly after the other. */
  count?: number;
  /** Whether what stands at `from` is itself what travels, so that it is not seen there meanwhile. */
  takes?: boolean;
}

/** More than so many of a kind look like a stream anyway. */
const MOST = 5;
/** What share of the time the last of several may set out later. */
const SPREAD = 0.35;

/** One thing on its way. */
export interface Flight<What> {
  travel: Travel<What>;
  /** Milliseconds after the moment has begun. */
  delay: number;
  /** How long it is on its way; the last of all arrives when the time is over. */
  lasts: number;
}

/** When each thing sets out, so that all have arrived after `time` milliseconds. */
export function flightsOf<What>(travels: readonly Travel<What>[], time: number): Flight<What>[] {
  return travels.flatMap((travel) => {
    const count = Math.min(MOST, travel.count ?? 1);
    const step = count > 1 ? (time * SPREAD) / (count - 1) : 0;
    const lasts = time - step * (count - 1);
    return Array.from({ length: count }, (_, at) => ({ travel, delay: step * at, lasts }));
  });
}

/** The names under which a place is looked for: its own, and those of what it is a part of. */
export function placesFor(anchor: string): string[] {
  const parts = anchor.split("-");
  return parts.map((_, at) => parts.slice(0, parts.length - at).join("-"));
}

/** The middle of a place on the screen; nothing if it cannot be seen. */
export interface Spot {
  x: number;
  y: number;
}

function spotOf(element: Element): Spot | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 && height === 0) return null;
  const [x, y] = [left + width / 2, top + height / 2];
  return x < 0 || y < 0 || x > innerWidth || y > innerHeight ? null : { x, y };
}

/** Where a place is seen, and the element that bears its name. */
export function findPlace(anchor: string): { spot: Spot; element: Element } | null {
  for (const name of placesFor(anchor)) {
    for (const element of document.querySelectorAll(`[data-anchor="${CSS.escape(name)}"]`)) {
      const spot = spotOf(element);
      if (spot) return { spot, element };
    }
  }
  return null;
}

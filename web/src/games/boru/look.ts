// How much of the map is seen: zooming, panning, and walking from town to town by keys.

export interface Look {
  /** How much larger than the whole map. */
  scale: number;
  /** What of the map is moved out of sight to the left and above, in shares of the window. */
  x: number;
  y: number;
}

export const whole: Look = { scale: 1, x: 0, y: 0 };
export const MOST = 4;

/** A window into the map never shows what is beyond its edges. */
export function within({ scale, x, y }: Look): Look {
  const near = Math.max(1, Math.min(MOST, scale));
  const most = near - 1;
  const keep = (value: number) => Math.max(0, Math.min(most, value));
  return { scale: near, x: keep(x), y: keep(y) };
}

/** Zooms so that the point of the window at `at` (in shares of it) stays where it is. */
export function zoomed(look: Look, by: number, at: { x: number; y: number }): Look {
  const scale = Math.max(1, Math.min(MOST, look.scale * by));
  const ratio = scale / look.scale;
  return within({
    scale,
    x: (look.x + at.x) * ratio - at.x,
    y: (look.y + at.y) * ratio - at.y,
  });
}

export function panned(look: Look, dx: number, dy: number): Look {
  return within({ ...look, x: look.x - dx, y: look.y - dy });
}

/** How near one goes by oneself: more would hide what lies beside. */
export const NEAR = 2;
/** The same where names can be read already. */
export const NEARER = 1.4;

/** A look at some points (in shares of the map) and what lies around them. */
export function around(points: readonly { x: number; y: number }[], most: number): Look {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const margin = 0.14;
  const size = Math.max(right - left, bottom - top) + 2 * margin;
  const scale = Math.max(1, Math.min(most, 1 / size));
  const from = (near: number, far: number) => ((near + far) / 2) * scale - 0.5;
  return within({ scale, x: from(left, right), y: from(top, bottom) });
}

/** Moves the window so that a point of the map (in shares of it) is well inside. */
export function showing(look: Look, point: { x: number; y: number }): Look {
  const margin = 0.12;
  const seen = (value: number, from: number) => {
    const place = value * look.scale - from;
    if (place < margin) return value * look.scale - margin;
    if (place > 1 - margin) return value * look.scale - (1 - margin);
    return from;
  };
  return within({ ...look, x: seen(point.x, look.x), y: seen(point.y, look.y) });
}

export interface Point {
  x: number;
  y: number;
}

const ways = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
} as const;

/** The nearest place in the direction of an arrow key; straight ahead counts as nearer. */
export function stepTo<P extends Point>(from: Point, key: string, places: readonly P[]): P | null {
  const way = ways[key as keyof typeof ways];
  if (!way) return null;
  let best: P | null = null;
  let least = Infinity;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (ahead <= 0 || aside > ahead * 2) continue;
    const far = ahead + aside * 1.5;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

/** The place nearest to a point, if one is near enough. */
export function nearestTo<P extends Point>(
  at: Point,
  reach: number,
  places: readonly P[],
): P | null {
  let best: P | null = null;
  let least = reach;
  for (const place of places) {
    const far = Math.hypot(place.x - at.x, place.y - at.y);
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

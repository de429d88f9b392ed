// How the time that is left is written, and when it has to be written anew.

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From here on, tenths of seconds are shown. */
const CLOSE = 20 * SECOND;

/** The time left, as far as it can be said without words: `null` from two days on. */
export function shortTime(left: number): string {
  // Whole seconds are rounded up, so that the clock never shows 0:00 while there is time.
  if (left <= 0) return "0:00";
  if (left <= CLOSE) {
    const tenths = Math.ceil(left / 100);
    return `0:${String(Math.floor(tenths / 10)).padStart(2, "0")}.${tenths % 10}`;
  }
  const seconds = Math.ceil(left / SECOND);
  const two = (number: number) => String(number).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** The whole days and hours left, for clocks that count in days; nothing below two days. */
export function longTime(left: number): { days: number; hours: number } | null {
  if (left < 2 * DAY) return null;
  const hours = Math.floor(left / HOUR);
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}

/** How long what is written stays true, in milliseconds. */
export function nextChange(left: number): number {
  if (left <= 0) return Infinity;
  if (left >= 2 * DAY) return Math.max(SECOND, left % HOUR);
  const grain = left <= CLOSE ? 100 : SECOND;
  return left % grain || grain;
}

/** How pressing it is: calm, soon, or now. */
export function urgency(left: number): "calm" | "soon" | "now" {
  if (left <= 10 * SECOND) return "now";
  return left <= 30 * SECOND ? "soon" : "calm";
}

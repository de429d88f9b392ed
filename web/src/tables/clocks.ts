// Clocks: the kinds, the usual ones, and how one is told in words.

import { t } from "../texts/index.svelte";
import type { ClockRule } from "../wire";

export type ClockKind = ClockRule["kind"];

/** The kinds in the order in which they are offered. */
export const KINDS: ClockKind[] = ["none", "game", "move", "days"];

/** The usual clocks of each kind, the first being what the kind begins with. */
export const PRESETS: { [K in ClockKind]: Extract<ClockRule, { kind: K }>[] } = {
  none: [{ kind: "none" }],
  game: [
    { kind: "game", seconds: 600, increment: 5 },
    { kind: "game", seconds: 300, increment: 3 },
    { kind: "game", seconds: 1800, increment: 20 },
    { kind: "game", seconds: 3600, increment: 30 },
  ],
  move: [
    { kind: "move", seconds: 60 },
    { kind: "move", seconds: 30 },
    { kind: "move", seconds: 180 },
    { kind: "move", seconds: 600 },
  ],
  days: [
    { kind: "days", days: 1 },
    { kind: "days", days: 3 },
    { kind: "days", days: 7 },
    { kind: "days", days: 14 },
  ],
};

/** What the server takes: smallest and largest of each number. */
export const LIMITS = {
  move: { seconds: [5, 3600] },
  game: { seconds: [10, 36_000], increment: [0, 600] },
  days: { days: [1, 30] },
} as const;

/** Whether two clocks are the same. */
export function sameClock(a: ClockRule, b: ClockRule): boolean {
  if (a.kind === "game" && b.kind === "game") {
    return a.seconds === b.seconds && a.increment === b.increment;
  }
  if (a.kind === "move" && b.kind === "move") return a.seconds === b.seconds;
  if (a.kind === "days" && b.kind === "days") return a.days === b.days;
  return a.kind === b.kind;
}

/** A length of time, short: "10 min", "45 s", "1 h 30 min". */
export function span(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = seconds % 60;
  const parts = [
    hours && t("lobby-hours", { hours }),
    minutes && t("lobby-minutes", { minutes }),
    rest && t("lobby-seconds", { seconds: rest }),
  ].filter(Boolean);
  return parts.length ? parts.join(" ") : t("lobby-seconds", { seconds: 0 });
}

/** A clock in a few words: "10 min + 5 s", "1 day per move"; nothing to be said of no clock. */
export function clockWords(clock: ClockRule): string {
  switch (clock.kind) {
    case "game":
      return clock.increment
        ? t("lobby-clock-game", { time: span(clock.seconds), more: span(clock.increment) })
        : t("lobby-clock-game-bare", { time: span(clock.seconds) });
    case "move":
      return t("lobby-clock-move", { time: span(clock.seconds) });
    case "days":
      return t("lobby-clock-days", { days: clock.days });
    default:
      return t("lobby-clock-none");
  }
}

/** What is wrong with a clock, in a sentence, or nothing. */
export function clockProblem(clock: ClockRule): string | null {
  const outside = (value: number, [least, most]: readonly [number, number]) =>
    !Number.isInteger(value) || value < least || value > most;
  if (clock.kind === "move" && outside(clock.seconds, LIMITS.move.seconds)) {
    return t("lobby-clock-bad-move");
  }
  if (
    clock.kind === "game" &&
    (outside(clock.seconds, LIMITS.game.seconds) || outside(clock.increment, LIMITS.game.increment))
  ) {
    return t("lobby-clock-bad-game");
  }
  if (clock.kind === "days" && outside(clock.days, LIMITS.days.days)) {
    return t("lobby-clock-bad-days");
  }
  return null;
}

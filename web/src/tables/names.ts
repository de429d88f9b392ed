// Games, bots and people by the names that readers know.

import { hasText, t, texts } from "../texts/index.svelte";
import { listed } from "../texts/lists";
import type { Info } from "./listed";

/** A game's name; the server's, or what stands in the address, if this page does not know it. */
export function gameName(game: string, title?: string): string {
  return hasText(`lobby-game-${game}`) ? t(`lobby-game-${game}`) : (title ?? game);
}

/** One of the things told of a game. */
export function gameText(game: string, what: "about" | "length"): string {
  const id = hasText(`lobby-game-${game}`) ? `lobby-game-${game}` : "lobby-game-unknown";
  return t(`${id}.${what}`);
}

/** How many play a game. */
export function playersText(least: number, most: number): string {
  return least === most
    ? t("lobby-players", { count: least })
    : t("lobby-players-range", { least, most });
}

/** Whether a name in a list is a bot's level. */
export function isBot(name: string): boolean {
  return hasText(`lobby-bot-${name}`);
}

/** A bot by its level. */
export function botName(level: string): string {
  return isBot(level) ? t(`lobby-bot-${level}`) : capital(level);
}

/** The same words as the beginning of a sentence. */
export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase(texts.locale) + words.slice(1);
}

/** A person's name: who is gone is somebody, and a guest is told from an account. */
export function personName(name: string, guest = false): string {
  if (!name) return t("table-somebody");
  return guest ? t("table-guest", { name }) : name;
}

/** The host of a table in a list. */
export function hostName(info: Pick<Info, "host" | "host_guest">): string {
  return personName(info.host, info.host_guest);
}

/** Who sits at a table in a list; bots by their levels. */
export function seated(info: Info): string[] {
  return info.seats.flatMap((name, seat) => {
    if (name === null) return [];
    return [isBot(name) ? name : personName(name, info.guests?.includes(seat))];
  });
}

/** Who sits at a table, the bots of a level together: "Ann and two Squire bots". */
export function sitters(names: readonly string[]): string {
  const levels = new Map<string, number>();
  for (const name of names) {
    if (isBot(name)) levels.set(name, (levels.get(name) ?? 0) + 1);
  }
  const bots = [...levels].map(([level, count]) =>
    t("lobby-sum-bots", { count, level: botName(level) }),
  );
  return listed([...names.filter((name) => !isBot(name)), ...bots]);
}

/** Who else sits at a table; oneself is left out once. */
export function others(info: Info, myself: string): string {
  const names = seated(info);
  const own = names.findIndex((name) => name === myself || name === personName(myself, true));
  if (own >= 0) names.splice(own, 1);
  if (names.length === 0) return t("lobby-alone");
  return t("lobby-with", { names: sitters(names) });
}

/** How long ago something was, in days at most: lists need no more. */
export function longAgo(then: number, now: number): string {
  const day = (time: number) => {
    const date = new Date(time);
    return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
  };
  const days = day(now) - day(then);
  if (days <= 0) return t("lobby-today");
  if (days < 7) return t("lobby-ago-days", { days });
  return new Intl.DateTimeFormat(texts.locale, { dateStyle: "medium" }).format(then);
}

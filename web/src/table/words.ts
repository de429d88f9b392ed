// What the prompt, the title and the result say.

import { ownName } from "../tables/listed";
import { gameName } from "../tables/names";
import { t, texts } from "../texts/index.svelte";
import { listed } from "../texts/lists";
import { localizeKnown } from "../texts/localize";
import type { ClockRule, Message, Outcome, Seat, Standing } from "../wire";
import { lookOf } from "./past";

/** What is asked of whom: by the message of the rules, or in plain words. */
export function promptOf(
  standing: Standing,
  view: unknown,
  seat: Seat | null,
  names: string[],
): string {
  if (standing.stage === "playing" && view !== null) {
    const asked = lookOf(standing.views, seat)?.asked;
    const said = asked && localizeKnown(asked, names);
    if (said) return said;
  }
  if (standing.stage !== "playing") return t("table-prompt-over");
  if (standing.to_act.length === 0) return t("table-prompt-chance");
  if (seat !== null && standing.to_act.includes(seat)) return t("table-prompt-you");
  if (standing.to_act.length > 2)
    return t("table-prompt-several", { count: standing.to_act.length });
  return t("table-prompt-other", { names: listed(standing.to_act.map((one) => names[one] ?? "")) });
}

/** What the end means for who looks; nothing if it means nothing to them in particular. */
export function feltBy(outcome: Outcome, own: readonly Seat[]): string | null {
  const won = own.filter((seat) => outcome.winners.includes(seat));
  if (own.length === 0 || outcome.winners.length === 0) return null;
  // Two people at one screen have both won and lost.
  if (won.length === 0) return t("table-end-beaten");
  if (won.length < own.length) return null;
  return outcome.winners.length > won.length ? t("table-end-shared") : t("table-end-won");
}

/** Who has won, in a few words. */
export function verdictOf(outcome: Outcome, names: readonly string[]): string {
  const { winners } = outcome;
  if (winners.length === 0) return t("table-end-drawn");
  const said = listed(winners.map((seat) => names[seat] ?? ""));
  return t(winners.length === 1 ? "table-end-lost" : "table-end-lost-several", { names: said });
}

/**
 * How it ended: by the message of the rules, which names the winner, or in plain words. An end that this
 * page does not know is explained by the record alone, in English.
 */
export function endOf(outcome: Outcome, names: string[], ended?: Message | null): string {
  const told = ended && localizeKnown(ended, names);
  if (told) return told;
  const verdict = verdictOf(outcome, names);
  return texts.locale === "en" ? `${verdict} ${withNames(outcome.reason, names)}` : verdict;
}

/** The English of a record knows seats by number only, which it counts from 0. */
function withNames(words: string, names: readonly string[]): string {
  return words.replace(/\bseat (\d+)\b/gi, (_, seat: string) => {
    return names[Number(seat)] ?? t("table-seat-empty", { number: Number(seat) + 1 });
  });
}

export function clockWords(clock: ClockRule): string {
  switch (clock.kind) {
    case "move":
      return t("table-clock-move", { seconds: clock.seconds });
    case "game": {
      const minutes = Math.round((clock.seconds / 60) * 10) / 10;
      return t("table-clock-game", { minutes, increment: clock.increment });
    }
    case "days":
      return t("table-clock-days", { days: clock.days });
    default:
      return t("table-clock-none");
  }
}

/** What a table is called: as its host wished, or after its game. */
export function tableName(standing: Standing): string {
  return ownName(standing) ?? gameName(standing.game, standing.title);
}

/** The title of the tab. */
export function titleOf(standing: Standing, asked: boolean): string {
  const game = gameName(standing.game, standing.title);
  if (asked) return t("table-your-turn-title", { game });
  if (standing.stage === "finished") return t("table-over-title", { game });
  const name = ownName(standing);
  return t("table-title", { name: name ? `${name} — ${game}` : game });
}

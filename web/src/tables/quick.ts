// What a game against bots is to be like, as it was chosen last: kept in the reader's browser, by game.

import { usualLevel, usualSeats } from "./plan";
import type { GameView } from "../wire";

export interface Quick {
  /** How strong the bots are; nothing where there are none. */
  level: string | null;
  seats: number;
  /** In which seat oneself is; nothing for whichever comes by lot. */
  side: number | null;
}

const KEY = "ardri.quick";

/** What is offered to whoever has chosen nothing yet. */
export function usualQuick(game: GameView): Quick {
  return { level: usualLevel(game.bots), seats: usualSeats(game), side: null };
}

function all(): Record<string, Partial<Quick>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return kept && typeof kept === "object" ? (kept as Record<string, Partial<Quick>>) : {};
  } catch {
    return {};
  }
}

/** What was chosen last, as far as the server still offers it. */
export function lastQuick(game: GameView): Quick {
  const usual = usualQuick(game);
  const { level, seats, side } = all()[game.game] ?? {};
  const known = game.bots.some((bot) => bot.level === level);
  const fits = typeof seats === "number" && seats >= game.least && seats <= game.most;
  return {
    level: known ? level! : usual.level,
    seats: fits ? Math.round(seats) : usual.seats,
    side: side === 0 || side === 1 ? side : null,
  };
}

export function keepQuick(game: string, quick: Quick): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: quick }));
  } catch {
    // Whoever allows no storage chooses anew.
  }
}

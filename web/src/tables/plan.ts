// What somebody has in mind when they set up a table, and the request that comes of it.

import type { BotView, ClockRule, GameView, Late, NewTable } from "../wire";
import { usualQuick, type Quick } from "./quick";

/** Who is to sit somewhere. */
export type Sitter = { who: "me" } | { who: "friend" } | { who: "bot"; level: string };

/** A table as it is wished for. */
export interface Plan {
  game: string;
  name: string;
  public: boolean;
  seats: Sitter[];
  clock: ClockRule;
  /** What happens to whoever is late, if somebody has chosen it. */
  late?: Late;
  options: Record<string, unknown>;
  /** Whether hints are given, if somebody has chosen it. */
  hints?: boolean;
}

/** A request in which all is said but the name, and whether there are hints. */
export type Wanted = Required<Omit<NewTable, "name" | "hints">> & Pick<NewTable, "name" | "hints">;

/** How the seats are filled, in one word. */
export type Company = "friends" | "bots" | "screen" | "mixed";

/** The level to begin with: a squire, or where there is none the one in the middle or a little below. */
export function usualLevel(bots: readonly BotView[]): string | null {
  const squire = bots.find(({ level }) => level === "squire");
  return (squire ?? bots[Math.floor((bots.length - 1) / 2)])?.level ?? null;
}

/** How many usually play: the fewest, but not fewer than three where there can be more. */
export function usualSeats(game: GameView): number {
  return game.most > 2 ? Math.min(game.most, Math.max(game.least, 3)) : game.least;
}

/** The seats filled in one of the usual ways. */
export function fill(company: Exclude<Company, "mixed">, count: number, game: GameView): Sitter[] {
  const level = usualLevel(game.bots);
  return Array.from({ length: count }, (_, seat): Sitter => {
    if (seat === 0 || company === "screen") return { who: "me" };
    if (company === "bots" && level !== null) return { who: "bot", level };
    return { who: "friend" };
  });
}

/** How seats are filled. */
export function companyOf(seats: Sitter[]): Company {
  const count = (who: Sitter["who"]) => seats.filter((sitter) => sitter.who === who).length;
  const mine = count("me");
  if (mine === seats.length) return "screen";
  if (mine === 1 && count("bot") === seats.length - 1) return "bots";
  if (mine === 1 && count("friend") === seats.length - 1) return "friends";
  return "mixed";
}

/** More or fewer seats; new ones are filled as the others are. */
export function resize(seats: Sitter[], count: number, game: GameView): Sitter[] {
  const company = companyOf(seats);
  if (company !== "mixed") {
    const more = fill(company, count, game);
    // Whoever has chosen levels or a seat of their own keeps them.
    return more.map((sitter, seat) => seats[seat] ?? sitter);
  }
  return Array.from({ length: count }, (_, seat): Sitter => seats[seat] ?? { who: "friend" });
}

/** The plan that a game begins with. */
export function usualPlan(game: GameView): Plan {
  return {
    game: game.game,
    name: "",
    public: false,
    seats: fill("friends", usualSeats(game), game),
    clock: { kind: "none" },
    options: { ...game.options },
  };
}

/** What happens to whoever is late: of two players with a clock the late one has lost. */
export function lateOf({ late, seats, clock }: Plan): Late {
  return late ?? (seats.length === 2 && clock.kind !== "none" ? "loses" : "bot");
}

/** Whether hints are given: usually where nobody else plays but bots. */
export function hintsOf(plan: Plan): boolean {
  return plan.hints ?? complete(plan);
}

/** The request for a plan. */
export function wanted(plan: Plan): Wanted {
  const sit: number[] = [];
  const bots: { seat: number; level: string }[] = [];
  plan.seats.forEach((sitter, seat) => {
    if (sitter.who === "me") sit.push(seat);
    if (sitter.who === "bot") bots.push({ seat, level: sitter.level });
  });
  const name = plan.name.trim();
  return {
    game: plan.game,
    seats: plan.seats.length,
    ...(name && { name }),
    // A table at which no place is free needs no list to find players, but may be watched.
    public: plan.public,
    clock: plan.clock,
    late: lateOf(plan),
    options: plan.options,
    ...(plan.hints !== undefined && { hints: plan.hints }),
    sit,
    bots,
  };
}

/** Whether nobody has to be waited for. */
export function complete(plan: Plan): boolean {
  return plan.seats.every((sitter) => sitter.who !== "friend");
}

/**
 * Me against bots, begun at once. `special` is what is special to such a table of this game as long as
 * nobody has said on which side they play.
 */
export function playNow(
  game: GameView,
  special: Record<string, unknown> = {},
  { level, seats, side }: Quick = { ...usualQuick(game), seats: game.least },
): Wanted {
  const plan = usualPlan(game);
  const mine = side ?? 0;
  plan.seats = Array.from({ length: seats }, (_, seat): Sitter => {
    if (seat === mine) return { who: "me" };
    return level === null ? { who: "friend" } : { who: "bot", level };
  });
  plan.options = { ...plan.options, ...(side === null ? special : {}) };
  return wanted(plan);
}

/** How many bytes the server counts in a text. */
export function bytes(text: string): number {
  return new TextEncoder().encode(text.trim()).length;
}

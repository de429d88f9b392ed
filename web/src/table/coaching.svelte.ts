// Whether a coach sits beside somebody at the table: in the first game of each kind, and whenever they
// want one. Kept in their browser.

/** A word for all games, from before there was one for each; and the word for each game. */
const ALL = "ardri.coach";
const EACH = "ardri.coach.games";

type Word = "on" | "off" | "played";

function read(): Record<string, Word> {
  try {
    return JSON.parse(localStorage.getItem(EACH) ?? "{}") as Record<string, Word>;
  } catch {
    return {};
  }
}

function forAll(): string | null {
  try {
    return localStorage.getItem(ALL);
  } catch {
    return null;
  }
}

export class Coaching {
  private each = $state.raw(read());
  private readonly all = forAll();

  /** Whether the coach sits there in a game. */
  at(game: string): boolean {
    const word = this.each[game];
    if (word === "on" || word === "off") return word === "on";
    return this.all === null ? word === undefined : this.all === "on";
  }

  set(game: string, on: boolean): void {
    this.keep(game, on ? "on" : "off");
  }

  /** A game of this kind has come to its end: the next one is not the first any more. */
  played(game: string): void {
    if (this.each[game] === undefined) this.keep(game, "played");
  }

  private keep(game: string, word: Word): void {
    this.each = { ...this.each, [game]: word };
    try {
      localStorage.setItem(EACH, JSON.stringify(this.each));
    } catch {
      // Whoever allows no storage has the coach in every game, until they send it away.
    }
  }
}

export const coaching = new Coaching();

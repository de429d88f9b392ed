// The log of a table in words.

import type { GameClient } from "../games/game";
import { t } from "../texts/index.svelte";
import type { Heard, Seat, TableEvent } from "../wire";
import { heardBy } from "./past";
import { botName } from "./seats";

/** What the words need to know. */
export interface Telling {
  client: GameClient | null;
  names: string[];
  /** With whose eyes. */
  seat: Seat | null;
}

/** A line of the log. */
export interface Line {
  id: number;
  text: string;
  /** Whose doing it was, for the colour beside it. */
  seat: Seat | null;
  kind: "move" | "note";
  /** Whether it was taken back. */
  gone?: boolean;
}

/** What one hears of an action, in words: the game's own, or else the server's. */
export function inWords(by: Seat | "chance", heard: readonly Heard[], telling: Telling): string {
  const { client, names, seat } = telling;
  return heardBy(heard, seat)
    .map((one) => client?.line(by, one.seen, names) ?? withNames(one.words, names))
    .filter(Boolean)
    .join(" ");
}

/** The server's words know seats by number only. */
export function withNames(words: string, names: readonly string[]): string {
  return words.replace(/\bseat (\d+)\b/gi, (said, number: string) => names[Number(number)] ?? said);
}

/** An event as a line; nothing if it is no news for people, or not known to this page. */
export function lineOf(event: TableEvent, telling: Telling): Line | null {
  const name = (seat: Seat) => telling.names[seat] ?? t("table-seat-empty", { number: seat + 1 });
  const note = (text: string, seat: Seat | null = null): Line => ({
    id: event.number,
    text,
    seat,
    kind: "note",
  });
  switch (event.event) {
    case "acted": {
      const seat = event.by === "chance" ? null : event.by;
      const text = inWords(event.by, event.heard, telling);
      return text ? { id: event.number, text, seat, kind: "move" } : null;
    }
    case "ran-out": {
      const said = inWords(event.seat, event.heard, telling);
      const text = t("table-log-ran-out", { name: name(event.seat) });
      return {
        id: event.number,
        text: said ? `${text} ${said}` : text,
        seat: event.seat,
        kind: "move",
      };
    }
    case "sat":
      return note(t("table-log-sat", { name: event.name, number: event.seat + 1 }), event.seat);
    case "bot-sat":
      return note(
        t("table-log-bot-sat", { bot: botName(event.level), number: event.seat + 1 }),
        event.seat,
      );
    case "left":
      return note(t("table-log-left", { number: event.seat + 1 }), event.seat);
    case "word":
      return note(t("table-log-word", { name: name(event.seat) }), event.seat);
    case "started":
      return note(t("table-log-started"));
    case "bot-took":
      return note(
        t(event.late ? "table-log-bot-took-late" : "table-log-bot-took", {
          bot: botName(event.level),
          number: event.seat + 1,
        }),
        event.seat,
      );
    case "returned":
      return note(t("table-log-returned", { name: name(event.seat) }), event.seat);
    case "reminded":
      return note(t("table-log-reminded", { name: name(event.seat) }), event.seat);
    case "takeback-asked":
      return note(t("table-log-takeback-asked", { name: name(event.seat) }), event.seat);
    case "takeback-answered":
      return note(
        t(event.yes ? "table-log-takeback-yes" : "table-log-takeback-no", {
          name: name(event.seat),
        }),
        event.seat,
      );
    case "taken-back":
      return note(t("table-log-taken-back", { name: name(event.seat) }), event.seat);
    case "rematch":
      return note(t("table-log-rematch"));
    case "closed":
      return note(t("table-log-closed"));
    case "woken":
      return note(t("table-log-woken"));
    default:
      // What was said is in the chat, and what a newer server tells is not for this page.
      return null;
  }
}

// The log of a table in words.

import { personName } from "../tables/names";
import { t } from "../texts/index.svelte";
import { heardText } from "../texts/localize";
import type { Heard, Seat, TableEvent } from "../wire";
import { heardBy } from "./past";
import { botName } from "./seats";

/** What the words need to know. */
export interface Telling {
  names: string[];
  /** With whose eyes. */
  seat: Seat | null;
}

/** A line of the log. */
export interface Line {
  id: number;
  text: string;
  /** What else came of it, each a line of its own. */
  more?: string[];
  /** Whose doing it was, for the colour beside it. */
  seat: Seat | null;
  kind: "move" | "note";
}

/** As long as this, what came of an action is one line; longer, and it is a list under the first. */
const SHORT = 90;

/** What one hears of an action, in words. */
export function inWords(heard: readonly Heard[], telling: Telling): Pick<Line, "text" | "more"> {
  const { names, seat } = telling;
  const said = heardBy(heard, seat)
    .map((one) => heardText(one, names))
    .filter(Boolean);
  return paragraph(said);
}

/** Sentences as one short line, or as a line with others under it. */
function paragraph(said: string[]): Pick<Line, "text" | "more"> {
  const text = said.join(" ");
  if (said.length < 2 || text.length <= SHORT) return { text };
  return { text: said[0]!, more: said.slice(1) };
}

/** All words of a line, to be said aloud. */
export function wholeLine({ text, more }: Pick<Line, "text" | "more">): string {
  return more ? [text, ...more].join(" ") : text;
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
      const said = inWords(event.heard, telling);
      return said.text ? { id: event.number, ...said, seat, kind: "move" } : null;
    }
    case "ran-out": {
      const { text, more = [] } = inWords(event.heard, telling);
      const late = t("table-log-ran-out", { name: name(event.seat) });
      const said = paragraph([late, text, ...more].filter(Boolean));
      return { id: event.number, ...said, seat: event.seat, kind: "move" };
    }
    case "sat":
      return note(
        t("table-log-sat", { name: personName(event.name, event.guest), number: event.seat + 1 }),
        event.seat,
      );
    case "bot-sat":
      return note(
        t("table-log-bot-sat", { bot: botName(event.level), number: event.seat + 1 }),
        event.seat,
      );
    case "left":
      return note(t("table-log-left", { number: event.seat + 1 }), event.seat);
    case "sealed":
      return note(t("table-log-sealed", { commitment: event.commitment }));
    case "started": {
      const late = (event.withheld ?? []).map((seat) =>
        t("table-log-withheld", { name: name(seat) }),
      );
      return note([...late, t("table-log-started")].join(" "));
    }
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
    case "ready":
      return note(t("table-log-ready", { name: name(event.seat) }), event.seat);
    case "rematch-offered":
      return note(t("table-log-rematch-offered", { name: name(event.seat) }), event.seat);
    case "rematch-accepted":
      return note(t("table-log-rematch-accepted", { name: name(event.seat) }), event.seat);
    case "rematch-declined":
      return note(t("table-log-rematch-declined", { name: name(event.seat) }), event.seat);
    case "rematch":
      return note(t("table-log-rematch"));
    case "closed":
      return note(t("table-log-closed"));
    case "woken":
      return note(t("table-log-woken"));
    default:
      // What was said is in the chat, words for the luck come by themselves, and what a newer server tells
      // is not for this page.
      return null;
  }
}

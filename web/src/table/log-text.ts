// The log of a table in words.

import { personName } from "../tables/names";
import { t } from "../texts/index.svelte";
import { heardText } from "../texts/localize";
import type { Heard, Seat, TableEvent } from "../wire";
import { heardBy } from "./past";
import { botName, personaName } from "./seats";

/** What the words need to know. */
export interface Telling {
  names: string[];
  /** With whose eyes. */
  seat: Seat | null;
}

/** A sentence, and whom it is about. */
export interface Sentence {
  text: string;
  /** For the colour beside it. */
  seat: Seat | null;
}

/** A line of the log. */
export interface Line extends Sentence {
  id: number;
  /** What else came of it, each a line of its own. */
  more?: Sentence[];
  kind: "move" | "note";
}

/** As long as this, what came of an action is one line; longer, and it is a list under the first. */
const SHORT = 90;

/** What one hears of an action, in words; `by` is who has done it. */
/** A bot that sits down: its name, if it has one, and its level. */
function botCalled({ level, persona }: { level: string; persona?: string }): string {
  const name = personaName(persona);
  const bot = botName(level);
  return name === null ? bot : t("table-bot-named", { name, bot });
}

export function inWords(
  heard: readonly Heard[],
  telling: Telling,
  by: Seat | null,
): Pick<Line, "text" | "seat" | "more"> {
  return paragraph(sentences(heard, telling), by);
}

/** What one hears, a sentence for each thing. */
export function sentences(heard: readonly Heard[], { names, seat }: Telling): Sentence[] {
  return heardBy(heard, seat).flatMap((one) => {
    const text = heardText(one, names);
    return text ? { text, seat: subject(one) } : [];
  });
}

/** Whom a sentence is about: games call them by this name. */
function subject({ text }: Heard): Seat | null {
  const name = text?.args?.name;
  return typeof name === "object" && "seat" in name ? name.seat : null;
}

/**
 * Sentences as one short line, or as a line with others under it. What is about somebody else than
 * who acted is never told in the same breath: it has a colour of its own.
 */
export function paragraph(
  [first, ...rest]: Sentence[],
  by: Seat | null,
): Pick<Line, "text" | "seat" | "more"> {
  if (!first) return { text: "", seat: by };
  const text = [first, ...rest].map((one) => one.text).join(" ");
  const alike = [first, ...rest].every(({ seat }) => seat === null || seat === by);
  if (rest.length === 0 || (alike && text.length <= SHORT)) return { text, seat: by ?? first.seat };
  return { text: first.text, seat: first.seat ?? by, more: rest };
}

/** All words of a line, to be said aloud. */
export function wholeLine({ text, more }: { text: string; more?: { text: string }[] }): string {
  return more ? [text, ...more.map((one) => one.text)].join(" ") : text;
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
      const said = inWords(event.heard, telling, seat);
      return said.text ? { id: event.number, ...said, kind: "move" } : null;
    }
    case "ran-out": {
      const late = t("table-log-ran-out", { name: name(event.seat) });
      const said = [{ text: late, seat: event.seat }, ...sentences(event.heard, telling)];
      return { id: event.number, ...paragraph(said, event.seat), kind: "move" };
    }
    case "sat":
      return note(
        t("table-log-sat", { name: personName(event.name, event.guest), number: event.seat + 1 }),
        event.seat,
      );
    case "bot-sat":
      return note(
        t("table-log-bot-sat", { bot: botCalled(event), number: event.seat + 1 }),
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

// The log as it is shown. Most of it stays as it was when something happens, so each line is made
// once, and made anew only if it would read or look different.

import type { LogLine } from "../design/LogList.svelte";
import { t, texts } from "../texts/index.svelte";
import type { Seat, TableEvent } from "../wire";
import { takenBack, type Past } from "./past";
import { lineOf, type Telling } from "./log-text";

/** What the log needs to know besides: whose colour is which. */
export interface LogTelling extends Telling {
  colourOf: (seat: Seat) => string;
}

export class Log {
  private made = new Map<TableEvent, { gone: boolean; line: LogLine | null }>();
  private told = "";
  private locale: string | null = null;

  /** The lines of what has happened, those that are as before being the same objects. */
  lines(past: Past, telling: LogTelling): LogLine[] {
    this.forgetIfOther(telling);
    const gone = takenBack(past);
    const lines: LogLine[] = [];
    for (const event of past.events) {
      const isGone = gone.has(event.number);
      let entry = this.made.get(event);
      if (!entry || entry.gone !== isGone) {
        entry = { gone: isGone, line: shown(event, isGone, telling) };
        this.made.set(event, entry);
      }
      if (entry.line) lines.push(entry.line);
    }
    return lines;
  }

  private forgetIfOther(telling: LogTelling): void {
    const { names, seat, colourOf } = telling;
    const told = JSON.stringify([seat, names, names.map((_, one) => colourOf(one))]);
    if (told === this.told && texts.locale === this.locale) return;
    this.told = told;
    this.locale = texts.locale;
    this.made.clear();
  }
}

function shown(event: TableEvent, gone: boolean, telling: LogTelling): LogLine | null {
  const line = lineOf(event, telling);
  if (!line) return null;
  const { id, text, more, seat, kind } = line;
  const by = seat === null ? undefined : telling.colourOf(seat);
  if (gone) return { id, text: t("table-log-gone", { text }), by, kind: "note" };
  return { id, text, more, by, kind };
}

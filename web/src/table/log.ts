// The log as it is shown. Most of it stays as it was when something happens, so each line is made
// once, and made anew only if it would read or look different.

import type { LogLine, LogMove } from "../design/LogList.svelte";
import type { GameClient, Written } from "../games/game";
import { t, texts } from "../texts/index.svelte";
import type { Actor, Heard, Seat, TableEvent } from "../wire";
import { takenBack, type Past } from "./past";
import { inWords, lineOf, sentences, type Sentence, type Telling } from "./log-text";

/** What the log needs to know besides: whose colour is which, and how the game writes its moves. */
export interface LogTelling extends Telling {
  colourOf: (seat: Seat) => string;
  written?: GameClient["written"];
}

/** Counts the rows of a game whose moves stand beside each other. */
export class Rows {
  private row = 0;

  /** The place of the next move. */
  next({ column, short, taken, last }: Written): LogMove {
    if (column === 0 || this.row === 0) this.row += 1;
    const move = { number: this.row, column, short, taken };
    if (last) this.row = 0;
    return move;
  }
}

interface Made {
  gone: boolean;
  number: number | undefined;
  line: LogLine | null;
}

export class Log {
  private made = new Map<TableEvent, Made>();
  private told = "";
  private locale: string | null = null;

  /** The lines of what has happened, those that are as before being the same objects. */
  lines(past: Past, telling: LogTelling): LogLine[] {
    this.forgetIfOther(telling);
    const gone = takenBack(past);
    const rows = new Rows();
    const lines: LogLine[] = [];
    for (const event of past.events) {
      const isGone = gone.has(event.number);
      const heard = event.event === "acted" && !isGone ? event.heard : null;
      const written = (heard && telling.written?.(heard)) ?? null;
      const move = written ? rows.next(written) : undefined;
      let entry = this.made.get(event);
      if (!entry || entry.gone !== isGone || entry.number !== move?.number) {
        const line =
          written && move
            ? { id: event.number, ...moveLine(written, move, telling) }
            : shown(event, isGone, telling);
        entry = { gone: isGone, number: move?.number, line };
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

/** What an action has brought about, as a line of the log. */
export function actionLine(
  heard: readonly Heard[],
  by: Actor,
  rows: Rows,
  telling: LogTelling,
): Omit<LogLine, "id"> {
  const written = telling.written?.(heard);
  if (written) return moveLine(written, rows.next(written), telling);
  return coloured(inWords(heard, telling, by === "chance" ? null : by), telling);
}

/** A move in its column; what else came of it stands below, and is nobody's colour but its own. */
function moveLine(written: Written, move: LogMove, telling: LogTelling): Omit<LogLine, "id"> {
  const text = sentences(written.told, telling).map((one) => one.text);
  const more = sentences(written.rest, telling).map((one) => ({ text: one.text }));
  return {
    text: text.join(" "),
    by: written.colour,
    kind: "move",
    move,
    ...(more.length > 0 && { more }),
  };
}

function shown(event: TableEvent, gone: boolean, telling: LogTelling): LogLine | null {
  const line = lineOf(event, telling);
  if (!line) return null;
  const { id, kind } = line;
  if (!gone) return { id, ...coloured(line, telling), kind };
  const { text, by } = coloured(line, telling);
  return { id, text: t("table-log-gone", { text }), by, kind: "note" };
}

function coloured(
  { text, seat, more }: Sentence & { more?: Sentence[] },
  telling: LogTelling,
): Omit<LogLine, "id"> {
  // Where seats change sides, their colours are those of the moves alone.
  const by = (seat: Seat | null) =>
    seat === null || telling.written ? undefined : telling.colourOf(seat);
  return {
    text,
    by: by(seat),
    ...(more && { more: more.map((one) => ({ text: one.text, by: by(one.seat) })) }),
  };
}

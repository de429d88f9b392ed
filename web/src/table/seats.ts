// Who sits where, which seat is looked through, and what is left on the clocks.

import { isPortrait } from "../design/faces/names";
import { botName as levelName, personName } from "../tables/names";
import { t } from "../texts/index.svelte";
import type { Seat, SeatView, Standing } from "../wire";

/** What a seat is called. */
export function seatName(seat: SeatView, place: Seat): string {
  if (seat.bot) {
    const bot = personaName(seat.persona) ?? botName(seat.bot);
    if (seat.instead_of === null) return bot;
    return t("table-bot-for", { bot, name: personName(seat.instead_of) });
  }
  return seat.name !== null ? personName(seat.name) : t("table-seat-empty", { number: place + 1 });
}

/** Whether nobody sits there. */
export function isFree(seat: SeatView): boolean {
  return seat.name === null && !seat.bot;
}

/** What somebody of the legends is called; nothing for whoever this page does not know. */
export function personaName(id: string | undefined): string | null {
  return id !== undefined && isPortrait(id) ? t("design-portrait", { portrait: id }) : null;
}

/** A bot's level as a name. */
export function botName(level: string): string {
  return t("table-bot", { level: levelName(level) });
}

/** The names of all seats; those of a kind are told apart by their numbers. */
export function seatNames(seats: readonly SeatView[]): string[] {
  const names = seats.map(seatName);
  return names.map((name, place) =>
    names.filter((other) => other === name).length > 1
      ? t("table-seat-same", { name, number: place + 1 })
      : name,
  );
}

/** The seat that is looked through: of several own ones that which has to act. */
export function seatShown(
  own: readonly Seat[],
  toAct: readonly Seat[],
  last: Seat | null,
): Seat | null {
  if (own.length === 0) return null;
  if (last !== null && own.includes(last) && toAct.includes(last)) return last;
  const acting = own.find((seat) => toAct.includes(seat));
  if (acting !== undefined) return acting;
  return last !== null && own.includes(last) ? last : own[0]!;
}

/** One's own seats: those through which one sees. */
export function ownSeats(standing: Standing): Seat[] {
  return standing.views.flatMap((look) => (look.seat === null ? [] : [look.seat]));
}

/** The order in which seats are shown: one's own below, the others above in the order of play. */
export function seating(count: number, own: Seat | null): Seat[] {
  const first = own === null ? 0 : own + 1;
  return Array.from({ length: count }, (_, i) => (first + i) % count);
}

/** A clock as it is shown: what was left at a moment of this browser's own time. */
export interface ClockShown {
  left: number;
  running: boolean;
  since: number;
}

/** The clock of a seat; `heard` is when the standing came, in this browser's time. */
export function clockOf(standing: Standing, seat: Seat, heard: number): ClockShown | null {
  const clock = standing.clocks?.[seat] as
    { left: number; since?: number | null; running?: boolean } | undefined;
  if (!clock) return null;
  const running =
    clock.since !== undefined && clock.since !== null ? true : (clock.running ?? false);
  // The server's own time says how long it had run; the two clocks need not agree.
  const ran = clock.since ? Math.max(0, standing.now - clock.since) : 0;
  return { left: Math.max(0, clock.left - ran), running, since: heard };
}

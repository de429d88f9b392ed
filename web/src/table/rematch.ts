// Playing again: how far the table has come with it, for whoever looks.

import type { Seat, Standing } from "../wire";

/** What there is to say and to do about a rematch. */
export type Rematch =
  | { now: "there"; table: string }
  /** One may offer it. */
  | { now: "open"; seat: Seat }
  /** Somebody offers it to whoever looks. */
  | { now: "asked"; seat: Seat; by: Seat }
  /** One has said yes, and these have not been heard yet. */
  | { now: "waits"; seat: Seat; for: Seat[] }
  | { now: "declined"; by: Seat[] }
  /** It is not for whoever looks. */
  | { now: "none" };

type Looked = Pick<Standing, "rematch" | "rematch_offer" | "seats">;

/** How a finished table stands with a rematch. */
export function rematchOf({ rematch, rematch_offer: offer, seats }: Looked): Rematch {
  if (rematch !== null) return { now: "there", table: rematch };
  const mine = seats.flatMap(({ yours }, seat) => (yours ? [seat] : []));
  const seat = mine[0];
  if (seat === undefined) return { now: "none" };
  if (!offer) return { now: "open", seat };
  if (offer.seat !== null) {
    if (!offer.accepted.includes(seat)) return { now: "asked", seat, by: offer.seat };
    const missing = offer.asked.filter((other) => !offer.accepted.includes(other));
    return { now: "waits", seat, for: missing };
  }
  const others = offer.declined.filter((other) => !mine.includes(other));
  return others.length > 0 ? { now: "declined", by: others } : { now: "open", seat };
}

/** At the table of a rematch, the people who have yet to say that they are there. */
export function missing(standing: Pick<Standing, "rematch_of" | "ready" | "seats">): Seat[] {
  if (standing.rematch_of === null) return [];
  return standing.seats.flatMap(({ name }, seat) =>
    name !== null && !standing.ready.includes(seat) ? [seat] : [],
  );
}

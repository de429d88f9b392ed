// What travels over the table when something happens, from which place to which.

import type { Travel as OnItsWay } from "../../design/travel/travel";
import type { Glyph } from "./travel-glyphs";
import type { BoruSeen } from "./types";

type Travel = OnItsWay<Glyph>;

const seatAt = (seat: number, track?: string) => (track ? `seat-${seat}-${track}` : `seat-${seat}`);

/** What travels for an event; nothing if nothing does. */
export function travelsOf(seen: BoruSeen, own: number | null = null): Travel[] {
  switch (seen.event) {
    case "first-marker":
    case "favour-ends":
      return [marker("marker", seatAt(seen.seat, "marker"))];
    case "started":
    case "settled":
      return [disc(seen.seat, seen.town)];
    case "marked":
      return [marker(seatAt(seen.seat, "marker"), `town-${seen.town}`)];
    case "played":
      return [
        {
          from: own === seen.seat ? `card-${seen.card}` : seatAt(seen.seat),
          to: `trick-${seen.seat}`,
          what: { kind: "card", card: seen.card },
          takes: own === seen.seat,
        },
      ];
    case "acted": {
      const { town, expanded, freed, coins, raiders, church, courted, renown, bought } = seen.deeds;
      const { seat } = seen;
      const from = `trick-${seat}`;
      const travels: Travel[] = [town, expanded].flatMap((one) => (one ? [disc(seat, one)] : []));
      if (town) travels.push(marker(`town-${town}`, seatAt(seat, "marker")));
      if (freed)
        travels.push({
          from: `town-${freed[0]}`,
          to: "battle",
          what: { kind: "symbol", name: "viking" },
        });
      if (raiders > 0)
        travels.push({
          from: "battle",
          to: seatAt(seat, "raiders"),
          what: { kind: "symbol", name: "axe" },
          count: raiders,
        });
      if (coins > 0)
        travels.push({
          from,
          to: seatAt(seat, "coins"),
          what: { kind: "symbol", name: "coin" },
          count: coins,
        });
      if (renown > 0)
        travels.push({
          from,
          to: seatAt(seat, "renown"),
          what: { kind: "symbol", name: "renown" },
          count: renown,
        });
      if (church > 0)
        travels.push({ from, to: "church", what: { kind: "seat", seat }, count: church });
      if (courted) travels.push(suit(seat, courted.from, courted.rests));
      if (bought > 0)
        travels.push({
          from: seatAt(seat, "coins"),
          to: from,
          what: { kind: "symbol", name: "pay" },
          count: bought,
        });
      return travels;
    }
    case "married":
      return [
        { from: "marriage", to: seatAt(seen.seat), what: { kind: "symbol", name: "ring" } },
        suit(seen.seat, seen.space, 0),
      ];
    case "space-reward":
      return [
        {
          from: `space-${seen.space}`,
          to: seatAt(seen.seat, seen.coins > 0 ? "coins" : "renown"),
          what: { kind: "symbol", name: seen.coins > 0 ? "coin" : "renown" },
          count: Math.max(1, seen.coins + seen.renown),
        },
      ];
    case "town-lost":
      return [
        { from: "battle", to: `town-${seen.town}`, what: { kind: "symbol", name: "viking" } },
      ];
    case "spoils":
      return [
        {
          from: "battle",
          to: seatAt(seen.seat, "renown"),
          what: { kind: "symbol", name: "renown" },
          count: seen.renown,
        },
      ];
    case "lesser-spoils":
      return seen.seats.map((seat) => points("battle", seat));
    case "lesser-favour":
      return seen.seats.map((seat) => points("church", seat));
    case "built":
      return [
        { from: "church", to: `town-${seen.town}`, what: { kind: "symbol", name: "monastery" } },
      ];
    case "token-taken":
      return [
        {
          from: seen.from === null ? `region-${seen.region}` : seatAt(seen.from),
          to: seen.from === null ? seatAt(seen.seat) : `region-${seen.region}`,
          what: { kind: "symbol", name: "token" },
        },
        ...(seen.from === null
          ? []
          : [
              {
                from: `region-${seen.region}`,
                to: seatAt(seen.seat),
                what: { kind: "symbol", name: "token" },
              } as Travel,
            ]),
      ];
    case "token-to-vikings":
      return seen.from === null
        ? []
        : [
            {
              from: seatAt(seen.from),
              to: `region-${seen.region}`,
              what: { kind: "symbol", name: "token" },
            },
          ];
    default:
      return [];
  }
}

/** Whether an event takes time before its numbers stand. */
export const travelsFor = (seen: BoruSeen): boolean => travelsOf(seen).length > 0;

const disc = (seat: number, town: string): Travel => ({
  from: seatAt(seat),
  to: `town-${town}`,
  what: { kind: "seat", seat },
});

const marker = (from: string, to: string): Travel => ({
  from,
  to,
  what: { kind: "symbol", name: "marker" },
});

/** A suitor's disc walks along the track. */
const suit = (seat: number, from: number, to: number): Travel => ({
  from: `space-${from}`,
  to: `space-${to}`,
  what: { kind: "seat", seat },
});

const points = (from: string, seat: number): Travel => ({
  from,
  to: seatAt(seat, "points"),
  what: { kind: "symbol", name: "points" },
});

// A table for tests: four players at the start of their first trick.

import { regions } from "./facts";
import type { Own, Table } from "./types";

/** What the first of them sees alone. */
export const ownForTests = (): Own => ({
  seat: 0,
  hand: [],
  pack: [],
  packs: [],
  left: 1,
  right: 3,
  acts: [],
});

export function tableForTests(change: Partial<Table> = {}): Table {
  const player = {
    coins: 3,
    points: 10,
    renown: 1,
    raiders: 0,
    church: 0,
    space: 0,
    marriages: [],
    offer: null,
  };
  const nobody = { track: 10, coins: 0, marker: 0, renown: 1, tokens: 0, shared: 0, regions: 0 };
  return {
    options: { last_card: "discard" },
    seats: 4,
    round: 1,
    rounds: 4,
    asked: { asked: "act", card: 4, won: false },
    to_act: [0],
    marker: 2,
    players: [0, 1, 2, 3].map(() => ({ ...player })),
    cards: [5, 5, 5, 5],
    discs: [["D2"], ["C2"], ["S6"], ["L5"]],
    vikings: [],
    monasteries: [],
    tokens: regions.map(() => "face-down" as const),
    raiders: 14,
    marriage: "Aodhán",
    marriages_left: 3,
    trick: {
      town: "S1",
      cards: [4, 21, 24, 25],
      leading: 2,
      complete: true,
      to_play: [],
      order: [0, 1, 2, 3],
    },
    standings: {
      marriage: null,
      battle: {
        left: 14,
        losers: [2, 3, 0, 1],
        spared: [],
        chooser: null,
        spoils: null,
        spoils_points: 0,
        lesser: [],
      },
      church: { favour: null, lesser: [], patrons: [] },
      regions: regions.map(({ id }) => ({
        region: id,
        token: "face-down" as const,
        threshold: id === "M" ? 5 : 3,
        points: { M: 7, B: 3 }[id] ?? 4,
        counts: [0, 0, 0, 0],
        vikings: 0,
        held: 0,
        leaders: [],
        turns_up: false,
        then: "face-down" as const,
      })),
      richest: null,
      scores: [0, 1, 2, 3].map(() => ({ ...nobody })),
      sums: [0, 1, 2, 3].map(() => [0, 0, 0, 0, 0, 0, 0]),
      presence: [1, 1, 1, 1],
    },
    contests: [],
    outcome: null,
    ...change,
  };
}

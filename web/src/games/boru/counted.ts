// What can be counted on the map while something is told: how many towns each holds where. What follows
// from it is the rules' to say, and comes with the next table that is sent.

import { regions, townOf } from "./facts";
import type { Contender, RegionId, Standings, Table, TownId } from "./types";

/** The standings of a table whose discs, Viking towns or monasteries have changed. */
export function recounted(table: Table): Standings {
  const { players, standings } = table;
  const ally = (offer: string) => players.findIndex((player) => player.offer === offer);
  const there = (towns: readonly TownId[], region: RegionId) =>
    towns.filter((town) => townOf(town)?.region === region);
  // A town with a monastery counts twice.
  const weight = (towns: readonly TownId[], region: RegionId) =>
    there(towns, region).reduce((sum, town) => sum + (table.monasteries.includes(town) ? 2 : 1), 0);
  const held = table.discs.map((towns) => towns.filter((town) => !table.vikings.includes(town)));
  const military = ally("military");
  const counted = standings.regions.map((one, place) => {
    const counts = held.map((towns) => weight(towns, one.region));
    let vikings = weight(table.vikings, one.region);
    const total = counts.reduce((sum, count) => sum + count, vikings);
    if (military >= 0) {
      counts[military]! += vikings;
      vikings = 0;
    }
    const most = Math.max(vikings, ...counts);
    const leaders: Contender[] = counts.flatMap((count, seat) =>
      count === most && count > 0 ? [{ seat }] : [],
    );
    if (vikings === most && vikings > 0) leaders.push("vikings");
    const token = table.tokens[place] ?? one.token;
    return { ...one, token, then: token, counts, vikings, held: total, leaders };
  });
  const trade = ally("trade");
  const presence = held.map((towns, seat) => {
    const all = seat === trade ? [...towns, ...table.vikings] : towns;
    return regions.filter(({ id }) => there(all, id).length > 0).length;
  });
  return { ...standings, regions: counted, presence };
}

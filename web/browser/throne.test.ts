// Whole games of The High Throne, one person through the page and bots in the other seats: what the
// screen says at the end is what the server has written down.

import { beforeAll, expect, test } from "vitest";
import { tells } from "./pages";
import { Visitor, type Guest } from "./support";
import { Player, ThroneTable, truth } from "./throne";
import { browser, server } from "./stage";

/** Who plays in which seat, where it is not Ann. */
const FOLK = ["Aengus", "Niamh", "Ogma", "Deirdre", "Emer", "Fergus"];

let ann: Guest;

beforeAll(async () => {
  ann = await server.guest("Ann");
});

/** The final scores on the screen are those of the record, seat by seat and item by item. */
async function agrees(table: ThroneTable, names: string[]): Promise<void> {
  const { record, players } = await truth(server, table.id, ann);
  const rows = await table.rows();
  const seatOf = (name: string) => names.indexOf(name);
  expect(rows.map(({ name }) => seatOf(name)).sort()).toEqual(names.map((_, seat) => seat));
  for (const { name, ...score } of rows) {
    const seat = seatOf(name);
    expect(score.total, name).toBe(record.result.scores[seat]);
    expect(score, name).toEqual(players[seat]!.score);
  }
  // The winners stand first, and the frame's own list of places tells the same points.
  const first = rows.slice(0, record.result.winners.length).map(({ name }) => seatOf(name));
  expect(first.sort()).toEqual([...record.result.winners].sort());
  const places = await table.result.getByRole("listitem").allInnerTexts();
  expect(places.length).toBe(names.length);
  for (const { name, total } of rows) {
    const place = places.find((text) => text.split("\n").includes(name));
    expect(place, name).toMatch(new RegExp(`\\b${total} points?\\b`));
  }
}

for (const [seats, level, at] of [
  [2, "random", 0],
  [6, "random", 3],
  [2, "squire", 1],
] as const) {
  test(`a whole game of ${seats}, against ${level} bots`, { timeout: 240_000 }, async () => {
    const bots = Array.from({ length: seats }, (_, seat) => ({
      seat,
      level,
      persona: FOLK[seat]!.toLowerCase(),
    })).filter(({ seat }) => seat !== at);
    const id = await server.table(ann, { game: "high-throne", seats, sit: [at], bots });
    await server.command(ann, id, { ask: "start" });
    const visitor = await Visitor.come(browser, server, { as: ann });
    await visitor.open(`/table/${id}`);
    const table = new ThroneTable(visitor);
    const player = new Player(table);
    await player.play();
    await tells(table.result, /takes? the High Throne|share the High Throne/);
    const names = FOLK.slice(0, seats).map((name, seat) => (seat === at ? "Ann" : name));
    await agrees(table, names);
    expect(player.done.keep).toBe(1);
    expect(player.done.fill).toBeGreaterThan(0);
    await visitor.leave();
  });
}

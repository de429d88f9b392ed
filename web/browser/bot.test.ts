// One person against a bot: a click, and then moves by clicking and by dragging.

import { beforeAll, expect, test } from "vitest";
import { nearEndTablut } from "./games";
import { Home, Table, eventually, standing, tells, type Standing } from "./pages";
import { Visitor, type Guest } from "./support";
import { browser, server } from "./stage";

let ann: Guest;

beforeAll(async () => {
  ann = await server.guest("Ann");
});

/** So many moves of both are enough for a game without an aim. */
const ENOUGH = 60;

const over = ({ stage }: Standing) => stage === "finished";

/** Waits until the person is asked, or the game is over. */
async function asked(table: Table, seat: number): Promise<Standing> {
  let now!: Standing;
  await eventually(async () => {
    now = await standing(server, table.id, ann);
    return over(now) || now.to_act.includes(seat);
  }).toBe(true);
  return now;
}

/** The seat that somebody has. */
const seatOf = (now: Standing) => now.seats.findIndex(({ bot }) => bot === null);

test("a click on the first page, and Tablut is played to its end", async () => {
  const visitor = await Visitor.come(browser, server, { as: ann });
  const { page } = visitor;
  await (await new Home(visitor).open()).playNow("Tablut");
  await page.waitForURL("**/table/*");
  const table = new Table(visitor);
  await table.grid.waitFor();

  const seat = seatOf(await standing(server, table.id, ann));
  let now = await asked(table, seat);
  let played = 0;
  while (!over(now) && (await table.moves()).length < ENOUGH) {
    await eventually(() => page.title()).toBe("Your turn — Tablut");
    await tells(table.prompt, /^Your move: you play the (Vikings|Celts)\.$/);
    const { legal } = now.views.find((look) => look.seat === seat)!;
    // Any move will do, as long as it is always the same one.
    const move = legal[(7 * played) % legal.length]!;
    await (played % 2 === 0 ? table.byClicks(move) : table.byDragging(move));
    await eventually(() => table.moves()).toContain(move);
    played += 1;
    now = await asked(table, seat);
  }
  expect(played).toBeGreaterThan(0);
  if (!over(now)) {
    await table.button("Resign").click();
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  }
  await tells(table.result, /You have (won!|lost\.)/);
  await tells(table.result, /wins: /);
  expect(await page.title()).toBe("Over — Tablut");
  await visitor.leave();
});

test("a game that begins near its end is won by play", async () => {
  const id = await server.table(ann, {
    game: "tablut",
    options: { position: nearEndTablut },
    sit: [1],
    bots: [{ seat: 0, level: "squire" }],
  });
  await server.command(ann, id, { ask: "start" });
  const visitor = await Visitor.come(browser, server, { as: ann });
  await visitor.open(`/table/${id}`);
  const table = new Table(visitor);

  const now = await asked(table, 1);
  await eventually(() => visitor.page.title()).toBe("Your turn — Tablut");
  const toTheEdge = now.views[0]!.legal.find((move) => /-([ai]\d|\w[19])$/.test(move))!;
  await table.byDragging(toTheEdge);
  await tells(table.result, "You have won!");
  await tells(table.result, "Ann wins: the King has escaped.");
  await visitor.leave();
});

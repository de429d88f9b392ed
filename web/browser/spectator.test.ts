// Somebody watches a game of others: sees each move, looks back in peace, and touches nothing.

import { beforeAll, expect, test } from "vitest";
import { escaped } from "./games";
import { Home, Table, eventually, standing, tells } from "./pages";
import { Visitor, type Guest } from "./support";
import { browser, server } from "./stage";

let players: [Guest, Guest];
/** Somebody who sees what spectators see. */
let stranger: Guest;
let id: string;

beforeAll(async () => {
  players = [await server.guest("Ann"), await server.guest("Bob")];
  stranger = await server.guest("Stranger");
  id = await server.table(players[0], { game: "brandubh", public: true, sit: [0] });
  await server.command(players[1], id, { ask: "sit", seat: 1 });
  await server.command(players[0], id, { ask: "start" });
});

/** The players make their moves, up to so many. */
async function play(from: number, to: number): Promise<void> {
  for (let at = from; at < to; at++) {
    const seat = at % 2;
    const act = { ask: "act", seat, action: escaped[at]! };
    await server.command(players[seat as 0 | 1], id, act);
  }
}

test("a spectator follows a game from the lobby to its end", async () => {
  const visitor = await Visitor.come(browser, server);
  const { page } = visitor;
  const home = await new Home(visitor).open();
  const row = home
    .list("Games to watch")
    .getByRole("listitem")
    .filter({ hasText: /Ann.* and Bob/ });
  await row.getByRole("link", { name: "Watch: Brandubh" }).click();
  await page.waitForURL(`**/table/${id}`);

  const table = new Table(visitor);
  await tells(table.prompt, "Ann moves the Vikings.");
  await page.getByText("You are watching.").waitFor();
  for (let count = 1; count <= 4; count++) {
    await play(count - 1, count);
    await table.moved(count);
    const { position } = (await standing(server, id, stranger)).views[0]!.view;
    await eventually(() => table.position()).toBe(position.split(" ")[0]);
  }
  await tells(table.prompt, "Ann moves the Vikings.");

  // Nothing here moves a piece or speaks for a player.
  for (const name of ["Take back", "Undo", "Resign"])
    expect(await table.button(name).count()).toBe(0);
  expect(await page.getByRole("textbox", { name: "Type a move" }).count()).toBe(0);
  expect(await table.grid.getByRole("gridcell", { name: /can move/ }).count()).toBe(0);
  await table.click("b2");
  expect(await table.grid.getByRole("gridcell", { name: /picked/ }).count()).toBe(0);
  await table.button("More").click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave the table" }).waitFor();
  expect(await table.button("Let a bot play on").count()).toBe(0);
  await table.close();

  // Looking back, one is left there while the game goes on.
  await table.button("One step back").click();
  await table.button("One step back").click();
  await tells(table.prompt, /^Looking back: .*e4 to e6/);
  const then = await table.position();
  await play(4, 7);
  await table.moved(7);
  await tells(table.prompt, /^Looking back: .*e4 to e6/);
  expect(await table.position()).toBe(then);
  await table.button("To the present").click();
  await tells(table.prompt, "Bob moves the Celts.");
  const { position } = (await standing(server, id, stranger)).views[0]!.view;
  expect(await table.position()).toBe(position.split(" ")[0]);

  await play(7, escaped.length);
  await tells(table.result, "Bob wins: the King has escaped.");
  expect(await table.moves()).toEqual(escaped);
  expect(await table.button("Play again").count()).toBe(0);
  await visitor.leave();
});

// Two people in two browsers play a whole game by a link, whatever happens to pages, lines and server.

import { afterAll, beforeAll, expect, test } from "vitest";
import { captured } from "./games";
import { NewTable, Table, eventually, record, tells } from "./pages";
import { Visitor, Wire } from "./support";
import { browser, server } from "./stage";

let wire: Wire;

beforeAll(async () => {
  wire = await Wire.to(server);
});
afterAll(async () => {
  await wire?.close();
});

/** Waits for the word that the connection is lost. */
const lost = ({ page }: Visitor) =>
  page.getByRole("alert").filter({ hasText: "The connection is lost." }).waitFor();

/** Waits for the word that it is back, and for its end. */
async function regained({ page }: Visitor): Promise<void> {
  const banner = page.getByRole("status").filter({ hasText: "You are connected again." });
  await banner.waitFor();
  await banner.waitFor({ state: "hidden" });
  expect(await page.getByRole("alert").count()).toBe(0);
}

test("a game of two people outlives a reload, a lost line and a killed server", async () => {
  const host = await server.guest("Ann");
  const ann = await Visitor.come(browser, server, { as: host });
  const bob = await Visitor.come(browser, server, { by: wire });
  // Lost lines are what this is about.
  for (const visitor of [ann, bob]) {
    visitor.expects(/WebSocket connection to .* failed/);
    visitor.expects(/ERR_(CONNECTION|EMPTY|SOCKET|NETWORK|INTERNET)/);
  }

  // Ann sets the table up and sends the link.
  const table = await (await new NewTable(ann).open("/new/brandubh")).done();
  const invitation = ann.page.getByRole("textbox", { name: "Link to this table" });
  const link = new URL(await invitation.inputValue());
  expect(link.host).toBe(new URL(server.url).host);

  // Bob opens it as a stranger, says who he is, sits down and adds a word.
  await bob.open(link.pathname);
  await bob.page.getByRole("textbox", { name: "What shall we call you?" }).fill("Bob");
  await bob.page.getByRole("button", { name: "That’s me" }).click();
  await bob.page.getByRole("button", { name: "Sit here" }).click();
  await bob.page.getByText("A random word is kept for you.").waitFor();
  await bob.page.getByRole("button", { name: "Type your own" }).click();
  await bob.page.getByRole("textbox", { name: "Your word" }).fill("rowan");
  await bob.page.getByRole("button", { name: "Keep it" }).click();
  await bob.page.getByText("Your word is kept until the start.").waitFor();
  await tells(ann.page.getByRole("region", { name: "Players" }), "Bob");
  await ann.page.getByRole("button", { name: "Begin the game" }).click();

  // Ann has the Vikings, who begin.
  const sides = [new Table(ann), new Table(bob)] as const;
  const visitors = [ann, bob] as const;
  const play = async (from: number, to: number) => {
    for (let at = from; at < to; at++) {
      const [mine, theirs] = at % 2 === 0 ? sides : [sides[1], sides[0]];
      await mine.byClicks(captured[at]!);
      await theirs.moved(at + 1);
    }
  };
  await tells(sides[0].prompt, "Your move: you play the Vikings.");
  await tells(sides[1].prompt, "Ann moves the Vikings.");
  await play(0, 3);

  // Bob loads the page anew, in the middle of his turn.
  await bob.page.reload();
  await tells(sides[1].prompt, "Your move: you play the Celts.");
  await eventually(() => sides[1].moves()).toEqual(captured.slice(0, 3));
  await play(3, 5);
  // What is new is said aloud, and what was there before is not said again.
  const aloud = bob.page.getByRole("log", { name: "What has just happened" });
  const said = async () => (await aloud.textContent())?.match(/goes from/g)?.length;
  await eventually(said).toBe(2);

  // Bob's line is cut; Ann sees that he is away, and what he does is kept until he is back.
  wire.cut();
  await lost(bob);
  await ann.page.getByText("away", { exact: true }).waitFor();
  await sides[1].byClicks(captured[5]!);
  await bob.page.getByText("Your move is kept and sent as soon as it is back.").waitFor();
  expect(await sides[0].moves()).toEqual(captured.slice(0, 5));
  wire.mend();
  await regained(bob);
  await sides[0].moved(6);
  await ann.page.getByText("away", { exact: true }).waitFor({ state: "hidden" });
  await play(6, 9);

  // The server is killed and comes back.
  await server.kill();
  await Promise.all(visitors.map(lost));
  await server.again();
  await Promise.all(visitors.map(regained));
  await play(9, captured.length);

  // Both see the same end, and every move once.
  const reason = "Ann wins: the King is captured.";
  await tells(sides[0].result, "You have won!");
  await tells(sides[1].result, "You have lost.");
  for (const side of sides) {
    await tells(side.result, reason);
    expect(await side.moves()).toEqual(captured);
    expect(await side.page.title()).toContain("Over");
  }
  expect(await sides[0].position()).toBe(await sides[1].position());

  // The record is the server's.
  const kept = await record(server, table, host);
  expect(kept.actions.map((action) => action.do)).toEqual(captured);
  for (const side of sides) expect(JSON.parse(await side.download("Record"))).toEqual(kept);

  // Where nothing was left to chance, there is no luck to check; their words stand in the record.
  for (const side of sides) expect(await side.button("Check the luck").count()).toBe(0);
  expect(JSON.stringify(kept)).toContain('"rowan"');

  // They play again, with the sides switched.
  await sides[0].button("Play again").click();
  await sides[1].button("Play again").click();
  await ann.page.waitForURL((url) => !url.pathname.endsWith(table));
  await bob.page.waitForURL((url) => !url.pathname.endsWith(table));
  await eventually(() => sides[1].id).toBe(sides[0].id);
  await ann.page.getByRole("button", { name: "Begin the game" }).click();
  await bob.page.getByRole("button", { name: "Begin the game" }).click();
  await tells(sides[1].prompt, "Your move: you play the Vikings.");
  await tells(sides[0].prompt, "Bob moves the Vikings.");

  for (const visitor of visitors) await visitor.leave();
});

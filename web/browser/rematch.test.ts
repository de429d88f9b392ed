// Two people play again: one offers it, the other one accepts, and the game waits for both.

import { expect, test } from "vitest";
import { Table, eventually, tableOf, tells } from "./pages";
import { Visitor, type Guest } from "./support";
import { browser, server } from "./stage";

async function finished(ann: Guest, bob: Guest): Promise<string> {
  const options = { two_sets: true };
  const id = await server.table(ann, { game: "brandubh", options, sit: [0] });
  await server.command(bob, id, { ask: "sit", seat: 1 });
  await server.command(ann, id, { ask: "start" });
  for (let set = 0; set < 2; set++) await server.command(bob, id, { ask: "resign", seat: 1 });
  return id;
}

test("a rematch is offered, accepted, and begins when both are there", async () => {
  const guests = [await server.guest("Ann"), await server.guest("Bob")] as const;
  const id = await finished(...guests);
  const ann = await Visitor.come(browser, server, { as: guests[0] });
  const bob = await Visitor.come(browser, server, { as: guests[1], width: 390, height: 844 });
  const [annes, bobs] = [new Table(ann), new Table(bob)];
  for (const { page } of [ann, bob]) await page.goto(`/table/${id}`);

  await annes.button("Play again").click();
  await tells(annes.result, "You would like to play again. Waiting for Bob.");
  await tells(bobs.result, "Ann would like to play again.");
  expect(await annes.button("Play again").count()).toBe(0);
  await bobs.button("Play again").click();

  // Both go there by themselves, and read first what is played.
  for (const { page } of [ann, bob]) {
    await eventually(() => tableOf(page)).not.toBe(id);
    await page.getByText("Two games, with the sides switched for the second.").waitFor();
  }
  expect(annes.id).toBe(bobs.id);
  for (const { page } of [ann, bob]) {
    expect(await page.getByText("The connection broke").count()).toBe(0);
  }
  await bobs.button("Begin the game").click();
  await bob.page.getByText("You are ready. Waiting for Ann.").waitFor();
  await annes.button("Begin the game").click();
  await tells(bobs.prompt, "Your move: you play the Vikings.");
  await Promise.all([ann.leave(), bob.leave()]);
});

test("whoever would rather not is asked once", async () => {
  const guests = [await server.guest("Ann"), await server.guest("Bob")] as const;
  const id = await finished(...guests);
  await server.command(guests[0], id, { ask: "rematch", seat: 0 });
  const ann = await Visitor.come(browser, server, { as: guests[0], width: 390, height: 844 });
  const bob = await Visitor.come(browser, server, { as: guests[1] });
  const [annes, bobs] = [new Table(ann), new Table(bob)];
  for (const { page } of [ann, bob]) await page.goto(`/table/${id}`);
  await bobs.button("No, thank you").click();
  await tells(annes.result, "Bob would rather not play again.");
  expect(await annes.button("Play again").count()).toBe(0);
  // Bob may still think better of it.
  await bobs.button("Play again").waitFor();
  await Promise.all([ann.leave(), bob.leave()]);
});

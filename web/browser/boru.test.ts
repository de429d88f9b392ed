// Whole games of Brian Boru by clicks on the page, with bots in the other seats: what the screen says
// at the end is what the record comes to.

import { expect, test } from "vitest";
import { Boru, boruTable, expectScores, recordOf } from "./boru";
import { eventually } from "./pages";
import { Visitor } from "./support";
import { browser, server } from "./stage";

test("what an action of a card does is told where it moves nothing", async () => {
  const ann = await server.guest("Ann");
  const visitor = await Visitor.come(browser, server, { as: ann });
  await visitor.open(`/table/${await boruTable(server, [ann], 3)}`);
  const boru = new Boru(visitor);
  for (;;) {
    const offer = await boru.next();
    if (offer.parts.length > 1) break;
    await boru.turn(offer);
  }
  const parts = visitor.page.locator("[data-ask] [data-part]");
  const boxes = () => Promise.all([0, 1].map((at) => parts.nth(at).boundingBox()));
  const before = await boxes();
  const hint = visitor.page.locator("[data-ask] .hint:visible");
  for (const at of [0, 1]) {
    const says = (await parts.nth(at).getAttribute("title"))!;
    await parts.nth(at).hover();
    await eventually(() => hint.textContent()).toBe(says);
    expect(await boxes()).toEqual(before);
  }
  await visitor.leave();
});

for (const seats of [3, 4, 5]) {
  test(`a game of ${seats} by clicks, and its scores`, { timeout: 240_000 }, async () => {
    const ann = await server.guest("Ann");
    const visitor = await Visitor.come(browser, server, { as: ann });
    const table = await boruTable(server, [ann], seats);
    await visitor.open(`/table/${table}`);
    const boru = new Boru(visitor, seats);
    await boru.playOn();
    const record = await recordOf(server, table, ann);
    await expectScores(boru, record);
    // The game had everything that makes it up.
    for (const kind of ["pick", "play", "parts"])
      expect(boru.done.get(kind), kind).toBeGreaterThan(3);
    expect(boru.done.get("towns")).toBeGreaterThan(0);
    expect(record.actions.filter(({ by }) => by === 0)).toHaveLength(
      ["pick", "play", "parts", "towns", "offers"].reduce(
        (sum, kind) => sum + (boru.done.get(kind) ?? 0),
        0,
      ),
    );
    await visitor.leave();
  });
}

// Whoever wants to confirm a move sees it first, can let it be, and sends it by a second press; and
// whatever is said while a dialog is open can be read and put away there.

import { expect, test } from "vitest";
import { Table, standing, tells } from "./pages";
import { Visitor } from "./support";
import { browser, server } from "./stage";

test("a move is shown, refused, shown again and confirmed", async () => {
  const ann = await server.guest("Ann");
  const id = await server.table(ann, { game: "brandubh", sit: [0, 1] });
  await server.command(ann, id, { ask: "start" });
  const visitor = await Visitor.come(browser, server, { as: ann });
  await visitor.open(`/table/${id}`);
  const table = new Table(visitor);
  const { page } = visitor;
  const acted = async () => (await standing(server, id, ann)).number;

  // Turned on at the table itself, it counts from the next move on.
  await table.choose("Settings");
  const dialog = page.getByRole("dialog", { name: "Settings" });
  const confirm = dialog.getByRole("switch", { name: "Confirm moves" });
  expect(await confirm.isChecked()).toBe(false);
  await confirm.check({ force: true });
  await table.close();

  const before = await acted();
  const start = await table.position();
  await table.byClicks("b4-b5");
  await tells(table.prompt, "Do this?");
  // The move is seen, but not made.
  await page.locator(".ghost").first().waitFor();
  expect(await acted()).toBe(before);
  await table.button("Not yet").click();
  await tells(table.prompt, "Your move: you play the Vikings.");
  await page.locator(".ghost").first().waitFor({ state: "detached" });
  expect(await table.position()).toBe(start);

  await table.byClicks("d2-c2");
  await tells(table.prompt, "Do this?");
  await table.button("Do it").click();
  await table.moved(1);
  expect(await table.moves()).toEqual(["d2-c2"]);
  expect(await acted()).toBe(before + 1);

  // The choice outlives a reload.
  await page.reload();
  await table.byClicks("d3-b3");
  await tells(table.prompt, "Do this?");
  expect(await table.moves()).toEqual(["d2-c2"]);
  await table.button("Do it").click();
  await table.moved(2);
  // What would come of a move is told by the rules before it is made.
  await table.byClicks("c2-b2");
  await tells(table.prompt, "Do this? The Celt on b3 is captured.");
  await visitor.leave();
});

test("a message that comes while a dialog is open can be put away in it", async () => {
  const ann = await server.guest("Ann");
  const id = await server.table(ann, { game: "brandubh", sit: [0] });
  const visitor = await Visitor.come(browser, server, { as: ann });
  await visitor.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { page } = visitor;
  await server.command(ann, id, { ask: "bot", seat: 1, level: "random" });
  await server.command(ann, id, { ask: "start" });
  await visitor.open(`/table/${id}`);
  const table = new Table(visitor);
  await table.choose("Invite");
  const dialog = page.getByRole("dialog", { name: "Invite" });
  await dialog.getByRole("button", { name: "Copy the link" }).click();
  const message = dialog.getByRole("group").filter({ hasText: "The link is copied." });
  await message.getByRole("button", { name: "Put this message away" }).click({ timeout: 5000 });
  await message.waitFor({ state: "detached" });

  // What was said there goes on to be read when the dialog is gone.
  await dialog.getByRole("button", { name: "Copy the link" }).click();
  await message.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  const messages = page.getByRole("region", { name: "Messages" });
  await tells(messages, "The link is copied.");
  await visitor.leave();
});

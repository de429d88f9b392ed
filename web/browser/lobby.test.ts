// A lobby with more tables than a page: nobody is hidden, and the rest is one click away.

import { expect, test } from "vitest";
import { Home, eventually } from "./pages";
import { Visitor } from "./support";
import { browser, server } from "./stage";

test("a host with many tables hides nobody, and all of them can be seen", async () => {
  const [ann, many] = [await server.guest("Ann"), await server.guest("Many")];
  const form = { game: "brandubh", public: true, sit: [0] };
  await server.table(ann, { ...form, name: "Hers" });
  for (let number = 1; number <= 49; number++) {
    await server.table(many, { ...form, name: `His ${number}.` });
  }
  // The oldest of the other host is on the second page, with one more of theirs.
  await server.table(many, { ...form, name: "Their last" });
  const visitor = await Visitor.come(browser, server);
  const home = await new Home(visitor).open();
  const rows = home.list("Open tables").getByRole("listitem");
  await eventually(() => rows.count()).toBe(50);
  expect(await rows.nth(0).innerText()).toContain("Their last");
  expect(await rows.nth(1).innerText()).toContain("Hers");
  const more = visitor.page.getByRole("button", { name: "More tables" });
  await more.click();
  await eventually(() => rows.count()).toBe(51);
  await eventually(() => more.count()).toBe(0);
  expect(await rows.nth(50).innerText()).toContain("His 1.");
});

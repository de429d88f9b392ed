// The first page: quick, still, and on its own.

import { expect, test } from "vitest";
import { Visitor } from "./support";
import { browser, server } from "./stage";

for (const width of [390, 1440]) {
  test(`the home page comes whole, small and without a jump at ${width} px`, async () => {
    const ann = await server.guest("Ann");
    const visitor = await Visitor.come(browser, server, { as: ann, width });
    const { page } = visitor;
    const sizes: Promise<[string, number]>[] = [];
    page.on("requestfinished", (request) => {
      if (["document", "script", "stylesheet"].includes(request.resourceType()))
        sizes.push(request.sizes().then((size) => [request.url(), size.responseBodySize]));
    });
    await visitor.watchShifts();

    const answer = await page.goto("/");
    const policy = answer?.headers()["content-security-policy"] ?? "";
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain("unsafe");
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    const shifted = await visitor.shifted();

    const loaded = await Promise.all(sizes);
    expect(loaded.length).toBeGreaterThan(1);
    const total = loaded.reduce((sum, [, size]) => sum + size, 0);
    expect(total, JSON.stringify(loaded)).toBeLessThan(200 * 1024);
    // Drawings come where they are seen.
    const drawings = /\/(ancients|marriages|suits|portraits|heads|beasts|treasures)-/;
    expect(loaded.filter(([url]) => drawings.test(url))).toEqual([]);
    expect(shifted).toBeLessThan(0.02);
    await visitor.leave();
  });
}

test("whoever comes for the first time sees tables come without a jump", async () => {
  const bob = await server.guest("Bob");
  for (const game of ["brandubh", "tablut", "high-throne"])
    await server.table(bob, { game, public: true, sit: [0] });
  const open = await server.table(bob, { game: "brandubh", public: true, sit: [0, 1] });
  await server.command(bob, open, { ask: "start" });

  // A stranger, and somebody with tables whose browser does not know of them.
  for (const as of [undefined, bob]) {
    for (const width of [390, 1440]) {
      const visitor = await Visitor.come(browser, server, { ...(as ? { as } : {}), width });
      await visitor.watchShifts();
      await visitor.open("/");
      const list = as ? "Your tables" : "Open tables";
      const row = visitor.page.getByRole("region", { name: list }).getByRole("listitem");
      await row.first().waitFor();
      expect(await visitor.shifted(), `${list} at ${width}`).toBeLessThan(0.02);

      // The next time there is room for them above the games.
      await visitor.page.reload();
      await row.first().waitFor();
      expect(await visitor.shifted(), `${list} at ${width}, again`).toBeLessThan(0.02);
      await visitor.leave();
    }
  }
});

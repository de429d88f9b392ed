// The first page: quick, still, and on its own.

import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "playwright-core";
import { Server, Visitor, launch } from "./support";

let browser: Browser;
let server: Server;

beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), Server.start()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

for (const width of [390, 1440]) {
  test(`the home page comes whole, small and without a jump at ${width} px`, async () => {
    const ann = await server.guest("Ann");
    const visitor = await Visitor.come(browser, server, { as: ann, width });
    const { page } = visitor;
    const sizes: Promise<[string, number]>[] = [];
    page.on("requestfinished", (request) => {
      if (["script", "stylesheet"].includes(request.resourceType())) {
        sizes.push(request.sizes().then((size) => [request.url(), size.responseBodySize]));
      }
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
    expect(shifted).toBeLessThan(0.02);
    await visitor.leave();
  });
}

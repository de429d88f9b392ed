// The browser and the server that the tests of a file have, from the first of them to the last.

import { afterAll, beforeAll } from "vitest";
import type { Browser } from "playwright-core";
import { launch, Server } from "./support";

export let browser: Browser;
export let server: Server;

beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), Server.start()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

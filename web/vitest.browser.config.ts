import { defineConfig } from "vitest/config";

// The page in a real browser, against the real server. `cargo test` runs this with ARDRI_BIN and
// CHROMIUM set; by hand both have to be set, too.
export default defineConfig({
  test: {
    include: [`${process.env.ARDRI_BROWSER_TESTS ?? "browser"}/*.test.ts`],
    // Two browsers at a time: the machine that tests is often a small one, and each waits a lot.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    retry: 0,
    // Within a file, another order each time: no test may live on what another leaves behind. Files
    // start with the largest, so that no long one is left for the end.
    sequence: { shuffle: { files: false, tests: true } },
  },
});

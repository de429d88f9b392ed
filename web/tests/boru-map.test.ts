// The map of Brian Boru is drawn by a script, from the coast and from where the data puts the towns.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import committed from "../src/games/boru/map.ts?raw";

test("the map is what the script draws", { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "ardri-map-"));
  try {
    const file = join(folder, "map.ts");
    const script = join(import.meta.dirname, "../scripts/boru-map.mjs");
    execFileSync(process.execPath, [script, file]);
    expect(readFileSync(file, "utf8") === committed, "run node scripts/boru-map.mjs").toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

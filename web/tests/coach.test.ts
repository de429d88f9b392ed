// The coaches of the page and of the terminal say the same about the same questions of real games. The
// terminal's tests write the questions down; see crates/ardri/src/play/coach/cases.rs.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { Asked, Coached } from "../src/games/game";
import * as tafl from "../src/games/tafl/coach";
import * as throne from "../src/games/throne/coach";
import { texts } from "../src/texts/index.svelte";

interface Case {
  game: string;
  view: unknown;
  seat: number | null;
  legal: string[];
  why: string;
  look: string[];
}

const folder = join(import.meta.dirname, "../../crates/ardri/tests/coach");

/** The terminal calls players by their colours. */
const names = ["Purple", "Green", "Black", "Ivory", "Brown"];

beforeAll(() => texts.load("learn"));

test.each<[string, (asked: Asked<any>) => Coached]>([
  ["tafl", tafl.coach],
  ["throne", throne.coach],
])("%s: page and terminal agree", (file, coach) => {
  const cases = JSON.parse(readFileSync(join(folder, `${file}.json`), "utf8")) as Case[];
  expect(cases.length).toBeGreaterThan(8);
  for (const { game, view, seat, legal, why, look } of cases) {
    const standing = { options: {} } as Asked<any>["standing"];
    const said = coach({ view, standing, seat, legal, names });
    expect(said, `${game}: ${why}`).toEqual({ why, look });
  }
});

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast, distance, eyes } from "./contrast";

const css = readFileSync(new URL("./design.css", import.meta.url), "utf8");

/** The colours of both themes as design.css has them. */
const themes = { light: new Map<string, string>(), dark: new Map<string, string>() };
for (const [, name, day, night] of css.matchAll(
  /^\s*--([\w-]+):\s*light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/gm,
)) {
  themes.light.set(name!, day!);
  themes.dark.set(name!, night!);
}

const hues = ["gold", "verdigris", "ochre", "madder", "lapis"];
const grounds = ["vellum", "vellum-raised", "vellum-sunken"];
const seats = [0, 1, 2, 3, 4, 5].map((seat) => `seat-${seat}`);
const towns = ["town-red", "town-blue", "town-yellow"];

/** What is read upon what, with at least 4.5. */
const texts: [text: string, ground: string][] = [
  ...grounds.flatMap((ground): [string, string][] => [
    ["ink", ground],
    ["ink-soft", ground],
    ["danger", ground],
    ...hues.map((hue): [string, string] => [`${hue}-ink`, ground]),
  ]),
  ...hues.map((hue): [string, string] => ["ink", `${hue}-soft`]),
  ...hues.map((hue): [string, string] => [`${hue}-ink`, `${hue}-soft`]),
  ["on-accent", "accent"],
  ["on-accent", "accent-strong"],
  ["on-danger", "danger"],
  ["danger", "madder-soft"],
  ["vellum-raised", "madder"],
  ["vellum-raised", "ink"],
];

/** What has to be seen upon what, with at least 3. */
const signs: [mark: string, ground: string][] = [
  ...["vellum", "vellum-raised"].flatMap((ground): [string, string][] =>
    [...hues, "ink-edge", "accent", "focus", ...seats].map((mark): [string, string] => [
      mark,
      ground,
    ]),
  ),
  ...seats.map((seat): [string, string] => ["on-seat", seat]),
  ...seats.map((seat): [string, string] => [seat, "gold-soft"]),
  ["gold", "gold-soft"],
  ["lapis", "lapis-soft"],
  ["ochre", "ochre-soft"],
  ["verdigris", "verdigris-soft"],
  ["viking", "celt"],
  ["celt-edge", "celt"],
  ["king-edge", "king"],
  ["viking", "king"],
];

describe.each(Object.entries(themes))("the %s theme", (_, colours) => {
  const of = (name: string) => {
    const colour = colours.get(name);
    if (!colour) throw new Error(`design.css has no --${name}`);
    return colour;
  };

  test.each(texts)("--%s can be read on --%s", (text, ground) => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(signs)("--%s can be seen on --%s", (mark, ground) => {
    expect(contrast(of(mark), of(ground))).toBeGreaterThanOrEqual(3);
  });

  test("a Viking or its edge is seen on every board", () => {
    for (const ground of grounds) {
      const best = Math.max(
        contrast(of("viking"), of(ground)),
        contrast(of("viking-edge"), of(ground)),
      );
      expect(best).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(Object.entries(eyes))("seats differ to an eye of the kind %s", (kind, eye) => {
    // Eyes without blue are very rare, and every seat has its mark too.
    const least = kind === "tritanope" ? 0.08 : 0.095;
    for (const one of seats)
      for (const other of seats)
        if (one < other)
          expect(distance(of(one), of(other), eye), `${one} ${other}`).toBeGreaterThan(least);
  });

  test("no seat looks like a town", () => {
    for (const seat of seats)
      for (const town of towns)
        expect(distance(of(seat), of(town)), `${seat} ${town}`).toBeGreaterThan(0.1);
  });
});

test("the contrast of black and white is 21, of a colour with itself 1", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#a4323a", "#a4323a")).toBe(1);
});

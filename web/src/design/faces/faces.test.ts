import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { pictureOf } from "../../games/boru/suits";
import { printed } from "../../wire/generated/boru-printed";
import { ownDeck, pictures } from "../../wire/generated/throne-deck";
import { groups, portraits, portraitsOf, type Drawings, type Group } from "./names";

const all = {} as Record<Group, Drawings>;

beforeAll(async () => {
  for (const group of Object.keys(groups) as Group[]) all[group] = await groups[group]();
});

const KILOBYTES = 1024;
const packed = (text: string): number => gzipSync(text).length;

test("every picture is small, and so is each group, which comes as a whole", () => {
  for (const [group, drawings] of Object.entries(all)) {
    const names = Object.keys(drawings);
    expect(names.length, group).toBeGreaterThan(7);
    for (const name of names)
      expect(packed(drawings[name]!), `${group} ${name}`).toBeLessThan(15 * KILOBYTES);
    expect(packed(Object.values(drawings).join("")), group).toBeLessThan(15 * KILOBYTES);
  }
});

test("no two pictures are the same, and all are well made", () => {
  const drawings = Object.values(all).flatMap((group) => Object.values(group));
  expect(new Set(drawings).size).toBe(drawings.length);
  for (const drawing of drawings) {
    expect(drawing).not.toMatch(/NaN|undefined|null|\[object/);
    // Every group of parts that is opened is closed.
    expect(drawing.split("<g").length).toBe(drawing.split("</g>").length);
    // Colours are tokens, so that a picture can be dimmed.
    expect(drawing).not.toMatch(/#[0-9a-f]{3}|rgb\(/i);
  }
});

test("everybody who seeks a marriage, and every card with a value, has a picture", () => {
  for (const { name } of printed.marriages) expect(all.marriages[name], name).toBeTruthy();
  expect(Object.keys(all.marriages).length).toBe(printed.marriages.length);
  const shown = new Set(printed.cards.map(pictureOf));
  expect([...shown].sort()).toEqual(Object.keys(all.suits).sort());
});

test("the pictures that a deck may name are those that are drawn", () => {
  const drawn = [...Object.keys(all.ancients), ...Object.keys(all.portraits)];
  expect([...pictures].sort()).toEqual(drawn.sort());
  for (const { id, kind } of ownDeck.cards) {
    expect(all.ancients[id!], id).toBeTruthy();
    expect(all.ancients[kind], kind).toBeTruthy();
  }
});

test("a head belongs to a name, and nobody at a table shares one", () => {
  expect(Object.keys(all.portraits).sort()).toEqual([...portraits].sort());
  const [ann] = portraitsOf(["Ann"]);
  expect(portraitsOf(["Ann", "Brian", ""])[0]).toBe(ann);
  expect(portraitsOf(["", "Ann"])).toEqual([null, ann]);
  expect(portraitsOf(["Ann", "Badb"], [undefined, "badb"])[1]).toBe("badb");
  expect(portraitsOf(["Ann", "x"], [undefined, ann!])[0]).not.toBe(ann);
  expect(portraitsOf(["Ann"], ["nobody"])).toEqual([ann]);
  // Two of the same name, as bots may be, still have two heads.
  for (const names of [Array(6).fill("Squire bot"), ["a", "b", "c", "d", "e", "f"]])
    expect(new Set(portraitsOf(names)).size).toBe(6);
  // More seats than heads would share them rather than fail.
  const many = portraitsOf(Array(portraits.length + 3).fill("x"));
  expect(new Set(many).size).toBe(portraits.length);
});

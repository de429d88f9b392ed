// The Ancients of the High Throne's house deck, by the ids of their cards, and a picture for each kind
// of cards that names none.

import { flame, harp, horse, hound, raven, sea, spear, sword } from "./attributes";
import { bullHead, boar, twoHounds, walkingBull } from "./beasts";
import { head } from "./heads";
import { at, hues, line, shape, sheet } from "./kit";
import {
  burningSpear,
  caladbolg,
  cauldron,
  chest,
  knot,
  leapingSalmon,
  rowingWheel,
  standingStone,
} from "./treasures";

/** A hand whose thumb goes to the mouth. */
const thumb =
  shape(
    "M58 104C56 94 56 88 58 83C54 78 55 73 59 70C63 69 65 73 65 77C72 74 80 77 81 84C83 91 80 96 80 104Z",
    "var(--skin)",
  ) + line("M65 77C64 80 65 83 67 84M70 84H79M69 89.500H80", 1.8);

/** The light around a hero in his fury. */
const fury = Array.from({ length: 9 }, (_, i) =>
  at(51, 46, shape("M-4 -40L0 -50L4 -40Z", hues.gold, 1.8), 1, -92 + i * 23),
).join("");

export const drawings = {
  "fionn-mac-cumhaill": sheet(
    "verdigris",
    head({
      hair: "long",
      colour: "fair",
      brow: "calm",
      torque: false,
      cloak: "moss",
      brooch: "ring",
      behind: at(92, 44, spear, 1.05, 5),
      before: thumb,
    }),
  ),
  "bran-and-sceolan": sheet("verdigris", twoHounds, "paper"),
  "salmon-of-knowledge": sheet("lapis", leapingSalmon, "paper"),
  aoibheall: sheet(
    "lapis",
    head({
      hair: "loose",
      colour: "white",
      skin: "pale",
      lips: true,
      brow: "raised",
      wear: "circlet",
      cloak: "verdigris",
      left: true,
      before: at(16, 78, harp, 0.95),
    }),
    "paper",
  ),
  "hag-of-beara": sheet(
    "ochre",
    head({
      hair: "none",
      colour: "grey",
      skin: "pale",
      old: true,
      brow: "stern",
      wear: "hood",
      worn: "night",
      cloak: "night",
      hem: "wool",
      before: sea,
    }),
  ),
  "rowing-wheel": sheet("madder", rowingWheel),
  "cu-chulainn": sheet(
    "madder",
    head({
      hair: "wild",
      colour: "red",
      brow: "stern",
      paint: "cheek",
      torque: true,
      cloak: "madder",
      behind: fury,
      before: at(84, 86, hound(hues.night), 0.6),
    }),
  ),
  "brown-bull": sheet("ochre", bullHead("var(--hair-brown)", hues.bone)),
  macha: sheet(
    "verdigris",
    head({
      hair: "loose",
      colour: "red",
      skin: "pale",
      lips: true,
      brow: "stern",
      cloak: "purple",
      left: true,
      before: at(18, 74, horse("var(--hair-grey)", hues.night), 0.82),
    }),
    "paper",
  ),
  "queen-medb": sheet(
    "gold",
    head({
      hair: "long",
      colour: "fair",
      lips: true,
      brow: "stern",
      wear: "crown",
      torque: true,
      cloak: "madder",
      behind: at(90, 44, sword, 1.15, 6),
    }),
    "paper",
  ),
  "white-horned-bull": sheet("verdigris", walkingBull(hues.bone, hues.madder)),
  caladbolg: sheet("lapis", caladbolg, "paper"),
  "stone-of-destiny": sheet("verdigris", standingStone),
  "spear-of-lugh": sheet("madder", burningSpear, "paper"),
  morrigan: sheet(
    "madder",
    head({
      hair: "loose",
      colour: "black",
      skin: "pale",
      lips: true,
      brow: "stern",
      wear: "diadem",
      worn: "madder",
      cloak: "night",
      hem: "madder",
      before: at(87, 84, raven, 0.85),
    }),
    "paper",
  ),
  "cauldron-of-the-dagda": sheet("ochre", cauldron),
  hero: sheet(
    "gold",
    head({
      hair: "long",
      colour: "brown",
      beard: "short",
      brow: "stern",
      wear: "helmet",
      torque: true,
      cloak: "lapis",
      behind: at(90, 44, spear, 1, 6),
    }),
    "paper",
  ),
  spirit: sheet(
    "lapis",
    head({
      hair: "none",
      colour: "white",
      skin: "pale",
      brow: "raised",
      wear: "hood",
      worn: "verdigris",
      cloak: "verdigris",
      hem: "bone",
      before: at(84, 82, flame, 0.85),
      left: true,
    }),
    "paper",
  ),
  beast: sheet("ochre", boar),
  treasure: sheet("madder", chest),
  knot: sheet("lapis", knot, "paper"),
} as const;

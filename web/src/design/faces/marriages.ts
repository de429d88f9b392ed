// Those who seek a marriage in Brian Boru, by the names on their cards.

import { branch, flame, hound, rushes, shield, ship, spear, wheel } from "./attributes";
import { head } from "./heads";
import { at, hues, sheet } from "./kit";

export const drawings = {
  Orlaith: sheet(
    "ochre",
    head({
      hair: "loose",
      colour: "fair",
      lips: true,
      smile: true,
      wear: "diadem",
      worn: "verdigris",
      cloak: "verdigris",
      brooch: "ring",
      before: at(84, 78, branch, 0.85),
    }),
    "paper",
  ),
  Aodhán: sheet(
    "madder",
    head({
      hair: "curls",
      colour: "red",
      skin: "pale",
      beard: "stubble",
      torque: true,
      cloak: "moss",
      left: true,
      behind: at(86, 34, flame, 0.8),
    }),
  ),
  Conall: sheet(
    "verdigris",
    head({
      hair: "short",
      colour: "black",
      beard: "short",
      brow: "stern",
      cloak: "wool",
      hem: "moss",
      brooch: "disc",
      before: at(83, 78, hound("var(--dye-wool)"), 0.95),
    }),
    "paper",
  ),
  Cormac: sheet(
    "lapis",
    head({
      hair: "long",
      colour: "brown",
      beard: "moustache",
      wear: "circlet",
      cloak: "purple",
      left: true,
      before: at(18, 82, wheel, 0.95),
    }),
  ),
  Niall: sheet(
    "gold",
    head({
      hair: "curls",
      colour: "black",
      beard: "full",
      brow: "stern",
      wear: "crown",
      cloak: "madder",
      behind: at(90, 50, spear, 1, 6),
    }),
    "paper",
  ),
  Aoife: sheet(
    "ochre",
    head({
      hair: "braids",
      colour: "red",
      lips: true,
      brow: "stern",
      wear: "helmet",
      cloak: "lapis",
      left: true,
      before: at(16, 86, shield(hues.madder), 0.9),
    }),
    "paper",
  ),
  Brigid: sheet(
    "verdigris",
    head({
      hair: "none",
      colour: "brown",
      skin: "pale",
      lips: true,
      wear: "veil",
      worn: "bone",
      cloak: "night",
      hem: "wool",
      before: at(83, 80, rushes, 0.8),
    }),
  ),
  "Estrid, Princess of Denmark": sheet(
    "lapis",
    head({
      hair: "braids",
      colour: "fair",
      skin: "pale",
      lips: true,
      brow: "raised",
      wear: "crown",
      cloak: "madder",
      hem: "wool",
      brooch: "oval",
      behind: at(14, 36, ship, 0.62),
    }),
    "paper",
  ),
} as const;

// The people on the action cards of Brian Boru: warriors, churchmen and matchmakers, each of three
// ranks, and the four cards of no suit.

import { axe, book, crozier, cup, letter, shield, spear, sword } from "./attributes";
import { head } from "./heads";
import { at, flipped, hues, sheet } from "./kit";

export const drawings = {
  "red-1": sheet(
    "madder",
    head({
      hair: "short",
      colour: "red",
      beard: "stubble",
      cloak: "madder",
      hem: "wool",
      behind: at(88, 44, spear, 1, 7),
    }),
  ),
  "red-2": sheet(
    "madder",
    head({
      hair: "long",
      colour: "brown",
      beard: "moustache",
      brow: "stern",
      wear: "band",
      worn: "madder",
      cloak: "madder",
      before: at(82, 84, shield(hues.night), 0.9),
    }),
  ),
  "red-3": sheet(
    "madder",
    head({
      hair: "curls",
      colour: "black",
      beard: "full",
      brow: "stern",
      wear: "helmet",
      cloak: "madder",
      torque: true,
      behind: at(93, 42, flipped(axe), 1, 7),
    }),
  ),
  "blue-1": sheet(
    "lapis",
    head({
      hair: "tonsure",
      colour: "brown",
      smile: true,
      cloak: "wool",
      hem: "wood",
      before: at(82, 80, book, 0.85, 8),
    }),
  ),
  "blue-2": sheet(
    "lapis",
    head({
      hair: "none",
      colour: "grey",
      beard: "short",
      wear: "hood",
      worn: "lapis",
      cloak: "lapis",
      before: at(84, 80, book, 0.8, 8),
    }),
  ),
  "blue-3": sheet(
    "lapis",
    head({
      hair: "tonsure",
      colour: "white",
      beard: "forked",
      old: true,
      brow: "raised",
      cloak: "lapis",
      behind: at(80, 40, crozier, 0.9, 6),
    }),
  ),
  "yellow-1": sheet(
    "gold",
    head({
      hair: "curls",
      colour: "fair",
      lips: true,
      cloak: "moss",
      before: at(82, 84, letter, 0.9, -8),
      left: true,
    }),
    "paper",
  ),
  "yellow-2": sheet(
    "gold",
    head({
      hair: "braids",
      colour: "brown",
      lips: true,
      brow: "raised",
      wear: "band",
      worn: "ochre",
      cloak: "ochre",
      before: at(82, 88, letter, 0.8, -8),
      left: true,
    }),
    "paper",
  ),
  "yellow-3": sheet(
    "gold",
    head({
      hair: "long",
      colour: "red",
      lips: true,
      brow: "stern",
      wear: "diadem",
      worn: "madder",
      cloak: "ochre",
      torque: true,
      left: true,
      before: at(84, 88, letter, 0.75, -8),
    }),
    "paper",
  ),
  "white-1": sheet(
    "verdigris",
    head({
      hair: "short",
      colour: "brown",
      beard: "short",
      brow: "stern",
      wear: "circlet",
      cloak: "bone",
      hem: "madder",
      behind: at(86, 44, sword, 1, 7),
    }),
  ),
  "white-2": sheet(
    "verdigris",
    head({
      hair: "long",
      colour: "brown",
      beard: "forked",
      wear: "crown",
      cloak: "bone",
      hem: "madder",
      torque: true,
    }),
  ),
  "white-3": sheet(
    "verdigris",
    head({
      hair: "braids",
      colour: "black",
      lips: true,
      brow: "raised",
      wear: "crown",
      cloak: "bone",
      hem: "purple",
      before: at(84, 84, cup, 0.85),
      left: true,
    }),
  ),
  "white-4": sheet(
    "verdigris",
    head({
      hair: "long",
      colour: "white",
      beard: "full",
      old: true,
      brow: "stern",
      wear: "crown",
      cloak: "purple",
      hem: "bone",
      behind: at(88, 44, sword, 1.1, 5),
    }),
  ),
} as const;

// What people are known by: each is drawn around 0,0 in about 40 by 40, to be put where there is room.

import { band, disc, hues, line, shape, spiral } from "./kit";

/** A spear that points up. */
export const spear =
  line("M0 -14V70", 6.5) +
  line("M0 -14V70", 3, hues.wood) +
  shape("M0 -36C7 -28 8 -20 3.5 -10H-3.500C-8 -20 -7 -28 0 -36Z", hues.iron) +
  line("M0 -30V-14", 1.4) +
  band("M-3 -6H3", hues.gold, 2.4);

/** A sword that points up. */
export const sword =
  shape("M-3.5 6L-4.5 -28L0 -36L4.5 -28L3.5 6Z", hues.iron) +
  line("M0 -28V3", 1.3) +
  shape("M-11 5Q0 9 11 5V10Q0 14 -11 10Z", hues.gold, 2) +
  line("M0 12V20", 6) +
  line("M0 12V20", 2.6, hues.wood) +
  disc(0, 23, 4.2, hues.gold, 2);

/** A round shield with a boss and three spirals. */
export const shield = (field: string): string =>
  disc(0, 0, 20, field) +
  disc(0, 0, 16.5, "none", 1.4) +
  spiral(-7, -6, 4.5, 1.7, hues.gold) +
  spiral(6, -7, 4.5, 1.7, hues.gold) +
  spiral(-1, 9, 4.5, 1.7, hues.gold) +
  disc(0, 0, 4, hues.gold, 2);

/** A wheel of eight spokes. */
export const wheel =
  band("M-16 0a16 16 0 1 0 32 0a16 16 0 1 0 -32 0", hues.wood, 4.5) +
  line("M0 -15V15M-15 0H15M-10.5 -10.500L10.5 10.500M10.5 -10.500L-10.5 10.5", 5) +
  line("M0 -15V15M-15 0H15M-10.5 -10.500L10.5 10.500M10.5 -10.500L-10.5 10.5", 2, hues.ochre) +
  disc(0, 0, 5, hues.gold, 2);

/** A harp. */
export const harp =
  band("M-12 20C-16 2 -14 -14 -4 -22C2 -16 10 -20 15 -15L14 -8L-10 22", hues.gold, 4) +
  line("M-9 -12V16M-4.5 -17V11M0 -18V6M4.5 -17V1M9 -16V-3", 1.3);

/** A folded letter with a seal. */
export const letter =
  shape("M-17 -11H17V12H-17Z", hues.paper) +
  line("M-17 -11L0 3L17 -11", 2) +
  disc(0, 4, 5.5, hues.madder, 2) +
  line("M-2 4H2M0 2V6", 1.4, hues.paper);

/** The staff of an abbot. */
export const crozier =
  band("M0 70V-16C0 -32 22 -32 22 -18C22 -8 10 -8 11 -16", hues.gold, 3.8) +
  shape("M-4 -8H4V-2H-4Z", hues.gold, 2);

/** A book with a cross upon it. */
export const book =
  shape("M-14 -17H12L15 -14V19H-14Z", hues.wood) +
  line("M-9 -17V19", 1.6) +
  line("M3 -10V11M-4 -3H10", 4.6) +
  line("M3 -10V11M-4 -3H10", 2.2, hues.gold) +
  disc(3, -3, 4.6, "none", 1.6);

/** The head of a hound that looks to the right. */
export const hound = (coat: string): string =>
  shape(
    "M-14 22C-16 4 -13 -8 -4 -13C-8 -20 -14 -20 -17 -16C-20 -10 -18 -4 -15 0M-14 22C-16 4 -13 -8 -3 -13C3 -15 7 -12 9 -8L24 -1C27 1 27 5 24 6L10 8C8 12 6 16 7 22Z",
    coat,
  ) +
  disc(24, 0, 2.4, hues.line, 0) +
  line("M12 4.500Q18 5 24 3.5", 1.6) +
  shape("M1 -7Q5 -10 8 -6Q4 -3.5 1 -7Z", hues.bone, 1.5) +
  disc(5, -6.5, 1.5, hues.line, 0) +
  shape("M-4 -13C-10 -13 -14 -8 -15 2C-10 2 -5 -4 -4 -13Z", coat, 2) +
  spiral(-5, 12, 4.5, 1.6) +
  band("M-15 18Q-4 24 8 18", hues.gold, 3);

/** A raven that looks to the left. */
export const raven =
  shape(
    "M-20 -9C-16 -18 -4 -18 1 -9C8 -4 16 6 22 20L10 16L8 24L2 16C-8 17 -14 8 -12 -1L-26 -2C-25 -6 -23 -8 -20 -9Z",
    hues.night,
  ) +
  line("M-4 -2C0 6 6 10 14 14M0 -4C4 2 9 6 15 9", 1.5, "var(--wash-lapis)") +
  disc(-11, -8.5, 2.3, hues.gold, 1.2) +
  line("M0 17V24M5 17V24", 2.2);

/** A salmon that swims to the left. */
export const salmon =
  shape(
    "M-26 2C-20 -10 -2 -14 12 -5L22 -13C24 -6 24 6 21 12L11 5C0 12 -16 12 -26 2Z",
    "var(--fish)",
  ) +
  line("M-13 -7C-9 -2 -9 4 -13 8", 1.7) +
  line("M-6 -3q3 3 0 6M1 -5q3 3 0 6M1 1q3 3 0 6M8 -3q3 3 0 6M-6 3q3 2 1 4", 1.5) +
  disc(-18, -1, 2.4, hues.bone, 1.4) +
  disc(-18.4, -1, 1, hues.line, 0) +
  shape("M-4 -11C0 -17 6 -16 8 -8", "var(--fish)", 2);

/** A flame. */
export const flame =
  shape(
    "M0 -24C8 -14 15 -8 14 4C13 13 7 18 0 18C-8 18 -14 12 -13 3C-13 -4 -9 -8 -7 -13C-5 -10 -3 -8 -2 -6C-1 -12 -2 -18 0 -24Z",
    hues.ochre,
  ) + shape("M1 -4C5 2 7 5 6 10C5 14 2 15 0 15C-4 15 -7 12 -6 8C-5 4 0 2 1 -4Z", hues.gold, 1.6);

/** A longship under sail. */
export const ship =
  line("M0 -24V8", 2.6) +
  shape("M-15 -22Q0 -18 15 -22Q11 -10 15 0Q0 -4 -15 0Q-11 -10 -15 -22Z", hues.paper) +
  line("M-7 -19Q-4 -10 -7 -3M7 -19Q4 -10 7 -3", 4, hues.madder) +
  shape(
    "M-26 -8C-24 8 -14 14 0 14C14 14 24 8 26 -8C27 -13 23 -14 21 -9C18 2 12 5 0 5C-12 5 -18 2 -21 -9C-23 -14 -27 -13 -26 -8Z",
    hues.wood,
  );

/** A branch with three apples. */
export const branch =
  band("M-2 26C-2 10 2 0 10 -18", hues.wood, 2.6) +
  shape(
    "M0 6C-8 6 -12 2 -14 -4C-6 -6 0 -2 0 6ZM4 -4C12 -2 17 -6 19 -12C11 -14 5 -10 4 -4Z",
    hues.moss,
    1.8,
  ) +
  disc(10, -20, 5.5, hues.gold, 2) +
  disc(-6, -12, 5.5, hues.gold, 2) +
  disc(12, 6, 5.5, hues.gold, 2);

/** A cross of woven rushes. */
export const rushes =
  ["0", "90", "180", "270"]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})">` +
        shape("M-6 -6H6V-24H-6Z", hues.gold, 2) +
        line("M-2 -6V-24M2 -6V-24", 1.2) +
        line("M-6 -19H6", 2) +
        "</g>",
    )
    .join("") +
  shape("M-7 -7H7V7H-7Z", hues.gold, 2) +
  line("M-7 0L0 -7L7 0L0 7Z", 1.6);

/** A cup. */
export const cup =
  shape("M-12 -14H12C12 0 8 6 0 6C-8 6 -12 0 -12 -14Z", hues.gold) +
  line("M-11.5 -8H11.5", 1.6) +
  shape("M-2.5 6H2.500L4 15H8V19H-8V15H-4Z", hues.gold, 2) +
  spiral(-1, -2, 3.4, 1.4);

/** A war axe that points up. */
export const axe =
  line("M0 -26V50", 6) +
  line("M0 -26V50", 2.8, hues.wood) +
  shape("M-2 -24C8 -26 15 -31 18 -34C23 -24 23 -12 18 -3C14 -8 8 -11 -2 -12Z", hues.iron) +
  line("M14 -26Q17 -18 14 -9", 1.3);

/** A sprig of healing herbs. */
export const herb =
  line("M0 24C0 8 0 0 2 -20", 3) +
  [
    [-7, 10, -50],
    [7, 6, 50],
    [-6, -2, -45],
    [8, -6, 45],
    [2, -20, 4],
  ]
    .map(
      ([x, y, turn]) =>
        `<path d="M0 6C-6 2 -5 -6 0 -10C5 -6 6 2 0 6Z" transform="translate(${x} ${y}) rotate(${turn})" fill="${hues.moss}" stroke="var(--line)" stroke-width="1.8"/>`,
    )
    .join("");

/** The head of a horse that looks to the right. */
export const horse = (coat: string, mane: string): string =>
  shape(
    "M-16 32C-18 8 -12 -14 0 -22L1 -31L7 -23C12 -20 15 -14 18 -6L27 10C29 15 26 20 21 20L12 14C6 14 2 18 4 32Z",
    coat,
  ) +
  shape("M0 -22C-14 -18 -24 0 -24 26L-15 20L-17 8L-10 6L-11 -6L-4 -7Z", mane, 2) +
  disc(23, 14, 1.5, hues.line, 0) +
  shape("M5 -10Q10 -14 13 -8Q8 -5.5 5 -10Z", hues.bone, 1.5) +
  disc(9.5, -9.4, 1.6, hues.line, 0) +
  line("M2 -16L16 12M4 4L15 -4", 1.8, hues.gold);

/** A staff with leaves at its top. */
export const staff =
  band("M0 70V-22", hues.wood, 3) +
  shape(
    "M0 -20C-8 -22 -10 -30 -6 -36C1 -33 3 -26 0 -20ZM0 -20C8 -22 12 -28 10 -35C3 -34 -1 -27 0 -20Z",
    hues.moss,
    1.8,
  );

/** The waves of the sea, over the whole width of a picture. */
export const sea =
  shape(
    "M-6 106V88C0 80 8 78 12 86C10 78 22 74 28 86C28 76 40 74 46 86C46 76 58 74 64 86C64 76 76 74 82 86C82 78 94 76 106 86V106Z",
    hues.lapis,
  ) +
  line(
    "M2 95C8 90 12 92 15 97M28 96C34 91 38 93 41 98M54 96C60 91 64 93 67 98M80 96C86 91 90 93 93 98",
    1.7,
    "var(--wash-lapis)",
  );

/** A butterfly. */
export const butterfly =
  shape(
    "M0 0C-6 -14 -18 -14 -18 -5C-18 2 -8 4 0 2ZM0 0C6 -14 18 -14 18 -5C18 2 8 4 0 2Z",
    hues.purple,
    2,
  ) +
  shape(
    "M0 2C-8 4 -13 10 -10 14C-5 17 -1 10 0 3ZM0 2C8 4 13 10 10 14C5 17 1 10 0 3Z",
    hues.ochre,
    2,
  ) +
  line("M0 -4V10M0 -4Q-3 -10 -6 -11M0 -4Q3 -10 6 -11", 2);

/** A swan's neck and head that look to the left. */
export const swan =
  shape(
    "M4 34C12 20 14 8 6 2C0 -2 -2 -12 6 -18C-2 -24 -12 -18 -12 -8C-12 6 2 8 -2 22L-8 34Z",
    hues.bone,
  ) +
  shape("M-11 -12L-24 -7L-12 -5Z", hues.ochre, 2) +
  disc(-4, -12, 1.8, hues.line, 0);

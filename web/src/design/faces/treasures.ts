// Treasures of the High Throne's cards, large upon the sheet.

import { at, band, disc, hues, line, shape, spiral } from "./kit";

const round = (count: number, part: (turn: number) => string): string =>
  Array.from({ length: count }, (_, i) => part((360 / count) * i)).join("");

/** A wheel with oars for spokes, in flames. */
export const rowingWheel =
  round(8, (turn) =>
    at(
      50,
      49,
      shape("M-7 -34C-9 -42 -2 -44 -1 -50C6 -44 9 -40 7 -34Z", hues.ochre, 2),
      1,
      turn + 22.5,
    ),
  ) +
  band("M18 49a32 32 0 1 0 64 0a32 32 0 1 0 -64 0", hues.wood, 7) +
  round(6, (turn) =>
    at(
      50,
      49,
      band("M0 -6V-24", hues.wood, 2.6) +
        shape("M-4.5 -20H4.5L5.5 -40Q0 -45 -5.5 -40Z", hues.bone, 2),
      1,
      turn,
    ),
  ) +
  disc(50, 49, 8.5, hues.gold) +
  spiral(48.5, 49, 5.5, 1.8);

/** A sword in a rainbow, above three hills whose tops are struck off. */
export const caladbolg =
  [
    [44, hues.madder],
    [38, hues.gold],
    [32, hues.verdigris],
    [26, hues.lapis],
  ]
    .map(([r, fill]) =>
      shape(`M${50 - Number(r)} 78A${r} ${r} 0 0 1 ${50 + Number(r)} 78Z`, String(fill), 1.6),
    )
    .join("") +
  shape("M30 78A20 20 0 0 1 70 78Z", "var(--wash-gold)", 1.6) +
  shape("M-4 104V84L6 70H22L34 86L42 74H58L66 86L78 70H94L104 84V104Z", hues.moss) +
  line("M6 70H22M42 74H58M78 70H94", 3.4, hues.bone) +
  shape("M44 68L42 18L50 4L58 18L56 68Z", hues.iron) +
  line("M50 14V64", 1.8) +
  shape("M30 66Q50 74 70 66V74Q50 82 30 74Z", hues.gold) +
  band("M50 79V88", hues.wood, 5) +
  disc(50, 93, 5.5, hues.gold);

/** A standing stone with carved spirals, which cries aloud. */
export const standingStone =
  round(9, (turn) =>
    turn > 110 && turn < 250
      ? ""
      : at(50, 52, line("M0 -40V-48", 4.6) + line("M0 -40V-48", 2, hues.gold), 1, turn),
  ) +
  shape("M-4 104V88C14 78 34 78 50 82C66 78 86 78 104 88V104Z", hues.moss) +
  shape(
    "M33 88C29 66 30 36 38 20C44 12 56 11 62 20C70 36 71 64 67 88C56 92 44 92 33 88Z",
    hues.iron,
  ) +
  shape("M60 19C67 36 69 64 65 88.6C66 88.5 67 88 67 88C71 64 70 36 62 20Z", hues.night, 0) +
  spiral(46, 34, 8, 2.2) +
  spiral(54, 54, 8, 2.2) +
  spiral(44, 72, 7, 2.2) +
  line("M14 92q4 -5 8 0M78 92q4 -5 8 0", 1.7);

/** A spear whose head burns, before the sun. */
export const burningSpear =
  round(12, (turn) => at(50, 42, shape("M-5 -30L0 -41L5 -30Z", hues.gold, 1.8), 1, turn)) +
  disc(50, 42, 29, hues.gold) +
  disc(50, 42, 23, "var(--wash-gold)", 1.8) +
  at(
    50,
    46,
    band("M0 8V62", hues.wood, 4.5) +
      shape("M0 -48C13 -36 15 -20 7 0H-7C-15 -20 -13 -36 0 -48Z", hues.iron) +
      line("M0 -38V-2", 2) +
      shape("M-5 0H5L4 12H-4Z", hues.gold) +
      line("M-4 6H4", 1.6) +
      shape(
        "M-11 -6C-20 -12 -18 -22 -13 -28C-13 -20 -8 -18 -10 -12ZM11 -6C20 -12 18 -22 13 -28C13 -20 8 -18 10 -12Z",
        hues.ochre,
        2,
      ),
    1,
    24,
  );

/** A cauldron that is never empty. */
export const cauldron =
  spiral(34, 20, 7, 2.4) +
  spiral(52, 13, 8, 2.4) +
  spiral(68, 21, 6.5, 2.4) +
  line("M34 36C30 32 34 28 32 24M52 36C48 30 54 26 51 21M68 36C64 33 69 29 66 25", 2.4) +
  band("M15 52C8 52 8 66 17 66M85 52C92 52 92 66 83 66", hues.gold, 3) +
  shape("M16 44H84C88 70 74 88 50 88C26 88 12 70 16 44Z", hues.night) +
  shape("M12 38Q50 30 88 38V47Q50 55 12 47Z", hues.gold) +
  `<ellipse cx="50" cy="40" rx="32" ry="4.5" fill="${hues.ochre}" stroke="var(--line)" stroke-width="1.8"/>` +
  [30, 50, 70].map((x) => spiral(x, 66 + (x === 50 ? 5 : 0), 7, 2.4, hues.gold)).join("") +
  shape("M28 85L22 97H31L36 88ZM72 85L78 97H69L64 88Z", hues.night) +
  line("M18 58H82", 1.8, hues.gold);

/** A salmon that leaps, and the hazels that it ate. */
export const leapingSalmon =
  shape(
    "M-4 104V84C6 76 12 80 16 84C22 76 30 78 34 84C40 76 48 78 52 84C58 76 66 78 70 84C76 76 84 78 88 84C92 80 98 78 104 84V104Z",
    hues.lapis,
  ) +
  line("M6 92q5 -5 10 0M38 92q5 -5 10 0M72 92q5 -5 10 0", 1.8, "var(--wash-lapis)") +
  shape(
    "M12 58C14 32 36 14 64 18C70 24 72 32 70 36C78 44 82 54 80 62L94 66C90 74 82 80 72 80L68 66C62 60 56 54 50 52C38 58 28 62 22 64C16 66 12 64 12 58Z",
    "var(--fish)",
  ) +
  shape("M14 62C22 52 40 40 62 36C50 44 44 50 40 56C30 61 18 67 14 62Z", hues.bone, 1.6) +
  shape("M44 20C48 8 60 6 68 10L64 19Z", "var(--fish)") +
  line("M36 27C40 34 40 44 34 52", 2) +
  disc(27, 38, 4, hues.bone, 1.8) +
  disc(26.5, 38, 1.8, hues.line, 0) +
  line("M13 55Q18 54 22 50", 2) +
  line(
    "M44 28q5 4 2 10M52 25q5 4 2 10M60 24q5 4 2 10M56 42q6 3 5 9M64 48q6 3 5 9M66 34q4 3 3 8",
    1.8,
  ) +
  [
    [82, 20],
    [90, 34],
    [76, 36],
  ]
    .map(
      ([x, y]) =>
        disc(x!, y!, 5, hues.wood, 2) +
        shape(`M${x! - 5} ${y! - 1}Q${x} ${y! - 10} ${x! + 5} ${y! - 1}Z`, hues.moss, 1.8),
    )
    .join("");

/** A chest of gold, for any treasure. */
export const chest =
  shape("M20 48C20 28 80 28 80 48Z", hues.wood) +
  [
    [34, 46],
    [46, 42],
    [58, 43],
    [68, 46],
    [52, 50],
  ]
    .map(([x, y]) => disc(x!, y!, 6.5, hues.gold, 2))
    .join("") +
  shape("M14 50H86V84H14Z", hues.wood) +
  band("M14 58H86M14 78H86", hues.gold, 3) +
  shape("M42 52H58V70Q50 76 42 70Z", hues.gold) +
  disc(50, 60, 3, hues.line, 0) +
  line("M50 60V67", 2.4) +
  spiral(27, 68, 5, 2, hues.gold) +
  spiral(71, 68, 5, 2, hues.gold);

/** Four loops that run through each other, for whatever is of no known kind. */
export const knot =
  round(4, (turn) =>
    at(
      50,
      48,
      band(
        "M0 0C-22 -8 -22 -34 0 -34C22 -34 22 -8 0 0",
        turn % 180 ? hues.gold : hues.verdigris,
        5.5,
      ),
      1,
      turn,
    ),
  ) +
  band("M28 48a22 22 0 1 0 44 0a22 22 0 1 0 -44 0", hues.madder, 4) +
  disc(50, 48, 5, hues.gold, 2);

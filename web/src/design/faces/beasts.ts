// Beasts of the High Throne's cards, large upon the sheet, with spirals at their joints.

import { band, disc, flipped, at, hues, line, shape, spiral } from "./kit";

/** A bull's head, from the front. */
export const bullHead = (coat: string, horn: string): string => {
  const side =
    shape("M31 36C16 38 6 26 10 8C16 20 26 22 39 27Z", horn) +
    line("M14 20L18 17M20 27L23 23", 1.5) +
    shape("M32 40C24 36 14 40 11 48C18 54 28 52 34 48Z", coat) +
    line("M17 47Q24 43 31 45", 1.5) +
    shape("M34 45Q40 40 45 47Q39 50 34 45Z", hues.bone, 1.8) +
    disc(40.5, 46, 2.4, hues.line, 0);
  const other = at(100, 0, flipped(side));
  return (
    shape(
      "M29 38C30 26 40 22 50 22C60 22 70 26 71 38C72 50 67 58 65 70H35C33 58 28 50 29 38Z",
      coat,
    ) +
    side +
    other +
    shape("M35 68C36 60 64 60 65 68C69 82 62 93 50 93C38 93 31 82 35 68Z", "var(--skin-ruddy)") +
    spiral(41, 74, 4.5, 2) +
    at(59, 74, flipped(spiral(0, 0, 4.5, 2))) +
    band("M44 82C44 91 56 91 56 82", hues.gold, 2.6) +
    shape("M38 27C40 16 60 16 62 27C64 34 58 38 55 33C54 40 46 40 45 33C42 38 36 34 38 27Z", coat) +
    spiral(43, 28, 4, 1.8) +
    spiral(55, 28, 4, 1.8) +
    line("M45 50Q43 56 44 61M55 50Q57 56 56 61", 1.6)
  );
};

/** A bull that walks to the left, as the old books draw the calf of Luke. */
export const walkingBull = (coat: string, ears: string): string =>
  shape("M86 38C94 44 93 58 90 70L94 74L88 76L85 66C87 56 87 48 82 44Z", coat) +
  shape(
    "M22 38C34 30 50 36 62 34C76 31 88 36 88 48C88 56 86 62 84 66L86 88H76L74 68C64 72 52 71 44 67L43 88H33L33 66C26 62 22 54 22 46Z",
    coat,
  ) +
  shape("M50 68L52 88H60L60 69M26 60L23 86H31L34 66", coat) +
  shape("M32 34C26 26 18 26 13 32C8 38 5 48 7 54C10 59 17 58 20 54C26 56 33 50 35 44Z", coat) +
  shape(
    "M14 31C4 28 2 18 8 9C10 18 14 22 21 26ZM24 27C30 22 33 14 29 5C36 10 39 22 31 31Z",
    hues.bone,
    2,
  ) +
  shape("M29 33C36 30 42 32 44 37C38 42 32 41 29 38Z", ears, 2) +
  shape("M12 40Q17 36 21 41Q16 44 12 40Z", hues.bone, 1.6) +
  disc(16, 40, 1.7, hues.line, 0) +
  line("M8 51Q11 53 14 51M9.5 47h1.5", 1.8) +
  spiral(76, 50, 9, 2.2) +
  spiral(40, 52, 8, 2.2) +
  line("M33 83H43M76 83H86M51.5 83H60M23.5 81H31", 1.6) +
  line("M54 42C58 50 58 58 54 66M62 40C66 48 66 58 63 67", 1.6);

/** A hound's head from the side, large. */
const houndHead = (coat: string, collar: string): string =>
  shape(
    "M8 92C6 62 12 42 24 32L26 14L40 28C48 28 54 32 58 40L82 50C88 53 88 60 82 63L60 66C54 68 50 74 52 92Z",
    coat,
  ) +
  shape("M26 14C16 22 12 36 16 50C26 48 34 40 40 28Z", coat) +
  line("M24 24C20 32 19 38 20 43", 1.6) +
  disc(83.5, 55, 4.2, hues.line, 0) +
  line("M60 59Q72 62 83 60", 2) +
  shape("M43 42Q51 36 57 44Q49 48 43 42Z", hues.bone, 1.8) +
  disc(51, 42.5, 2.5, hues.line, 0) +
  spiral(28, 64, 7, 2) +
  band("M9 84Q30 92 51 83", collar, 4.5);

/** Two hounds, one behind the other. */
export const twoHounds =
  at(14, -6, houndHead("var(--dye-wool)", hues.madder), 0.9) +
  at(0, 22, houndHead("var(--bone)", hues.gold), 0.84);

/** A boar that runs to the right, for any beast. */
export const boar =
  shape(
    "M10 60C8 44 22 34 40 34C50 32 62 34 72 42L88 52C92 55 92 60 88 62L76 64C72 70 66 72 62 72L60 86H52L50 73H32L28 86H20L20 72C14 70 11 66 10 60Z",
    "var(--hair-brown)",
  ) +
  shape(
    "M22 40L24 28L31 34L36 25L42 32L49 24L54 33L62 29L64 38C50 32 34 32 22 40Z",
    hues.night,
    2,
  ) +
  shape("M64 42L66 32L74 42Z", "var(--hair-brown)", 2) +
  disc(74, 50, 2, hues.line, 0) +
  shape("M80 62C82 56 86 52 88 46C91 52 90 58 86 63Z", hues.bone, 1.8) +
  spiral(28, 56, 7.5, 2.2) +
  spiral(58, 58, 6, 2) +
  line("M10 56C4 54 4 46 9 46", 2.4);

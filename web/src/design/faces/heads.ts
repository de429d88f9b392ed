// Heads in the way of the old books, seen from half aside: large eyes, brow and nose in one stroke,
// curls that end in spirals. A head is put together from parts; all look to the right.

import { at, band, curl, disc, hues, INK, line, mirrored, shape, spiral, type Hue } from "./kit";

const hairColours = {
  black: "var(--hair-black)",
  brown: "var(--hair-brown)",
  red: "var(--hair-red)",
  fair: "var(--hair-fair)",
  grey: "var(--hair-grey)",
  white: "var(--hair-white)",
} as const;

const skins = {
  fair: "var(--skin)",
  pale: "var(--skin-pale)",
  ruddy: "var(--skin-ruddy)",
} as const;

export interface Head {
  skin?: keyof typeof skins;
  hair?: "short" | "curls" | "long" | "braids" | "wild" | "tonsure" | "loose" | "none";
  colour?: keyof typeof hairColours;
  beard?: "none" | "stubble" | "moustache" | "short" | "full" | "forked";
  brow?: "calm" | "stern" | "raised";
  /** Red lips, as the old stories praise them. */
  lips?: boolean;
  smile?: boolean;
  old?: boolean;
  wear?: "crown" | "diadem" | "circlet" | "helmet" | "hood" | "veil" | "wreath" | "cap" | "band";
  /** The colour of what is worn on the head, if it is of cloth. */
  worn?: Hue;
  /** The colour of the cloak, and of its hem. */
  cloak?: Hue;
  hem?: Hue;
  torque?: boolean;
  brooch?: "ring" | "disc" | "oval";
  /** Paint of the skin. */
  paint?: "cheek" | "brow" | "spot" | "ogham";
  /** What stands behind the head, and what is held before the cloak. */
  behind?: string;
  before?: string;
  /** Whether it looks to the left. */
  left?: boolean;
}

const FACE =
  "M33 39C32 23 42 16 53 16C66 16 74 25 74 38C74 43 76 46 75 51C74 63 68 72 59 75C49 76 38 68 35 56C33 51 33 45 33 39Z";
const EAR = "M35 44C29 40 26 47 29 53C30 57 34 58 37 56";
const NECK = "M41 63V82C47 88 58 88 63 82V70Z";
const CLOAK = "M5 102C7 88 18 81 37 77C43 86 60 87 66 77C81 80 93 88 95 102Z";

/** Locks beside the cheeks that end in spirals. */
const curlsAt = (places: [number, number, number][], fill: string): string =>
  places.map(([x, y, r]) => curl(x, y, r, fill)).join("");

/** What of the hair lies behind the head. */
function hairBehind({ hair, wear }: Head, fill: string): string {
  switch (hair) {
    case "long":
      return (
        shape(
          "M30 36C20 52 24 66 14 84C26 92 40 90 46 84H62C68 90 78 90 88 82C80 68 82 52 77 36C70 8 38 8 30 36Z",
          fill,
        ) + line("M24 84C28 74 28 64 31 56M80 80C77 72 77 64 76 57", 1.6)
      );
    case "loose":
      return (
        shape(
          "M29 38C16 46 20 62 8 72C14 76 18 75 20 74C18 82 12 86 10 92C22 94 34 90 42 82H64C72 90 82 92 92 88C88 84 85 80 84 74C88 75 90 74 93 70C83 62 86 48 77 36C70 8 36 8 29 38Z",
          fill,
        ) + line("M22 72C28 66 28 58 30 52M20 88C28 82 30 74 32 66M82 72C78 66 78 58 77 52", 1.6)
      );
    case "wild": {
      const spikes =
        "M32 48L14 50L26 40L8 32L26 30L14 14L32 20L32 3L45 13L53 0L60 12L74 2L73 18L90 12L80 28L96 32L79 38L90 50L74 47Z";
      return shape(spikes, fill);
    }
    case "braids":
      return shape("M30 40C26 52 28 60 31 66L40 60V36ZM77 40C79 50 78 60 76 64L70 58Z", fill);
    case "curls":
      return (
        shape("M30 42C26 54 27 62 33 68L42 62V36ZM76 42C79 52 78 60 75 65L68 60Z", fill) +
        curlsAt(
          wear === "hood"
            ? []
            : [
                [27, 50, 6.5],
                [28, 62, 6.5],
                [79, 52, 5.5],
                [78, 63, 5.5],
              ],
          fill,
        )
      );
    default:
      return "";
  }
}

/** What of the hair falls over the forehead and before the cloak. */
function hairBefore({ hair }: Head, fill: string): string {
  const cap =
    "M31 47C25 22 38 9 54 9C71 9 80 22 76 42C74 34 70 29 64 26C55 31 44 31 39 36C36 39 35 43 34 48Z";
  switch (hair) {
    case "none":
      return line("M40 22Q46 17 54 17", 1.6);
    case "tonsure":
      return shape(
        "M31 52C26 36 30 26 37 21C38 28 36 32 38 36C36 40 36 46 35 52ZM70 22C77 28 79 38 76 46C75 40 73 36 71 33C72 29 72 26 70 22Z",
        fill,
      );
    case "short":
      return shape(cap, fill) + line("M40 32C42 24 48 19 55 18M52 29C55 24 59 22 63 22", 1.6);
    case "curls":
      return (
        shape(cap, fill, 0) +
        curlsAt(
          [
            [34, 35, 7],
            [37, 24, 7],
            [46, 17, 7.5],
            [57, 15, 7.5],
            [67, 20, 7],
            [73, 29, 6.5],
            [46, 28, 6],
            [57, 26, 6],
            [66, 30, 5],
          ],
          fill,
        )
      );
    case "wild":
      return shape(
        "M32 46C28 24 40 11 54 11C70 11 78 24 75 42L70 31L66 38L60 27L54 36L48 27L42 38L38 33Z",
        fill,
      );
    case "braids":
      return (
        shape(
          "M31 48C25 22 38 9 54 9C71 9 80 22 76 44C74 34 66 26 56 22C46 25 38 34 34 49Z",
          fill,
        ) +
        line("M56 22C54 18 54 14 55 10M46 27C42 31 39 36 37 41", 1.6) +
        [27, 77]
          .map(
            (x) =>
              [60, 69, 78, 87]
                .map((y) =>
                  shape(
                    `M${x - 6} ${y - 4}Q${x} ${y - 9} ${x + 6} ${y - 4}L${x} ${y + 6}Z`,
                    fill,
                    2,
                  ),
                )
                .join("") + shape(`M${x - 4} 93H${x + 4}V96H${x - 4}Z`, hues.gold, 1.6),
          )
          .join("")
      );
    default:
      return (
        shape(
          "M31 50C25 22 38 9 54 9C71 9 80 22 76 44C74 34 66 26 57 22C46 26 38 36 34 52Z",
          fill,
        ) + line("M57 22C55 18 55 14 56 10M45 28C41 32 38 38 37 43M65 27C69 30 72 34 73 38", 1.6)
      );
  }
}

function beardOf({ beard = "none" }: Head, fill: string): string {
  const lip = shape(
    "M58 63C52 60 45 64 41 71C49 72 55 70 58.5 67C62 70 67 71 73 68C70 62 64 60 58 63Z",
    fill,
    2,
  );
  switch (beard) {
    case "stubble":
      return [
        [44, 67],
        [49, 71],
        [54, 73],
        [60, 73],
        [66, 70],
        [70, 65],
        [41, 62],
      ]
        .map(([x, y]) => disc(x!, y!, 0.9, "var(--line)", 0))
        .join("");
    case "moustache":
      return shape(
        "M58 62C51 59 45 62 42 68C39 74 40 80 42 85C45 77 50 72 58.5 67C66 71 70 77 72 84C75 77 76 70 72 66C69 61 64 60 58 62Z",
        fill,
        2,
      );
    case "short":
      return (
        shape(
          "M34 51C35 66 42 82 58 82C70 80 75 66 75 50C73 60 70 63 66 63Q58 58 50 64C42 64 37 59 34 51Z",
          fill,
        ) + lip
      );
    case "full":
      return (
        shape(
          "M34 51C33 68 36 88 56 97C74 88 77 66 75 50C73 60 70 63 66 63Q58 58 50 64C42 64 37 59 34 51Z",
          fill,
        ) +
        line("M46 74C47 82 50 88 54 92M66 74C65 81 62 87 58 92M56 76V90", 1.6) +
        lip
      );
    case "forked":
      return (
        shape(
          "M34 51C33 66 36 80 41 96C46 94 51 89 54 82C58 89 64 93 70 94C74 80 77 66 75 50C73 60 70 63 66 63Q58 58 50 64C42 64 37 59 34 51Z",
          fill,
        ) +
        spiral(43, 88, 4.5, 1.6) +
        spiral(67, 87, 4.5, 1.6) +
        lip
      );
    default:
      return "";
  }
}

const eye = (d: string, x: number, y: number): string =>
  shape(d, "var(--bone)", 1.9) + disc(x, y, 2.9, "var(--line)", 0);

function features(head: Head): string {
  const { brow = "calm", lips, smile, old, paint, beard = "none" } = head;
  const brows = {
    calm: "M39 41Q47 34 55.5 40C57 49 62 54 65 59Q62 63 56 61M60 39.500Q66 35 72.5 40",
    stern: "M38 37Q48 36 56 41.500C57 49 62 54 65 59Q62 63 56 61M60 41.500Q66 37 73 36.5",
    raised: "M39 38Q47 30 55.5 38C57 49 62 54 65 59Q62 63 56 61M60 37.500Q66 31 72.5 37",
  };
  const bearded = beard === "full" || beard === "short" || beard === "forked";
  const mouth = lips
    ? shape("M52 67.500Q55.5 64.5 58.5 66Q61.5 64.5 65 67Q58.5 73 52 67.500Z", "var(--lip)", 1.6)
    : bearded || beard === "moustache"
      ? line(beard === "moustache" ? "M54 74Q58 76 62 73.5" : "M54 70Q58.5 72 63 69.5", 2.2)
      : line(smile ? "M51 66Q58 72 66 65.5" : "M52 68.500Q58 70 64.5 67.5", 2.2);
  const painted =
    paint === "cheek"
      ? spiral(43, 57, 5, 2, hues.lapis) + spiral(70, 56, 4, 2, hues.lapis)
      : paint === "brow"
        ? line("M48 27Q55 23 64 27M50 31Q56 28 63 31", 2, hues.lapis)
        : paint === "spot"
          ? disc(45, 57, 2.2, "var(--lip)", 1.2)
          : paint === "ogham"
            ? line("M41 54V66M38 57H41M38 60H41M41 63H44M41 57H44", 1.6, hues.lapis)
            : "";
  const wrinkles = old
    ? line(
        "M44 28Q54 24 66 28M46 32.500Q55 29.5 65 32.500M42 53Q46 55 50 53.500M46 62Q48 66 47 70",
        1.4,
      )
    : "";
  return (
    eye("M40 47Q47.5 39.5 55 47Q47.5 51.8 40 47Z", 48.6, 46.4) +
    eye("M60 47Q66 40 72 47Q66 51.5 60 47Z", 66.6, 46.4) +
    line(brows[brow], 2.5) +
    painted +
    wrinkles +
    mouth
  );
}

/** A crown of gold with three balls, as on the first page. */
const CROWN =
  shape("M31 29L27 6L40 15L53 1L66 14L79 5L77 29Q54 19 31 29Z", hues.gold) +
  line("M32 23.500Q54 14 77 23.5", 1.8) +
  [
    [27, 6],
    [53, 2],
    [79, 5],
  ]
    .map(([x, y]) => disc(x!, y!, 3.2, hues.gold, 2))
    .join("") +
  disc(53.5, 14.5, 3, "var(--dye-madder)", 1.6);

function worn(head: Head, cloth: string): string {
  switch (head.wear) {
    case "crown":
      return CROWN;
    case "diadem":
      return band("M32 33Q53 20 76 33", hues.gold, 4) + disc(55, 25, 4.2, cloth, 1.8);
    case "circlet":
      return (
        band("M32 34Q53 22 76 34", hues.gold, 2.4) +
        [
          [40, 29],
          [54, 26],
          [68, 29],
        ]
          .map(([x, y]) => disc(x!, y!, 2.6, hues.bone, 1.6))
          .join("")
      );
    case "band":
      return (
        band("M31.5 35Q53 24 76 35", cloth, 5) +
        line("M38 31L41 34M46 28L49 32M56 27L58 31M66 28L67 33", 1.4, "var(--bone)")
      );
    case "helmet":
      return (
        shape("M29 41C27 22 42 8 54 2C66 8 80 22 77 40L73 40Q54 31 34 42Z", hues.iron) +
        shape("M29 42Q53 28 78 41L77 34Q54 22 29 35Z", hues.gold, 2) +
        shape("M55 33L62 33L65 55L58 56Z", hues.iron, 2) +
        line("M54 3C52 12 52 20 53 27", 1.8)
      );
    case "hood":
      return (
        shape(
          "M20 92C14 60 20 8 56 7C84 8 90 44 84 86L74 80C80 56 78 32 66 24C50 18 36 30 35 56C34 68 36 76 40 82Z",
          cloth,
        ) + line("M27 84C23 60 27 26 48 15", 1.6)
      );
    case "veil":
      return (
        shape(
          "M18 94C22 70 20 10 54 8C82 8 84 44 82 70L74 66C78 48 76 34 66 26C52 22 38 30 35 50C34 66 38 78 40 86Z",
          cloth,
        ) +
        line("M36 44Q52 22 76 38", 1.8) +
        line("M26 86C30 66 26 36 40 20", 1.6)
      );
    case "wreath":
      return [
        [32, 34, -60],
        [38, 27, -40],
        [46, 22.5, -20],
        [55, 21, 0],
        [64, 22.5, 22],
        [71, 27, 42],
        [76, 34, 62],
      ]
        .map(
          ([x, y, turn]) =>
            `<path d="M0 4C-6 0 -4 -8 0 -10C4 -8 6 0 0 4Z" transform="translate(${x} ${y}) rotate(${turn})" fill="${cloth}" stroke="var(--line)" stroke-width="1.8"/>`,
        )
        .join("");
    case "cap":
      return (
        shape("M30 36C28 18 40 7 55 7C70 7 79 18 77 34Q54 24 30 36Z", cloth) +
        band("M30.5 37Q54 25 77 35", hues.bone, 3)
      );
    default:
      return "";
  }
}

const TORQUE =
  band("M38 72C38 82 43 87 48 88", hues.gold, 4.5) +
  band("M66 72C67 81 63 86 58 88", hues.gold, 4.5) +
  line("M39 78L43 76M41 83L45 80M44 87L47 84M66 78L62 76M64 83L60 80", 1.3) +
  disc(48.5, 88, 3.8, hues.gold, 2) +
  disc(57.5, 88, 3.8, hues.gold, 2);

function broochOf({ brooch }: Head): string {
  if (brooch === "ring")
    return band("M29 90a6.5 6.5 0 1 1 .1 .2", hues.gold, 2.6) + line("M20 82L31 98", 2.2);
  if (brooch === "disc")
    return disc(30, 90, 6.5, hues.gold) + disc(30, 90, 2.4, "var(--dye-madder)", 1.4);
  if (brooch === "oval")
    return (
      [27, 76]
        .map(
          (x) =>
            `<ellipse cx="${x}" cy="91" rx="5.5" ry="7" fill="${hues.gold}" stroke="var(--line)" stroke-width="2"/>` +
            spiral(x, 91, 3.4, 1.3),
        )
        .join("") + line("M33 92Q51 102 70 92", 1.8, hues.gold)
    );
  return "";
}

/** A head with all that belongs to it. */
export function head(parts: Head): string {
  const hair = hairColours[parts.colour ?? "brown"];
  const skin = skins[parts.skin ?? "fair"];
  const cloth = hues[parts.worn ?? parts.cloak ?? "lapis"];
  const hooded = parts.wear === "hood" || parts.wear === "veil";
  const hem = hues[parts.hem ?? "gold"];
  const drawn =
    (parts.behind ?? "") +
    hairBehind(parts, hair) +
    shape(NECK, skin) +
    shape(CLOAK, hues[parts.cloak ?? "lapis"]) +
    line("M37 77C43 86 60 87 66 77", 2 * INK + 1) +
    line("M37 77C43 86 60 87 66 77", 3, hem) +
    (parts.torque ? TORQUE : "") +
    (hooded ? "" : shape(EAR, skin, 2)) +
    shape(FACE, skin) +
    beardOf(parts, hair) +
    features(parts) +
    (hooded && parts.hair !== "long" && parts.hair !== "curls" ? "" : hairBefore(parts, hair)) +
    worn(parts, cloth) +
    broochOf(parts) +
    (parts.before ?? "");
  // A little smaller than the sheet, so that a crown has room.
  const fitted = at(2, 4, drawn, 0.96);
  return parts.left ? mirrored(fitted) : fitted;
}

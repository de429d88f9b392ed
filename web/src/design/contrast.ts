// Measures of colours: contrast as WCAG counts it, and how alike two colours are to an eye.

export type Rgb = [red: number, green: number, blue: number];

/** The colour of `#rrggbb`, as light between 0 and 1. */
export function light(hex: string): Rgb {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex);
  if (!match) throw new Error(`not a colour: ${hex}`);
  const channel = (text: string) => {
    const value = parseInt(text, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(match[1]!), channel(match[2]!), channel(match[3]!)];
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(light(one)), luminance(light(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** How eyes of different kinds mix the three lights (Machado, Oliveira and Fernandes, 2009). */
export const eyes: Record<string, Rgb[]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanope: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranope: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanope: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** A colour in Oklab, as an eye sees it. */
function seen(hex: string, eye: Rgb[]): Rgb {
  const colour = light(hex);
  const [r, g, b] = eye.map(([x, y, z]) =>
    Math.min(1, Math.max(0, x * colour[0] + y * colour[1] + z * colour[2])),
  ) as Rgb;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** How far apart two colours are to an eye; black and white are 1 apart. */
export function distance(one: string, other: string, eye: Rgb[] = eyes.usual!): number {
  const [a, b] = [seen(one, eye), seen(other, eye)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

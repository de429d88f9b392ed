// What all faces are drawn with: flat colours within ink outlines, as text, in a box of 100 by 100.
// The colours are tokens of design.css, so that a face is dimmed by night like every other picture.

/** The outline of everything that stands in front. */
export const INK = 2.4;

/** A filled shape with an outline; none if it has no width. */
export const shape = (d: string, fill: string, width = INK): string =>
  `<path d="${d}" fill="${fill}"${width > 0 ? ` stroke="var(--line)" stroke-width="${width}"` : ""}/>`;

/** A line without a filling. */
export const line = (d: string, width = INK, colour = "var(--line)"): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** A disc. */
export const disc = (x: number, y: number, r: number, fill: string, width = INK): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${width > 0 ? ` stroke="var(--line)" stroke-width="${width}"` : ""}/>`;

/** A thick line with an outline, such as metal that was bent. */
export const band = (d: string, fill: string, width: number): string =>
  line(d, width + 2 * INK - 1) + line(d, width, fill);

/** Parts that are moved, turned and scaled together. */
export const at = (x: number, y: number, parts: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""}${scale === 1 ? "" : ` scale(${scale})`}">${parts}</g>`;

/** Turns a part around its own middle to look the other way. */
export const flipped = (parts: string): string => `<g transform="scale(-1 1)">${parts}</g>`;

/** Turns a whole picture to look the other way. */
export const mirrored = (parts: string): string =>
  `<g transform="matrix(-1 0 0 1 100 0)">${parts}</g>`;

/** A spiral around a point, the ornament of curls, joints and carved stone. */
export const spiral = (x: number, y: number, r: number, width = 1.8, colour?: string): string => {
  const q = r / 4;
  const d =
    `M${x} ${y}a${q} ${q} 0 0 1 ${2 * q} 0a${2 * q} ${2 * q} 0 0 1 ${-4 * q} 0` +
    `a${3 * q} ${3 * q} 0 0 1 ${6 * q} 0`;
  return line(d, width, colour);
};

/** A lock of hair that ends in a spiral. */
export const curl = (x: number, y: number, r: number, fill: string): string =>
  disc(x, y, r, fill, 2) + spiral(x, y, r * 0.9, 1.6);

export const hues = {
  gold: "var(--king)",
  madder: "var(--dye-madder)",
  lapis: "var(--dye-lapis)",
  verdigris: "var(--dye-verdigris)",
  ochre: "var(--dye-ochre)",
  purple: "var(--dye-purple)",
  moss: "var(--dye-moss)",
  wool: "var(--dye-wool)",
  night: "var(--dye-night)",
  iron: "var(--iron)",
  bone: "var(--bone)",
  wood: "var(--wood)",
  paper: "var(--paper)",
  line: "var(--line)",
} as const;

export type Hue = keyof typeof hues;

export const washes = ["gold", "verdigris", "ochre", "madder", "lapis"] as const;
export type Wash = (typeof washes)[number];

/**
 * A whole picture: a ground, a glory upon it and what it shows. A glory is light by night, too, so that
 * ink can be seen upon it.
 */
export function sheet(ground: Wash, parts: string, glory: "gold" | "paper" = "gold"): string {
  const halo = glory === "paper" ? hues.paper : "var(--wash-gold)";
  return (
    `<rect width="100" height="100" fill="var(--wash-${ground})"/>` +
    `<circle cx="50" cy="48" r="43" fill="${halo}"/>` +
    parts
  );
}

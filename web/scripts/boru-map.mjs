// Draws the map of Brian Boru: `node scripts/boru-map.mjs` writes `src/games/boru/map.ts`, or the file that is
// named after it; `tests/boru-map.test.ts` holds the two against each other. The towns stand where the data file puts them, at their longitude and
// latitude; the borders of the regions run halfway between towns of different regions; names and
// claim tokens go where the least is in their way.

import { readFileSync, writeFileSync } from "node:fs";

const at = (path) => new URL(path, import.meta.url);
const read = (path) => JSON.parse(readFileSync(at(path), "utf8"));
const coast = read("./ireland.json").rings;
const data = read("../../crates/boru/data/brian-boru.json");

const SCALE = 250;
const MARGIN = 34;
const all = coast.flat();
const west = Math.min(...all.map(([lon]) => lon));
const east = Math.max(...all.map(([lon]) => lon));
const north = Math.max(...all.map(([, lat]) => lat));
const south = Math.min(...all.map(([, lat]) => lat));
const squeeze = Math.cos((((north + south) / 2) * Math.PI) / 180);
const project = ([lon, lat]) => [
  MARGIN + (lon - west) * squeeze * SCALE,
  MARGIN + (north - lat) * SCALE,
];
const [right, bottom] = project([east, south]);
const WIDTH = Math.ceil(right + MARGIN);
const HEIGHT = Math.ceil(bottom + MARGIN);

const round = (n) => Math.round(n * 10) / 10;
const same = (n) => Math.round(n * 100) / 100;
const path = (points, close) =>
  "M" + points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L") + (close ? "z" : "");
const distance = ([ax, ay], [bx, by]) => Math.hypot(ax - bx, ay - by);

/** How far a point is from a line between two points. */
function fromLine([px, py], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(px - ax - t * dx, py - ay - t * dy);
}

/** Fewer points for the same line (Douglas and Peucker). */
function simplified(points, most) {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points.at(-1)];
  let [far, place] = [0, 0];
  for (let i = 1; i < points.length - 1; i++) {
    const off = fromLine(points[i], first, last);
    if (off > far) [far, place] = [off, i];
  }
  if (far <= most) return [first, last];
  return [
    ...simplified(points.slice(0, place + 1), most).slice(0, -1),
    ...simplified(points.slice(place), most),
  ];
}

/** A ring is cut in two before it is simplified, since its ends are one. */
function simplifiedRing(ring) {
  const half = Math.floor(ring.length / 2);
  return [
    ...simplified(ring.slice(0, half + 1), 0.9).slice(0, -1),
    ...simplified([...ring.slice(half), ring[0]], 0.9).slice(0, -1),
  ];
}
const land = coast.map((ring) => simplifiedRing(ring.map(project)));

const towns = data.towns.map((town) => ({ ...town, point: project(town.at) }));

// Where towns crowd, they are moved apart a little, so that each can be seen and pressed.
const APART = 58;
for (let round = 0; round < 60; round++) {
  for (const a of towns) {
    for (const b of towns) {
      const gap = distance(a.point, b.point);
      if (a === b || gap >= APART) continue;
      const push = (APART - gap) / 4 / gap;
      const [dx, dy] = [(b.point[0] - a.point[0]) * push, (b.point[1] - a.point[1]) * push];
      a.point = [a.point[0] - dx, a.point[1] - dy];
      b.point = [b.point[0] + dx, b.point[1] + dy];
    }
  }
}

// --- Cells: of a box around the map, what is nearer to one town than to any other ---
const OUT = 60;
function cellOf(town) {
  const box = [
    [-OUT, -OUT],
    [WIDTH + OUT, -OUT],
    [WIDTH + OUT, HEIGHT + OUT],
    [-OUT, HEIGHT + OUT],
  ];
  // Each corner carries the neighbour beyond the edge that begins there; none beyond the box.
  let cell = box.map((point) => ({ point, beyond: null }));
  for (const other of towns) {
    if (other === town) continue;
    const [mx, my] = [(town.point[0] + other.point[0]) / 2, (town.point[1] + other.point[1]) / 2];
    const [nx, ny] = [other.point[0] - town.point[0], other.point[1] - town.point[1]];
    const side = ([x, y]) => (x - mx) * nx + (y - my) * ny;
    const next = [];
    cell.forEach((corner, i) => {
      const after = cell[(i + 1) % cell.length];
      const [a, b] = [side(corner.point), side(after.point)];
      const cut = () => {
        const t = a / (a - b);
        return corner.point.map((v, axis) => v + t * (after.point[axis] - v));
      };
      if (a <= 0) next.push(corner);
      if (a <= 0 && b > 0) next.push({ point: cut(), beyond: other });
      if (a > 0 && b <= 0) next.push({ point: cut(), beyond: corner.beyond });
    });
    cell = next;
  }
  return cell;
}

// --- Borders: edges of cells between towns of different regions, joined to long lines ---
const key = ([x, y]) => `${same(x).toFixed(1)},${same(y).toFixed(1)}`;
const edges = new Map();
for (const town of towns) {
  const cell = cellOf(town);
  cell.forEach(({ point, beyond }, i) => {
    const end = cell[(i + 1) % cell.length].point;
    if (beyond?.region === town.region || key(point) === key(end)) return;
    const sides = [town.region, beyond?.region ?? "-"].sort().join("");
    edges.set([key(point), key(end)].sort().join(" ") + sides, { ends: [point, end], sides });
  });
}
const nodes = new Map();
for (const edge of edges.values()) {
  for (const end of edge.ends) {
    const node = nodes.get(key(end)) ?? [];
    node.push(edge);
    nodes.set(key(end), node);
  }
}
const isJoint = (point) => {
  const met = nodes.get(key(point));
  return met.length !== 2 || met[0].sides !== met[1].sides;
};
const lines = [];
const used = new Set();
for (const edge of edges.values()) {
  if (used.has(edge) || !edge.ends.some(isJoint)) continue;
  const points = isJoint(edge.ends[0]) ? [...edge.ends] : [...edge.ends].reverse();
  used.add(edge);
  while (!isJoint(points.at(-1))) {
    const next = nodes.get(key(points.at(-1))).find((one) => !used.has(one));
    if (!next) break;
    used.add(next);
    points.push(next.ends.find((end) => key(end) !== key(points.at(-1))));
  }
  lines.push({ points, sides: edge.sides });
}

/** A hand's slight waver, the same each time. */
function waver(seed) {
  const value = Math.sin(seed * 12.9898) * 43758.5453;
  return (value - Math.floor(value)) * 2 - 1;
}

function drawn(points) {
  const bent = [points[0]];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]];
    const length = distance(a, b);
    const parts = Math.max(1, Math.round(length / 26));
    for (let part = 1; part <= parts; part++) {
      const t = part / parts;
      const off = part === parts ? 0 : waver(a[0] + b[1] + part) * 5;
      bent.push([
        a[0] + (b[0] - a[0]) * t - ((b[1] - a[1]) / length) * off,
        a[1] + (b[1] - a[1]) * t + ((b[0] - a[0]) / length) * off,
      ]);
    }
  }
  // Corners are cut three times (Chaikin); the ends stay, so that lines still meet.
  let smooth = bent;
  for (let time = 0; time < 3; time++) {
    const next = [smooth[0]];
    for (let i = 1; i < smooth.length; i++) {
      const [a, b] = [smooth[i - 1], smooth[i]];
      const mix = (t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      if (i > 1) next.push(mix(0.25));
      if (i < smooth.length - 1) next.push(mix(0.75));
    }
    smooth = [...next, smooth.at(-1)];
  }
  return simplified(smooth, 0.4);
}
for (const line of lines) {
  line.inner = !line.sides.includes("-");
  if (line.inner) line.points = drawn(line.points);
}

/** The rings around a region, put together from its lines. */
function ringsOf(region) {
  const parts = lines.filter(({ sides }) => sides.includes(region)).map(({ points }) => points);
  const rings = [];
  while (parts.length > 0) {
    const ring = [...parts.pop()];
    for (;;) {
      const end = key(ring.at(-1));
      const place = parts.findIndex((part) => key(part[0]) === end || key(part.at(-1)) === end);
      if (key(ring[0]) === end || place < 0) break;
      const [part] = parts.splice(place, 1);
      ring.push(...(key(part[0]) === end ? part : [...part].reverse()).slice(1));
    }
    rings.push(ring);
  }
  return rings;
}

// --- Names of towns: below, above, right or left, wherever the least is in the way ---
const NAME = 19;
const RADIUS = 24;
const widthOf = (text) => text.length * NAME * 0.47 + 4;
const roads = data.roads.map((ends) =>
  ends.map((id) => towns.find((town) => town.id === id).point),
);
function boxOf(town, side) {
  const [x, y] = town.point;
  const width = widthOf(town.english);
  const [cx, cy] = {
    below: [x, y + RADIUS + NAME * 0.62],
    above: [x, y - RADIUS - NAME * 0.5],
    right: [x + RADIUS + 5 + width / 2, y],
    left: [x - RADIUS - 5 - width / 2, y],
  }[side];
  return { x: cx - width / 2, y: cy - NAME / 2, width, height: NAME };
}
const overlap = (a, b) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
const around = ([x, y], reach) => ({
  x: x - reach,
  y: y - reach,
  width: 2 * reach,
  height: 2 * reach,
});
/** How far a box is from a point. */
const toBox = ([x, y], box) =>
  Math.hypot(
    Math.max(box.x - x, 0, x - box.x - box.width),
    Math.max(box.y - y, 0, y - box.y - box.height),
  );
const along = (a, b, parts) =>
  Array.from({ length: parts + 1 }, (_, i) => a.map((v, axis) => v + ((b[axis] - v) * i) / parts));
const roadPoints = roads.flatMap(([a, b]) => along(a, b, 16));
const inner = lines.filter((line) => line.inner);
const borderPoints = inner.flatMap(({ points }) => points);

/** Where a name may stand, and how little that is liked. */
const plainSides = { below: 0, above: 14, right: 20, left: 20 };

/** Chooses a side for every name. */
function placeNames() {
  const sides = new Map(towns.map((town) => [town, "below"]));
  for (let round = 0; round < 8; round++) {
    for (const town of towns) {
      let best = Infinity;
      // The token of the Southern Uí Néill lies in the sea to the right of it.
      if (town.english === "Monasterboice") {
        sides.set(town, "above");
        continue;
      }
      for (const side of Object.keys(plainSides)) {
        const box = boxOf(town, side);
        let cost = plainSides[side];
        for (const other of towns) {
          if (other === town) continue;
          cost += overlap(box, boxOf(other, sides.get(other))) * 3;
          cost += overlap(box, around(other.point, RADIUS + 2)) * 3;
        }
        cost += roadPoints.filter((point) => toBox(point, box) < 1).length * 12;
        cost += borderPoints.filter((point) => toBox(point, box) < 1).length * 4;
        if (box.x < 2 || box.x + box.width > WIDTH - 2) cost += 4000;
        if (cost < best) {
          best = cost;
          sides.set(town, side);
        }
      }
    }
  }
  return sides;
}
/** Roughly where names will stand, so that tokens leave them room. */
const likely = placeNames();

// --- Claim tokens, each with its region's name: in the region, or in the sea before it ---
const SHIELD = { width: 74, height: 60 };
const nearest = (point) =>
  towns.reduce((best, town) =>
    distance(town.point, point) < distance(best.point, point) ? town : best,
  );
const coastPoints = land[0];
/** Where the search finds nothing good: crowded inland, or with a coast that is all corners. */
const byHand = { S: [755, 402], C: [122, 392], B: [245, 234] };
const placed = [];
const regions = data.regions
  .map((region) => ({ ...region, towns: towns.filter((town) => town.region === region.id) }))
  .sort((a, b) => a.towns.length - b.towns.length);
for (const region of regions) {
  const middle = [0, 1].map(
    (axis) => region.towns.reduce((sum, town) => sum + town.point[axis], 0) / region.towns.length,
  );
  const words = region.name.length > 10 ? region.name.split(/ (?=Uí)/) : [region.name];
  const width = Math.max(SHIELD.width, Math.max(...words.map((word) => word.length)) * 13.2);
  const height = SHIELD.height + words.length * 21;
  let best = { score: -Infinity };
  if (byHand[region.id]) {
    const [x, top] = byHand[region.id];
    const y = top + (height - SHIELD.height) / 2;
    best = { score: 0, x, y, box: { x: x - width / 2, y: y - height / 2, width, height } };
  }
  for (let x = width / 2 + 4; x < WIDTH - width / 2 - 4 && !byHand[region.id]; x += 5) {
    for (let y = height / 2 + 4; y < HEIGHT - height / 2 - 4; y += 5) {
      if (nearest([x, y]).region !== region.id) continue;
      const box = { x: x - width / 2, y: y - height / 2, width, height };
      const gaps = [
        ...towns.map((town) => toBox(town.point, box) - RADIUS - 4),
        ...roadPoints.map((point) => toBox(point, box) - 3),
      ];
      let score = Math.min(10, ...gaps) * 12;
      for (const town of towns) score -= overlap(box, boxOf(town, likely.get(town))) * 0.6;
      for (const other of placed) score -= overlap(box, other) * 3;
      score -= borderPoints.filter((point) => toBox(point, box) < 1).length * 5;
      score -= coastPoints.filter((point) => toBox(point, box) < 1).length * 1.2;
      score -= distance([x, y], middle) * 0.22;
      if (score > best.score) best = { score, x, y, box };
    }
  }
  placed.push(best.box);
  Object.assign(region, {
    x: best.x,
    y: best.y - (height - SHIELD.height) / 2,
  });
  console.log(region.id, Math.round(best.score), Math.round(best.x), Math.round(best.y));
}

// --- Names as they are written: nothing may lie upon a name, wherever the marker and monasteries stand ---
/** How wide letters are, in hundredths of a letter's height: those of Alegreya Sans, medium. */
const letterWidths = {
  16: " ",
  25: "ilí",
  28: "I",
  31: "f",
  33: "rt",
  38: "cs",
  42: "L",
  43: "vy",
  44: "F",
  45: "x",
  46: "e",
  47: "aká",
  48: "S",
  49: "ETgoó",
  51: "puú",
  52: "Cbdhn",
  53: "P",
  55: "B",
  56: "K",
  57: "R",
  59: "AÁ",
  60: "G",
  64: "Ó",
  65: "D",
  68: "w",
  69: "N",
  79: "M",
  80: "m",
  90: "W",
};
const LETTERS = 20;
/** From the middle of a town: what lies on it at most, and where its names begin. */
const ZONE = 26.5;
const BESIDE = 29;
/** What of a line its letters seldom fill, above and below. */
const SLACK = 3.6;
const letterWidth = (letter) =>
  Number(Object.entries(letterWidths).find(([, letters]) => letters.includes(letter))?.[0] ?? 60);
const written = (text) =>
  [...text].reduce((sum, letter) => sum + letterWidth(letter), 0) * (LETTERS / 100) + 2;

/** The same numbers in every run. */
function numbers(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Where a name may stand, the best places first. */
function candidatesOf(town, language) {
  const [x, y] = town.point;
  const width = written(town[language]);
  const found = [];
  const add = (cx, cy, anchor, cost) =>
    found.push({
      box: { x: cx - width / 2, y: cy - NAME / 2, width, height: NAME },
      core: { x: cx - width / 2, y: cy - NAME / 2 + SLACK, width, height: NAME - 2 * SLACK },
      anchor,
      cost,
    });
  for (const share of [0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75, -1, 1]) {
    const shift = share * (width / 2 - 6);
    const anchor = "middle";
    add(x + shift, y + RADIUS + NAME * 0.62, anchor, 12 * Math.abs(share));
    add(x + shift, y - RADIUS - NAME * 0.5 - 1, anchor, 14 + 12 * Math.abs(share));
    add(x + shift, y + RADIUS + NAME * 0.62 + 5, anchor, 16 + 12 * Math.abs(share));
    add(x + shift, y - RADIUS - NAME * 0.5 - 6, anchor, 26 + 12 * Math.abs(share));
  }
  for (const up of [0, -6, 6, -11, 11, -16, 16, -20, 20]) {
    add(x + BESIDE + width / 2, y + up, "start", 20 + Math.abs(up));
    add(x - BESIDE - width / 2, y + up, "end", 20 + Math.abs(up));
  }
  for (const one of found) {
    for (const other of towns)
      if (other !== town) {
        const over = overlap(one.core, around(other.point, ZONE));
        if (over > 0) one.cost += 900 + over * 6;
      }
    for (const token of placed) {
      const over = overlap(one.core, token);
      if (over > 0) one.cost += 300 + over * 2;
    }
    one.cost += roadPoints.filter((point) => toBox(point, one.box) < 1).length * 12;
    one.cost += borderPoints.filter((point) => toBox(point, one.box) < 1).length * 4;
    if (one.box.x < 2 || one.box.x + width > WIDTH - 2) one.cost += 4000;
  }
  return found;
}

/** The places of all names of a language that are together the best that were found. */
function settled(language) {
  const all = towns.map((town) => candidatesOf(town, language));
  const next = numbers(31);
  const between = (a, b) => {
    const over = overlap({ ...a.core, x: a.core.x - 4, width: a.core.width + 8 }, b.core);
    return overlap(a.box, b.box) * 0.5 + (over > 0 ? 900 + over * 6 : 0);
  };
  let best = { cost: Infinity, chosen: [] };
  for (let time = 0; time < 300; time++) {
    const chosen = all.map((some) => some[time === 0 ? 0 : next(some.length)]);
    const costOf = (one, at) =>
      chosen.reduce(
        (sum, other, place) => sum + (place === at ? 0 : between(one, other)),
        one.cost,
      );
    for (let round = 0; round < 14; round++) {
      let moved = false;
      all.forEach((some, at) => {
        let [least, better] = [costOf(chosen[at], at), null];
        for (const one of some) {
          if (one.cost >= least) continue;
          const cost = costOf(one, at);
          if (cost < least) [least, better] = [cost, one];
        }
        if (!better) return;
        chosen[at] = better;
        moved = true;
      });
      if (!moved) break;
    }
    // What two names do to each other is counted twice, for all alike.
    const cost = chosen.reduce((sum, one, at) => sum + costOf(one, at), 0);
    if (cost < best.cost) best = { cost, chosen };
  }
  console.log(language, Math.round(best.cost));
  return best.chosen;
}

// --- Writing ---
const note = "// Made by scripts/boru-map.mjs; changes belong there.\n\n";
const json = (value) => JSON.stringify(value);
function nameOut({ box, anchor }) {
  const x = { middle: box.x + box.width / 2, start: box.x, end: box.x + box.width }[anchor];
  return { x: round(x), y: round(box.y + NAME * 0.76), anchor };
}
const [english, irish] = [settled("english"), settled("irish")];
const townOut = towns.map((town, at) => {
  const [x, y] = town.point.map(round);
  return [town.id, { x, y, names: { english: nameOut(english[at]), irish: nameOut(irish[at]) } }];
});
const order = data.regions.map(({ id }) => regions.find((region) => region.id === id));
writeFileSync(
  process.argv[2] ?? at("../src/games/boru/map.ts"),
  `// Where everything is on the map, in units of the drawing. The coast is Natural Earth's (public
// domain).
${note}export const width = ${WIDTH};
export const height = ${HEIGHT};

/** The coast of the island and of those around it. */
export const coast =
  ${json(land.map((ring) => path(ring, true)).join(""))};

export interface NamePlace {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

export interface TownPlace {
  x: number;
  y: number;
  /** Where its names are written. */
  names: { english: NamePlace; irish: NamePlace };
}

export const townPlaces: Record<string, TownPlace> = {
${townOut.map(([id, place]) => `  ${id}: ${json(place)},`).join("\n")}
};

export interface RegionPlace {
  /** The middle of its claim token. */
  x: number;
  y: number;
  /** Its ground, to be cut off at the coast. */
  ground: string;
}

export const regionPlaces: Record<string, RegionPlace> = {
${order
  .map(
    ({ id, x, y }) =>
      `  ${id}: ${json({
        x: round(x),
        y: round(y),
        ground: ringsOf(id)
          .map((ring) => path(ring, true))
          .join(""),
      })},`,
  )
  .join("\n")}
};

/** The borders between regions. */
export const borders =
  ${json(inner.map(({ points }) => path(points)).join(""))};

/** The roads, each between two towns. */
export const roadLines =
  ${json(roads.map((ends) => path(ends)).join(""))};
`,
);

console.log(`${WIDTH} by ${HEIGHT}, ${inner.length} borders`);

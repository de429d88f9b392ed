import { describe, expect, it } from "vitest";
import { townPlaces } from "./map";
import { MOST, around, nearestTo, panned, showing, stepTo, whole, within, zoomed } from "./look";

describe("the window into the map", () => {
  it("stays within the map", () => {
    expect(within({ scale: 0.2, x: 3, y: -1 })).toEqual(whole);
    expect(within({ scale: 2, x: 3, y: -1 })).toEqual({ scale: 2, x: 1, y: 0 });
    expect(zoomed(whole, 100, { x: 0.5, y: 0.5 }).scale).toBe(MOST);
  });

  it("zooms around a point", () => {
    const look = zoomed(whole, 2, { x: 0.25, y: 0.5 });
    expect(look).toEqual({ scale: 2, x: 0.25, y: 0.5 });
    // What was a quarter from the left is there still.
    expect((look.x + 0.25) / look.scale).toBeCloseTo(0.25);
    expect(zoomed(look, 0.5, { x: 0.9, y: 0.1 })).toEqual(whole);
  });

  it("pans and brings a point into sight", () => {
    const look = zoomed(whole, 2, { x: 0, y: 0 });
    expect(panned(look, -0.5, -0.25)).toEqual({ scale: 2, x: 0.5, y: 0.25 });
    const shown = showing(look, { x: 0.9, y: 0.1 });
    expect(0.9 * 2 - shown.x).toBeLessThanOrEqual(1);
    expect(showing(whole, { x: 0.5, y: 0.5 })).toEqual(whole);
  });
});

describe("walking over the map", () => {
  const places = Object.entries(townPlaces).map(([id, { x, y }]) => ({ id, x, y }));
  const of = (id: string) => places.find((place) => place.id === id)!;

  it("reaches every town from every other with the arrow keys", () => {
    const seen = new Set(["D2"]);
    const next = ["D2"];
    while (next.length > 0) {
      const from = of(next.pop()!);
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const to = stepTo(from, key, places);
        if (to && !seen.has(to.id)) {
          seen.add(to.id);
          next.push(to.id);
        }
      }
    }
    expect(seen.size).toBe(places.length);
  });

  it("goes the way of the key, and nowhere by other keys", () => {
    expect(stepTo(of("D2"), "ArrowLeft", places)!.x).toBeLessThan(of("D2").x);
    expect(stepTo(of("D2"), "Enter", places)).toBeNull();
  });

  it("finds what was meant by a press", () => {
    const { x, y } = of("M8");
    expect(nearestTo({ x: x + 10, y: y - 9 }, 40, places)!.id).toBe("M8");
    expect(nearestTo({ x: 0, y: 0 }, 40, places)).toBeNull();
  });

  it("keeps the towns apart", () => {
    for (const a of places)
      for (const b of places)
        if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(50);
  });
});

it("brings near what is asked about, and never nearer than the reader can follow", () => {
  const close = around([{ x: 0.5, y: 0.5 }], 2);
  expect(close.scale).toBe(2);
  // The point stands in the middle of the window.
  expect(0.5 * close.scale - close.x).toBeCloseTo(0.5);
  const wide = around(
    [
      { x: 0.05, y: 0.1 },
      { x: 0.95, y: 0.9 },
    ],
    2,
  );
  expect(wide).toEqual(whole);
  const corner = around([{ x: 0.02, y: 0.98 }], 2);
  expect(corner).toEqual({ scale: 2, x: 0, y: 1 });
});

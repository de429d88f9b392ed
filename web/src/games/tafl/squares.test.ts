import { describe, expect, it } from "vitest";
import { standing } from "./squares";

const count = (pieces: ReturnType<typeof standing>) =>
  ["king", "celt", "viking"].map((kind) => pieces.filter(({ piece }) => piece === kind).length);

describe("pieces of a position", () => {
  it("are those of the usual start without one", () => {
    expect(count(standing("brandubh", ""))).toEqual([1, 4, 8]);
    expect(count(standing("tablut", " "))).toEqual([1, 8, 16]);
    expect(standing("tablut", "").find(({ piece }) => piece === "king")).toEqual({
      column: 4,
      row: 4,
      piece: "king",
    });
  });

  it("are read as far as they can be", () => {
    expect(standing("brandubh", "K6/7/3t3/ttttttttttt d")).toHaveLength(9);
    expect(standing("brandubh", "3?K")).toEqual([{ column: 4, row: 0, piece: "king" }]);
    expect(standing("brandubh", "nonsense")).toEqual([]);
  });
});

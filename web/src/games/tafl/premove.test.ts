import { describe, expect, it } from "vitest";
import { drawn, noMarks } from "./marks";
import { parsePosition } from "./position";
import { premovesOf } from "./premove";

describe("moves made before it is one's turn", () => {
  const position = parsePosition("7/7/7/1T1K2t/7/7/3t3 d")!;

  it("go over whatever stands in the way now, but not where nobody of theirs may end", () => {
    const vikings = premovesOf(position, "vikings");
    expect([...vikings.keys()].sort()).toEqual(["d1", "g4"]);
    // d4 is the throne, a1 and g1 are corners.
    const d1 = [...vikings.get("d1")!].sort();
    expect(d1).toEqual(["b1", "c1", "d2", "d3", "d5", "d6", "d7", "e1", "f1"]);
    expect(vikings.get("g4")).toContain("b4");
  });

  it("are those of one's own pieces alone, and a King's may end anywhere in line", () => {
    const celts = premovesOf(position, "celts");
    expect([...celts.keys()].sort()).toEqual(["b4", "d4"]);
    expect(celts.get("d4")).toHaveLength(12);
  });
});

describe("one's own arrows and circles", () => {
  it("are drawn, and taken away by drawing them again", () => {
    const once = drawn(drawn(noMarks, "d1", "d4"), "c3", "c3");
    expect(once).toEqual({ arrows: [{ from: "d1", to: "d4" }], circles: ["c3"] });
    expect(drawn(once, "d4", "d1").arrows).toHaveLength(2);
    expect(drawn(drawn(once, "d1", "d4"), "c3", "c3")).toEqual(noMarks);
  });
});

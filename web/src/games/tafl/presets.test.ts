import { describe, expect, it } from "vitest";
import { presetRules, presetWith, rulesFrom, rulesOf, switched } from "./presets";

describe("rules of tafl", () => {
  it("know their ready-made sets in any order", () => {
    expect(presetWith("brandubh", [])).toBe("basic");
    expect(presetWith("brandubh", presetRules("brandubh", "federation").reverse())).toBe(
      "federation",
    );
    expect(presetWith("brandubh", ["edge-escape"])).toBe(null);
    expect(presetWith("tablut", ["advanced"])).toBe("advanced");
  });

  it("are switched on and off in a fixed order", () => {
    expect(switched("brandubh", ["unarmed-king"], "edge-escape", true)).toEqual([
      "edge-escape",
      "unarmed-king",
    ]);
    expect(switched("brandubh", ["edge-escape", "unarmed-king"], "edge-escape", false)).toEqual([
      "unarmed-king",
    ]);
    expect(switched("tablut", ["advanced"], "strong-king", true)).toEqual(["strong-king"]);
    expect(switched("tablut", ["strong-king"], "advanced", true)).toEqual(["advanced"]);
  });

  it("keep a rule that only the server knows", () => {
    expect(switched("brandubh", ["new-rule"], "edge-escape", true)).toEqual([
      "edge-escape",
      "new-rule",
    ]);
  });

  it("come from an address", () => {
    expect(rulesFrom("brandubh", new URLSearchParams("position=x"))).toBe(null);
    expect(rulesFrom("brandubh", new URLSearchParams("rules=edge-escape,strong-king"))).toEqual([
      "edge-escape",
      "strong-king",
    ]);
    const federation = rulesFrom("brandubh", new URLSearchParams("preset=federation"));
    expect(federation).toContain("no-edge-capture");
    expect(rulesOf("tablut")).not.toContain("edge-escape");
  });
});

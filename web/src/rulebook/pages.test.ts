import { describe, expect, it } from "vitest";
import { plain } from "./markdown";
import { pageCalled } from "./pages";
import { pageNames } from "../rules/places";

describe("pageCalled", () => {
  it.each(pageNames)("has %s in English", async (name) => {
    const { language, blocks } = await pageCalled(name, "en");
    expect(language).toBe("en");
    expect(blocks.length).toBeGreaterThan(3);
  });

  it("has the rules in the reader's language, under the same address", async () => {
    const { language, blocks } = await pageCalled("tafl", "ga");
    expect(language).toBe("ga");
    const heading = blocks.find((block) => block.kind === "heading" && block.id === "captures");
    expect(heading?.kind === "heading" && plain(heading.pieces)).not.toBe("Captures");
  });

  it("does not know other pages", async () => {
    await expect(pageCalled("chess", "en")).rejects.toThrow("there is no page chess");
  });
});

import { expect, it } from "vitest";
import { blocks, pieces, plain } from "./markdown";
import { bare, rulingsOf } from "./rulings";

it("reads the tables by the marks of their rows", () => {
  const page = blocks(
    '| question | ruling | why |\n|---|---|---|\n| <a id="x"></a>Who? | Nobody. | *Since.* |',
  );
  const found = rulingsOf(page).get("x")!;
  expect([found.question, found.ruling, found.why].map(plain)).toEqual([
    "Who?",
    "Nobody.",
    "Since.",
  ]);
});

it("takes the brackets off a ruling, and no others", () => {
  const words = pieces("A (b) is c ([Ruling](rulings.md#x)). And ([more](tafl.md)).");
  const shown = bare(words);
  expect(plain(shown)).toBe("A (b) is c Ruling And (more).");
  // The full stop is the button's.
  expect(shown.map(({ stays }) => stays).join("|")).toBe("|.|||");
});

it("leaves words behind a ruling where they are", () => {
  const shown = bare(pieces("See ([Ruling](rulings.md#x)) and [Ruling](rulings.md#y): done"));
  expect(plain(shown)).toBe("See Ruling and Ruling done");
  expect(shown.map(({ stays }) => stays).join("")).toBe(":");
});

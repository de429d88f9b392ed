import { expect, it } from "vitest";
import { leadsTo, pathTo, placeCalled } from "./places";

it("knows places by their short names and addresses", () => {
  expect(placeCalled("tafl#straight")).toEqual({ page: "tafl", mark: "straight" });
  expect(placeCalled("rulings")).toEqual({ page: "rulings", mark: null });
  expect(placeCalled("chess#rook")).toBeNull();
  expect(pathTo({ page: "tafl", mark: "straight" })).toBe("/rules/tafl#straight");
  expect(pathTo({ page: "rulings", mark: null })).toBe("/rules/rulings");
});

it("follows the links of the Markdown files", () => {
  expect(leadsTo("tafl", "rulings.md#first-move")).toEqual({ page: "rulings", mark: "first-move" });
  expect(leadsTo("tafl", "#straight")).toEqual({ page: "tafl", mark: "straight" });
  expect(leadsTo("tafl", "fairness.md")).toEqual({ page: "fairness", mark: null });
  expect(leadsTo("tafl", "records.md")).toBeNull();
  expect(leadsTo("tafl", "https://example.org/a.md")).toBeNull();
  expect(leadsTo("tafl", "")).toBeNull();
});

import { describe, expect, it } from "vitest";
import { pageOf } from "./pages";

describe("pageOf", () => {
  it("knows every page", () => {
    expect(pageOf("/")).toEqual({ page: "home" });
    expect(pageOf("/new/brian-boru")).toEqual({ page: "new", game: "brian-boru" });
    expect(pageOf("/table/abc/")).toEqual({ page: "table", table: "abc" });
    expect(pageOf("/editor")).toEqual({ page: "editor", game: "" });
    expect(pageOf("/editor/tablut")).toEqual({ page: "editor", game: "tablut" });
    expect(pageOf("/learn")).toEqual({ page: "learn" });
    expect(pageOf("/learn/tablut")).toEqual({ page: "lesson", game: "tablut" });
    expect(pageOf("/rules")).toEqual({ page: "rules", name: "" });
    expect(pageOf("/rules/rulings")).toEqual({ page: "rules", name: "rulings" });
    expect(pageOf("/me")).toEqual({ page: "me" });
    expect(pageOf("/replay")).toEqual({ page: "replay" });
  });

  it("sends everything else nowhere", () => {
    for (const path of ["/new", "/table", "/me/too", "/table/a/b", "/other", "/%", "/table/%zz"]) {
      expect(pageOf(path), path).toEqual({ page: "nowhere" });
    }
  });
});

import { describe, expect, it } from "vitest";
import { codeIn, handoverAddress, onlyHere, spaced } from "./handover";

describe("handing over", () => {
  it("finds the code in whatever was typed", () => {
    const code = "me483v7gttfj8eic";
    expect(codeIn(code)).toBe(code);
    expect(codeIn(` ${spaced(code)} `)).toBe(code);
    expect(codeIn(code.toUpperCase())).toBe(code);
    expect(codeIn(handoverAddress("https://ardri.example", code))).toBe(code);
    expect(codeIn(`#code=${code}`)).toBe(code);
    expect(codeIn("")).toBe(null);
    expect(codeIn("#content")).toBe(null);
    expect(codeIn("short")).toBe(null);
  });

  it("reads codes out in fours", () => {
    expect(spaced("abcdefgh")).toBe("abcd efgh");
  });

  it("knows addresses of this machine", () => {
    expect(["localhost", "127.0.0.1", "[::1]"].every(onlyHere)).toBe(true);
    expect(["192.168.1.7", "ardri.example"].some(onlyHere)).toBe(false);
  });
});

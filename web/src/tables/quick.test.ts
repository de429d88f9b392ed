import { beforeEach, expect, it, vi } from "vitest";
import type { GameView } from "../wire";
import { keepQuick, lastQuick, usualQuick } from "./quick";

const bots = ["random", "squire", "champion"].map((level) => ({ level, about: "" }));
const throne = { game: "high-throne", title: "", least: 2, most: 6, options: {}, bots } as GameView;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it("begins with what is usual, and then with what was chosen last in this game", () => {
  expect(lastQuick(throne)).toEqual({ level: "squire", seats: 3, side: null });
  keepQuick("high-throne", { level: "champion", seats: 5, side: null });
  keepQuick("brandubh", { level: "random", seats: 2, side: 1 });
  expect(lastQuick(throne)).toEqual({ level: "champion", seats: 5, side: null });
});

it("offers nothing that the server does not offer any more", () => {
  keepQuick("high-throne", { level: "of-tomorrow", seats: 9, side: 7 });
  expect(lastQuick(throne)).toEqual(usualQuick(throne));
  localStorage.setItem("ardri.quick", "7");
  expect(lastQuick(throne)).toEqual(usualQuick(throne));
  localStorage.setItem("ardri.quick", "{");
  expect(lastQuick(throne)).toEqual(usualQuick(throne));
});

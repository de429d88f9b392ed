import { beforeEach, expect, it, vi } from "vitest";
import { Coaching } from "./coaching.svelte";

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it("is on in the first game of each kind, and then no more unless it is wanted", () => {
  const coaching = new Coaching();
  expect(coaching.at("brandubh")).toBe(true);
  coaching.played("brandubh");
  expect([coaching.at("brandubh"), coaching.at("tablut")]).toEqual([false, true]);
  coaching.set("brandubh", true);
  coaching.played("brandubh");
  expect(new Coaching().at("brandubh")).toBe(true);
});

it("stays away once it was sent away, in that game", () => {
  const coaching = new Coaching();
  coaching.set("tablut", false);
  expect([new Coaching().at("tablut"), new Coaching().at("brian-boru")]).toEqual([false, true]);
});

it("keeps the word that was given for all games before", () => {
  kept.set("ardri.coach", "off");
  expect(new Coaching().at("brandubh")).toBe(false);
  kept.set("ardri.coach", "on");
  const coaching = new Coaching();
  coaching.played("brandubh");
  expect(coaching.at("brandubh")).toBe(true);
});

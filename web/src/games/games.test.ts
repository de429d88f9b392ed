// What the page has for each game that the server hosts. Lists are held against the server's by the
// compiler (`satisfies Record<GameName, …>`); here is what it cannot see.

import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readRecord, recordNames } from "../../tests/records";
import { lessonGames } from "../learn/lessons";
import { gameName, gameText } from "../tables/names";
import { isPage } from "../rules/places";
import { titleOf } from "../rules/titles";
import { t, texts } from "../texts/index.svelte";
import { hosted } from "../wire";
import { gameClient, gameEntry, gameNames, placeOf } from ".";

it("shows every game that the server hosts", () => {
  expect([...gameNames].sort()).toEqual(Object.keys(hosted).sort());
});

describe.each(Object.keys(hosted))("%s", (game) => {
  it("has its words in the lobby", () => {
    for (const said of [
      `lobby-game-${game}`,
      `lobby-game-${game}.about`,
      `lobby-game-${game}.length`,
    ])
      expect(t(said)).not.toBe(said);
    expect(gameEntry(game)!.chosen({})).not.toBe("");
  });

  it("has a lesson, and a sentence about it", async () => {
    await texts.load("learn");
    expect(lessonGames, `lessons/${game}.json`).toContain(game);
    expect(t(`learn-about-${game}`)).not.toBe(`learn-about-${game}`);
  });

  it("has a page of rules with a title", () => {
    const page = gameEntry(game)!.rules;
    expect(isPage(page), "rules/places.ts").toBe(true);
    expect(existsSync(new URL(`../../../docs/${page}.md`, import.meta.url))).toBe(true);
    expect(titleOf(page)).not.toBe(`rules-page-${page}`);
  });

  it("has a record whose luck is checked", () => {
    expect(recordNames.some((name) => readRecord(name).game === game)).toBe(true);
  });
});

describe("a game that this page does not know", () => {
  it("has the server's title, and nothing that belongs to another game", async () => {
    expect(await gameClient("fidchell")).toBeNull();
    expect(gameName("fidchell", "Fidchell")).toBe("Fidchell");
    expect(gameText("fidchell", "about")).toBe(t("lobby-game-unknown.about"));
    expect(gameEntry("fidchell")).toBeNull();
    expect(gameEntry("constructor")).toBeNull();
    expect(placeOf("fidchell", 1, {}).name).toBe("Seat 2");
    expect(lessonGames).not.toContain("fidchell");
  });
});

it("calls a place at a tafl table by its side, unless lots are drawn", () => {
  expect(placeOf("tablut", 0, {}).name).toBe("Vikings, who begin");
  expect(placeOf("brandubh", 1, {}).name).toBe("Celts, with the King");
  expect(placeOf("brandubh", 1, { lots: true }).name).toBe("Seat 2, side by lot");
  expect(placeOf("brian-boru", 1, {}).name).toBe("Seat 2");
});

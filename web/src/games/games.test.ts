// What the page has for each game that the server hosts. Lists are held against the server's by the
// compiler (`satisfies Record<GameName, …>`); here is what it cannot see.

import { existsSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { lessonGames } from "../learn/lessons";
import { gameName, gameText } from "../tables/names";
import { chosenWords } from "../lobby/options/words";
import { pageOfGame } from "../rules/places";
import { titleOf } from "../rules/titles";
import { t, texts } from "../texts/index.svelte";
import { hosted } from "../wire";
import { gameClient, gameNames } from ".";

const records = readdirSync(new URL("../../tests/records/", import.meta.url));

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
    expect(chosenWords(game, {}), "lobby/options/words.ts").not.toBe("");
  });

  it("has a lesson, and a sentence about it", async () => {
    await texts.load("learn");
    expect(lessonGames, `lessons/${game}.json`).toContain(game);
    expect(t(`learn-about-${game}`)).not.toBe(`learn-about-${game}`);
  });

  it("has a page of rules with a title", () => {
    const page = pageOfGame(game)!;
    expect(existsSync(new URL(`../../../docs/${page}.md`, import.meta.url))).toBe(true);
    expect(titleOf(page)).not.toBe(`rules-page-${page}`);
  });

  it("has a record whose luck is checked", () => {
    expect(records.filter((name) => name.startsWith(`${game}-`))).not.toEqual([]);
  });
});

describe("a game that this page does not know", () => {
  it("has the server's title, and nothing that belongs to another game", async () => {
    expect(await gameClient("fidchell")).toBeNull();
    expect(gameName("fidchell", "Fidchell")).toBe("Fidchell");
    expect(gameText("fidchell", "about")).toBe(t("lobby-game-unknown.about"));
    expect(pageOfGame("fidchell")).toBeNull();
    expect(lessonGames).not.toContain("fidchell");
  });
});

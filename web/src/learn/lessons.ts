// The lessons that this page has. Each comes with its texts when it is opened.

import { gameEntry, gameNames } from "../games";
import { texts } from "../texts/index.svelte";
import type { Lesson } from "./lesson";

const files = import.meta.glob<Lesson>("../../../lessons/*.json", { import: "default" });

const pathOf = (game: string) => `../../../lessons/${game}.json`;

/** The games with a lesson, in the order in which they are best learned. */
export const lessonGames: string[] = gameNames.filter((game) => pathOf(game) in files);

/** The lesson of a game, when its texts are there, too; nothing if there is none. */
export async function loadLesson(game: string): Promise<Lesson | null> {
  const load = files[pathOf(game)];
  const words = gameEntry(game)?.lesson;
  if (!load || words === undefined) return null;
  const [lesson] = await Promise.all([load(), texts.load("learn"), texts.load(words)]);
  return lesson;
}

/** How many steps each lesson has, for the list of them. */
export async function lessonSteps(): Promise<Map<string, string[]>> {
  const all = await Promise.all(
    lessonGames.map(async (game) => {
      const { steps } = await files[pathOf(game)]!();
      return [game, steps.map(({ id }) => id)] as const;
    }),
  );
  return new Map(all);
}

/** The lesson that comes after another. */
export function nextLesson(game: string): string | null {
  return lessonGames[lessonGames.indexOf(game) + 1] ?? null;
}

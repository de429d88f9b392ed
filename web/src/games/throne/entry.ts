// The High Throne, as far as lists and forms know it.

import { t } from "../../texts/index.svelte";
import type { GameEntry } from "../game";
import Picture from "./Picture.svelte";

export const throne: GameEntry = {
  Picture,
  rules: "high-throne",
  lesson: "lesson-throne",
  title: "lobby-deck",
  form: () => import("./OptionsForm.svelte"),
  end: () => import("./End.svelte"),
  // A deck of one's own has a name.
  chosen: ({ deck }) => (deck as { name?: string } | null)?.name ?? t("lobby-deck-usual"),
  luck: async () => (await import("./luck")).luck,
  client: async () => (await import(".")).throne,
};

// Brian Boru, as far as lists and forms know it.

import { t } from "../../texts/index.svelte";
import type { GameEntry } from "../game";
import Picture from "./Picture.svelte";

export const boru: GameEntry = {
  Picture,
  rules: "brian-boru",
  lesson: "lesson-boru",
  form: () => import("./OptionsForm.svelte"),
  end: () => import("./End.svelte"),
  chosen: ({ last_card }) => t("lobby-last-card-chosen", { last: String(last_card) }),
  luck: async () => (await import("./luck")).luck,
  client: async () => (await import(".")).boru,
};

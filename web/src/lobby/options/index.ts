// The form of each game's own options. A new game is one component and one line here.

import type { Component } from "svelte";
import type { GameName, GameView } from "../../wire";
import Boru from "./Boru.svelte";
import Tafl from "./Tafl.svelte";
import Throne from "./Throne.svelte";

export interface OptionsProps {
  game: GameView;
  /** The options as records write them. */
  options: Record<string, unknown>;
  /** How many play. */
  seats: number;
  /** What keeps the table from being set up, as far as the form itself can tell. */
  problem: string | null;
}

type Form = Component<OptionsProps, object, "options" | "problem">;

export const forms: Record<string, Form> = {
  brandubh: Tafl,
  tablut: Tafl,
  "brian-boru": Boru,
  "high-throne": Throne,
} satisfies Record<GameName, Form>;

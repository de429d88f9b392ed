// Whether threats are shown, and those of the position that was asked about last. The switch is in
// the panel and the arrows are on the board, so both look here.

import type { TaflView, Threats } from "./types";
import { askThreats } from "./ask";

class Shown {
  on = $state(false);
  failed = $state(false);
  #answer = $state.raw<{ key: string; found: Threats } | null>(null);
  #asked = "";

  /** The threats of a view, once they are known. */
  of(view: TaflView): Threats | null {
    return this.on && this.#answer?.key === keyOf(view) ? this.#answer.found : null;
  }

  /** Asks for the threats of a view, once. */
  async ask(view: TaflView): Promise<void> {
    const key = keyOf(view);
    if (this.#asked === key) return;
    this.#asked = key;
    this.failed = false;
    try {
      const found = await askThreats(view);
      if (this.#asked === key) this.#answer = { key, found };
    } catch {
      if (this.#asked !== key) return;
      this.failed = true;
      this.#asked = "";
    }
  }
}

function keyOf(view: TaflView): string {
  return `${view.position} ${view.rules.join(",")}`;
}

export const threats = new Shown();

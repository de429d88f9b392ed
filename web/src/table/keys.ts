// The keys of the scrubber, wherever the focus is, unless something there needs them itself.

import type { Reel } from "./reel";
import { keyed, keyIsTaken, keyIsTyped } from "./scrubber";

const STEPS = ["ArrowLeft", "ArrowRight", "Home", "End"];

/** Lets keys step through a game, for as long as it is on the page. */
export function stepByKeys(reel: () => Reel): () => void {
  let pressed: Node | null = null;
  const point = ({ target }: Event) => (pressed = target instanceof Node ? target : null);
  /** Whether the focus came by the pointer to where it is. */
  const pointed = () => {
    const { activeElement } = document;
    return pressed !== null && activeElement !== null && activeElement.contains(pressed);
  };
  /** Whoever came to cards, towns or tabs by a click has not asked to walk among them by keys. */
  function first(event: KeyboardEvent) {
    if (event.key === "Tab") pressed = null;
    if (!STEPS.includes(event.key) || !pointed() || keyIsTyped(event.target)) return;
    step(event, reel());
    event.stopPropagation();
  }
  function last(event: KeyboardEvent) {
    if (!event.defaultPrevented && !keyIsTaken(event.target, event.key)) step(event, reel());
  }
  addEventListener("pointerdown", point, true);
  addEventListener("keydown", first, true);
  addEventListener("keydown", last);
  return () => {
    removeEventListener("pointerdown", point, true);
    removeEventListener("keydown", first, true);
    removeEventListener("keydown", last);
  };
}

/** Does what a key says, if it says anything. */
function step(event: KeyboardEvent, reel: Reel): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === " ") {
    if (reel.count < 2) return;
    event.preventDefault();
    return reel.togglePlay();
  }
  const at = keyed(event.key, reel.at, reel.count);
  if (at === undefined) return;
  event.preventDefault();
  reel.go(at);
}

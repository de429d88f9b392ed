// The keys of the scrubber, wherever the focus is, unless something there needs them itself.

import type { Reel } from "./reel";
import { keyed, keyIsTaken } from "./scrubber";

/** Does what a key says; to be called for every key of the window. */
export function scrubByKey(event: KeyboardEvent, reel: Reel): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (keyIsTaken(event.target, event.key)) return;
  if (event.key === " ") {
    if (reel.count < 2) return;
    event.preventDefault();
    reel.togglePlay();
    return;
  }
  const at = keyed(event.key, reel.at, reel.count);
  if (at === undefined) return;
  event.preventDefault();
  reel.go(at);
}

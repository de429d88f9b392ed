// Looking back: which moment is shown, and where the keys lead. Nothing is the present.

/** Where the reader is: the place of a moment, or nothing for the present. */
export type At = number | null;

/** A step from there; whoever reaches the last moment is in the present again. */
export function stepped(at: At, by: number, count: number): At {
  const place = Math.max(0, (at ?? count - 1) + by);
  return place >= count - 1 ? null : place;
}

/** Where a key leads; `undefined` if it leads nowhere. */
export function keyed(key: string, at: At, count: number): At | undefined {
  switch (key) {
    case "ArrowLeft":
      return count > 1 ? stepped(at, -1, count) : undefined;
    case "ArrowRight":
      return at === null ? undefined : stepped(at, 1, count);
    case "Home":
      return count > 1 ? 0 : undefined;
    case "End":
      return at === null ? undefined : null;
    default:
      return undefined;
  }
}

/** Whether whatever has the focus is written in or pulled by keys, however the focus came there. */
export function keyIsTyped(target: EventTarget | null): boolean {
  const typed = "input, textarea, select, [contenteditable], dialog, [role=application]";
  return target instanceof Element && target.closest(typed) !== null;
}

/** Whether a key belongs to what has the focus: a field, a board with a cursor, a list of choices. */
export function keyIsTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (keyIsTyped(target)) return true;
  // A board has a cursor of its own for whoever came to it by keys; after a click, keys step through the game.
  if (target.closest("[role=grid]:not([data-pointed])")) return true;
  if (key === " ") return target.closest("button, a, summary, [role=button], [role=tab]") !== null;
  return (
    target.closest(
      "[role=tablist], [role=radiogroup], [role=slider], [role=listbox], [role=menu]",
    ) !== null
  );
}

// Small facts about games that the wire does not carry.

/** Games of several players that go on without one: there is no resigning, but a bot can play on. */
const goOn = new Set(["brian-boru", "high-throne"]);

/** Whether a game may end by resigning. One that this page does not know says so itself. */
export function offersResigning(game: string): boolean {
  return !goOn.has(game);
}

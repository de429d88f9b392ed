// What news do beyond the screen: a sound, a notification, the title of the tab.

import type { Sound } from "../app/sounds";
import type { Heard, Seat, Standing, TableEvent } from "../wire";

/** Whether one of these seats has to act. */
export function isAsked(
  standing: Pick<Standing, "to_act" | "stage">,
  own: readonly Seat[],
): boolean {
  return standing.stage === "playing" && standing.to_act.some((seat) => own.includes(seat));
}

/** The sound of what happens in a game that has none of its own. */
export function soundOf(heard: readonly Heard[]): Sound[] {
  if (heard.length === 0) return [];
  return heard.some(({ seen }) => /captur|raid|lost|steal|stolen/.test(seen.event))
    ? ["capture"]
    : ["move"];
}

/** The sounds that belong to some news once all of it has been shown; a game's own are heard before. */
export function soundsOf(
  events: readonly TableEvent[],
  before: Standing | null,
  after: Standing,
  own: readonly Seat[],
): Sound[] {
  const sounds: Sound[] = [];
  if (after.stage === "finished" && before?.stage === "playing") sounds.push("end");
  else if (isAsked(after, own) && !(before && isAsked(before, own) && !othersActed(events, own)))
    sounds.push("turn");
  if (events.length > 0 && events.every((event) => event.event === "said")) sounds.push("talk");
  return sounds;
}

/** Whether anybody but oneself has done something: only then one's turn has come anew. */
export function othersActed(events: readonly TableEvent[], own: readonly Seat[]): boolean {
  return events.some(
    (event) => event.event === "acted" && event.by !== "chance" && !own.includes(event.by),
  );
}

/** How many moves of others there were since an event. */
export function movesSince(
  events: readonly TableEvent[],
  number: number,
  own: readonly Seat[],
): number {
  return events.filter(
    (event) =>
      event.number > number &&
      (event.event === "ran-out" ||
        (event.event === "acted" && event.by !== "chance" && !own.includes(event.by))),
  ).length;
}

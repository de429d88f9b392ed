// What news do beyond the screen: a sound, a notification, the title of the tab.

import type { Seat, Standing, TableEvent } from "../wire";

export type Sound = "move" | "capture" | "turn" | "end" | "talk";

/** Whether one of these seats has to act. */
export function isAsked(
  standing: Pick<Standing, "to_act" | "stage">,
  own: readonly Seat[],
): boolean {
  return standing.stage === "playing" && standing.to_act.some((seat) => own.includes(seat));
}

/** The sounds that belong to some news, the first being the first to be heard. */
export function soundsOf(
  events: readonly TableEvent[],
  before: Standing | null,
  after: Standing,
  own: readonly Seat[],
): Sound[] {
  const sounds: Sound[] = [];
  const deeds = events.flatMap((event) =>
    event.event === "acted" || event.event === "ran-out" ? event.heard : [],
  );
  if (deeds.some((heard) => /captur|raid|lost|steal|stolen/.test(heard.seen.event)))
    sounds.push("capture");
  else if (events.some((event) => event.event === "acted")) sounds.push("move");
  if (after.stage === "finished" && before?.stage === "playing") sounds.push("end");
  else if (isAsked(after, own) && !(before && isAsked(before, own) && !othersActed(events, own)))
    sounds.push("turn");
  if (sounds.length === 0 && events.some((event) => event.event === "said")) sounds.push("talk");
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

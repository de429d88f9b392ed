// What Brian Boru sounds like.

import type { Sound } from "../../app/sounds";
import type { Heard } from "../../wire";
import type { BoruSeen } from "./types";

const sounds: Partial<Record<BoruSeen["event"], Sound>> = {
  started: "move",
  "round-begins": "horn",
  marked: "move",
  dealt: "card",
  played: "card",
  "trick-won": "gain",
  acted: "coin",
  married: "letter",
  settled: "move",
  offered: "letter",
  "space-reward": "coin",
  incursion: "horn",
  "town-lost": "capture",
  spoils: "horn",
  favour: "bell",
  built: "bell",
  "token-turned": "card",
  "token-taken": "lock",
  "token-to-vikings": "capture",
};

/** The sounds of a part of a change: one for each kind, however many there are of it. */
export function soundsOf(heard: readonly Heard[]): Sound[] {
  const all = heard.flatMap(({ seen }) => sounds[(seen as unknown as BoruSeen).event] ?? []);
  return [...new Set(all)];
}

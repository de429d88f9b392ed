// What The High Throne sounds like.

import type { Sound } from "../../app/sounds";
import type { Heard } from "../../wire";
import type { ThroneSeen } from "./types";

/** The sounds of a part of a change. */
export function soundsOf(heard: readonly Heard[]): Sound[] {
  return heard.flatMap(({ seen }) => soundOf(seen as unknown as ThroneSeen));
}

function soundOf(seen: ThroneSeen): Sound[] {
  switch (seen.event) {
    case "opening-roll":
    case "rolled":
      return ["dice"];
    case "filled":
    case "set-aside":
      return ["move"];
    case "kept":
      return seen.objective === null ? [] : ["card"];
    case "gained":
      return [seen.from === null ? "gain" : "steal"];
    case "region-locked":
      return ["lock"];
    case "objective-shown":
      return ["card"];
    case "toss":
      return ["coin"];
    default:
      return [];
  }
}

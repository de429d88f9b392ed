// What all parts of a page of rules share.

import { getContext, setContext } from "svelte";
import type { Place } from "../rules/places";
import type { Ruling } from "./rulings";

export interface RulesFrame {
  /** The page that is read. */
  readonly page: string;
  readonly rulings: ReadonlyMap<string, Ruling>;
  /** Whether something else lies below, which must not be left. */
  readonly over: boolean;
  /** Goes to another place. */
  go: (place: Place) => void;
}

const KEY = Symbol("rules");

export const shareFrame = (frame: RulesFrame): RulesFrame => setContext(KEY, frame);
export const rulesFrame = (): RulesFrame => getContext<RulesFrame>(KEY);

/** The id of the element that has a mark; other parts of a page have ids, too. */
export const idOf = (mark: string): string => `rule-${mark}`;

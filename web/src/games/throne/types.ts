// The High Throne as it comes over the wire, under the names that the page uses. The types themselves
// come from the Rust code.

import type { throne } from "../../wire";

export type { ThroneSeen, ThroneView } from "../../wire";
export type DieKind = throne.Die;
export type CardForm = throne.CardForm;
export type DeckForm = throne.DeckForm;
export type LineView = throne.LineView;
export type ObjectiveView = throne.ObjectiveView;
export type PlayerView = throne.PlayerView;
export type RegionForm = throne.RegionForm;
export type TargetView = throne.TargetView;
export type TurnView = throne.TurnView;

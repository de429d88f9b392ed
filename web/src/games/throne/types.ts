// The High Throne as it comes over the wire, under the names that the page uses. The types themselves
// come from the Rust code.

import type { throne } from "../../wire";

export type { ThroneSeen } from "../../wire";
export type DieKind = throne.Die;
export type CardForm = throne.CardForm;
export type RegionForm = throne.RegionForm;
export type PlayerView = throne.PlayerView;
export type Score = throne.Score;

export type NeedsForm = throne.NeedsForm;

/** An Objective; what it asks for is the server's to know, and the page's only to tell. */
export type ObjectiveForm = Omit<throne.ObjectiveForm, "needs"> & { needs?: NeedsForm };

/** A deck as its file writes it. */
export type DeckForm = Omit<throne.DeckForm, "objectives"> & { objectives?: ObjectiveForm[] };

/** A card that can be gained; servers of an earlier version do not tell the chance before the roll. */
export type TargetView = Omit<throne.TargetView, "before"> & { before?: number };

export type TurnView = Omit<throne.TurnView, "targets"> & { targets: TargetView[] };

export type ThroneView = Omit<throne.View, "options" | "turn"> & {
  options: { deck?: DeckForm };
  turn: TurnView | null;
};

export function total(score: Score): number {
  return score.cards + score.regions + score.objective;
}

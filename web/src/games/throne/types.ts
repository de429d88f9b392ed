// The High Throne as it comes over the wire, under the names that are used here.

export type {
  CardForm,
  DeckForm,
  Die as DieKind,
  Face,
  LineView,
  ObjectiveView,
  PlayerView,
  RegionForm,
  Seen as ThroneSeen,
  TargetView,
  TurnView,
  View as ThroneView,
} from "../../wire/generated/throne";

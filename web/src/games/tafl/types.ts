// Tafl as it comes over the wire, under the names that are used here.

export type {
  BoardFacts,
  Piece,
  Seen,
  Side,
  Square,
  Threat,
  Threats,
  Varied,
  View as TaflView,
} from "../../wire/generated/tafl";

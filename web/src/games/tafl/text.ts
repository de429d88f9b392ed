// A board of tafl for whoever hears it: who stands where, and moves in words.

import { t } from "../../texts/index.svelte";
import { listed } from "../../texts/lists";
import type { Sight, TextPart } from "../game";
import { boardOf, parsePosition, rowsOf, type Piece, type Square } from "./position";
import type { TaflView } from "./types";

export function text({ view }: Sight<TaflView>): TextPart[] {
  const position = parsePosition(view.position);
  if (!position) return [];
  const { size, pieces } = position;
  const standing = (piece: Piece): Square[] =>
    rowsOf(size)
      .flat()
      .filter((square) => pieces.get(square) === piece);
  const told = (["viking", "celt", "king"] as const).map((piece) => {
    const squares = standing(piece);
    return t("words-tafl-pieces", { piece, count: squares.length, squares: listed(squares) });
  });
  const rows = rowsOf(size).map((row, at) => {
    const here = row.flatMap((square) => {
      const piece = pieces.get(square);
      return piece ? [t("words-tafl-piece", { piece, square })] : [];
    });
    const number = size - at;
    return here.length > 0
      ? t("words-tafl-row", { row: number, pieces: here.join(", ") })
      : t("words-tafl-row-empty", { row: number });
  });
  const parts = [
    { title: t("words-tafl-who"), lines: told },
    {
      title: t("words-tafl-rows"),
      lines: [...rows, t("words-tafl-throne", { square: boardOf(size).throne })],
    },
  ];
  if (view.last) {
    const { move, captured } = view.last;
    const [from = "", to = ""] = move.split("-");
    const lines = [t("words-tafl-last", { from, to })];
    if (captured.length > 0)
      lines.push(t("words-tafl-taken", { count: captured.length, squares: listed(captured) }));
    parts.push({ title: t("words-tafl-lately"), lines });
  }
  return parts;
}

export function deed(action: string, { view }: Sight<TaflView>): string {
  const [from = "", to = ""] = action.split("-");
  const piece = parsePosition(view.position)?.pieces.get(from);
  if (!piece || !to) return action;
  const loses = view.losing_repetitions.includes(action) ? "yes" : "no";
  return t("words-tafl-deed", { piece, from, to, loses });
}

// What a coach says beside the prompt of a game of tafl: why something is asked, and what is worth a
// look. It reads the position and the legal moves; it knows no rule and searches nothing.

import { t } from "../../texts/index.svelte";
import { listed } from "../../texts/lists";
import type { Asked, Coached } from "../game";
import { parseMove } from "./moves";
import { parsePosition } from "./position";
import { escapesOf } from "./rules";
import type { TaflView } from "../../wire";
import { sideOfSeat } from "./words";

export function coach({ view, seat, legal }: Asked<TaflView>): Coached {
  if (view.over) return { why: t("learn-coach-tafl-over"), look: [t("learn-coach-tafl-replay")] };
  if (view.vikings === null) return { why: t("learn-coach-tafl-lots"), look: [] };
  const position = parsePosition(view.position);
  const own = seat === null ? null : sideOfSeat(view, seat);
  if (!position || own === null || legal.length === 0)
    return { why: t("learn-coach-tafl-theirs"), look: [t("learn-coach-tafl-watch")] };

  const look: string[] = [];
  const king = [...position.pieces].find(([, piece]) => piece === "king")?.[0];
  const out = escapesOf(position.size, view.rules);
  const moves = legal.flatMap((action) => parseMove(action) ?? []);
  const goals = moves.filter(({ from, to }) => from === king && out.includes(to));
  if (goals.length > 0)
    look.push(t("learn-coach-tafl-escape", { squares: listed(goals.map(({ to }) => to)) }));
  if (view.last && view.last.captured.length > 0)
    look.push(
      t("learn-coach-tafl-captured", {
        squares: listed(view.last.captured),
        count: view.last.captured.length,
      }),
    );
  if (view.losing_repetitions.length > 0)
    look.push(t("learn-coach-tafl-repeats", { moves: listed(view.losing_repetitions) }));
  if (own === "celts" && goals.length === 0 && king) {
    const ways = moves.filter(({ from }) => from === king).length;
    look.push(t("learn-coach-tafl-king", { square: king, ways }));
  }
  if (own === "vikings" && king) look.push(t("learn-coach-tafl-lines", { square: king }));
  const why = own === "vikings" ? "learn-coach-tafl-vikings" : "learn-coach-tafl-celts";
  return { why: t(why), look: look.slice(0, 2) };
}

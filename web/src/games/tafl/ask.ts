// What only the rules can answer: the server is asked about a position.

import { api, headersOf, Refused } from "../../server/api";
import { showMove, type Move } from "./moves";
import { gameOf, parsePosition, type Square } from "./position";
import type { TaflView } from "./types";

/** What the side that is not to move could do if it were. */
export interface Threats {
  threats: { move: string; captures: Square[] }[];
  king_escapes: string[];
  king_falls: string[];
  /** Moves that would close a ring around all Celts; servers before it do not tell them. */
  encircles?: string[];
}

/** The options that continue a view as a game of its own. */
export function optionsOf(view: TaflView): { rules: string[]; position: string } {
  return { rules: view.rules, position: view.position };
}

/** The threats in a position, or a refusal. */
export async function askThreats(view: TaflView): Promise<Threats> {
  const position = parsePosition(view.position);
  const body = {
    game: gameOf(position?.size ?? 7),
    options: { rules: view.rules },
    position: view.position,
  };
  const answer = await fetch("/api/tafl/threats", {
    method: "POST",
    credentials: "same-origin",
    headers: headersOf(body),
    body: JSON.stringify(body),
  });
  const read = (await answer.json()) as Threats & { refused?: string; reason?: string };
  if (!answer.ok) throw new Refused(read.refused ?? "unclear", read.reason ?? "", answer.status);
  return read;
}

/** What the rules have against a move; nothing if they have not, or cannot be asked. */
export async function whyNot(view: TaflView, move: Move): Promise<Refused | null> {
  const position = parsePosition(view.position);
  if (!position) return null;
  // In a game that starts from here, the first seat plays the Vikings.
  const by = position.toMove === "vikings" ? 0 : 1;
  try {
    await api.explore({
      game: gameOf(position.size),
      options: optionsOf(view),
      seats: 2,
      actions: [{ by, do: showMove(move) }],
    });
    return null;
  } catch (thrown) {
    // Only a judgement counts: whoever cannot be reached has nothing against the move.
    return thrown instanceof Refused && thrown.word === "illegal" ? thrown : null;
  }
}

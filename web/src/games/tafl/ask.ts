// What only the rules can answer: the server is asked about a position.

import { headersOf, Refused } from "../../server/api";
import type { TaflView, Threats } from "./types";
import { gameOf, parsePosition } from "./position";

/** What the side that is not to move could do if it were, or a refusal. */
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

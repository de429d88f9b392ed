// Diagrams stand in the pages as text: a board in letters or the beginning of a record, then what can be
// tried there. Here they become games that can be played; whether they tell the truth is tested by
// crates/server/tests/rules.rs.

import { gameEntry } from "../games";
import { hosted, type GameName, type GameRecord } from "../wire";

type Action = GameRecord["actions"][number];

/** Something to be tried in a diagram, or that is refused there. */
export interface Claim {
  kind: "try" | "not";
  /** What is done, as a record has it. */
  action: string;
  /** The same, as the page writes it: with captures, and a sign for the end of a game. */
  shown: string;
  words: string;
}

export interface Diagram {
  game: string;
  title: string;
  options: Record<string, unknown>;
  seats: number;
  /** What has been done before. */
  actions: Action[];
  claims: Claim[];
}

/** What is claimed in the last part of a diagram. A rule in brackets refuses; the first word only says so. */
function claimsIn(lines: readonly string[]): Claim[] {
  return lines.slice(lines.lastIndexOf("") + 1).flatMap((line): Claim[] => {
    const found = /^\p{L}+ (.+?)( \([\w-]+\))?: (.*)$/u.exec(line);
    if (!found) return [];
    const shown = found[1]!;
    // Captures and signs belong to moves on a board.
    const action = /^[a-i]\d-[a-i]\d/.exec(shown)?.[0] ?? shown;
    return [{ kind: found[2] ? "not" : "try", action, shown, words: found[3]! }];
  });
}

/** People count seats from 1, actions from 0. */
const ENTRY = /^(?:seat ([1-9])|chance): (.+)$/;
const isHosted = (name: string): name is GameName => name in hosted;

function readRecord(game: GameName, lines: readonly string[], above: Diagram | null): Diagram {
  // A whole trick may stand in one line.
  const actions = lines
    .flatMap((line) => line.split("; "))
    .flatMap((part): Action[] => {
      const found = ENTRY.exec(part);
      if (!found) return [];
      return [{ by: found[1] === undefined ? "chance" : Number(found[1]) - 1, do: found[2]! }];
    });
  return {
    game,
    title: lines[0]!,
    options: {},
    seats: hosted[game].least,
    actions: [...(above?.actions ?? []), ...actions],
    claims: claimsIn(lines),
  };
}

/**
 * The diagram in a block of a page; nothing if it is only text. `above` is the diagram before it. What a
 * program has to know stands beside the fence (`tafl brandubh celts strong-king`, `brian-boru goes-on`),
 * so that everything else can be said in any language.
 */
export function readDiagram(info: string, text: string, above: Diagram | null): Diagram | null {
  const lines = text.split("\n").map((line) => line.trimEnd());
  const [kind = "", ...told] = info.split(" ");
  if (isHosted(kind)) return readRecord(kind, lines, told[0] === "goes-on" ? above : null);
  const [game = "", ...more] = told;
  const options = gameEntry(game)?.drawn?.(more, lines);
  if (!options || !isHosted(game)) return null;
  const { least: seats } = hosted[game];
  return { game, title: lines[0]!, options, seats, actions: [], claims: claimsIn(lines) };
}

// What chance is asked in The High Throne: Objectives, rolls, and a thumb war.

import type { Asker } from "../../luck/questions";
import type { GameRecord } from "../../wire";
import { ownDeck } from "../../wire/generated/throne-deck";
import { FACES } from "./dice";
import type { DeckForm } from "./types";

export const luck: Asker = (words, stream, record, earlier) => {
  const [what, ...rest] = words;
  switch (what) {
    case "objectives": {
      const order = stream.shuffle(rest.length);
      const ids = objectivesOf(record);
      // The order is drawn all the same, so that the next draw comes from its right place.
      const action =
        ids?.length === rest.length
          ? ["objectives", ...order.map((place) => ids[place])].join(" ")
          : null;
      return { asks: "shuffle", many: rest.length, action };
    }
    case "roll": {
      const red = rest.at(-1)?.startsWith("r") ?? false;
      const faces = stream.roll(rest.length, FACES.length);
      const standard = red ? faces.slice(0, -1) : faces;
      // A record writes the dice by their faces, the red one last.
      const dice: string[] = standard.sort((a, b) => a - b).map((face) => FACES[face]!);
      if (red) dice.push(`r${FACES[faces.at(-1)!]}`);
      return { asks: "roll", many: rest.length, action: ["roll", ...dice].join(" ") };
    }
    case "winner": {
      // Whoever was tied has said yes to the thumb war.
      const answers = earlier
        .filter(({ do: done }) => done === "thumb-war yes")
        .map(({ by }) => Number(by));
      const tied = [...new Set(answers)].sort((a, b) => a - b);
      if (tied.length === 0) return null;
      return {
        asks: "below",
        many: tied.length,
        action: `winner ${tied[stream.below(tied.length)]}`,
      };
    }
    default:
      return null;
  }
};

/** The Objectives of the deck that was played with: one in the record itself, or that of the house. */
function objectivesOf(record: GameRecord): string[] | null {
  const { objectives } = (record.options.deck ?? ownDeck) as Partial<DeckForm>;
  return objectives?.map(({ id, name }) => id || slug(name)) ?? null;
}

const PLAIN: Record<string, string> = Object.fromEntries(
  ["aáàâä", "eéèêë", "iíìîï", "oóòôö", "uúùûü"].flatMap(([plain, ...others]) =>
    others.map((other) => [other, plain!]),
  ),
);

/** The id that is made of a name: lower case without accents, everything else as "-". */
export function slug(name: string): string {
  const plain = Array.from(name.toLowerCase(), (letter) => PLAIN[letter] ?? letter).join("");
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
}

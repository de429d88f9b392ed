// Which question a chance action answers, and how the answer is written. This is all that the check
// of the luck knows of the games: no rule, only how many numbers were drawn and what they are called.

import type { GameName, GameRecord } from "../wire";
import type { Stream } from "./stream";

/** What a chance action should say. */
export interface Drawn {
  /** The name of the question, for a text: `luck-asks-below` and so on. */
  asks: "below" | "roll" | "shuffle";
  /** How many: below what number, how many dice, how many cards. */
  many: number;
  /** The action as it should be; nothing if the record does not say enough to tell. */
  action: string | null;
}

/** Draws what one chance action must be, or nothing if it cannot be told which question it answers. */
export type Asker = (
  words: string[],
  stream: Stream,
  record: GameRecord,
  earlier: GameRecord["actions"],
) => Drawn | null;

/** The marriage cards but the Princess, and the Viking cards, in the order of the game's data. */
const MARRIAGES = ["Orlaith", "Aodhán", "Conall", "Cormac", "Niall", "Aoife", "Brigid"];
const VIKINGS = [9, 10, 11, 12, 12, 13, 14];

/** The Objectives of the usual deck in its order; another deck is in the record itself. */
const OBJECTIVES =
  "two-bulls cattle-raid hunt-of-the-fianna curse-of-macha wild-herd war-band hoard gifts-of-the-gods " +
  "goddesses magic-of-munster feast otherworld court realm";

const FACES = "STK123";

const tafl: Asker = (words, stream) => {
  if (words[0] !== "lots") return null;
  return { asks: "below", many: 2, action: `lots ${stream.below(2)}` };
};

const boru: Asker = (words, stream, record) => {
  const seats = record.seats.length;
  switch (words[0]) {
    case "marriages": {
      const order = stream.shuffle(MARRIAGES.length);
      const names = order.slice(0, seats === 3 ? 2 : 3).map((place) => MARRIAGES[place]);
      return { asks: "shuffle", many: order.length, action: ["marriages", ...names].join(" ") };
    }
    case "vikings": {
      const order = stream.shuffle(VIKINGS.length);
      const cards = order.map((place) => VIKINGS[place]);
      return { asks: "shuffle", many: order.length, action: ["vikings", ...cards].join(" ") };
    }
    case "marker":
      return { asks: "below", many: seats, action: `marker ${stream.below(seats)}` };
    case "deal": {
      const order = stream.shuffle(25);
      return {
        asks: "shuffle",
        many: 25,
        action: ["deal", ...order.map((place) => place + 1)].join(" "),
      };
    }
    default:
      return null;
  }
};

const throne: Asker = (words, stream, record, earlier) => {
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
      const faces = stream.roll(rest.length, 6);
      const standard = red ? faces.slice(0, -1) : faces;
      // A record writes the dice by their faces, the red one last.
      const shown = standard.sort((a, b) => a - b).map((face) => FACES[face]);
      if (red) shown.push(`r${FACES[faces.at(-1)!]}`);
      return { asks: "roll", many: rest.length, action: ["roll", ...shown].join(" ") };
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

function objectivesOf(record: GameRecord): string[] | null {
  const deck = record.options.deck as { objectives?: { id?: string; name?: string }[] } | undefined;
  if (!deck) return OBJECTIVES.split(" ");
  if (!Array.isArray(deck.objectives)) return null;
  return deck.objectives.map(({ id, name }) => id || slug(name ?? ""));
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

/** What each game asks. */
export const askers: Record<string, Asker> = {
  brandubh: tafl,
  tablut: tafl,
  "brian-boru": boru,
  "high-throne": throne,
} satisfies Record<GameName, Asker>;

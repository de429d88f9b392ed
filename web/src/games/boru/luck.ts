// What chance is asked in Brian Boru: the decks, who begins, and who is dealt what.

import type { Asker, Drawn } from "../../luck/questions";
import type { Stream } from "../../luck/stream";
import { hosted } from "../../wire";
import { printed } from "../../wire/generated/boru-printed";

const suitors = printed.marriages.filter(({ princess }) => !princess).map(({ name }) => name);
const values = printed.cards.map(({ value }) => value);

/** Cards in the order in which they are shuffled, as many of them as are told. */
function shuffled(
  what: string,
  cards: readonly unknown[],
  stream: Stream,
  told = cards.length,
): Drawn {
  const order = stream.shuffle(cards.length).map((place) => cards[place]);
  return { asks: "shuffle", many: order.length, action: [what, ...order.slice(0, told)].join(" ") };
}

export const luck: Asker = ([what = ""], stream, record) => {
  switch (what) {
    case "marriages": {
      // One for each round but the last, which is the Princess's.
      const rounds = printed.rounds[record.seats.length - hosted["brian-boru"].least] ?? 1;
      return shuffled(what, suitors, stream, rounds - 1);
    }
    case "vikings":
      return shuffled(what, printed.vikings, stream);
    case "deal":
      return shuffled(what, values, stream);
    case "marker": {
      const seats = record.seats.length;
      return { asks: "below", many: seats, action: `marker ${stream.below(seats)}` };
    }
    default:
      return null;
  }
};

// What chance is asked in Brian Boru: the decks, who begins, and who is dealt what.

import type { Asker, Drawn } from "../../luck/questions";
import type { Stream } from "../../luck/stream";
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

export const luck: Asker = ([what = "", ...rest], stream, record) => {
  switch (what) {
    case "marriages":
      return shuffled(what, suitors, stream, rest.length);
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

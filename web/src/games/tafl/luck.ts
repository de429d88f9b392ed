// What chance is asked in tafl: who plays the Vikings.

import type { Asker } from "../../luck/questions";

export const luck: Asker = (words, stream) => {
  if (words[0] !== "lots") return null;
  return { asks: "below", many: 2, action: `lots ${stream.below(2)}` };
};

// The lines that can be filled from a roll, as a list to choose from.

import type { Choices } from "./actions";
import type { CardState, RegionState } from "./cards";
import type { Region } from "./deck";

export interface Option {
  /** "card line" */
  key: string;
  state: CardState;
  region: Region;
  line: string;
  needs: string;
  chance: number | null;
}

/** All that can be filled, the best chance first. */
export function optionsOf(choices: Choices, regions: readonly RegionState[]): Option[] {
  const keys = new Set(choices.fills.map((fill) => `${fill.card} ${fill.line}`));
  const options = regions.flatMap(({ region, cards }) =>
    cards.flatMap((state) => {
      // Lines of a card that ask for the same are one choice, whichever of them is filled first.
      const seen = new Set<string>();
      return state.lines.flatMap((line): Option[] => {
        const key = `${state.card.id} ${line.name}`;
        if (!keys.has(key) || seen.has(line.needs)) return [];
        seen.add(line.needs);
        const { name, needs, chance } = line;
        return [{ key, state, region, line: name, needs, chance }];
      });
    }),
  );
  return options.sort((a, b) => worth(b) - worth(a));
}

function worth(option: Option): number {
  return option.chance ?? 0;
}

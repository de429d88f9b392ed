// The lines that can be filled from a roll, as a list to choose from.

import type { Choices } from "./actions";
import type { CardState, RegionState } from "./cards";
import type { Region } from "./deck";
import type { Ready } from "./hand";

export interface Option {
  /** "card line" */
  key: string;
  state: CardState;
  region: Region;
  line: string;
  needs: string;
  chance: number | null;
  /** Whether the picked dice fill it as they are. */
  fills: boolean;
}

/** What the picked dice are of use for, the best chance first; without any, all that can be filled. */
export function optionsOf(
  choices: Choices,
  regions: readonly RegionState[],
  ready: Ready,
): Option[] {
  const keys = new Set(choices.fills.map((fill) => `${fill.card} ${fill.line}`));
  const options = regions.flatMap(({ region, cards }) =>
    cards.flatMap((state) =>
      state.lines.flatMap((line): Option[] => {
        const key = `${state.card.id} ${line.name}`;
        if (!keys.has(key) || !ready.useful.has(key)) return [];
        const { name, needs, chance } = line;
        return [{ key, state, region, line: name, needs, chance, fills: ready.filled.has(key) }];
      }),
    ),
  );
  return options.sort((a, b) => Number(b.fills) - Number(a.fills) || worth(b) - worth(a));
}

function worth(option: Option): number {
  return option.chance ?? 0;
}

// Printed facts, found by what they are called. The rules have them; the page only draws them.

import { t, texts } from "../../texts/index.svelte";
import { printed } from "../../wire/generated/boru-printed";
import type {
  CardFace,
  MarriageFace,
  Part,
  RegionFace,
  RegionId,
  Step,
  SymbolName,
  TownFace,
  TownId,
} from "./types";

export const { regions, towns, track, spurn_points: spurnPoints } = printed;

const townsById = new Map(towns.map((town) => [town.id, town]));
const regionsById = new Map(regions.map((region) => [region.id, region]));

export const townOf = (id: TownId): TownFace | undefined => townsById.get(id);
export const regionOf = (id: RegionId): RegionFace | undefined => regionsById.get(id);
export const marriageOf = (name: string): MarriageFace | undefined =>
  printed.marriages.find((marriage) => marriage.name === name);
export const cardOf = (value: number): CardFace | undefined =>
  printed.cards.find((card) => card.value === value);

/** The actions of a card that it has, in order. */
export const parts: readonly Part[] = ["primary", "top", "bottom"];

/** The steps of one of a card's actions; none if the card lacks it. */
export const stepsOf = (card: number, part: Part): Step[] => cardOf(card)?.[part] ?? [];

/** The symbols of one of a card's actions, one by one. */
export const symbolsOf = (card: number, part: Part): SymbolName[] =>
  stepsOf(card, part).flatMap(({ symbol, count }) => Array<SymbolName>(count).fill(symbol));

/** Which of a town's two names the reader sees. */
export const spoken = (): "english" | "irish" => (texts.locale === "ga" ? "irish" : "english");

/** The name of a town, in Irish for those who read Irish; its id if a newer server knows more towns. */
export const townName = (id: TownId): string => townOf(id)?.[spoken()] ?? id;
export const regionName = (id: RegionId): string => t("boru-region-name", { region: id });

/** The name of who seeks a marriage, by the card's own name. */
export const marriageName = (name: string): string =>
  marriageOf(name)?.princess ? t("boru-princess-name") : name;

/** The towns that a road joins a town to. */
export function neighboursOf(id: TownId): TownId[] {
  return printed.roads.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));
}

// Printed facts, found by what they are called.

import { t, texts } from "../../texts/index.svelte";
import { marriages, regions, roads, towns } from "./printed";
import type { MarriageFace, RegionFace, RegionId, SymbolName, TownFace, TownId } from "./types";

const townsById = new Map(towns.map((town) => [town.id, town]));
const regionsById = new Map(regions.map((region) => [region.id, region]));

export const townOf = (id: TownId): TownFace | undefined => townsById.get(id);
export const regionOf = (id: RegionId): RegionFace | undefined => regionsById.get(id);
export const marriageOf = (name: string): MarriageFace | undefined =>
  marriages.find((marriage) => marriage.name === name);

/** Which of a town's two names the reader sees. */
export const spoken = (): "english" | "irish" => (texts.locale === "ga" ? "irish" : "english");

/** The name of a town, in Irish for those who read Irish; its id if a newer server knows more towns. */
export const townName = (id: TownId): string => townOf(id)?.[spoken()] ?? id;
export const regionName = (id: RegionId): string => t("boru-region-name", { region: id });

/** The name of who seeks a marriage, by the card's own name. */
export const marriageName = (name: string): string =>
  marriageOf(name)?.princess ? t("boru-princess-name") : name;

/** Both names of a town and those of its region, for whoever types one of them. */
export function allNames(id: TownId): string {
  const town = townOf(id);
  if (!town) return id;
  return [town.english, town.irish, regionOf(town.region)?.name, regionName(town.region)].join(" ");
}

/** Equal symbols in a row are one step. */
export function stepsOf(symbols: readonly SymbolName[]): { symbol: SymbolName; count: number }[] {
  const steps: { symbol: SymbolName; count: number }[] = [];
  for (const symbol of symbols) {
    const last = steps.at(-1);
    if (last?.symbol === symbol) last.count++;
    else steps.push({ symbol, count: 1 });
  }
  return steps;
}

/** The towns that a road joins a town to. */
export function neighboursOf(id: TownId): TownId[] {
  return roads.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));
}

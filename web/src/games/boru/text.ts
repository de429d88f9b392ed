// Brian Boru for whoever hears it: the round, the cards, every region, the players, and actions in words.

import { t } from "../../texts/index.svelte";
import { listed } from "../../texts/lists";
import type { Seat } from "../../wire";
import type { Sight, TextPart } from "../game";
import { parseAction } from "./actions";
import {
  allNames,
  marriageName,
  parts,
  regionName,
  regionOf,
  stepsOf,
  townName,
  towns,
} from "./facts";
import { totalOf } from "./scores";
import type { BoruView, Part, RegionStanding, Table, TownFace } from "./types";
import { cardName, colourName, gifts, nameOf, townWords } from "./words";

type Seen = Sight<BoruView>;

export function text(seen: Seen): TextPart[] {
  const { view, names } = seen;
  const { table, own } = view;
  const told: TextPart[] = [{ title: t("words-boru-round"), lines: round(table) }];
  const cards = (title: string, held: readonly number[]) => {
    if (held.length > 0) told.push({ title: t(title), lines: held.map(cardInWords) });
  };
  if (table.trick) told.push({ title: t("words-boru-trick"), lines: trick(seen) });
  if (own) {
    cards("words-boru-pack", own.pack);
    cards("words-boru-hand", own.hand);
  }
  for (const region of table.standings.regions)
    told.push({
      title: regionName(region.region),
      also: regionOf(region.region)?.name,
      lines: regionLines(seen, region),
    });
  told.push({
    title: t("words-players"),
    lines: table.players.map((player, seat) =>
      t("words-boru-player", {
        name: nameOf(names, seat),
        points: player.points,
        coins: player.coins,
        renown: player.renown,
        raiders: player.raiders,
        church: player.church,
        space: player.space,
        total: totalOf(table.standings.scores[seat]),
        marker: table.marker === seat ? "yes" : "no",
      }),
    ),
  });
  return told;
}

function round({ round, rounds, raiders, marriage }: Table): string[] {
  const lines = [t("words-boru-rounds", { round, rounds, raiders })];
  if (marriage)
    lines.push(t("words-boru-marriage", { name: marriageName(marriage), gives: gifts(marriage) }));
  return lines;
}

function trick({ view, names }: Seen): string[] {
  const { trick } = view.table;
  if (!trick) return [];
  const lines = [trick.town ? townInWords(view.table, names, trick.town) : t("words-boru-no-town")];
  trick.cards.forEach((card, seat) => {
    if (card !== null)
      lines.push(t("words-boru-played", { name: nameOf(names, seat), card: cardName(card) }));
  });
  if (trick.leading !== null)
    lines.push(t("words-boru-leading", { name: nameOf(names, trick.leading) }));
  return lines;
}

/** What a card is called and what its actions do. */
export function cardInWords(card: number): string {
  return [cardName(card), ...actionsInWords(card)].map((said) => `${said}.`).join(" ");
}

/** What each action of a card does, without the last full stop. */
export function actionsInWords(card: number): string[] {
  return parts.flatMap((part) => {
    const does = partInWords(card, part);
    return does ? [`${t("boru-part", { part })}: ${does}`] : [];
  });
}

/** What an action of a card does, a sentence for each step, all but the last with their full stop. */
function partInWords(card: number, part: Part, without?: string): string | null {
  const steps = stepsOf(card, part);
  if (steps.length === 0) return null;
  return steps
    .filter(({ symbol }) => symbol !== without)
    .map(({ symbol, count }) => t(`boru-symbol-${symbol}`, { count }))
    .join(". ");
}

const holderOf = (table: Table, town: string): Seat | null => {
  const found = table.discs.findIndex((discs) => discs.includes(town));
  return found < 0 ? null : found;
};

function townLine(table: Table, names: readonly string[], town: TownFace): string {
  const holder = holderOf(table, town.id);
  const said = [
    townWords(town.id),
    holder === null ? t("boru-town-open") : t("boru-town-disc", { name: nameOf(names, holder) }),
  ];
  if (table.vikings.includes(town.id)) said.push(t("boru-town-viking"));
  if (table.monasteries.includes(town.id)) said.push(t("boru-town-monastery"));
  return said.join(", ");
}

function townInWords(table: Table, names: readonly string[], id: string): string {
  const town = towns.find((one) => one.id === id);
  return town ? `${townLine(table, names, town)}, ${regionName(town.region)}` : id;
}

function regionLines({ view, names }: Seen, standing: RegionStanding): string[] {
  const { region, token, threshold, points, held } = standing;
  const state =
    typeof token === "object"
      ? t("words-boru-token-held", { name: nameOf(names, token.held) })
      : t("words-boru-token", { token });
  const head = t("words-boru-region", { points, threshold, held });
  const here = towns.filter((town) => town.region === region);
  return [`${head} ${state}`, ...here.map((town) => townLine(view.table, names, town))];
}

export function deed(action: string, { view, names }: Seen): string {
  const read = parseAction(action);
  if (!read) return action;
  const { asked } = view.table;
  switch (read.kind) {
    case "town": {
      const colour = towns.find(({ id }) => id === read.town)?.colour ?? "";
      const region = towns.find(({ id }) => id === read.town)?.region ?? "";
      return t("words-boru-deed-town", {
        verb: read.verb,
        town: townName(read.town),
        colour: colourName(colour),
        region: regionName(region),
      });
    }
    case "pick":
      return t("words-boru-deed-pick", { cards: listed(read.cards.map(cardName)) });
    case "play":
      return t("words-boru-deed-play", { card: cardName(read.card) });
    case "princess":
      return t("boru-offer", { offer: read.offer });
    case "act": {
      const card = asked.asked === "act" ? asked.card : 0;
      // Whether one expands is told with the town.
      const does =
        partInWords(card, read.part, "expand") || t("boru-part-short", { part: read.part });
      const said = [does];
      if (read.buy) said.push(t("words-boru-deed-buy", { count: read.buy }));
      if (read.expand) said.push(t("words-boru-deed-expand", { town: townName(read.expand) }));
      if (read.free) {
        const holder = holderOf(view.table, read.free);
        const from = holder === null ? "" : nameOf(names, holder);
        said.push(t("words-boru-deed-free", { town: townName(read.free), name: from }));
      }
      return said.join("; ");
    }
  }
}

/** Every name of what an action is about, so that it can be typed by any of them. */
export function called(action: string): string {
  const read = parseAction(action);
  if (read?.kind === "town") return allNames(read.town);
  if (read?.kind !== "act") return "";
  return [read.expand, read.free].map((town) => (town ? allNames(town) : "")).join(" ");
}

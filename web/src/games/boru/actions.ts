// Actions are texts; here they become steps. A person chooses one thing after the other, and only
// what leads to one of the legal actions is ever offered: no action is made up here.

import type { Offer, Part, TownId } from "./types";

export type TownVerb = "start" | "mark" | "settle" | "raid" | "build";

/** What a text says, if it is one of Brian Boru's. */
export type Action =
  | { kind: "town"; verb: TownVerb; town: TownId }
  | { kind: "pick"; cards: [number, number] }
  | { kind: "play"; card: number }
  | { kind: "act"; part: Part; buy: number; expand: TownId | null; free: TownId | null }
  | { kind: "princess"; offer: Offer };

const TOWN_VERBS: readonly string[] = ["start", "mark", "settle", "raid", "build"];
const PARTS: readonly string[] = ["primary", "top", "bottom"];
const OFFERS: readonly string[] = ["military", "trade", "spurn"];
const NUMBER = /^\d+$/;

/** Reads an action; nothing if it is of a kind that this page does not know. */
export function parseAction(text: string): Action | null {
  const [verb = "", ...rest] = text.split(" ");
  const [first = "", second = ""] = rest;
  if (TOWN_VERBS.includes(verb) && rest.length === 1)
    return { kind: "town", verb: verb as TownVerb, town: first };
  if (verb === "pick" && rest.length === 2 && rest.every((word) => NUMBER.test(word)))
    return { kind: "pick", cards: [Number(first), Number(second)] };
  if (verb === "play" && rest.length === 1 && NUMBER.test(first))
    return { kind: "play", card: Number(first) };
  if (verb === "princess" && OFFERS.includes(first))
    return { kind: "princess", offer: first as Offer };
  if (!PARTS.includes(verb)) return null;
  const act = { kind: "act" as const, part: verb as Part, buy: 0, expand: null, free: null };
  if (rest.length === 0) return act;
  if (rest.length !== 2) return null;
  if (first === "buy" && NUMBER.test(second)) return { ...act, buy: Number(second) };
  if (first === "expand") return { ...act, expand: second };
  if (first === "free") return { ...act, free: second };
  return null;
}

/** What may be chosen with one of a card's actions. */
export interface PartAsk {
  part: Part;
  /** Whether it may be taken as it is. */
  plain: boolean;
  /** How many more may be bought; 0 for none. */
  most: number;
  expand: TownId[];
  free: TownId[];
}

/** What is asked, read off the legal actions. */
export type Ask =
  | { kind: "none" }
  | { kind: "towns"; verb: TownVerb; towns: TownId[] }
  | { kind: "pick"; cards: number[] }
  | { kind: "play"; cards: number[] }
  | { kind: "parts"; parts: PartAsk[] }
  | { kind: "offers"; offers: Offer[] }
  /** Something that this page does not know: the texts themselves are offered. */
  | { kind: "texts"; texts: string[] };

export function askOf(legal: readonly string[]): Ask {
  if (legal.length === 0) return { kind: "none" };
  const read = legal.map(parseAction);
  const known = read.filter((action) => action !== null);
  const kind = known[0]?.kind;
  if (known.length < legal.length || known.some((action) => action.kind !== kind))
    return { kind: "texts", texts: [...legal] };
  const towns = known.filter((action) => action.kind === "town");
  if (towns.length > 0) {
    const verb = towns[0]!.verb;
    if (towns.some((action) => action.verb !== verb)) return { kind: "texts", texts: [...legal] };
    return { kind: "towns", verb, towns: towns.map(({ town }) => town) };
  }
  const cards = new Set<number>();
  const offers: Offer[] = [];
  const parts = new Map<Part, PartAsk>();
  for (const action of known) {
    if (action.kind === "pick") action.cards.forEach((card) => cards.add(card));
    else if (action.kind === "play") cards.add(action.card);
    else if (action.kind === "princess") offers.push(action.offer);
    else if (action.kind === "act") {
      const { part, buy, expand, free } = action;
      const ask = parts.get(part) ?? { part, plain: false, most: 0, expand: [], free: [] };
      parts.set(part, ask);
      if (expand) ask.expand.push(expand);
      else if (free) ask.free.push(free);
      else if (buy) ask.most = Math.max(ask.most, buy);
      else ask.plain = true;
    }
  }
  const ascending = [...cards].sort((a, b) => a - b);
  if (kind === "pick" || kind === "play") return { kind, cards: ascending };
  if (kind === "princess") return { kind: "offers", offers };
  return { kind: "parts", parts: [...parts.values()] };
}

/** A choice that may be half made. */
export interface Chosen {
  cards: number[];
  town: TownId | null;
  part: Part | null;
  buy: number;
  offer: Offer | null;
  text: string | null;
}

export const nothingChosen: Chosen = {
  cards: [],
  town: null,
  part: null,
  buy: 0,
  offer: null,
  text: null,
};

/** The part that is chosen, or the only one there is. */
export function partChosen(ask: Ask, chosen: Chosen): PartAsk | null {
  if (ask.kind !== "parts") return null;
  if (ask.parts.length === 1) return ask.parts[0]!;
  return ask.parts.find(({ part }) => part === chosen.part) ?? null;
}

/** The towns that can be chosen now. With no part chosen, a town chooses its part, too. */
export function targetsOf(ask: Ask, chosen: Chosen): TownId[] {
  if (ask.kind === "towns") return ask.towns;
  if (ask.kind !== "parts") return [];
  const part = partChosen(ask, chosen);
  const parts = part ? [part] : ask.parts;
  return parts.flatMap(({ expand, free }) => [...expand, ...free]);
}

/** Chooses a town, or lets it go again. */
export function withTown(ask: Ask, chosen: Chosen, town: TownId): Chosen {
  if (!targetsOf(ask, chosen).includes(town)) return chosen;
  if (chosen.town === town) return { ...chosen, town: null };
  if (ask.kind !== "parts") return { ...chosen, town };
  const part = partChosen(ask, chosen) ?? ask.parts.find((one) => leadsTo(one, town));
  return { ...chosen, town, part: part?.part ?? null, buy: 0 };
}

/** What a town would be tried for that cannot be chosen: the text of it. */
export function triedTown(ask: Ask, chosen: Chosen, town: TownId): string | null {
  if (ask.kind === "towns") return `${ask.verb} ${town}`;
  if (ask.kind !== "parts") return null;
  const part = partChosen(ask, chosen) ?? ask.parts[0];
  if (!part) return null;
  return `${part.part} ${part.free.length > 0 ? "free" : "expand"} ${town}`;
}

const leadsTo = (part: PartAsk, town: TownId) =>
  part.expand.includes(town) || part.free.includes(town);

/** Chooses a part, or lets it go again; what went with another part goes with it. */
export function withPart(ask: Ask, chosen: Chosen, part: Part): Chosen {
  if (ask.kind !== "parts" || !ask.parts.some((one) => one.part === part)) return chosen;
  return { ...nothingChosen, part: chosen.part === part ? null : part };
}

/** Chooses a card, or lets it go again. A third card of a pack takes the place of the first. */
export function withCard(ask: Ask, chosen: Chosen, card: number): Chosen {
  if ((ask.kind !== "pick" && ask.kind !== "play") || !ask.cards.includes(card)) return chosen;
  if (chosen.cards.includes(card))
    return { ...chosen, cards: chosen.cards.filter((one) => one !== card) };
  if (ask.kind === "play") return { ...chosen, cards: [card] };
  return { ...chosen, cards: [...chosen.cards.slice(-1), card] };
}

/** The text that the choice comes to, if it is a whole one; always one of `legal`. */
export function actionOf(legal: readonly string[], ask: Ask, chosen: Chosen): string | null {
  const text = textOf(ask, chosen);
  return text !== null && legal.includes(text) ? text : null;
}

function textOf(ask: Ask, chosen: Chosen): string | null {
  switch (ask.kind) {
    case "towns":
      return chosen.town && `${ask.verb} ${chosen.town}`;
    case "pick": {
      const [low, high] = [...chosen.cards].sort((a, b) => a - b);
      return high === undefined ? null : `pick ${low} ${high}`;
    }
    case "play":
      return chosen.cards.length === 1 ? `play ${chosen.cards[0]}` : null;
    case "offers":
      return chosen.offer && `princess ${chosen.offer}`;
    case "texts":
      return chosen.text;
    case "parts": {
      const part = partChosen(ask, chosen);
      if (!part) return null;
      if (chosen.town && part.expand.includes(chosen.town))
        return `${part.part} expand ${chosen.town}`;
      if (chosen.town && part.free.includes(chosen.town)) return `${part.part} free ${chosen.town}`;
      return chosen.buy > 0 ? `${part.part} buy ${chosen.buy}` : part.part;
    }
    default:
      return null;
  }
}

/** What is left of a choice when something else is asked: only what is still offered. */
export function tidied(ask: Ask, chosen: Chosen): Chosen {
  const part = ask.kind === "parts" && ask.parts.some((one) => one.part === chosen.part);
  const kept: Chosen = { ...nothingChosen, part: part ? chosen.part : null };
  if (ask.kind === "pick" || ask.kind === "play")
    kept.cards = chosen.cards.filter((card) => ask.cards.includes(card)).slice(0, 2);
  if (chosen.town && targetsOf(ask, kept).includes(chosen.town)) kept.town = chosen.town;
  const most = partChosen(ask, kept)?.most ?? 0;
  kept.buy = Math.max(0, Math.min(most, chosen.buy));
  if (ask.kind === "offers" && chosen.offer && ask.offers.includes(chosen.offer))
    kept.offer = chosen.offer;
  if (ask.kind === "texts" && chosen.text && ask.texts.includes(chosen.text))
    kept.text = chosen.text;
  return kept;
}

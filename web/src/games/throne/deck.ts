// The cards that a table is played with. They come once, with its options; a table that names no
// deck plays with the program's own, which the build takes from the file that the server itself reads.

import { isPortrait, type Group } from "../../design/faces/names";
import { t } from "../../texts/index.svelte";
import { ownDeck as own } from "../../wire/generated/throne-deck";
import { kinds } from "./drawings";
import { Named } from "./named";
import type { Options } from "../game";
import type { CardForm, DeckForm, DieKind, RegionForm } from "./types";

export class Region extends Named {
  constructor(
    readonly id: string,
    form: RegionForm,
    /** A few letters that tell it from the other regions, of each of its names. */
    private readonly shorts: { english: string; irish: string },
    readonly cards: string[],
  ) {
    super(form.name, form.irish);
    this.colour = form.colour.trim().toLowerCase();
    this.points = form.points;
  }

  /** The deck's word for its colour. */
  readonly colour: string;
  readonly points: number;

  get short(): string {
    return this.name === this.irish ? this.shorts.irish : this.shorts.english;
  }
}

export class AncientCard extends Named {
  readonly id: string;
  readonly region: string;
  readonly kind: string;
  readonly points: number;
  readonly lines: string[];
  readonly die: DieKind | null;

  constructor(private readonly form: CardForm) {
    super(form.name, form.irish);
    this.id = form.id ?? "";
    this.region = form.region;
    this.kind = form.kind;
    this.points = form.points;
    this.lines = form.lines;
    this.die = form.die ?? null;
  }

  /** The picture that it names, or else the one that fits it. */
  get picture(): { of: Group; name: string } {
    const { picture } = this.form;
    if (picture) return { of: isPortrait(picture) ? "portraits" : "ancients", name: picture };
    const known = ownDeck().cards.some(({ id }) => id === this.id);
    return { of: "ancients", name: known ? this.id : kinds[this.kind] ? this.kind : "knot" };
  }

  /** Its story; nothing if the deck tells none. */
  get lore(): string {
    const { lore = "" } = this.form;
    const id = ownDeck().cards.find((card) => card.form.lore === lore)?.id;
    return lore && id ? t("deck-lore", { id, lore }) : lore;
  }
}

export class Deck {
  readonly name: string;
  readonly #about: string;
  readonly regions: Region[];
  readonly cards: AncientCard[];
  #cards: Map<string, AncientCard>;
  #named: Map<string, AncientCard>;

  constructor(form: DeckForm) {
    this.name = form.name;
    this.#about = form.about ?? "";
    this.cards = form.cards.map((card) => new AncientCard(card));
    const shorts = abbreviations(form.regions.map((region) => region.name));
    // An article tells nothing apart.
    const irish = abbreviations(
      form.regions.map((region) => (region.irish || region.name).replace(/^An /, "")),
    );
    this.regions = form.regions.map((region, place) => {
      const id = region.id ?? "";
      const cards = this.cards.filter((card) => card.region === id).map((card) => card.id);
      return new Region(id, region, { english: shorts[place]!, irish: irish[place]! }, cards);
    });
    this.#cards = new Map(this.cards.map((card) => [card.id, card]));
    this.#named = new Map(this.cards.map((card) => [card.english, card]));
  }

  /** What its author says of it. */
  get about(): string {
    return this.#about === ownDeck().#about ? t("deck-about") : this.#about;
  }

  /** A card by its id. One that the deck does not have is shown by its id alone. */
  card(id: string): AncientCard {
    return this.#cards.get(id) ?? new AncientCard({ ...unknown, id, name: id });
  }

  /** A card by the name that events tell, which is the English one. */
  named(name: string): AncientCard | null {
    return this.#named.get(name) ?? null;
  }

  region(id: string): Region | null {
    return this.regions.find((region) => region.id === id) ?? null;
  }
}

const unknown: CardForm = { name: "", region: "", kind: "", points: 0, lines: [] };

/** The fewest letters, two at least, that tell each of several names from all others. */
export function abbreviations(names: readonly string[]): string[] {
  return names.map((name, place) => {
    const others = names.filter((_, other) => other !== place);
    for (let length = 2; length < name.length; length++) {
      const short = name.slice(0, length);
      if (!others.some((other) => other.startsWith(short))) return short.trim();
    }
    return name;
  });
}

const decks = new WeakMap<object, Deck>();
const known = new Map<string, Deck>();

/** The deck of a table. */
export function deckOf(options: Options): Deck {
  const form = options.deck as DeckForm | undefined;
  if (!form) return ownDeck();
  let deck = decks.get(form);
  if (!deck) {
    // A connection that comes back brings the deck once more; the cards are read once.
    const text = JSON.stringify(form);
    deck = known.get(text) ?? new Deck(form);
    known.set(text, deck);
    decks.set(form, deck);
  }
  return deck;
}

let ardri: Deck | null = null;

/** The deck that comes with the program. */
export function ownDeck(): Deck {
  ardri ??= new Deck(own);
  return ardri;
}

// The cards that a table is played with. They come with the table's options; a table that names no
// deck plays with the program's own, which is the file that the server itself reads.

import own from "../../../../crates/throne/data/ardri.toml";
import { t, texts } from "../../texts/index.svelte";
import { Named } from "./named";
import { needsInWords } from "./needs";
import type { CardForm, DeckForm, DieKind, ObjectiveForm, RegionForm, ThroneView } from "./types";

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
    this.id = form.id || slug(form.name);
    this.region = form.region;
    this.kind = form.kind;
    this.points = form.points;
    this.lines = form.lines;
    this.die = form.die ?? null;
  }

  /** Its story; nothing if the deck tells none. */
  get lore(): string {
    const { lore = "" } = this.form;
    const id = ownDeck().cards.find((card) => card.form.lore === lore)?.id;
    return lore && id ? t("deck-lore", { id, lore }) : lore;
  }
}

export class Objective {
  readonly id: string;
  readonly points: number;

  constructor(
    private readonly form: ObjectiveForm,
    private readonly deck: Deck,
  ) {
    this.id = form.id || slug(form.name);
    this.points = form.points;
  }

  /** What the reader calls it. */
  get name(): string {
    return objectiveCalled(this.form.name);
  }

  /** Whether its file calls it so. */
  isCalled(name: string): boolean {
    return this.form.name === name;
  }

  /** What it asks for: in the deck's own words, but ours, which are English, in the reader's. */
  get text(): string {
    const { text, needs } = this.form;
    if (text && (texts.locale === "en" || !isOurs(text))) return text;
    return needs ? sentence(needsInWords(needs, this.deck)) : (text ?? "");
  }

  /** Whether these are the words of its file. */
  says(text: string): boolean {
    return this.form.text === text;
  }
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Whether a text of an Objective is one of the program's own deck. */
function isOurs(text: string): boolean {
  return ownDeck().objectives.some((objective) => objective.says(text));
}

export class Deck {
  readonly name: string;
  readonly #about: string;
  readonly regions: Region[];
  readonly cards: AncientCard[];
  readonly objectives: Objective[];
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
      const id = region.id || slug(region.name);
      const cards = this.cards.filter((card) => card.region === id).map((card) => card.id);
      return new Region(id, region, { english: shorts[place]!, irish: irish[place]! }, cards);
    });
    this.objectives = (form.objectives ?? []).map((one) => new Objective(one, this));
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

  objective(id: string): Objective {
    const found = this.objectives.find((objective) => objective.id === id);
    return found ?? new Objective({ id, name: id, points: 0 }, this);
  }
}

const unknown: CardForm = { name: "", region: "", kind: "", points: 0, lines: [] };

const plain: Record<string, string> = {
  ...Object.fromEntries([..."áàâä"].map((letter) => [letter, "a"])),
  ...Object.fromEntries([..."éèêë"].map((letter) => [letter, "e"])),
  ...Object.fromEntries([..."íìîï"].map((letter) => [letter, "i"])),
  ...Object.fromEntries([..."óòôö"].map((letter) => [letter, "o"])),
  ...Object.fromEntries([..."úùûü"].map((letter) => [letter, "u"])),
};

/** The id that is made from a name where a deck gives none, as docs/decks.md says. */
export function slug(name: string): string {
  const letters = [...name.toLowerCase()].map((letter) => plain[letter] ?? letter).join("");
  return letters.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

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
export function deckOf(view: ThroneView, options: Record<string, unknown>): Deck {
  const form = view.options?.deck ?? (options.deck as DeckForm | undefined);
  if (!form) return ownDeck();
  let deck = decks.get(form);
  if (!deck) {
    // Every view brings the deck along; the cards are read once.
    const text = JSON.stringify(form);
    deck = known.get(text) ?? new Deck(form);
    known.set(text, deck);
    decks.set(form, deck);
  }
  return deck;
}

let ardri: Deck | null = null;

/** What the reader calls a card or a region that events call by its English name. */
export function calledHere(english: string): string {
  for (const deck of [...known.values(), ownDeck()]) {
    const found = deck.named(english) ?? deck.regions.find((region) => region.english === english);
    if (found) return found.name;
  }
  return english;
}

/** What the reader calls an Objective: ours has a name in every language, another what its file says. */
export function objectiveCalled(name: string): string {
  const ours = ownDeck().objectives.find((objective) => objective.isCalled(name));
  return ours ? t("deck-objective", { id: ours.id, name }) : name;
}

/** The deck that comes with the program. */
export function ownDeck(): Deck {
  ardri ??= new Deck(own as DeckForm);
  return ardri;
}

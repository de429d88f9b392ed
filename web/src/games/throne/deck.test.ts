import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { texts } from "../../texts/index.svelte";
import { localize } from "../../texts/localize";
import { abbreviations, Deck, deckOf, ownDeck } from "./deck";
import { readDice, readLine, spearsOf, writeDice } from "./dice";

describe("decks", () => {
  it("takes the program's own where the table names none", () => {
    const deck = deckOf({});
    expect(deck).toBe(ownDeck());
    expect(deck.cards).toHaveLength(16);
    expect(deck.regions.map(({ short }) => short)).toEqual(["Le", "Mu", "Ul", "Co", "Ta", "Tí"]);
    expect(deck.region("tara")?.cards).toEqual(["stone-of-destiny", "spear-of-lugh"]);
    expect(deck.named("Macha")?.id).toBe("macha");
  });

  it("takes a table's own deck, once for all connections", () => {
    const deck = {
      name: "Mine",
      regions: [{ id: "meath", name: "An Mhí", colour: " Blue ", points: 3 }],
      cards: [{ id: "hound", name: "Cú", region: "meath", kind: "hero", points: 3, lines: ["SS"] }],
    };
    const read = deckOf({ deck });
    expect(read.card("hound").name).toBe("Cú");
    expect(read.region("meath")).toMatchObject({ colour: "blue", cards: ["hound"] });
    expect(deckOf(structuredClone({ deck }))).toBe(read);
  });

  it("shows a card that it does not know by its id", () => {
    expect(new Deck({ name: "", regions: [], cards: [] }).card("odd")).toMatchObject({
      id: "odd",
      name: "odd",
      lines: [],
    });
  });

  it("gives every card a picture: the named one, its own, that of its kind, or a knot", () => {
    const region = { id: "meath", name: "Meath", colour: "blue", points: 9 };
    const card = { region: "meath", points: 1, lines: ["S"] };
    const deck = new Deck({
      name: "Mine",
      regions: [region],
      cards: [
        { ...card, id: "macha", name: "Macha", kind: "spirit" },
        { ...card, id: "lugh", name: "Lugh", kind: "hero", picture: "spear-of-lugh" },
        { ...card, id: "ogma", name: "Ogma", kind: "hero", picture: "ogma" },
        { ...card, id: "wolf", name: "Wolf", kind: "beast" },
        { ...card, id: "rune", name: "Rune", kind: "rune" },
      ],
    });
    const pictures = deck.cards.map(({ picture }) => `${picture.of} ${picture.name}`);
    expect(pictures).toEqual([
      "ancients macha",
      "ancients spear-of-lugh",
      "portraits ogma",
      "ancients beast",
      "ancients knot",
    ]);
  });

  it("tells regions apart by a few letters", () => {
    expect(abbreviations(["Tara", "Tara", "Ulster"])).toEqual(["Tara", "Tara", "Ul"]);
  });
});

describe("dice", () => {
  it("reads and writes them", () => {
    expect(writeDice(readDice("3 1 T S rK"))).toBe("ST13rK");
    expect(readDice(null)).toEqual([]);
    expect(readDice("x?S")).toEqual([{ face: "S", red: false }]);
    expect(spearsOf(readDice("S13r2"))).toBe(6);
  });

  it("reads lines", () => {
    expect(readLine("SST")).toEqual({ symbols: ["S", "S", "T"], spears: 0 });
    expect(readLine("K10")).toEqual({ symbols: ["K"], spears: 10 });
  });
});

describe("names", () => {
  afterEach(() => (texts.locale = "en"));

  it("follow the language, where the deck has both", () => {
    const card = ownDeck().card("queen-medb");
    const region = ownDeck().region("munster")!;
    expect([card.name, region.name, region.short]).toEqual(["Queen Medb", "Munster", "Mu"]);
    expect(card.other).toEqual({ name: "Méabh", lang: "ga" });
    texts.locale = "ga";
    expect([card.name, region.name, region.short]).toEqual(["Méabh", "An Mhumhain", "Mh"]);
    expect(card.other).toEqual({ name: "Queen Medb", lang: "en" });
    expect(ownDeck().card("cu-chulainn")).toMatchObject({ name: "Cú Chulainn", other: null });
  });

  it("of messages follow it as well", async () => {
    vi.stubGlobal("document", { documentElement: { lang: "" } });
    const called = { text: "refused-called", args: { english: "Leinster", irish: "Laighin" } };
    expect(localize(called)).toBe("Leinster");
    await texts.speak("ga");
    expect(localize(called)).toBe("Laighin");
    await texts.speak("en");
    vi.unstubAllGlobals();
  });
});

describe("our own deck", () => {
  beforeAll(() => vi.stubGlobal("document", { documentElement: { lang: "" } }));
  afterAll(() => vi.unstubAllGlobals());
  afterEach(() => texts.speak("en"));

  it("tells of itself and of its cards in every language", async () => {
    const told = () => [ownDeck().about, ...ownDeck().cards.map(({ lore }) => lore)];
    const english = told();
    expect(english).not.toContain("");
    for (const language of ["ga", "de"] as const) {
      await texts.speak(language);
      expect(told().filter((one) => english.includes(one))).toEqual([]);
    }
    expect(new Deck({ name: "Mine", regions: [], cards: [] }).about).toBe("");
  });
});

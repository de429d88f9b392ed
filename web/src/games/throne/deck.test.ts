import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { texts } from "../../texts/index.svelte";
import { abbreviations, calledHere, Deck, deckOf, ownDeck, slug } from "./deck";
import { readDice, readLine, spearsOf, without, writeDice } from "./dice";
import { called } from "./text";
import type { ThroneView } from "./types";
import { line } from "./words";

const view = { options: {} } as ThroneView;

describe("decks", () => {
  it("takes the program's own where the table names none", () => {
    const deck = deckOf(view, {});
    expect(deck).toBe(ownDeck());
    expect(deck.cards).toHaveLength(16);
    expect(deck.regions.map(({ short }) => short)).toEqual(["Le", "Mu", "Ul", "Co", "Ta", "Tí"]);
    expect(deck.region("tara")?.cards).toEqual(["stone-of-destiny", "spear-of-lugh"]);
    expect(deck.named("Macha")?.id).toBe("macha");
    expect(deck.objective("two-bulls").points).toBe(4);
  });

  it("takes a table's own deck and makes the ids that are left out", () => {
    const form = {
      name: "Mine",
      regions: [{ name: "An Mhí", colour: " Blue ", points: 3 }],
      cards: [{ name: "Cú Chulainn", region: "an-mhi", kind: "hero", points: 3, lines: ["SS"] }],
    };
    const deck = deckOf({ options: { deck: form } } as ThroneView, {});
    expect(deck.card("cu-chulainn").name).toBe("Cú Chulainn");
    expect(deck.region("an-mhi")).toMatchObject({ colour: "blue", cards: ["cu-chulainn"] });
    expect(deckOf(view, { deck: structuredClone(form) })).toBe(deck);
    expect(deck.objective("what").name).toBe("what");
  });

  it("shows a card that it does not know by its id", () => {
    expect(new Deck({ name: "", regions: [], cards: [] }).card("odd")).toMatchObject({
      id: "odd",
      name: "odd",
      lines: [],
    });
  });

  it("makes ids as the server does", () => {
    expect(slug("  The Brown Bull (of Cooley)! ")).toBe("the-brown-bull-of-cooley");
    expect(slug("Tír na nÓg")).toBe("tir-na-nog");
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

  it("takes dice away, the red one whatever it counted as", () => {
    expect(writeDice(without(readDice("SSTrS"), readDice("Sr3")))).toBe("ST");
    expect(writeDice(without(readDice("ST"), readDice("K")))).toBe("ST");
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

  it("of events are English, and told in the reader's", () => {
    const told = { event: "region-locked", seat: 0, region: "Leinster", points: 13 };
    expect(line("chance", told as never, ["Ann"])).toContain("Leinster");
    texts.locale = "ga";
    expect(line("chance", told as never, ["Ann"])).toContain("Laighin");
    expect(ownDeck().named("Queen Medb")?.id).toBe("queen-medb");
    expect(calledHere("What")).toBe("What");
  });

  it("can both be typed", () => {
    const seen = { view, seat: 0, names: [], options: {} };
    expect(called("fill queen-medb 1 SST", seen)).toBe("Queen Medb Méabh");
    expect(called("aside S", seen)).toBe("");
  });
});

describe("Objectives", () => {
  beforeAll(() => vi.stubGlobal("document", { documentElement: { lang: "" } }));
  afterAll(() => vi.unstubAllGlobals());
  afterEach(() => texts.speak("en"));

  it("say in the reader's language what they ask for", async () => {
    const said = (id: string) => ownDeck().objective(id).text;
    expect(said("court")).toBe("Hold at least one Hero, one Spirit, one Beast and one Treasure.");
    await texts.speak("de");
    expect(said("court")).toBe("Karten von mindestens 4 verschiedenen Arten.");
    expect(said("realm")).toBe(
      "Mindestens 1 gesicherte Region und mindestens 1 Karte der Art Held.",
    );
    await texts.speak("ga");
    expect(said("cattle-raid")).toBe("Méabh agus Donn Cuailnge.");
    expect(said("gifts-of-the-gods")).toBe(
      "2 ar a laghad díobh seo: An Lia Fáil, Sleá Lugha agus Coire an Daghdha.",
    );
    expect(said("otherworld")).toBe("2 chárta ar a laghad den réigiún Tír na nÓg.");
  });

  it("of our own deck have names in every language, as its cards have stories", async () => {
    const told = () => [
      ownDeck().about,
      ...ownDeck().objectives.map(({ name }) => name),
      ...ownDeck().cards.map(({ lore }) => lore),
    ];
    const english = told();
    expect(english).toContain("The Cattle Raid");
    expect(english).not.toContain("");
    for (const language of ["ga", "de"] as const) {
      await texts.speak(language);
      expect(told().filter((one) => english.includes(one))).toEqual([]);
    }
    const kept = { event: "kept", seat: 0, objective: "The Cattle Raid" };
    expect(line("chance", kept as never, ["Ann"])).toContain("Der Rinderraub");
  });

  it("of a deck of one's own keep their words, where they have any", async () => {
    const needs = { any: [{ total: 3 }, { regions: 2 }] };
    const deck = new Deck({
      name: "Mine",
      regions: [],
      cards: [],
      objectives: [
        { name: "Told", text: "Drei Karten.", points: 1, needs },
        { name: "Untold", points: 1, needs },
      ],
    });
    await texts.speak("ga");
    expect(deck.objective("told").name).toBe("Told");
    expect(deck.about).toBe("");
    expect(deck.objective("told").text).toBe("Drei Karten.");
    await texts.speak("en");
    expect(deck.objective("untold").text).toBe(
      "At least 3 cards or cards from at least 2 regions.",
    );
  });
});

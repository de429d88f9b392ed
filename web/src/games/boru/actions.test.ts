import { describe, expect, it } from "vitest";
import {
  actionOf,
  askOf,
  nothingChosen,
  parseAction,
  targetsOf,
  tidied,
  triedTown,
  withCard,
  withPart,
  withTown,
} from "./actions";

describe("reading actions", () => {
  it("knows every kind", () => {
    expect(parseAction("mark C2")).toEqual({ kind: "town", verb: "mark", town: "C2" });
    expect(parseAction("pick 3 17")).toEqual({ kind: "pick", cards: [3, 17] });
    expect(parseAction("play 11")).toEqual({ kind: "play", card: 11 });
    expect(parseAction("princess spurn")).toEqual({ kind: "princess", offer: "spurn" });
    const act = { kind: "act", buy: 0, expand: null, free: null };
    expect(parseAction("primary")).toEqual({ ...act, part: "primary" });
    expect(parseAction("bottom buy 2")).toEqual({ ...act, part: "bottom", buy: 2 });
    expect(parseAction("top expand L5")).toEqual({ ...act, part: "top", expand: "L5" });
    expect(parseAction("bottom free M3")).toEqual({ ...act, part: "bottom", free: "M3" });
  });

  it("says of others that it does not know them", () => {
    for (const text of ["", "top sell 3", "play", "play x", "princess marry", "top buy", "dance"])
      expect(parseAction(text)).toBeNull();
  });
});

describe("what is asked", () => {
  it("is nothing without legal actions", () => {
    expect(askOf([])).toEqual({ kind: "none" });
  });

  it("groups towns, cards, parts and offers", () => {
    expect(askOf(["start N1", "start N2"])).toEqual({
      kind: "towns",
      verb: "start",
      towns: ["N1", "N2"],
    });
    expect(askOf(["pick 3 17", "pick 3 9", "pick 9 17"])).toEqual({
      kind: "pick",
      cards: [3, 9, 17],
    });
    expect(askOf(["play 9", "play 3"])).toEqual({ kind: "play", cards: [3, 9] });
    expect(askOf(["princess trade", "princess spurn"])).toEqual({
      kind: "offers",
      offers: ["trade", "spurn"],
    });
    expect(askOf(["top", "top expand L5", "bottom", "bottom buy 1", "bottom buy 2"])).toEqual({
      kind: "parts",
      parts: [
        { part: "top", plain: true, most: 0, expand: ["L5"], free: [] },
        { part: "bottom", plain: true, most: 2, expand: [], free: [] },
      ],
    });
  });

  it("offers what it does not know as it is", () => {
    expect(askOf(["top", "sing"])).toEqual({ kind: "texts", texts: ["top", "sing"] });
    expect(askOf(["top", "play 3"])).toEqual({ kind: "texts", texts: ["top", "play 3"] });
  });
});

describe("choosing", () => {
  it("picks two cards in either order, a third in place of the first", () => {
    const legal = ["pick 3 9", "pick 3 17", "pick 9 17"];
    const ask = askOf(legal);
    const one = withCard(ask, nothingChosen, 17);
    expect(actionOf(legal, ask, one)).toBeNull();
    const two = withCard(ask, one, 3);
    expect(actionOf(legal, ask, two)).toBe("pick 3 17");
    expect(actionOf(legal, ask, withCard(ask, two, 9))).toBe("pick 3 9");
    expect(withCard(ask, two, 3).cards).toEqual([17]);
    expect(withCard(ask, two, 4)).toBe(two);
  });

  it("plays one card", () => {
    const legal = ["play 3", "play 9"];
    const ask = askOf(legal);
    const chosen = withCard(ask, withCard(ask, nothingChosen, 3), 9);
    expect(actionOf(legal, ask, chosen)).toBe("play 9");
  });

  it("takes a part with what goes with it", () => {
    const legal = ["top", "top expand L5", "bottom free M3", "bottom free M4"];
    const ask = askOf(legal);
    expect(actionOf(legal, ask, nothingChosen)).toBeNull();
    expect(targetsOf(ask, nothingChosen)).toEqual(["L5", "M3", "M4"]);
    const top = withPart(ask, nothingChosen, "top");
    expect(actionOf(legal, ask, top)).toBe("top");
    expect(targetsOf(ask, top)).toEqual(["L5"]);
    expect(actionOf(legal, ask, withTown(ask, top, "L5"))).toBe("top expand L5");
    // Whoever must free a town has to say which.
    const bottom = withPart(ask, top, "bottom");
    expect(actionOf(legal, ask, bottom)).toBeNull();
    expect(actionOf(legal, ask, withTown(ask, bottom, "M4"))).toBe("bottom free M4");
  });

  it("lets a town on the map choose its part", () => {
    const legal = ["top", "top expand L5", "bottom"];
    const ask = askOf(legal);
    const chosen = withTown(ask, nothingChosen, "L5");
    expect(chosen.part).toBe("top");
    expect(actionOf(legal, ask, chosen)).toBe("top expand L5");
    expect(actionOf(legal, ask, withTown(ask, chosen, "L5"))).toBe("top");
  });

  it("needs no part where there is but one", () => {
    const legal = ["primary", "primary buy 1"];
    const ask = askOf(legal);
    expect(actionOf(legal, ask, nothingChosen)).toBe("primary");
    expect(actionOf(legal, ask, { ...nothingChosen, buy: 1 })).toBe("primary buy 1");
    expect(actionOf(legal, ask, { ...nothingChosen, buy: 7 })).toBeNull();
  });

  it("never makes up an action", () => {
    const legal = ["pick 3 9"];
    const ask = askOf([...legal, "pick 3 17"]);
    expect(actionOf(legal, ask, { ...nothingChosen, cards: [9, 17] })).toBeNull();
  });

  it("keeps of an old choice what is still offered", () => {
    const old = { ...nothingChosen, cards: [3, 17], town: "M1", part: "top" as const, buy: 3 };
    expect(tidied(askOf(["play 3"]), old)).toEqual({ ...nothingChosen, cards: [3] });
    expect(tidied(askOf(["raid M1"]), old)).toEqual({ ...nothingChosen, town: "M1" });
    expect(tidied(askOf(["top", "top buy 1", "bottom"]), old)).toEqual({
      ...nothingChosen,
      part: "top",
      buy: 1,
    });
    expect(tidied(askOf([]), old)).toEqual(nothingChosen);
  });
});

describe("what is tried in vain", () => {
  it("is put into words for the rules to judge", () => {
    expect(triedTown(askOf(["mark C2"]), nothingChosen, "M3")).toBe("mark M3");
    const parts = askOf(["top", "top expand L5", "bottom"]);
    expect(triedTown(parts, nothingChosen, "M3")).toBe("top expand M3");
    expect(triedTown(parts, { ...nothingChosen, part: "bottom" }, "M3")).toBe("bottom expand M3");
    expect(triedTown(askOf(["bottom free M1"]), nothingChosen, "M3")).toBe("bottom free M3");
    expect(triedTown(askOf(["play 3"]), nothingChosen, "M3")).toBeNull();
  });
});

import { expect, test, vi } from "vitest";
import { Refused } from "../server/refused";
import { Exploration } from "./explore.svelte";
import type { ExploreForm, Explored } from "../wire";

const asked = { text: "asked" };

/** A game in which two seats say a or b in turn; after five it is over, after "dice" chance decides. */
function explored({ actions }: ExploreForm): Explored<string> {
  const view = actions.map((action) => action.do).join("");
  const over = actions.length >= 5;
  const chance = actions.at(-1)?.do === "dice";
  const seat = actions.length % 2;
  return {
    options: {},
    view,
    views: [],
    to_act: over || chance ? [] : [seat],
    chance,
    legal: over || chance ? [] : [{ seat, actions: ["a", "b", "dice"], asked }],
    heard: actions.slice(-1).map(({ do: words }) => ({
      seen: { event: "said" },
      text: { text: `says-${words}` },
    })),
    outcome: over ? { winners: [0], places: [1, 2], ending: "five", reason: "Five." } : null,
    asked,
    ended: null,
  };
}

const source = {
  game: "letters",
  options: { rules: [] },
  seats: 2,
  actions: [
    { by: 0, do: "x" },
    { by: 1, do: "y" },
    { by: 0, do: "z" },
  ],
};

function exploration() {
  const ask = vi.fn(async (from: ExploreForm) => explored(from));
  return { ask, lines: new Exploration<string>(source, ask) };
}

test("a line departs from any moment", async () => {
  const { ask, lines } = exploration();
  await lines.begin(2);
  expect(ask).toHaveBeenLastCalledWith({
    game: "letters",
    options: { rules: [] },
    seats: 2,
    actions: source.actions.slice(0, 2),
  });
  expect(lines.explored?.view).toBe("xy");
  expect(lines.seat).toBe(0);
  await lines.act("a");
  await lines.act("b");
  expect(lines.explored?.view).toBe("xyab");
  expect(lines.before).toBe("xya");
  expect(lines.heard[0]?.text?.text).toBe("says-b");
  expect(lines.current).toMatchObject({ from: 2 });
  expect(lines.at).toBe(2);
});

test("another move in the midst of a line makes another line, and both are kept", async () => {
  const { ask, lines } = exploration();
  await lines.begin(1);
  await lines.act("a");
  await lines.act("a");
  const first = lines.open!;
  lines.show(first, 1);
  await lines.act("b");
  expect(lines.variations.map((one) => one.steps.map((step) => step.do).join(""))).toEqual([
    "aa",
    "ab",
  ]);
  expect(lines.open).not.toBe(first);
  // What was tried before is found again without asking.
  const calls = ask.mock.calls.length;
  lines.show(lines.open!, 1);
  await lines.act("a");
  expect(lines.open).toBe(first);
  lines.show(first, 0);
  await lines.act("a");
  expect(lines.at).toBe(1);
  expect(ask.mock.calls.length).toBe(calls);
});

test("back to the game keeps the lines that have moves", async () => {
  const { lines } = exploration();
  await lines.begin(0);
  await lines.act("a");
  await lines.begin(2);
  lines.close();
  expect(lines.variations).toHaveLength(1);
  expect(lines.explored).toBeNull();
  lines.show(lines.variations[0]!.id);
  expect(lines.explored?.view).toBe("a");
  lines.forget(lines.variations[0]!.id);
  expect(lines.variations).toEqual([]);
  expect(lines.open).toBeNull();
});

test("a line ends with the game, and where chance would decide", async () => {
  const { lines } = exploration();
  await lines.begin(3);
  await lines.act("a");
  await lines.act("a");
  expect(lines.outcome?.reason).toBe("Five.");
  expect(lines.legal).toEqual([]);
  expect(lines.needsChance).toBe(false);
  await lines.begin(3);
  await lines.act("dice");
  expect(lines.needsChance).toBe(true);
  expect(lines.legal).toEqual([]);
});

test("a refusal is told and leaves the line as it was", async () => {
  const { ask, lines } = exploration();
  await lines.begin(2);
  ask.mockRejectedValueOnce(new Refused("illegal", "action 3 is not legal"));
  await lines.act("a");
  expect(lines.trouble?.reason).toBe("action 3 is not legal");
  expect(lines.explored?.view).toBe("xy");
  expect(lines.busy).toBe(false);
  await lines.act("a");
  expect(lines.trouble).toBeNull();
  expect(lines.explored?.view).toBe("xya");
});

test("why something cannot be tried is asked without a trace", async () => {
  const { ask, lines } = exploration();
  expect(await lines.why("c")).toBeNull();
  await lines.begin(2);
  await lines.act("a");
  const refusal = new Refused("illegal", "action 4: there is no c", 422, "letters#alphabet");
  ask.mockRejectedValueOnce(refusal);
  expect(await lines.why("c")).toBe(refusal);
  expect(ask.mock.lastCall![0].actions.map((action) => action.do)).toEqual(["x", "y", "a", "c"]);
  expect(lines.trouble).toBeNull();
  expect(lines.explored?.view).toBe("xya");
  expect(await lines.why("b")).toBeNull();
  ask.mockRejectedValueOnce(new Refused("offline", "nobody answers"));
  expect(await lines.why("c")).toBeNull();
});

test("what would come of an action is told without a trace", async () => {
  const { lines } = exploration();
  expect(await lines.preview("a")).toEqual([]);
  await lines.begin(2);
  expect(await lines.preview("a")).toEqual([{ text: "says-a" }]);
  expect(lines.explored?.view).toBe("xy");
  expect(lines.variations.map((one) => one.steps)).toEqual([[]]);
});

test("an answer that comes after going back is not shown", async () => {
  const { ask, lines } = exploration();
  let answer: (value: Explored<string>) => void = () => {};
  ask.mockImplementationOnce(() => new Promise((done) => (answer = done)));
  const begun = lines.begin(1);
  expect(lines.busy).toBe(true);
  lines.close();
  answer(explored({ ...source, actions: [] }));
  await begun;
  expect(lines.open).toBeNull();
  expect(lines.busy).toBe(false);
});

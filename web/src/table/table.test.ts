import { expect, test, vi } from "vitest";
import { FakeWorld } from "../server/fake";
import type { Look, Moment, Standing, TableEvent } from "../wire";
import type { TableDeps } from "./deps";
import { TableState } from "./table.svelte";

const look = (view: string, legal: string[] = [], seat: number | null = 0): Look<string> => ({
  seat,
  view,
  legal,
  undo: false,
  takeback: false,
  asked: { text: "asked" },
});
const acted = (number: number, by: number | "chance"): TableEvent => ({
  number,
  at: number,
  event: "acted",
  by,
  heard: [{ seen: { event: "moved" }, text: { text: `event ${number}` } }],
});
const other = (number: number, event: string, more: object = {}): TableEvent =>
  ({ number, at: number, event, ...more }) as unknown as TableEvent;
const seat = (name: string) => ({ name, bot: null, instead_of: null, yours: false, word: false });

function standing(number: number, more: Partial<Standing<string>> = {}): Standing<string> {
  return {
    table: "t",
    number,
    game: "brandubh",
    title: "Brandubh",
    options: {},
    name: "",
    public: false,
    stage: "playing",
    host: "Ann",
    hosting: true,
    seats: [seat("Ann"), seat("Bob")],
    to_act: [0],
    clock: { kind: "none" },
    late: "loses",
    clocks: null,
    now: 0,
    commitment: "",
    table_commitment: null,
    luck: null,
    seed: null,
    words: null,
    takeback: null,
    rematch: null,
    rematch_offer: null,
    ready: [],
    rematch_of: null,
    outcome: null,
    ended: null,
    views: [look(`view ${number}`, ["a", "b"])],
    ...more,
  };
}

async function table(
  more: Partial<TableDeps> = {},
  first = standing(2),
  events = [other(1, "created"), other(2, "started")],
) {
  const world = new FakeWorld();
  const history: Moment<string>[] = [];
  const complaints: string[] = [];
  const deps: TableDeps = {
    world,
    api: {
      table: vi.fn(async () => first) as never,
      events: vi.fn(async () => events),
      history: vi.fn(async () => history) as never,
      lists: async () => ({ blocked: [], muted: [{ person: 9, name: "Loud" }] }),
    },
    gameClient: async () => null,
    now: () => world.now,
    pace: () => 0,
    confirms: () => false,
    broke: () => "it broke",
    complain: (refused) => complaints.push(refused.word),
    ...more,
  };
  const state = new TableState<string>("t", deps);
  await state.open();
  world.wire.opens().says({ type: "table", fresh: false, events: [], standing: first });
  const says = (next: Standing<string>, ...events: TableEvent[]) =>
    world.wire.says({ type: "table", fresh: false, events, standing: next });
  return { state, world, says, deps, history, complaints };
}

/** An answer that takes its time. */
function held<T>() {
  let comes!: (value: T) => void;
  const answer = new Promise<T>((resolve) => (comes = resolve));
  return { answer, comes };
}

test("the table is loaded and followed", async () => {
  const { state, world, says } = await table();
  expect(world.wire.path).toBe("/api/tables/t/socket?after=2");
  expect(state.view).toBe("view 2");
  expect(state.legal).toEqual(["a", "b"]);
  says(standing(3, { to_act: [1], views: [look("view 3")] }), acted(3, 0));
  expect(state.view).toBe("view 3");
  expect(state.before).toBe("view 2");
  expect(state.heard.map((one) => one.text?.text)).toEqual(["event 3"]);
  expect(state.legal).toEqual([]);
});

test("what a later message leaves out is as before", async () => {
  const { state, world } = await table();
  const { number, stage, seats, to_act, views, now } = standing(3);
  world.wire.says({
    type: "table",
    fresh: false,
    events: [acted(3, 1)],
    standing: { number, stage, seats, to_act, views, now },
  });
  expect(state.standing?.game).toBe("brandubh");
  expect(state.standing?.number).toBe(3);
});

test("messages that come twice or late change nothing", async () => {
  const { state, says } = await table();
  says(standing(3), acted(3, 1));
  says(standing(5), acted(5, 1));
  says(standing(4), acted(4, 0));
  says(standing(5), acted(5, 1), acted(3, 1));
  expect(state.standing?.number).toBe(5);
  expect(state.view).toBe("view 5");
  expect(state.frames.map((frame) => frame.number)).toEqual([0, 3, 4, 5]);
});

test("events that are not known are passed over", async () => {
  const { state, says } = await table();
  says(standing(3), other(3, "comet", { tail: "long" }));
  expect(state.standing?.number).toBe(3);
  expect(state.frames).toHaveLength(1);
  expect(state.legal).toEqual(["a", "b"]);
});

test("an event heard first over another way is shown with the next message", async () => {
  const { state, says } = await table({}, standing(2), [
    other(1, "created"),
    other(2, "started"),
    acted(3, 1),
  ]);
  expect(state.trailing).toBe(true);
  says(standing(3), acted(3, 1));
  expect(state.trailing).toBe(false);
  expect(state.view).toBe("view 3");
  expect(state.legal).toEqual(["a", "b"]);
});

test("whoever looks back is not moved by what happens", async () => {
  const { state, says, history, deps } = await table();
  says(standing(3), acted(3, 0));
  says(standing(4), acted(4, 1));
  state.step(-1);
  expect(state.at).toBe(1);
  expect(state.view).toBe("view 3");
  expect(state.legal).toEqual([]);
  says(standing(5), acted(5, 0));
  expect(state.view).toBe("view 3");
  expect(state.at).toBe(1);
  state.step(1);
  expect(state.view).toBe("view 4");
  expect(state.before).toBe("view 3");
  state.step(1);
  expect(state.isLive).toBe(true);
  expect(state.view).toBe("view 5");
  expect(state.before).toBe("view 4");
  expect(history).toEqual([]);
  expect(deps.api.history).not.toHaveBeenCalled();
});

test("the history is asked for when it is needed, and only then", async () => {
  const events = [other(1, "created"), other(2, "started"), acted(3, 0), acted(4, 1)];
  const { state, deps, history } = await table({}, standing(4), events);
  history.push(
    { ...other(1, "created"), views: [look("start")] } as Moment<string>,
    { ...acted(3, 0), views: [look("view 3")] } as Moment<string>,
    { ...acted(4, 1), views: [look("view 4")] } as Moment<string>,
  );
  expect(deps.api.history).not.toHaveBeenCalled();
  state.go(0);
  await vi.waitFor(() => expect(state.loading).toBe(false));
  expect(state.view).toBe("start");
  state.go(1);
  expect(state.view).toBe("view 3");
  expect(deps.api.history).toHaveBeenCalledTimes(1);
});

test("a takeback leads back, also the reader who looked at what is gone", async () => {
  const { state, says } = await table();
  says(standing(3), acted(3, 0));
  says(standing(4), acted(4, 1));
  says(standing(5), acted(5, 0));
  state.goTo(4);
  says(standing(6, { views: [look("view 2", ["a"])] }), other(6, "taken-back", { seat: 0 }));
  expect(state.frames.map((frame) => frame.number)).toEqual([0, 3, 4]);
  says(standing(7, { views: [look("view 2", ["a"])] }), other(7, "taken-back", { seat: 0 }));
  expect(state.isLive).toBe(true);
  expect(state.view).toBe("view 2");
  expect(state.legal).toEqual(["a"]);
});

test.each([160, 420, 1000])("at a pace of %i changes are shown one by one", async (pace) => {
  const { state, says, world } = await table({ pace: () => pace });
  world.pass(5_000);
  says(standing(3), acted(3, 1));
  says(standing(4), acted(4, 1));
  says(standing(5), acted(5, 1));
  expect(state.view).toBe("view 3");
  expect(state.legal).toEqual([]);
  world.pass(pace * 1.5);
  expect(state.view).toBe("view 4");
  world.pass(pace * 1.5);
  expect(state.view).toBe("view 5");
  expect(state.before).toBe("view 4");
  expect(state.legal).toEqual(["a", "b"]);
});

test("whoever wants no movement sees at once how things stand", async () => {
  const { state, says, world } = await table({ pace: () => 0 });
  world.pass(5_000);
  for (const number of [3, 4, 5]) says(standing(number), acted(number, 1));
  expect(state.view).toBe("view 5");
  expect(state.legal).toEqual(["a", "b"]);
});

test("two people on one screen look through the seat that has to act", async () => {
  const both = (zero: string[], one: string[]) => [look("zero", zero, 0), look("one", one, 1)];
  const { state, says } = await table({}, standing(2, { views: both(["a"], []) }));
  expect(state.seat).toBe(0);
  says(standing(3, { to_act: [1], views: both([], ["c"]) }), acted(3, 0));
  expect(state.seat).toBe(1);
  expect(state.view).toBe("one");
  expect(state.legal).toEqual(["c"]);
});

test("an action is confirmed if that is wished, and forgotten when it is overtaken", async () => {
  const { state, says, world } = await table({ confirms: () => true });
  state.act("a");
  expect(state.pending).toEqual({ seat: 0, action: "a", sent: false });
  expect(world.wire.sent).toEqual([]);
  state.dismiss();
  expect(state.pending).toBeNull();
  state.act("a");
  says(standing(3, { views: [look("view 3", ["z"])] }), acted(3, 1));
  expect(state.pending).toBeNull();
  state.act("z");
  const done = state.confirm();
  expect(world.wire.sent[0]).toMatchObject({ ask: "act", seat: 0, action: "z" });
  expect(state.legal).toEqual([]);
  world.wire.says({ type: "done", id: world.wire.sent[0]!.id, number: 4 });
  await done;
  expect(state.pending).toBeNull();
});

test("a refusal is told, and the board is free again", async () => {
  const { state, world, complaints } = await table();
  state.act("a");
  world.wire.says({
    type: "refused",
    id: world.wire.sent[0]!.id,
    refused: "illegal",
    reason: "no",
  });
  await vi.waitFor(() => expect(state.pending).toBeNull());
  expect(complaints).toEqual(["illegal"]);
  expect(state.legal).toEqual(["a", "b"]);
});

test("a coach and a preview are asked for on the shown seat's behalf", async () => {
  const { state, world } = await table();
  const advice = { why: { text: "why" }, look: [{ text: "look" }] };
  const asked = state.coach();
  expect(world.wire.sent[0]).toMatchObject({ ask: "coach", seat: 0 });
  world.wire.says({ type: "advice", id: world.wire.sent[0]!.id, advice });
  expect(await asked).toEqual(advice);

  const effects = [{ text: "takes" }];
  const shown = state.preview("a");
  expect(world.wire.sent[1]).toMatchObject({ ask: "preview", seat: 0, action: "a" });
  world.wire.says({ type: "preview", id: world.wire.sent[1]!.id, preview: effects });
  expect(await shown).toEqual(effects);
});

test("where no advice and no preview can be had there is none, and nobody complains", async () => {
  const { state, world, complaints, says } = await table();
  const [advice, effects] = [state.coach(), state.preview("a")];
  for (const { id } of world.wire.sent)
    world.wire.says({ type: "refused", id, refused: "unclear", reason: "no such question" });
  expect(await advice).toBeNull();
  expect(await effects).toEqual([]);
  says(standing(3), acted(3, 0));
  state.go(0);
  expect(await state.coach()).toBeNull();
  expect(world.wire.sent).toHaveLength(2);
  expect(complaints).toEqual([]);
});

test("what happened while the connection was lost is told", async () => {
  const { state, world } = await table();
  world.wire.breaks(1001);
  expect(state.link).toBe("lost");
  world.pass(1_000);
  const events = [acted(3, 1), acted(4, 0), acted(5, 1)];
  world.wire.opens().says({ type: "table", fresh: false, events, standing: standing(5) });
  expect(state.link).toBe("live");
  expect(state.away).toEqual({ moves: 2, since: 2 });
});

test("a fresh start after too long asks for all events again", async () => {
  const { state, world, deps } = await table();
  world.wire.breaks();
  world.pass(1_000);
  (deps.api.events as ReturnType<typeof vi.fn>).mockResolvedValue([acted(3, 1), acted(4, 0)]);
  world.wire.opens().says({ type: "table", fresh: true, events: [], standing: standing(4) });
  await vi.waitFor(() => expect(state.frames).toHaveLength(3));
  expect(state.view).toBe("view 4");
  expect(state.before).toBeNull();
  expect(state.legal).toEqual(["a", "b"]);
});

test("what the socket tells while events are asked for stays", async () => {
  const { state, world, says, deps } = await table();
  world.wire.breaks();
  world.pass(1_000);
  const asked = held<TableEvent[]>();
  (deps.api.events as ReturnType<typeof vi.fn>).mockReturnValue(asked.answer);
  world.wire.opens().says({ type: "table", fresh: true, events: [], standing: standing(4) });
  says(standing(5), acted(5, 1));
  asked.comes([acted(3, 1), acted(4, 0)]);
  await vi.waitFor(() => expect(state.frames[1]?.number).toBe(3));
  expect(state.frames.map((frame) => frame.number)).toEqual([0, 3, 4, 5]);
  expect(state.view).toBe("view 5");
});

test("what the socket tells while the history is asked for stays", async () => {
  const events = [other(1, "created"), other(2, "started"), acted(3, 0)];
  const { state, says, deps } = await table({}, standing(3), events);
  const asked = held<Moment<string>[]>();
  (deps.api.history as ReturnType<typeof vi.fn>).mockReturnValue(asked.answer);
  state.go(0);
  says(standing(4), acted(4, 1));
  asked.comes([{ ...other(1, "created"), views: [look("start")] } as Moment<string>]);
  await vi.waitFor(() => expect(state.loading).toBe(false));
  expect(state.view).toBe("start");
  expect(state.frames.map((frame) => frame.number)).toEqual([0, 3, 4]);
});

test("those who are muted are not heard", async () => {
  const { state, says } = await table();
  says(
    standing(4),
    other(3, "said", { person: 9, name: "Loud", text: "!" }),
    other(4, "said", { person: 1, name: "Bob", text: "hi" }),
  );
  expect(state.talk.map((one) => one.text)).toEqual(["hi"]);
  state.hush(9, false);
  expect(state.talk).toHaveLength(2);
});

test("whoever sits down is here, though nobody has told of them coming", async () => {
  const { state, world } = await table();
  world.wire.opens().says({ type: "presence", here: [true, false], watching: 2 });
  const sat = other(3, "sat", { seat: 1, person: 8, name: "Bob" });
  world.wire.says({ type: "table", fresh: false, events: [sat], standing: standing(3) });
  expect(state.presence).toEqual({ here: [true, true], watching: 2 });
});

/** A game in which every change has two moments. */
const told = {
  moments: ({ before, heard, after }: { before: string; heard: unknown; after: string }) => [
    { view: `${before} and a half`, heard, travels: 300, rests: 200 },
    { view: after, heard: [], travels: 0, rests: 200 },
  ],
} as unknown as NonNullable<Awaited<ReturnType<TableDeps["gameClient"]>>>;

test("a change is told in moments, and only then something is asked", async () => {
  const react = vi.fn();
  const { state, says, world } = await table({
    pace: () => 420,
    gameClient: async () => told,
    react,
  });
  world.pass(5_000);
  says(standing(3), acted(3, 1));
  const lines = () => state.toldPast.events.map(({ number }) => number);
  expect([state.view, state.trailing]).toEqual(["view 2", true]);
  expect(lines()).toEqual([1, 2]);
  world.pass(300);
  expect(state.view).toBe("view 2 and a half");
  expect([state.legal, state.toAct]).toEqual([[], []]);
  expect(lines()).toEqual([1, 2, 3]);
  world.pass(200);
  expect(state.view).toBe("view 3");
  expect(state.legal).toEqual([]);
  expect(react).not.toHaveBeenCalled();
  world.pass(200);
  expect(state.legal).toEqual(["a", "b"]);
  expect(state.trailing).toBe(false);
  expect(react).toHaveBeenCalledTimes(1);
});

test("what comes while something is told waits for its end", async () => {
  const { state, says, world } = await table({ pace: () => 420, gameClient: async () => told });
  world.pass(5_000);
  says(standing(3), acted(3, 1));
  says(standing(4, { stage: "finished", to_act: [] }), acted(4, 1));
  world.pass(300);
  expect(state.view).toBe("view 2 and a half");
  world.pass(400);
  expect(state.view).toBe("view 3");
  state.toNow();
  expect(state.view).toBe("view 4");
  expect(state.trailing).toBe(false);
});

test("a moment that is still asked for shows nothing of what came later", async () => {
  const events = [other(1, "created"), other(2, "started"), acted(3, 0), acted(4, 1), acted(5, 0)];
  const { state, deps, history } = await table({}, standing(5), events);
  history.push(
    { ...acted(3, 0), views: [look("view 3")] } as Moment<string>,
    { ...acted(4, 1), views: [look("view 4")] } as Moment<string>,
  );
  state.go(1);
  await vi.waitFor(() => expect(state.loading).toBe(false));
  expect(state.view).toBe("view 3");
  const answer = held<Moment<string>[]>();
  vi.mocked(deps.api.history).mockReturnValueOnce(answer.answer as never);
  state.go(0);
  expect(state.view).toBe("view 3");
});

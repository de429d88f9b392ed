// A change of The High Throne as moments: each placing, gain and roll with the table as it stands then.
// One's own dice lie covered until one rolls them.

import { settings } from "../../app/settings.svelte";
import { t } from "../../texts/index.svelte";
import type { Heard, Seat } from "../../wire";
import type { Change, Moment } from "../game";
import { deckOf } from "./deck";
import { openingOf, scenesOf, lasts, type Scene } from "./scenes";
import type { ThroneSeen, ThroneView } from "./types";

/** What is on the table while something is told. */
export interface ThroneShown extends ThroneView {
  scene?: Scene;
}

type One = Moment<ThroneShown>;

/** No card is longer on its way, in milliseconds. */
const LONGEST_WAY = 500;

/** Whether the next roll was asked for together with the eighth die, so that nobody asks again. */
let asked = false;

/** Says that the roll which comes next is wanted already. */
export function rollNext(): void {
  asked = true;
}

/** The table with the dice still in the hand. */
export function unrolled(view: ThroneView): ThroneView {
  const { turn } = view;
  if (!turn) return view;
  const targets = turn.targets.map((target) => ({
    ...target,
    chance: target.before,
    open: target.open.map((line) => ({ ...line, chance: null })),
  }));
  return { ...view, asked: "chance", turn: { ...turn, roll: null, fits: false, targets } };
}

/** The end is not told before it comes: an Objective counts once it is shown. */
function untold(view: ThroneView, shown: ReadonlySet<Seat>): ThroneView {
  if (view.outcome === null) return view;
  const players = view.players.map((player, seat) => {
    if (shown.has(seat)) return player;
    const { score } = player;
    const open = { ...score, objective: 0, total: score.total - score.objective };
    return { ...player, objective: null, score: open };
  });
  return { ...view, asked: "chance", outcome: null, players };
}

export function momentsOf(change: Change<ThroneView>): One[] {
  const { before, heard, after, seat, pace, live } = change;
  const scenes = scenesOf(before, heard, after, deckOf(change.options));
  const moments: One[] = [];
  const objectives = new Set<Seat>();
  let opening = openingOf(before.first === null ? before.opening : []);
  let told = 0;
  scenes.forEach((scene, place) => {
    const { seen } = scene;
    if (seen.event === "opening-roll") opening = openingOf(seen.rolled);
    if (seen.event === "objective-shown") objectives.add(seen.seat);
    const until = heard.findIndex((one) => (one.seen as unknown) === seen) + 1;
    moments.push({
      view: { ...(scene.after ? untold(after, objectives) : before), scene: { ...scene, opening } },
      heard: heard.slice(told, until),
      travels: seen.event === "gained" ? Math.min(LONGEST_WAY, pace) : 0,
      rests: lasts(scene, pace, scenes.length - place),
    });
    told = until;
  });
  const rest = heard.slice(told);
  const rolls = live && seat !== null && isOwnRoll(rest, after, seat);
  const waits = rolls && !settings.all.rolls && !asked;
  if (rolls) asked = false;
  if (waits) {
    const rolled = rest.findIndex(({ seen }) => seen.event === "rolled");
    const covered = { view: unrolled(after), heard: rest.splice(0, rolled), travels: 0, rests: 0 };
    moments.push({ ...covered, asks: t("throne-roll-asked") });
  }
  if (moments.length > 0) moments.push({ view: after, heard: rest, travels: 0, rests: 0 });
  return moments;
}

function isOwnRoll(heard: readonly Heard[], { turn }: ThroneView, seat: Seat): boolean {
  const events = heard.map(({ seen }) => seen as unknown as ThroneSeen);
  return events.some(
    (seen) => seen.event === "rolled" && seen.seat === seat && seen.dice === turn?.roll,
  );
}

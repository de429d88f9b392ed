// A table as this page knows it: how it stands, what has happened, where the reader looks, and what
// was asked for. The game and the socket are handed in; everything that can be computed is pure and
// lives in the files beside this one.

import type { GameClient } from "../games/game";
import type { Standing as LinkStanding } from "../server/link";
import { Live, type Answer } from "../server/live";
import { refusedBy, type Refused } from "../server/refused";
import type { Advice, Command, Message, News, Presence, Standing, TableEvent } from "../wire";
import { OwnWords, wasDone } from "../tables/own-words";
import type { TableDeps, Pending } from "./deps";
import {
  changesGame,
  heardBy,
  placeOf,
  withEvents,
  withHistory,
  withLooks,
  withoutLooks,
} from "./past";
import { Playing } from "./playing.svelte";
import { Queue } from "./queue";
import { movesSince } from "./reactions";
import { stepped, type At } from "./scrubber";
import { ownSeats, seatShown } from "./seats";
import { Shown } from "./shown.svelte";

/** So soon after it a change is skipped together with what was skipped, in milliseconds. */
const RIGHT_AFTER = 600;

export class TableState<V = any> extends Shown<V> {
  /** When the standing came, for the clocks. */
  heardAt = $state(0);
  link = $state<LinkStanding>("connecting");
  /** Why the table cannot be shown at all. */
  trouble = $state.raw<Refused | null>(null);
  presence = $state.raw<Presence | null>(null);
  pending = $state.raw<Pending | null>(null);
  client = $state.raw<GameClient<V> | null>(null);
  /** Whether it is known if this page knows the game. */
  ready = $state(false);
  loading = $state(false);
  muted = $state.raw<ReadonlySet<number>>(new Set());
  /** What happened while the reader was away: how many moves, since which event. */
  away = $state.raw<{ moves: number; since: number } | null>(null);

  readonly live: Live<V>;
  private readonly queue: Queue;
  private readonly player: Playing;
  private leftAt: number | null = null;
  private historyFor = -1;
  private readonly words = new OwnWords();
  /** Whether a word is being committed to or revealed, and whether more has come to pass meanwhile. */
  private minding: "no" | "yes" | "again" = "no";
  /** Whether the table broke its promise about the luck, and so was not told the reader's word. */
  distrusted = $state(false);

  constructor(
    readonly id: string,
    private readonly deps: TableDeps,
  ) {
    super(deps.world, deps.now);
    this.queue = new Queue(
      deps,
      (number) => this.show(number),
      (number) => this.isOwn(number),
      () => this.teller.telling,
    );
    this.player = new Playing(
      deps.world,
      deps.pace,
      () => {
        this.step(1);
        return !this.isLive;
      },
      () => this.teller.telling,
    );
    this.live = new Live<V>(
      deps.world,
      id,
      {
        news: (news) => this.hear(news),
        presence: (presence) => (this.presence = presence),
        changed: (standing) => this.connection(standing),
        failed: (times) => {
          if (times % 3 === 1) void this.refresh();
        },
      },
      deps.broke,
    );
  }

  /** Loads the table and follows it. `seen` is the last event that the reader saw here before. */
  async open(seen: number | null = null): Promise<void> {
    if (!(await this.refresh())) return;
    this.live.after = this.standing!.number;
    this.live.connect();
    void this.deps.api.lists().then(
      (lists) => (this.muted = new Set(lists.muted.map((one) => one.person))),
      () => {},
    );
    try {
      await this.needEvents();
      if (this.standing!.stage === "finished") await this.needHistory();
    } catch (thrown) {
      this.deps.complain(refusedBy(thrown));
    }
    if (seen !== null && this.standing?.stage !== "open") this.wasAway(seen);
  }

  close(): void {
    this.live.end();
    this.queue.clear();
    this.teller.stop();
    this.stop();
  }

  /** Looks how the table stands, also to find out why its socket does not open. */
  async refresh(): Promise<boolean> {
    try {
      const standing = await this.deps.api.table<V>(this.id);
      this.trouble = null;
      this.take(standing, true);
      if (!this.ready) {
        this.client = await this.deps.gameClient(standing.game).catch(() => null);
        this.ready = true;
      }
      return true;
    } catch (thrown) {
      const refused = refusedBy(thrown);
      // A table that is shown already stays on the screen while the server cannot be reached.
      if (!this.standing || refused.word === "no-table" || refused.word === "damaged") {
        this.trouble = refused;
        if (refused.word === "no-table") this.live.end();
      }
      return false;
    }
  }

  /** Whether chance has had a hand in the game so far. */
  get hasLuck(): boolean {
    return this.frames.some(({ by }) => by === "chance");
  }

  /** Whether the game goes by itself. */
  get playing(): boolean {
    return this.player.on;
  }

  /** What the shown seat may do now. */
  get legal(): string[] {
    const { standing } = this;
    if (!standing || !this.isLive || this.trailing || this.pending?.sent) return [];
    return standing.views.find((look) => look.seat === this.seat)?.legal ?? [];
  }

  // --- What comes in ---

  private hear(news: News<V>): void {
    const before = this.standing;
    this.past = withEvents(this.past, news.events);
    this.presence = withSitters(this.presence, news.events);
    // The table never goes back, so an older message only fills a gap.
    if (before && !news.fresh && news.standing.number < before.number) return;
    const recent = news.events.filter((event) => event.number > (before?.number ?? 0));
    this.take(withCommitment(news.standing, recent), news.fresh || recent.some(changesGame));
    void this.mindWords();
    if (news.fresh && before && news.standing.number !== before.number) void this.catchUp();
    else this.follow();
    if (recent.length && before) {
      this.unheard = {
        events: [...(this.unheard?.events ?? []), ...recent],
        before: this.unheard?.before ?? before,
      };
    }
    this.caughtUp();
    if (this.leftAt !== null && !isHidden()) this.back();
    this.dropOvertaken();
    // What the reader is asked to do first has been overtaken.
    if (this.teller.asks !== null && recent.some(changesGame)) this.teller.next();
  }

  /** Shows what is new of the game, if anything is. */
  private follow(): void {
    const last = this.frames.at(-1)!.number;
    if (last > Math.max(this.shownTo, this.queue.last)) this.queue.add(this.standing!.number);
    // What the reader looked back to was taken back with all that followed.
    if (this.lookingAt !== null && this.lookingAt > last) this.go(null);
  }

  /** Takes in a standing; what it leaves out is as before. */
  private take(next: Partial<Standing<V>> & { number: number }, changed: boolean): void {
    const before = this.standing;
    const standing = { ...before, ...next } as Standing<V>;
    const own = ownSeats(standing);
    if (before && String(ownSeats(before)) !== String(own)) {
      // Other eyes have seen something else: what they saw is asked for again when needed.
      this.past = withoutLooks(this.past);
      this.historyFor = -1;
      changed = true;
    }
    this.standing = standing;
    this.heardAt = this.deps.now();
    if (changed || !before) this.past = withLooks(this.past, standing.number, standing.views);
    this.seat = seatShown(own, standing.to_act, this.seat);
    if (!before) this.shownTo = standing.number;
    else if (this.queue.idle) this.shownTo = Math.max(this.shownTo, this.quietUpTo());
  }

  /** Up to where nothing of the game has changed since what is shown. */
  private quietUpTo(): number {
    return this.frames.at(-1)!.number <= this.shownTo ? this.standing!.number : this.shownTo;
  }

  /** Asks for all that has happened. The past is read after the answer: the socket may tell more meanwhile. */
  private async needEvents(): Promise<void> {
    const events = await this.deps.api.events(this.id);
    this.past = withEvents(this.past, events);
  }

  /** Events are missing: they are asked for. */
  private async catchUp(): Promise<void> {
    try {
      await this.needEvents();
      this.jumpToPresent();
    } catch {
      // The socket is being opened anew anyway, and then they are asked for again.
    }
  }

  private connection(standing: LinkStanding): void {
    if (standing === "lost" && this.link === "live") this.leave();
    this.link = standing;
  }

  /** Shows the present up to an event. */
  private show(number: number): void {
    this.changedFrom = this.shownTo;
    if (!this.isLive) {
      this.shownTo = number;
      return this.caughtUp();
    }
    this.jumped = false;
    const from = this.lookAt(this.livePlaceBefore())?.view ?? null;
    const place = placeOf(this.frames, this.changedFrom);
    this.shownTo = number;
    const isLast = this.place === this.frames.length - 1;
    this.tell(from, place, isLast && number > this.newest);
    this.newest = Math.max(this.newest, number);
  }

  /** The last event that was shown as it came to pass. */
  private newest = 0;
  /** When the reader last wanted to see no more of what comes to pass. */
  private skippedAt = -Infinity;

  /** Whoever skips means what comes right after it, too: others' turns come in many small changes. */
  private skips(): boolean {
    const now = this.deps.now();
    if (now - this.skippedAt > RIGHT_AFTER) return false;
    this.skippedAt = now;
    return true;
  }

  /** Tells the change that leads from a view to the shown moment. */
  private tell(before: V | null, from: number, live = false): void {
    const { client, look, names, seat } = this;
    const { options = {} } = this.standing ?? {};
    const pace = this.deps.pace();
    if (this.place > from && pace > 0 && before !== null && look && client?.moments) {
      const heard = this.frameHeard;
      const change = { before, heard, after: look.view, seat, names, options, pace, live };
      const all = client.moments(change);
      const asks = all.findIndex((moment) => moment.asks !== undefined);
      const moments = !live || !this.skips() ? all : asks < 0 ? [] : all.slice(asks);
      if (moments.length > 0) {
        if (moments.length > 1 && this.toldLast?.to !== from) this.toldLast = { from, to: from };
        if (moments.length > 1) this.toldLast = { ...this.toldLast!, to: this.place };
        this.teller.tell(before, moments, () => this.told());
        return;
      }
    }
    this.settled = Math.max(this.settled, this.frames[this.place]?.number ?? 0);
    this.caughtUp();
  }

  /** What was told last at some length, from one place in the line of the game to another. */
  private toldLast: { from: number; to: number } | null = null;

  private told(): void {
    this.settled = this.frames[this.place]!.number;
    this.queue.told();
    this.caughtUp();
  }

  /** Tells again what was told last at some length; nothing if there is no such thing. */
  get again(): (() => void) | null {
    const { toldLast } = this;
    if (!toldLast || !this.isLive || this.trailing || this.deps.pace() === 0) return null;
    return () => {
      this.queue.clear();
      this.shownTo = this.frames[toldLast.from]?.number ?? 0;
      const rest = this.frames.slice(toldLast.from + 1).map((frame) => frame.number);
      // What nothing of the game followed upon belongs to the last of them.
      rest.splice(-1, 1, this.standing!.number);
      for (const number of rest) this.queue.add(number);
    };
  }

  /** Shows at once how things stand now. */
  toNow(): void {
    const from = this.place;
    this.skippedAt = this.deps.now();
    const unsettled = this.frames.at(-1)!.number > this.settled;
    this.jumpToPresent();
    this.jumped = from !== this.place;
    if (!unsettled || !this.askStill()) this.caughtUp();
  }

  /** The last event whose telling has come to an end. */
  private settled = 0;

  /** Whoever skips what others did is still asked for what is theirs to do; says whether anything is. */
  private askStill(): boolean {
    const { client, look, names, seat, frames, place } = this;
    const pace = this.deps.pace();
    if (pace === 0 || !look || !client?.moments) return false;
    const heard = heardBy(frames[place]!.heard, seat);
    const before = this.lookAt(place - 1)?.view ?? look.view;
    const { options } = this.standing!;
    const change = { before, heard, after: look.view, seat, names, options, pace, live: true };
    const moments = client.moments(change);
    const asks = moments.findIndex((moment) => moment.asks !== undefined);
    if (asks < 0) return false;
    this.jumped = false;
    this.changedFrom = frames[place - 1]?.number ?? 0;
    this.teller.tell(before, moments.slice(asks), () => this.told());
    return true;
  }

  /** What has come to pass that the reader has not heard of yet. */
  private unheard: { events: TableEvent[]; before: Standing<V> } | null = null;

  /** The present is reached: now it may be heard, too. */
  private caughtUp(): void {
    const { unheard, standing } = this;
    if (!unheard || !standing || this.trailing) return;
    this.unheard = null;
    this.deps.react?.(unheard.events, unheard.before, standing);
  }

  /** What one has done oneself is shown at once. */
  private isOwn(number: number): boolean {
    const by = this.frames[placeOf(this.frames, number)]?.by;
    return typeof by === "number" && this.own.includes(by);
  }

  private jumpToPresent(): void {
    this.queue.clear();
    this.teller.stop();
    this.jumped = true;
    this.shownTo = this.standing?.number ?? 0;
    this.changedFrom = this.shownTo;
  }

  // --- Looking back ---

  /** Goes to a moment, or to the present. */
  go(at: At): void {
    const from = this.place;
    const before = this.lookAt(from)?.view ?? null;
    this.held = this.look;
    if (at === null) {
      this.lookingAt = null;
      this.jumpToPresent();
      this.jumped = this.place !== from + 1;
      if (!this.jumped) this.changedFrom = this.frames[from]?.number ?? 0;
      this.stop();
    } else {
      this.teller.stop();
      this.lookingAt = this.frames[at]?.number ?? 0;
      this.jumped = at !== from + 1;
      if (!this.frames[at]?.looks) void this.needHistory();
    }
    if (!this.jumped) this.tell(before, from);
    else this.caughtUp();
  }

  step(by: number): void {
    this.go(stepped(this.at, by, this.frames.length));
  }

  /** Goes to the moment of an event. */
  goTo(number: number): void {
    const place = placeOf(this.frames, number);
    this.stop();
    this.go(place >= this.frames.length - 1 ? null : place);
  }

  /** Lets the game go by from the shown moment, or from the start. */
  play(): void {
    if (this.frames.length < 2) return;
    if (this.isLive) this.go(0);
    this.player.start();
  }

  stop(): void {
    this.player.stop();
  }

  togglePlay(): void {
    if (this.playing) this.stop();
    else this.play();
  }

  /** Loads the whole history, unless it is known already. */
  async needHistory(): Promise<void> {
    const number = this.standing?.number ?? 0;
    if (this.loading || this.historyFor === number || this.frames.every((frame) => frame.looks))
      return;
    this.loading = true;
    try {
      const moments = await this.deps.api.history<V>(this.id);
      this.past = withHistory(this.past, moments);
      this.historyFor = number;
    } catch (thrown) {
      this.deps.complain(refusedBy(thrown));
    } finally {
      this.loading = false;
    }
  }

  // --- Being away ---

  /** The reader looks elsewhere. */
  leave(): void {
    this.leftAt ??= this.standing?.number ?? null;
  }

  /** The reader is back. */
  back(): void {
    const since = this.leftAt;
    this.leftAt = null;
    if (since !== null) this.wasAway(since);
  }

  private wasAway(since: number): void {
    const moves = movesSince(this.past.events, since, this.own);
    if (moves > 0) this.away = { moves, since: Math.min(since, this.away?.since ?? since) };
  }

  /** Shows what happened while the reader was away. */
  async replayAway(): Promise<void> {
    const { away } = this;
    if (!away) return;
    this.away = null;
    await this.needHistory();
    this.go(placeOf(this.frames, away.since));
    if (this.isLive) return;
    this.player.start();
  }

  // --- Asking ---

  /** Does an action of the shown seat, or asks whether it is meant. */
  act(action: string): void {
    if (this.seat === null || this.pending?.sent) return;
    this.pending = { seat: this.seat, action, sent: false };
    if (!this.deps.confirms()) void this.confirm();
  }

  async confirm(): Promise<void> {
    const { pending } = this;
    if (!pending || pending.sent) return;
    this.away = null;
    this.pending = { ...pending, sent: true };
    await this.ask({ ask: "act", seat: pending.seat, action: pending.action });
    this.pending = null;
  }

  dismiss(): void {
    if (!this.pending?.sent) this.pending = null;
  }

  /** Asks the table for something; says whether it was done. */
  async ask(command: Command): Promise<boolean> {
    try {
      await this.live.ask(command);
      return true;
    } catch (thrown) {
      this.deps.complain(refusedBy(thrown));
      return false;
    }
  }

  /** Commits to words for the luck and reveals them, without being asked. */
  private async mindWords(): Promise<void> {
    if (this.minding !== "no") {
      this.minding = "again";
      return;
    }
    const due = this.standing ? this.words.due(this.standing) : null;
    if (due === "wrong") this.distrusted = true;
    if (!due || due === "wrong") return;
    this.minding = "yes";
    try {
      await this.live.ask(due);
      wasDone(this.id, due);
    } catch {
      // Whoever was too late plays without a word, and the table says so.
      this.minding = "no";
      return;
    }
    const again = (this.minding as string) === "again";
    this.minding = "no";
    if (again) void this.mindWords();
  }

  /** Asks why the shown seat cannot do something; nothing if that cannot be known, or if it can. */
  async why(action: string): Promise<Refused | null> {
    if (this.seat === null || !this.isLive) return null;
    try {
      await this.live.ask({ ask: "why", seat: this.seat, action });
      return null;
    } catch (thrown) {
      const refused = refusedBy(thrown);
      return refused.word === "illegal" ? refused : null;
    }
  }

  /** What a coach says of what the shown seat is asked; nothing if that cannot be known. */
  async coach(): Promise<Advice | null> {
    const answer = await this.query({ ask: "coach" });
    return (answer?.advice as Advice | null | undefined) ?? null;
  }

  /** What an action of the shown seat would do, in sentences; nothing if that cannot be known. */
  async preview(action: string): Promise<Message[]> {
    const answer = await this.query({ ask: "preview", action });
    return (answer?.preview as Message[] | undefined) ?? [];
  }

  /** Asks something on the shown seat's behalf that changes nothing, so that no answer is no harm. */
  private async query(
    question: { ask: "coach" } | { ask: "preview"; action: string },
  ): Promise<Answer | null> {
    if (this.seat === null || !this.isLive) return null;
    return this.live.query({ ...question, seat: this.seat }).catch(() => null);
  }

  /** Does not show what somebody says, or does so again. */
  hush(person: number, on: boolean): void {
    const muted = new Set(this.muted);
    if (on) muted.add(person);
    else muted.delete(person);
    this.muted = muted;
  }

  /** What was said, but for those who are not to be heard. */
  get talk(): Extract<TableEvent, { event: "said" }>[] {
    return this.past.events.filter(
      (event): event is Extract<TableEvent, { event: "said" }> =>
        event.event === "said" && event.text !== "" && !this.muted.has(event.person),
    );
  }

  private dropOvertaken(): void {
    // An action that was overtaken by what others did cannot be meant any more.
    const { pending, standing } = this;
    if (!pending || pending.sent || !standing) return;
    const legal = standing.views.find((look) => look.seat === pending.seat)?.legal ?? [];
    if (!legal.includes(pending.action)) this.pending = null;
  }
}

/** What the table has committed itself to is told once, when the game begins. */
function withCommitment<S extends object>(standing: S, events: readonly TableEvent[]): S {
  const told = events.flatMap((event) => (event.event === "started" ? [event.commitment] : []));
  return told[0] ? { ...standing, table_commitment: told[0] } : standing;
}

/** Whoever sits down is here, also where the server has told of nobody coming. */
function withSitters(presence: Presence | null, events: readonly TableEvent[]): Presence | null {
  const sat = events.flatMap((event) => (event.event === "sat" ? [event.seat] : []));
  if (!presence || sat.length === 0) return presence;
  return { ...presence, here: presence.here.map((here, seat) => here || sat.includes(seat)) };
}

function isHidden(): boolean {
  return typeof document !== "undefined" && document.visibilityState === "hidden";
}

// A table's socket: news come in, requests go out and are answered, whatever happens to the
// connection between.

import type { Command, News, Presence } from "../wire";
import { Link, type Standing as LinkStanding, type World } from "./link";
import { Refused } from "./refused";

export interface LiveListener<V = unknown> {
  news: (news: News<V>) => void;
  presence: (presence: Presence) => void;
  changed: (standing: LinkStanding) => void;
  /** The socket could not be opened so many times in a row. */
  failed?: (times: number) => void;
}

/** What the server answers to a request that it does not refuse. */
export type Answer = Record<string, unknown>;

interface Waiting {
  text: string;
  /** Whether it may be sent again: it has a key, so it is done only once. */
  again: boolean;
  sent: boolean;
  done: (answer: Answer) => void;
  refused: (refused: Refused) => void;
}

/** How long an answer may take before the connection is taken for dead. */
const PATIENCE = 8_000;

/** What a request is told when the connection broke before its answer. */
export type Sentence = () => string;

export class Live<V = unknown> {
  readonly link: Link;
  /** The number of the last event that is known here. */
  after: number | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private count = 0;
  private watch: (() => void) | null = null;

  constructor(
    private readonly world: World,
    table: string,
    private readonly listener: LiveListener<V>,
    private readonly broke: Sentence,
  ) {
    const path = `/api/tables/${encodeURIComponent(table)}/socket`;
    this.link = new Link(world, {
      path: () => (this.after === null ? path : `${path}?after=${this.after}`),
      opened: () => this.sendAll(),
      heard: (message) => this.hear(message),
      closed: () => this.fail(),
      changed: (standing) => listener.changed(standing),
      failed: (times) => listener.failed?.(times),
    });
  }

  /** How many requests wait for their answers. */
  get open(): number {
    return this.waiting.size;
  }

  connect(): void {
    this.link.connect();
  }

  drop(): void {
    this.link.drop();
  }

  renew(): void {
    this.link.renew();
  }

  end(): void {
    this.link.end();
    this.watch?.();
    this.fail(true);
  }

  /** Asks the table for something; answers with the number of the event that it has become. */
  async ask(command: Command): Promise<number> {
    return Number((await this.query(command)).number);
  }

  /** Asks the table something that is answered with more than a number. */
  query(command: Command): Promise<Answer> {
    const id = String(++this.count);
    const again = command.ask === "act";
    // The key is made here once: however often the request leaves, it is done once.
    const request = again ? { id, ...command, key: command.key ?? this.key() } : { id, ...command };
    return new Promise((done, refused) => {
      const waiting: Waiting = { text: JSON.stringify(request), again, sent: false, done, refused };
      if (!again && this.link.standing === "lost") {
        refused(new Refused("broke", this.broke()));
        return;
      }
      this.waiting.set(id, waiting);
      this.sendAll();
    });
  }

  private key(): string {
    const part = () => this.world.random().toString(36).slice(2, 12);
    return `${part()}${part()}`.slice(0, 24) || "key";
  }

  private sendAll(): void {
    for (const waiting of this.waiting.values()) {
      if (!waiting.sent) waiting.sent = this.link.send(waiting.text);
    }
    this.guard();
  }

  /** A request without an answer is the only sign of a connection that has silently died. */
  private guard(): void {
    this.watch?.();
    this.watch = null;
    if (![...this.waiting.values()].some((waiting) => waiting.sent)) return;
    this.watch = this.world.later(PATIENCE, () => this.link.drop());
  }

  /** What had left without an answer is sent again if it may be, and has failed otherwise. */
  private fail(all = false): void {
    this.watch?.();
    this.watch = null;
    for (const [id, waiting] of [...this.waiting]) {
      if (waiting.again && !all) {
        waiting.sent = false;
        continue;
      }
      this.waiting.delete(id);
      waiting.refused(new Refused("broke", this.broke()));
    }
  }

  private hear(message: { type: string } & Record<string, unknown>): void {
    switch (message.type) {
      case "table": {
        const { fresh = false, events = [], standing } = message as unknown as Partial<News<V>>;
        if (!standing || typeof standing.number !== "number") return;
        // After a restore from an older copy a server may know less than we do.
        this.after = fresh ? standing.number : Math.max(this.after ?? 0, standing.number);
        this.listener.news({ fresh, events, standing });
        return;
      }
      case "presence": {
        const { here = [], watching = 0 } = message as unknown as Partial<Presence>;
        this.listener.presence({ here, watching });
        return;
      }
      default:
        // An answer, or something that a newer server says and this page does not know.
        this.answered(message);
    }
  }

  private answered(message: Record<string, unknown>): void {
    const id = String(message.id ?? "");
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    this.waiting.delete(id);
    this.guard();
    if (message.type !== "refused") {
      waiting.done(message);
      return;
    }
    const rule = typeof message.rule === "string" ? message.rule : null;
    waiting.refused(new Refused(String(message.refused), String(message.reason), 0, rule));
  }
}

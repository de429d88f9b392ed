// A socket that comes back: it connects, waits longer after each failure, and tries again. It knows
// neither the browser nor the time; both are handed to it, so that tests can play them.

/** The part of a WebSocket that is used. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** What a link is given of the world. */
export interface World {
  /** Opens a socket at a path of our server. */
  open: (path: string) => Wire;
  /** Calls back after so many milliseconds, unless the answer is called first. */
  later: (wait: number, then: () => void) => () => void;
  /** A number from 0 up to 1. */
  random: () => number;
}

/** How a connection stands: `connecting` the first time only, then `live` or `lost`. */
export type Standing = "connecting" | "live" | "lost";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** How long a socket may take to open. */
const OPENING = 10_000;

/** How long to wait before the attempt with that number, counted from 0. */
export function waitBefore(attempt: number, random: number): number {
  const wait = Math.min(FIRST_WAIT * 2 ** attempt, LONGEST_WAIT);
  // All who lost the same server come back at different moments.
  return Math.round(wait * (0.5 + random));
}

/** What the owner of a link wants to know. */
export interface Listener {
  /** The path to open now, with whatever changes from one time to the next. */
  path: () => string;
  /** The socket is open: what waits can be sent. */
  opened: () => void;
  /** The socket is gone: what had left without an answer may be lost. */
  closed?: () => void;
  /** A message has come; it is JSON with a `type`. */
  heard: (message: { type: string } & Record<string, unknown>) => void;
  /** The connection stands otherwise than before. */
  changed: (standing: Standing) => void;
  /** It could not even be opened, for that many times in a row: the reason may be worth a look. */
  failed?: (times: number) => void;
}

export class Link {
  standing: Standing = "connecting";
  private wire: Wire | null = null;
  private open = false;
  private attempt = 0;
  private unopened = 0;
  private cancel: (() => void) | null = null;
  private ended = false;

  constructor(
    private readonly world: World,
    private readonly listener: Listener,
  ) {}

  /** Connects, or tries again at once if it waits. */
  connect(): void {
    if (this.ended || this.wire) return;
    this.cancel?.();
    const wire = this.world.open(this.listener.path());
    this.wire = wire;
    this.open = false;
    this.cancel = this.world.later(OPENING, () => this.drop());
    wire.onopen = () => {
      if (this.wire !== wire) return;
      this.cancel?.();
      this.cancel = null;
      this.open = true;
      this.unopened = 0;
      this.listener.opened();
    };
    wire.onmessage = ({ data }) => {
      if (this.wire !== wire) return;
      const message = read(data);
      if (!message) return;
      // Only who has something to say is really there.
      this.attempt = 0;
      this.become("live");
      this.listener.heard(message);
    };
    wire.onclose = ({ code }) => {
      if (this.wire === wire) this.lost(code);
    };
  }

  /** Sends a text; says whether it has left. */
  send(text: string): boolean {
    if (!this.wire || !this.open) return false;
    this.wire.send(text);
    return true;
  }

  /** Gives up a connection that does not answer, and tries anew. */
  drop(): void {
    const wire = this.wire;
    if (!wire) return;
    this.lost(1006);
    wire.close();
  }

  /** Opens another socket in place of this one without a word: somebody has got another name. */
  renew(): void {
    const wire = this.wire;
    if (!wire) return;
    this.wire = null;
    this.open = false;
    wire.close();
    this.listener.closed?.();
    this.connect();
  }

  /** Ends it for good. */
  end(): void {
    this.ended = true;
    this.cancel?.();
    const wire = this.wire;
    this.wire = null;
    wire?.close();
  }

  private lost(code: number): void {
    const opened = this.open;
    this.wire = null;
    this.open = false;
    this.cancel?.();
    this.cancel = null;
    if (this.ended) return;
    this.become("lost");
    this.listener.closed?.();
    if (!opened) this.listener.failed?.(++this.unopened);
    if (this.ended) return;
    // A server that says goodbye is back in a moment, or has let go of a slow reader.
    const attempt = code === 1001 && this.attempt === 0 ? -1 : this.attempt;
    this.attempt += 1;
    this.cancel = this.world.later(waitBefore(attempt, this.world.random()), () => this.connect());
  }

  private become(standing: Standing): void {
    if (this.standing === standing) return;
    this.standing = standing;
    this.listener.changed(standing);
  }
}

function read(data: unknown): ({ type: string } & Record<string, unknown>) | null {
  try {
    const message: unknown = JSON.parse(String(data));
    if (typeof message !== "object" || message === null) return null;
    return typeof (message as { type?: unknown }).type === "string"
      ? (message as { type: string } & Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

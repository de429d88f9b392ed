// A world for tests: sockets that are opened, spoken through and closed by hand, and a clock that
// stands until it is told to go on.

import type { Wire, World } from "./link";

export class FakeWire implements Wire {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly path: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  /** The server lets us in. */
  opens(): this {
    this.onopen?.();
    return this;
  }

  says(message: unknown): void {
    this.onmessage?.({ data: typeof message === "string" ? message : JSON.stringify(message) });
  }

  breaks(code = 1006): void {
    this.onclose?.({ code });
  }
}

export class FakeWorld implements World {
  wires: FakeWire[] = [];
  now = 0;
  private timers: { at: number; then: () => void }[] = [];
  private drawn = 0;

  open = (path: string): FakeWire => {
    const wire = new FakeWire(path);
    this.wires.push(wire);
    return wire;
  };

  later = (wait: number, then: () => void): (() => void) => {
    const timer = { at: this.now + wait, then };
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((other) => other !== timer));
  };

  /** Not random at all, but never the same twice. */
  random = (): number => {
    this.drawn += 1;
    return (0.5 + this.drawn * 0.001) % 1;
  };

  /** The last socket that was opened. */
  get wire(): FakeWire {
    const last = this.wires.at(-1);
    if (!last) throw new Error("no socket was opened");
    return last;
  }

  /** Lets the time go by. */
  pass(time: number): void {
    const until = this.now + time;
    for (;;) {
      const next = this.timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.now = next.at;
      next.then();
    }
    this.now = until;
  }
}

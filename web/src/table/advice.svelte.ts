// What a coach says of the present moment, for games whose advice comes from the server.

import type { Advice } from "../wire";

export class LatestAdvice {
  /** The last answer; it stands until the next one comes, so that nothing flickers. */
  current = $state.raw<Advice | null>(null);
  private asked = 0;

  constructor(private readonly ask: () => Promise<Advice | null>) {}

  /** Asks anew. An answer that comes after a later question is dropped: it is about another moment. */
  async refresh(): Promise<void> {
    const asked = ++this.asked;
    const advice = await this.ask().catch(() => null);
    if (asked === this.asked) this.current = advice;
  }
}

// What the server last answered about the present moment: a coach's advice, a table in words.

export class Latest<T> {
  /** The last answer; it stands until the next one comes, so that nothing flickers. */
  current = $state.raw<T | null>(null);
  /** When the last question has been answered. */
  settled: Promise<void> = Promise.resolve();
  private asked = 0;

  constructor(private readonly ask: () => Promise<T | null>) {}

  /** Asks anew. An answer that comes after a later question is dropped: it is about another moment. */
  refresh(): Promise<void> {
    this.settled = this.answered(++this.asked);
    return this.settled;
  }

  private async answered(asked: number): Promise<void> {
    const answer = await this.ask().catch(() => null);
    if (asked === this.asked) this.current = answer;
  }
}

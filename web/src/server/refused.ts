// What the server would not do, as a value: a fixed word for programs and a sentence for people.

/** A refusal. `word` is the server's, or one of ours: `offline`, `unclear`, `broke`. */
export class Refused extends Error {
  override readonly name = "Refused";

  constructor(
    readonly word: string,
    readonly reason: string,
    /** The HTTP status, if there was one. */
    readonly status = 0,
    /** Where the rule of the game stands that forbids it, if one does: `tafl#straight`. */
    readonly rule: string | null = null,
  ) {
    super(reason);
  }
}

/** Whatever was thrown, as a refusal. */
export function refusedBy(thrown: unknown): Refused {
  if (thrown instanceof Refused) return thrown;
  return new Refused("unclear", thrown instanceof Error ? thrown.message : String(thrown));
}

// What things of a deck are called: in Irish for those who read Irish, where the deck knows how.

import { t, texts } from "../../texts/index.svelte";

export class Named {
  /** Nothing if it is called the same as in English, or if the deck does not say. */
  readonly irish: string;

  constructor(
    readonly english: string,
    irish?: string,
  ) {
    this.irish = irish && irish !== english ? irish : "";
  }

  /** What the reader calls it. */
  get name(): string {
    return (texts.locale === "ga" && this.irish) || this.english;
  }

  /** Its other name, and the language that it is in; nothing if it has only one. */
  get other(): { name: string; lang: string } | null {
    if (!this.irish) return null;
    return this.name === this.irish
      ? { name: this.english, lang: "en" }
      : { name: this.irish, lang: "ga" };
  }
}

/** A kind of card by its name; a deck of one's own may have others. */
export function kindName(kind: string): string {
  return t("throne-kind", { kind, other: kind.charAt(0).toUpperCase() + kind.slice(1) });
}

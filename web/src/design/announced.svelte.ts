// What is said aloud to whoever hears the page.

/** So many paragraphs stay: no more than somebody would want to find again. */
const KEPT = 10;
/** What comes within this time, in milliseconds, is one paragraph. */
const TOGETHER = 250;

/**
 * Sentences that are added below those before. If they replaced each other, one would be lost whenever
 * the next came before a screen reader had begun with it, as a quick bot's moves do; and if each were
 * a paragraph, screen readers would not always keep their order.
 */
export class Announced {
  paragraphs = $state.raw<{ id: number; text: string }[]>([]);
  #count = 0;
  #waiting: string[] = [];
  #remarks: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(text: string): void {
    this.#add(this.#waiting, text);
  }

  /** Says something about what is said at the same time, and so after it. */
  remark(text: string): void {
    this.#add(this.#remarks, text);
  }

  /** Says nothing more. */
  close(): void {
    clearTimeout(this.#timer);
  }

  #add(list: string[], text: string): void {
    if (text === "") return;
    list.push(text);
    this.#timer ??= setTimeout(() => this.#tell(), TOGETHER);
  }

  #tell(): void {
    this.#timer = undefined;
    const text = [...this.#waiting.splice(0), ...this.#remarks.splice(0)].join(" ");
    this.paragraphs = [...this.paragraphs, { id: ++this.#count, text }].slice(-KEPT);
  }
}

// What would come of an action, where a game is tried out: asked of the rules, and not done.

import { refusedBy, type Refused } from "../server/refused";
import type { Explored, Message } from "../wire";

export abstract class Trying<V> {
  /** The game after an action that is not done; nothing if nobody is asked for one. */
  protected abstract look(action: string): Promise<Explored<V> | null>;

  /** Why an action cannot be done here; nothing if it can, or if that cannot be known. */
  async why(action: string): Promise<Refused | null> {
    try {
      await this.look(action);
      return null;
    } catch (thrown) {
      const refused = refusedBy(thrown);
      return refused.word === "illegal" ? refused : null;
    }
  }

  /** What would come of an action, in sentences; nothing if that cannot be known. */
  async preview(action: string): Promise<Message[]> {
    const explored = await this.look(action).catch(() => null);
    return explored?.heard.flatMap(({ text }) => text ?? []) ?? [];
  }
}

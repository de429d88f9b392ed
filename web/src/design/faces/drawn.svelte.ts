// The drawings that have come so far. A page that shows none of a group never asks for it.

import { groups, type Drawings, type Group } from "./names";

class Drawn {
  #come = $state.raw<Partial<Record<Group, Drawings>>>({});
  #asked = new Set<Group>();

  /** Asks for a group of drawings, once. Without a way to the server the sheets stay empty. */
  ask(group: Group): void {
    if (this.#asked.has(group)) return;
    this.#asked.add(group);
    groups[group]().then(
      (drawings) => (this.#come = { ...this.#come, [group]: drawings }),
      () => this.#asked.delete(group),
    );
  }

  /** A drawing as the inside of an SVG; nothing before it has come, or if there is none of that name. */
  find(group: Group, name: string): string {
    const drawings = this.#come[group];
    return drawings && Object.hasOwn(drawings, name) ? drawings[name]! : "";
  }
}

export const drawn = new Drawn();

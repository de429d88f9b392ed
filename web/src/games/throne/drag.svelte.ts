// Dice held by the pointer: from the tray to a line, or aside.

/** A pointer that has moved less than this has only pressed. */
const SLACK = 7;

export interface Drop {
  places: number[];
  /** The line below, as "card line"; or the place for dice set aside. */
  line: string | null;
  aside: boolean;
}

export class Holding {
  /** The places of the dice in hand. */
  places = $state.raw<number[]>([]);
  x = $state(0);
  y = $state(0);
  /** What is below the pointer. */
  over = $state<string | null>(null);
  overAside = $state(false);
  /** Whether a click that comes now is the end of a drag. */
  justDropped = false;
  #end: (() => void) | null = null;

  constructor(
    /** The dice that are taken along with one. */
    private readonly along: (place: number) => number[],
    private readonly drop: (drop: Drop) => void,
  ) {}

  press(event: PointerEvent, place: number): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#end?.();
    const from = { x: event.clientX, y: event.clientY };
    const move = (at: PointerEvent) => {
      if (at.pointerId !== event.pointerId) return;
      if (this.places.length === 0 && Math.hypot(at.clientX - from.x, at.clientY - from.y) < SLACK)
        return;
      if (this.places.length === 0) this.places = this.along(place);
      this.x = at.clientX;
      this.y = at.clientY;
      const below = document.elementFromPoint(at.clientX, at.clientY);
      this.over = below?.closest<HTMLElement>("[data-line]")?.dataset.line ?? null;
      this.overAside = below?.closest("[data-aside]") != null;
    };
    const up = (at: PointerEvent) => {
      if (at.pointerId !== event.pointerId) return;
      const { places, over, overAside } = this;
      this.#end?.();
      if (places.length === 0) return;
      this.justDropped = true;
      setTimeout(() => (this.justDropped = false), 0);
      if (at.type === "pointerup") this.drop({ places, line: over, aside: overAside });
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    this.#end = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      this.places = [];
      this.over = null;
      this.overAside = false;
      this.#end = null;
    };
  }

  /** Lets everything go. */
  release(): void {
    this.#end?.();
  }
}

// Short messages that come and go at the edge of the page.

export type ToastKind = "info" | "good" | "warning";

/** Something that can be done about a message. */
export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  id: number;
  text: string;
  kind: ToastKind;
  action?: ToastAction;
}

class Toasts {
  all = $state<Toast[]>([]);
  /** Where messages can be shown: on the page, and in each open dialog, which makes all else inert. */
  shelves = $state<string[]>([]);
  #next = 1;
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  add(text: string, kind: ToastKind, action?: ToastAction): void {
    // The same words twice are one message that stays longer.
    const same = this.all.find((toast) => toast.text === text && toast.kind === kind);
    const id = same?.id ?? this.#next++;
    if (!same) this.all.push({ id, text, kind, ...(action ? { action } : {}) });
    if (this.all.length > 4) this.close(this.all[0]!.id);
    this.#wait(id, text, action !== undefined);
  }

  /** Another place for messages; the answer takes it away again. */
  shelve(id: string): () => void {
    this.shelves.push(id);
    return () => (this.shelves = this.shelves.filter((one) => one !== id));
  }

  close(id: number): void {
    this.hold(id);
    this.all = this.all.filter((toast) => toast.id !== id);
  }

  /** Lets a message stay for as long as someone reads it. */
  hold(id: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  /** Lets a message go again, some time after it was held. */
  release(id: number): void {
    const toast = this.all.find((one) => one.id === id);
    if (toast) this.#wait(id, toast.text, toast.action !== undefined);
  }

  #wait(id: number, text: string, pressed: boolean): void {
    this.hold(id);
    // Long enough to be read aloud at an easy pace, and to be reached by keys if there is need.
    const time = pressed ? 30_000 : Math.min(12_000, 3_500 + text.length * 60);
    this.#timers.set(
      id,
      setTimeout(() => this.close(id), time),
    );
  }
}

export const toasts = new Toasts();

/** Shows a short message for a while. */
export function toast(text: string, kind: ToastKind = "info", action?: ToastAction): void {
  toasts.add(text, kind, action);
}

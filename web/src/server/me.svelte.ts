// Who sits before this screen: a guest at once, an account for whoever wants one.

import { api, whenMet } from "./api";
import type { MeView } from "../wire";

class Myself {
  /** Oneself, once known. */
  view = $state.raw<MeView | null>(null);
  /** Whose session has ended without their doing it here; a guest has taken their place. */
  ended = $state.raw<MeView | null>(null);

  get name(): string {
    return this.view?.name ?? "";
  }

  get account(): boolean {
    return this.view?.account ?? false;
  }

  /** A new name on its way to the server. */
  #renaming: Promise<unknown> = Promise.resolve();

  rename(name: string): Promise<void> {
    const renamed = api.rename(name).then((view) => void (this.view = view));
    this.#renaming = renamed.catch(() => {});
    return renamed;
  }

  /** Waits until the server knows the name that was given last. */
  renamed(): Promise<unknown> {
    return this.#renaming;
  }

  async claim(name: string, password: string): Promise<void> {
    this.view = await api.claim(name, password);
  }

  async login(name: string, password: string): Promise<void> {
    this.view = await api.login(name, password);
  }

  async takeOver(code: string): Promise<void> {
    this.view = await api.takeOver(code);
  }

  /** Comes back by a code, with a new password. */
  async recover(name: string, code: string, password: string): Promise<void> {
    this.view = await api.recover(name, code, password);
  }

  /** Ends the session; a new guest takes its place when one is needed. */
  logout(): Promise<void> {
    return this.#leave(api.logout());
  }

  /** Deletes whoever sits here from the server. */
  forget(password?: string): Promise<void> {
    return this.#leave(api.forget(password));
  }

  #leaving = false;

  async #leave(left: Promise<void>): Promise<void> {
    this.#leaving = true;
    try {
      await left;
      this.view = null;
    } finally {
      this.#leaving = false;
    }
  }

  /** A guest was made on the way to something else. */
  met(view: MeView): void {
    const ended = this.view !== null && this.view.person !== view.person;
    if (ended && !this.#leaving) this.ended = this.view;
    this.view = view;
  }
}

export const me = new Myself();
whenMet((view) => me.met(view));

let asking: Promise<MeView> | null = null;

/** Makes sure that there is a session, once however often it is asked for, and says whose. */
export function ensureMe(): Promise<MeView> {
  if (me.view) return Promise.resolve(me.view);
  asking ??= know().finally(() => (asking = null));
  return asking;
}

// Whoever is known already stays who they are; whoever is not becomes a guest.
async function know(): Promise<MeView> {
  const view = await api.guest();
  me.view = view;
  return view;
}

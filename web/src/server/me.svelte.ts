// Who sits before this screen: a guest at once, an account for whoever wants one.

import { api, whenMet } from "./api";
import type { MeView } from "../wire";

class Myself {
  /** Oneself, once known. */
  view = $state.raw<MeView | null>(null);

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

  /** Ends the session; a new guest takes its place when one is needed. */
  async logout(): Promise<void> {
    await api.logout();
    this.view = null;
  }
}

export const me = new Myself();
whenMet((view) => (me.view = view));

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

// The browser's sockets and timers, as links want them.

import { texts } from "../texts/index.svelte";
import type { World } from "./link";

export const browser: World = {
  open: (path) => {
    const address = new URL(path, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    // A socket takes no headers, so this is how the server knows in which language to refuse something.
    address.searchParams.set("language", texts.locale);
    return new WebSocket(address) as unknown as ReturnType<World["open"]>;
  },
  later: (wait, then) => {
    const timer = setTimeout(then, wait);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

/** Lets a connection know when the device loses and regains its network. */
export function followNetwork(link: { drop(): void; connect(): void }): () => void {
  const gone = () => link.drop();
  const back = () => link.connect();
  const seen = () => {
    if (document.visibilityState === "visible") link.connect();
  };
  addEventListener("offline", gone);
  addEventListener("online", back);
  document.addEventListener("visibilitychange", seen);
  return () => {
    removeEventListener("offline", gone);
    removeEventListener("online", back);
    document.removeEventListener("visibilitychange", seen);
  };
}

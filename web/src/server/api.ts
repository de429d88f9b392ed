// Every address of the server that the page uses, as a function with types. See docs/protocol.md.

import { t, texts } from "../texts/index.svelte";
import type {
  Command,
  Described,
  DescribeForm,
  Problem,
  Explored,
  ExploreForm,
  GameRecord,
  GameView,
  HandoverForm,
  Lists,
  MeView,
  Moment,
  NewTable,
  Receipt,
  Replay,
  ReplayForm,
  Standing,
  TableEvent,
  TableRef,
  TableView,
} from "../wire";
import { Refused } from "./refused";

export { Refused } from "./refused";

type Method = "GET" | "POST" | "PATCH";

/** Told when a session had to be made on the way. */
let met: (me: MeView) => void = () => {};
export function whenMet(listener: (me: MeView) => void): void {
  met = listener;
}

/** What goes with a request: its reasons are wanted in the page's language, not in the browser's. */
export function headersOf(body?: unknown): Record<string, string> {
  const language = { "accept-language": texts.locale };
  return body === undefined ? language : { ...language, "content-type": "application/json" };
}

async function send<T>(method: Method, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: headersOf(body),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused("offline", t("table-offline"));
  }
  if (answer.status === 204) return undefined as T;
  let read: unknown;
  try {
    read = await answer.json();
  } catch {
    throw new Refused("unclear", t("table-unclear"), answer.status);
  }
  if (answer.ok) return read as T;
  const told = (read ?? {}) as Partial<Problem>;
  const { refused = "unclear", reason = t("table-unclear"), rule = null } = told;
  throw new Refused(refused, reason, answer.status, rule);
}

// Several requests may find at once that there is no session: one guest is made for all of them.
let making: Promise<MeView> | null = null;

function guest(name?: string): Promise<MeView> {
  making ??= send<MeView>("POST", "/api/guests", name === undefined ? {} : { name })
    .then((me) => {
      met(me);
      return me;
    })
    .finally(() => (making = null));
  return making;
}

/** Sends a request; whoever is not known yet becomes a guest on the way. */
async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  try {
    return await send<T>(method, path, body);
  } catch (thrown) {
    if (!(thrown instanceof Refused) || thrown.word !== "no-session") throw thrown;
    await guest();
    return send<T>(method, path, body);
  }
}

const at = (table: string, rest = "") => `/api/tables/${encodeURIComponent(table)}${rest}`;

export const api = {
  /** A new guest; the session comes as a cookie. */
  guest,
  /** Who one is; refused with `no-session` if nobody. */
  me: () => send<MeView>("GET", "/api/me"),
  rename: (name: string) => call<MeView>("PATCH", "/api/me", { name }),
  claim: (name: string, password: string) =>
    call<MeView>("POST", "/api/me/account", { name, password }),
  login: (name: string, password: string) => send<MeView>("POST", "/api/login", { name, password }),
  logout: () => send<void>("POST", "/api/logout"),
  handover: () => call<HandoverForm>("POST", "/api/me/handover"),
  takeOver: (code: string) => send<MeView>("POST", "/api/handover", { code }),
  lists: () => call<Lists>("GET", "/api/me/lists"),
  block: (person: number, on: boolean) => call<void>("POST", `/api/people/${person}/block`, { on }),
  mute: (person: number, on: boolean) => call<void>("POST", `/api/people/${person}/mute`, { on }),
  myTables: (finished = false, before?: number) =>
    call<TableView[]>(
      "GET",
      `/api/me/tables?finished=${finished}${before === undefined ? "" : `&before=${before}`}`,
    ),

  games: () => send<GameView[]>("GET", "/api/games"),
  tables: () => send<TableView[]>("GET", "/api/tables"),
  createTable: (table: NewTable) => call<TableRef>("POST", "/api/tables", table),
  table: <V = unknown>(table: string) => call<Standing<V>>("GET", at(table)),
  ask: (table: string, command: Command) => call<Receipt>("POST", at(table, "/ask"), command),
  rematch: (table: string) => call<TableRef>("POST", at(table, "/rematch")),
  events: (table: string, after = 0) =>
    call<TableEvent[]>("GET", at(table, `/events?after=${after}`)),
  history: <V = unknown>(table: string) => call<Moment<V>[]>("GET", at(table, "/history")),
  record: (table: string) => call<GameRecord>("GET", at(table, "/record")),
  /** Where a browser downloads the record. */
  recordPath: (table: string) => at(table, "/record"),

  replay: <V = unknown>(form: ReplayForm) => call<Replay<V>>("POST", "/api/replay", form),
  /** What a table or its options are in words. */
  describe: (form: DescribeForm) => send<Described>("POST", "/api/describe", form),
  explore: <V = unknown>(from: ExploreForm) => call<Explored<V>>("POST", "/api/explore", from),
};

// Every address of the server that the page uses, as a function with types. See docs/protocol.md.

import { t, texts } from "../texts/index.svelte";
import type {
  Actor,
  ClockRule,
  Heard,
  Late,
  Message,
  Moment,
  Outcome,
  Seat,
  Standing,
  TableEvent,
} from "../wire";
import { Refused } from "./refused";

export { Refused } from "./refused";

/** Oneself. */
export interface MeView {
  person: number;
  name: string;
  account: boolean;
}

export interface BotView {
  level: string;
  about: string;
}

export interface GameView {
  game: string;
  title: string;
  least: number;
  most: number;
  options: Record<string, unknown>;
  bots: BotView[];
}

/** What lists show of a table. A seat is a name, or nothing if it is empty. */
export interface TableInfo {
  game: string;
  title: string;
  name: string;
  host: string;
  stage: string;
  clock: ClockRule;
  seats: (string | null)[];
}

export interface TableView {
  table: string;
  created: number;
  info: TableInfo;
  /** Whether one has to act; only in lists of one's own. */
  your_turn?: boolean | null;
}

export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  seats?: number;
  name?: string;
  public?: boolean;
  clock?: ClockRule;
  late?: Late;
  sit?: Seat[];
  bots?: { seat: Seat; level: string }[];
}

export type Command =
  | { ask: "sit" | "leave" | "clear"; seat: Seat }
  | { ask: "bot"; seat: Seat; level: string }
  | { ask: "word"; seat: Seat; word: string }
  | { ask: "start" | "close" }
  | { ask: "act"; seat: Seat; action: string; key?: string }
  | { ask: "why" | "preview"; seat: Seat; action: string }
  | { ask: "coach"; seat: Seat }
  | { ask: "undo" | "ask-takeback" | "resign" | "abandon" | "return"; seat: Seat }
  | { ask: "answer-takeback"; seat: Seat; yes: boolean }
  | { ask: "say"; text: string };

export interface PersonView {
  person: number;
  name: string;
}

export interface Lists {
  blocked: PersonView[];
  muted: PersonView[];
}

/** A whole game in one file. See docs/records.md. */
export interface GameRecord {
  format: string;
  version: number;
  game: string;
  options: Record<string, unknown>;
  seats: { name?: string; bot?: string | null }[];
  about?: Record<string, string>;
  fairness?: { commitment: string; seed?: string | null; contributions: string[] } | null;
  actions: { by: Actor; do: string }[];
  result: Outcome | null;
}

/** A moment of a replayed record; the first is the start. */
export interface ReplayMoment<V = unknown> {
  by: Actor | null;
  action: string | null;
  heard: Heard[];
  view: V;
  views?: { seat: Seat | null; view: V }[];
  to_act: Seat[];
  /** How it ended, in a sentence. */
  ended?: Message | null;
}

export interface Replay<V = unknown> {
  record: GameRecord;
  moments: ReplayMoment<V>[];
  problem: string | null;
}

export interface Explore {
  game: string;
  options: Record<string, unknown>;
  seats: number;
  actions: { by: Actor; do: string }[];
}

export interface Explored<V = unknown> {
  /** The options, as they were understood. */
  options: Record<string, unknown>;
  view: V;
  /** The game as seen from each seat that sees something else. */
  views?: { seat: Seat; view: V }[];
  to_act: Seat[];
  legal: { seat: Seat; actions: string[] }[];
  heard: Heard[];
  outcome: Outcome | null;
  /** How it has ended, in a sentence. */
  ended?: Message | null;
}

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
  const told = (read ?? {}) as { refused?: string; reason?: string; rule?: string };
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
  handover: () => call<{ code: string }>("POST", "/api/me/handover"),
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
  createTable: (table: NewTable) => call<{ table: string }>("POST", "/api/tables", table),
  table: <V = unknown>(table: string) => call<Standing<V>>("GET", at(table)),
  ask: (table: string, command: Command) =>
    call<{ number: number }>("POST", at(table, "/ask"), command),
  rematch: (table: string) => call<{ table: string }>("POST", at(table, "/rematch")),
  events: (table: string, after = 0) =>
    call<TableEvent[]>("GET", at(table, `/events?after=${after}`)),
  history: <V = unknown>(table: string) => call<Moment<V>[]>("GET", at(table, "/history")),
  record: (table: string) => call<GameRecord>("GET", at(table, "/record")),
  /** Where a browser downloads the record. */
  recordPath: (table: string) => at(table, "/record"),

  replay: <V = unknown>(text: string, game?: string, options?: Record<string, unknown>) =>
    call<Replay<V>>("POST", "/api/replay", {
      text,
      ...(game ? { game } : {}),
      ...(options ? { options } : {}),
    }),
  explore: <V = unknown>(from: Explore) => call<Explored<V>>("POST", "/api/explore", from),
};

// Every address of the server that the page uses, as a function with types. See docs/protocol.md.

import { t, texts } from "../texts/index.svelte";
import type {
  Answered,
  CodesView,
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
  ReplayPage,
  Seat,
  SessionView,
  Standing,
  TableEvent,
  TablePage,
  TableRef,
  TableView,
} from "../wire";
import { Refused } from "./refused";

export { Refused } from "./refused";

type Method = "GET" | "POST" | "PATCH" | "DELETE";

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
  return (await exchange<T>(method, path, body)).read;
}

/** What is answered, and where it goes on if it is one page of several. */
interface Page<T> {
  read: T;
  next: string | null;
}

async function exchange<T>(method: Method, path: string, body?: unknown): Promise<Page<T>> {
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
  if (answer.status === 204) return { read: undefined as T, next: null };
  let read: unknown;
  try {
    read = await answer.json();
  } catch {
    throw new Refused("unclear", t("table-unclear"), answer.status);
  }
  if (answer.ok) return { read: read as T, next: nextOf(answer.headers) };
  const told = (read ?? {}) as Partial<Problem>;
  const { refused = "unclear", reason = t("table-unclear"), rule = null } = told;
  throw new Refused(refused, reason, answer.status, rule);
}

/** Where the next page is, as a `Link` header says. */
function nextOf(headers: Headers): string | null {
  return /<([^>]*)>;\s*rel="next"/.exec(headers.get("link") ?? "")?.[1] ?? null;
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

/** Asks for something; whoever is not known yet becomes a guest on the way. */
async function asSomebody<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (thrown) {
    if (!(thrown instanceof Refused) || thrown.word !== "no-session") throw thrown;
    await guest();
    return ask();
  }
}

function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  return asSomebody(() => send<T>(method, path, body));
}

/**
 * Asks for something about whoever sits here. If their session has ended, a guest takes their place, but
 * what was asked for is not done to the guest.
 */
async function callAsMyself<T>(method: Method, path: string, body?: unknown): Promise<T> {
  try {
    return await send<T>(method, path, body);
  } catch (thrown) {
    if (thrown instanceof Refused && thrown.word === "no-session") await guest();
    throw thrown;
  }
}

/** A list that comes in pages, all of them. */
async function all<T>(path: string): Promise<T[]> {
  const items: T[] = [];
  let next: string | null = path;
  while (next !== null) {
    const address: string = next;
    const page = await asSomebody(() => exchange<T[]>("GET", address));
    items.push(...page.read);
    next = page.next;
  }
  return items;
}

/** A game that is played again, with all of its moments. */
async function replay<V>(form: ReplayForm): Promise<Replay<V>> {
  const ask = (from?: number) =>
    call<ReplayPage<V>>("POST", "/api/replay", from === undefined ? form : { ...form, from });
  const { record, moments, problem, next } = await ask();
  if (!record) throw new Refused("unclear", t("table-unclear"));
  for (let from = next; from !== null;) {
    const page: ReplayPage<V> = await ask(from);
    moments.push(...page.moments);
    from = page.next;
  }
  return { record, moments, problem };
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
  changePassword: (old: string, password: string) =>
    callAsMyself<void>("POST", "/api/me/password", { old, new: password }),
  sessions: () => call<SessionView[]>("GET", "/api/me/sessions"),
  endSession: (session: string) =>
    callAsMyself<void>("DELETE", `/api/me/sessions/${encodeURIComponent(session)}`),
  endOtherSessions: () => callAsMyself<void>("DELETE", "/api/me/sessions"),
  /** New codes for coming back without the password; they are told this once. */
  newCodes: (password: string) => callAsMyself<CodesView>("POST", "/api/me/recovery", { password }),
  recover: (name: string, code: string, password: string) =>
    send<MeView>("POST", "/api/recover", { name, code, password }),
  /** Everything that the server keeps about oneself. */
  ownData: () => callAsMyself<unknown>("GET", "/api/me/export"),
  /** Deletes oneself; a guest has no password. */
  forget: (password?: string) =>
    callAsMyself<void>("DELETE", "/api/me", password === undefined ? {} : { password }),
  lists: () => call<Lists>("GET", "/api/me/lists"),
  block: (person: number, on: boolean) => call<void>("POST", `/api/people/${person}/block`, { on }),
  mute: (person: number, on: boolean) => call<void>("POST", `/api/people/${person}/mute`, { on }),
  myTables: (finished = false, before?: number) =>
    call<TableView[]>(
      "GET",
      `/api/me/tables?finished=${finished}${before === undefined ? "" : `&before=${before}`}`,
    ),

  games: () => send<GameView[]>("GET", "/api/games"),
  /** A page of the public tables: the first, or the one that begins there. */
  tables: (after?: string) =>
    send<TablePage>(
      "GET",
      after === undefined ? "/api/tables" : `/api/tables?after=${encodeURIComponent(after)}`,
    ),
  createTable: (table: NewTable) => call<TableRef>("POST", "/api/tables", table),
  table: <V = unknown>(table: string) => call<Standing<V>>("GET", at(table)),
  ask: (table: string, command: Command) => call<Receipt>("POST", at(table, "/ask"), command),
  /** What a strong bot says; it thinks for a while, which would hold up a socket. */
  advice: (table: string, command: { ask: "hint" | "review"; seat: Seat }) =>
    call<Answered>("POST", at(table, "/ask"), command),
  events: (table: string, after = 0) => all<TableEvent>(at(table, `/events?after=${after}`)),
  history: <V = unknown>(table: string) => all<Moment<V>>(at(table, "/history")),
  /** Tells an administrator what is wrong at a table. */
  report: (table: string, reason: string) => call<void>("POST", at(table, "/report"), { reason }),
  record: (table: string) => call<GameRecord>("GET", at(table, "/record")),
  /** Where a browser downloads the record. */
  recordPath: (table: string) => at(table, "/record"),

  replay: <V = unknown>(form: ReplayForm) => replay<V>(form),
  /** What a table or its options are in words. */
  describe: (form: DescribeForm) => send<Described>("POST", "/api/describe", form),
  explore: <V = unknown>(from: ExploreForm) => call<Explored<V>>("POST", "/api/explore", from),
};

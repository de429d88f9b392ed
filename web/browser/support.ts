// A real server in a folder of its own, a real browser, and people who come by script.

import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer, type Server as Listener, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { expect, onTestFailed } from "vitest";

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set; cargo test sets it, see crates/ardri/tests`);
  return value;
}

/** A server of a test's own, which can be stopped, killed and started again. */
export class Server {
  #child: ChildProcess | null = null;
  #port = 0;

  private constructor(
    readonly folder: string,
    private readonly settings: Record<string, string>,
  ) {}

  /** Starts a server on a free port. Settings are those of the environment: `{ ARDRI_TABLES: "5" }`. */
  static async start(settings: Record<string, string> = {}): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), "ardri-browser-")), settings);
    await server.again();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts it again, on the same port and folder. */
  async again(): Promise<void> {
    const own = Object.entries(process.env).filter(([name]) => !name.startsWith("ARDRI_"));
    // Scripts are quicker than people are.
    const limits = ["REQUESTS", "COMMANDS", "GUESTS", "NEW_TABLES", "OPEN_TABLES"];
    const patient = Object.fromEntries(limits.map((name) => [`ARDRI_${name}`, "100000"]));
    const child = spawn(
      required("ARDRI_BIN"),
      ["serve", "--listen", `127.0.0.1:${this.#port}`, "--data", this.folder, "--no-open"],
      {
        env: { ...Object.fromEntries(own), ...patient, ...this.settings },
        stdio: ["ignore", "pipe", "pipe"],
      },
    );
    this.#child = child;
    let said = "";
    this.#port = await new Promise<number>((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        said += chunk;
        const port = /serves its tables at http:\/\/\S+?:(\d+)/.exec(said)?.[1];
        if (port) resolve(Number(port));
      };
      child.stdout.on("data", hear);
      child.stderr.on("data", hear);
      child.once("error", reject);
      child.once("exit", () => reject(new Error(`the server has ended: ${said}`)));
    });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await gone;
  }

  /** Stops it as a service manager does. */
  stop(): Promise<void> {
    return this.#end("SIGTERM");
  }

  /** Kills it, as a power cut would. */
  kill(): Promise<void> {
    return this.#end("SIGKILL");
  }

  /** Stops it for good. */
  async close(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Asks the server for something, as somebody or as nobody. */
  async ask<T>(method: string, path: string, body?: unknown, who?: Guest): Promise<T> {
    const headers: Record<string, string> = { "content-type": "application/json" };
    if (who) headers.authorization = `Bearer ${who.token}`;
    const answer = await fetch(this.url + path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return (text ? JSON.parse(text) : undefined) as T;
  }

  /** Somebody new. */
  guest(name: string): Promise<Guest> {
    return this.ask<Guest>("POST", "/api/guests", { name });
  }

  /** A table that somebody sets up. */
  async table(who: Guest, form: Record<string, unknown>): Promise<string> {
    return (await this.ask<{ table: string }>("POST", "/api/tables", form, who)).table;
  }

  /** Asks a table for something. */
  command(who: Guest, table: string, command: Record<string, unknown>): Promise<unknown> {
    return this.ask("POST", `/api/tables/${table}/ask`, command, who);
  }
}

/** The way from a browser to a server, which can be cut: no page can tell it from a real one. */
export class Wire {
  #sockets = new Set<Socket>();
  #whole = true;

  private constructor(
    private readonly listener: Listener,
    readonly url: string,
  ) {}

  static async to(server: Server): Promise<Wire> {
    const listener = createServer();
    await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
    const { port } = listener.address() as { port: number };
    const wire = new Wire(listener, `http://127.0.0.1:${port}`);
    listener.on("connection", (near) => {
      if (!wire.#whole) return near.destroy();
      const far = connect(Number(new URL(server.url).port), "127.0.0.1");
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        wire.#sockets.add(one);
        one.on("error", () => {});
        one.on("close", () => {
          wire.#sockets.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    });
    return wire;
  }

  /** Breaks every connection, and lets no new one through. */
  cut(): void {
    this.#whole = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#whole = true;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.listener.close(resolve));
  }
}

/** Somebody with a session. */
export interface Guest {
  person: number;
  name: string;
  token: string;
}

/** Starts the browser that the environment names. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: required("CHROMIUM"),
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      // The small browser that has no window would round every letter to whole pixels, and rows of
      // words come out wider than in the large one.
      "--font-render-hinting=none",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/** Waits until what has changed is on the screen. */
export function drawn(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

export interface VisitorOptions {
  /** Who it is; somebody whom the page itself makes known if nobody is named. */
  as?: Guest;
  /** The way by which they come, if it is not the straight one. */
  by?: Wire;
  width?: number;
  height?: number;
  theme?: "light" | "dark";
  /** Whether things may move; tests are quicker if they do not. */
  motion?: boolean;
  touch?: boolean;
  /** Whether it is the first game of somebody, beside whom the coach sits. */
  first?: boolean;
}

declare global {
  interface Window {
    shifted: number;
  }
}

/** Somebody in front of a browser, and everything that went wrong there. */
export class Visitor {
  readonly problems: string[] = [];
  #expected: RegExp[] = [];

  private constructor(
    readonly server: Server,
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly url: string,
  ) {}

  static async come(
    browser: Browser,
    server: Server,
    options: VisitorOptions = {},
  ): Promise<Visitor> {
    const { as, width = 1440, height = 900, theme = "light", motion = false, touch } = options;
    const url = options.by?.url ?? server.url;
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width, height },
      colorScheme: theme,
      reducedMotion: motion ? "no-preference" : "reduce",
      hasTouch: touch ?? width < 600,
      locale: "en-IE",
    });
    if (as) await context.addCookies([{ name: "ardri", value: as.token, url }]);
    // The coach comes in the first game of each kind; most tests are of people who know the game.
    if (!options.first)
      await context.addInitScript(() => {
        // A blank document, such as axe opens, has nothing to keep things in.
        if (origin !== "null" && !localStorage.getItem("ardri.coach"))
          localStorage.setItem("ardri.coach", "off");
      });
    const visitor = new Visitor(server, context, await context.newPage(), url);
    visitor.#watch();
    onTestFailed(() => visitor.#tell());
    return visitor;
  }

  #watch(): void {
    const note = (problem: string) => this.problems.push(problem);
    this.context.on("console", (message) => {
      if (message.type() === "error") note(`console: ${message.text()} ${message.location().url}`);
    });
    this.context.on("weberror", (error) => note(`page: ${error.error().stack}`));
    this.context.on("request", (request) => {
      const url = new URL(request.url());
      if (url.protocol === "data:" || url.protocol === "blob:") return;
      if (url.host !== new URL(this.url).host) note(`foreign request: ${request.url()}`);
    });
    this.page.on("websocket", (socket) => {
      const { host } = new URL(socket.url());
      if (host !== new URL(this.url).host) note(`foreign socket: ${socket.url()}`);
    });
  }

  /** Tells what somebody saw when a test failed. */
  async #tell(): Promise<void> {
    if (this.page.isClosed()) return;
    const body = this.page.locator("body");
    const seen = await body.ariaSnapshot({ timeout: 5000 }).catch(String);
    const lines = seen.split("\n").filter((line) => !line.includes("gridcell"));
    console.error([this.page.url(), ...this.problems, ...lines.slice(0, 40)].join("\n"));
  }

  /** Opens a page of ours. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
  }

  /** Counts from now on how much of each page jumps while it loads. */
  async watchShifts(): Promise<void> {
    await this.page.addInitScript(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          window.shifted += entry.value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
  }

  /** How much has jumped, once everything is there. */
  async shifted(): Promise<number> {
    await this.page.waitForLoadState("networkidle");
    return this.page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return window.shifted;
    });
  }

  /** Says that a problem like this belongs to the test. */
  expects(problem: RegExp): void {
    this.#expected.push(problem);
  }

  /** Leaves, and fails the test if anything went wrong that was not expected. */
  async leave(): Promise<void> {
    await this.context.close();
    const unexpected = (text: string) => !this.#expected.some((expected) => expected.test(text));
    expect(this.problems.filter(unexpected)).toEqual([]);
  }
}

// An account from its first day to its last, in two browsers; and what players tell an administrator.

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { violations } from "./axe";
import { Table, eventually, saved, tells, type Standing } from "./pages";
import { sticksOut } from "./screens";
import { Visitor, drawn } from "./support";
import { browser, server } from "./stage";

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** One's own page. */
class MyPage {
  readonly page: Page;

  constructor(readonly visitor: Visitor) {
    this.page = visitor.page;
  }

  async open(tab: "Account" | "Devices"): Promise<void> {
    await this.visitor.open("/me");
    await this.page.getByRole("tab", { name: tab }).click();
  }

  /** The part of the page under a heading. */
  card(title: string): Locator {
    const heading = this.page.getByRole("heading", { name: title, exact: true });
    return this.page.locator("section").filter({ has: heading }).last();
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** Fills fields in and presses a button, all of them in one card or dialog. */
  async submit(part: Locator, fields: Record<string, string>, button: string): Promise<void> {
    for (const [label, text] of Object.entries(fields))
      await part.getByLabel(label, { exact: true }).fill(text);
    await part.getByRole("button", { name: button, exact: true }).click();
  }

  /** Waits for a short message, and puts it away. */
  async told(text: string): Promise<void> {
    const message = this.page.getByRole("group").filter({ hasText: text });
    await message.waitFor();
    await message.getByRole("button", { name: "Put this message away" }).click();
    await message.waitFor({ state: "detached" });
  }

  /** Whoever sits here by the name that the header shows. */
  async is(name: string): Promise<void> {
    await this.page.getByRole("button", { name: `${name}: your name and settings` }).waitFor();
  }

  /** Nothing sticks out on a phone and a desk, and the rules for accessible pages are kept in both themes. */
  async fits(): Promise<void> {
    const wrong: string[] = [];
    const now = this.page.viewportSize()!;
    for (const [size, colorScheme] of [
      [desk, "light"],
      [phone, "dark"],
      [phone, "light"],
    ] as const) {
      await this.page.setViewportSize(size);
      await this.page.emulateMedia({ colorScheme });
      await drawn(this.page);
      wrong.push(...(await sticksOut(this.page)), ...(await violations(this.page)));
    }
    await this.page.setViewportSize(now);
    expect(wrong).toEqual([]);
  }
}

/** Asks the server as whoever sits before a browser. */
async function asks<T>(visitor: Visitor, path: string, data: unknown): Promise<T> {
  const answer = await visitor.context.request.post(path, { data });
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return (await answer.json()) as T;
}

/** A game against a bot, which begins at once. */
async function table(visitor: Visitor): Promise<string> {
  const bots = [{ seat: 1, level: "random" }];
  const form = { game: "brandubh", sit: [0], bots };
  const made = await asks<{ table: string }>(visitor, "/api/tables", form);
  await asks(visitor, `/api/tables/${made.table}/ask`, { ask: "start" });
  return made.table;
}

test("an account is made, kept, lost, found again, taken along and deleted", async () => {
  const ann = new MyPage(await Visitor.come(browser, server, phone));
  const laptop = new MyPage(await Visitor.come(browser, server, desk));
  // Wrong passwords and ended sessions are what this is about.
  for (const { visitor } of [ann, laptop]) visitor.expects(/status of 40[13]/);
  laptop.visitor.expects(/WebSocket connection to .* failed/);

  // Ann comes as a guest, and gives her name a password.
  await ann.open("Account");
  await ann.fits();
  await ann.submit(ann.card("Name"), { "Your name": "Ann" }, "That’s me");
  await ann.submit(ann.card("Keep this name"), { Password: "short" }, "Keep the name");
  await tells(ann.card("Keep this name"), "A password has at least eight characters.");
  await ann.submit(ann.card("Keep this name"), { Password: "first password" }, "Keep the name");
  await ann.told("The name Ann is yours now.");
  const over = await table(ann.visitor);
  await asks(ann.visitor, `/api/tables/${over}/ask`, { ask: "resign", seat: 0 });
  const running = await table(ann.visitor);
  await asks(ann.visitor, `/api/tables/${running}/ask`, { ask: "say", text: "Well met!" });

  // The hint leads to the codes.
  await ann.button("Get codes").click();
  const field = ann.card("Codes for coming back").getByLabel("Password", { exact: true });
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);

  // She logs in on a laptop, too, and goes to her table there.
  const login = async (password: string) => {
    await laptop.open("Account");
    const fields = { Name: "Ann", Password: password };
    await laptop.submit(laptop.card("Log in"), fields, "Log in");
  };
  const plays = async () => {
    await laptop.told("Welcome back, Ann.");
    await laptop.visitor.open(`/table/${running}`);
    await tells(new Table(laptop.visitor).prompt, "Your move: you play the Vikings.");
  };
  /** The page at the table finds by itself that nobody it knows sits before it any more. */
  const noticed = async () => {
    await laptop.told("Your session as Ann has ended.");
    await laptop.page.getByText("You are watching.").waitFor();
    expect(await laptop.button("Ann: your name and settings").count()).toBe(0);
  };
  await login("first password");
  await plays();

  // On the phone she sees both sessions, and ends the other.
  await ann.open("Devices");
  const sessions = ann.page.getByRole("list", { name: "Where you are logged in" });
  await eventually(() => sessions.getByRole("listitem").count()).toBe(2);
  await tells(sessions.getByRole("listitem").first(), "this browser");
  for (const row of await sessions.getByRole("listitem").all())
    await tells(row, /Since .*\d.*Last used: today/);
  await ann.fits();
  const end = async () => {
    await sessions.getByRole("button", { name: /^End it: since / }).click();
    await ann.told("The session has ended.");
  };
  await Promise.all([end(), noticed()]);
  expect(await sessions.getByRole("listitem").count()).toBe(1);
  // Two others are ended together.
  await login("first password");
  await laptop.told("Welcome back, Ann.");
  const form = { name: "Ann", password: "first password" };
  const terminal = await server.ask<{ token: string }>("POST", "/api/login", form);
  await ann.page.reload();
  await eventually(() => sessions.getByRole("listitem").count()).toBe(3);
  await ann.button("End all others").click();
  await ann.told("2 sessions have ended.");
  expect(await sessions.getByRole("listitem").count()).toBe(1);
  const gone = await fetch(`${server.url}/api/me`, {
    headers: { authorization: `Bearer ${terminal.token}` },
  });
  expect(gone.status).toBe(401);
  await login("first password");
  await plays();

  // Another password ends what is open elsewhere, and is the only one from then on.
  await ann.open("Account");
  const change = ann.card("Change the password");
  const passwords = { "Current password": "a wrong one", "New password": "second password" };
  await ann.submit(change, passwords, "Change it");
  await tells(change, "That is not your password.");
  const changed = async () => {
    await ann.submit(change, { "Current password": "first password" }, "Change it");
    await ann.told("Your password is changed.");
  };
  await Promise.all([changed(), noticed()]);
  await login("first password");
  await tells(laptop.card("Log in"), "there is nobody with this name and this password");

  // Codes are made with the password and shown once.
  const codes = ann.card("Codes for coming back");
  await ann.submit(codes, { Password: "first password" }, "Make new codes");
  await tells(codes, "That is not your password.");
  await ann.submit(codes, { Password: "second password" }, "Make new codes");
  const list = ann.page.getByRole("list", { name: "Your codes" });
  await list.waitFor();
  await tells(codes, "They replace all older ones.");
  const all = await list.getByRole("listitem").allTextContents();
  expect(all).toHaveLength(8);
  await ann.fits();
  const file = await saved(ann.button("Save as a file"));
  expect(file.name).toBe("ardri-codes.txt");
  expect(file.text).toContain(`Codes for coming back as Ann at ${server.url}`);
  expect(file.text.split("\n").filter((line) => all.includes(line))).toEqual(all);
  await ann.button("Copy").click();
  await ann.told("Copied.");
  await ann.button("I have kept them").click();
  await list.waitFor({ state: "detached" });

  // She logs out, forgets the password, and comes back by a code.
  await ann.button("Log out").click();
  await ann.page.getByRole("dialog").getByRole("button", { name: "Log out" }).click();
  await ann.told("You are logged out.");
  await ann.button("Forgotten the password?").click();
  const back = ann.card("Come back with a code");
  const wrong = { Name: "Ann", Code: "aaaaa-aaaaa-aaaaa-aaaaa", "New password": "third password" };
  await ann.submit(back, wrong, "Come back");
  await tells(back, "No account has this name and this code.");
  await ann.fits();
  await ann.submit(back, { Code: ` ${all[3]!.toUpperCase()}` }, "Come back");
  await ann.told("Welcome back, Ann.");
  await ann.is("Ann");

  // What the server keeps about her she can take along.
  const own = await saved(ann.button("Take it along"));
  expect(own.name).toBe("ardri-export.json");
  const data = JSON.parse(own.text) as {
    name: string;
    said: { text: string }[];
    tables: { table: string; record: { result: unknown } | null }[];
  };
  expect(data.name).toBe("Ann");
  expect(data.said.map(({ text }) => text)).toEqual(["Well met!"]);
  const record = (id: string) => data.tables.find((one) => one.table === id)?.record;
  expect(data.tables.map((one) => one.table).sort()).toEqual([over, running].sort());
  expect(record(over)?.result).toBeTruthy();
  expect(record(running)).toBeNull();

  // She deletes herself. What that means stands there, and it takes the password.
  await ann.button("Delete me").click();
  const dialog = ann.page.getByRole("dialog", { name: "Delete Ann?" });
  await tells(dialog, "In finished games you become “Somebody”.");
  await tells(dialog, "In running games bots take your seats.");
  await ann.submit(dialog, { Password: "second password" }, "Delete me for good");
  await tells(dialog, "That is not your password.");
  await ann.fits();
  await ann.submit(dialog, { Password: "third password" }, "Delete me for good");
  await ann.told("All about Ann is deleted.");
  await ann.page.getByRole("heading", { name: "Games of Ireland’s high kings" }).waitFor();
  expect(await ann.button("Ann: your name and settings").count()).toBe(0);

  // Her name is free, her games are somebody's, and a bot plays on.
  const bob = await server.guest("Bob");
  const claim = { name: "Ann", password: "somebody else" };
  const claimed = await server.ask<{ account: boolean }>("POST", "/api/me/account", claim, bob);
  expect(claimed.account).toBe(true);
  const seats = async (id: string) =>
    (await server.ask<Standing>("GET", `/api/tables/${id}`, undefined, bob)).seats;
  expect((await seats(over))[0]).toMatchObject({ name: "", bot: null });
  await eventually(async () => (await seats(running))[0]?.bot).toBeTruthy();

  for (const { visitor } of [ann, laptop]) await visitor.leave();
});

test("a guest is deleted without a password", async () => {
  const guest = await server.guest("Passer-by");
  const page = new MyPage(await Visitor.come(browser, server, { as: guest }));
  await page.open("Account");
  await page.button("Delete me").click();
  const dialog = page.page.getByRole("dialog", { name: "Delete Passer-by?" });
  expect(await dialog.getByLabel("Password").count()).toBe(0);
  await dialog.getByRole("button", { name: "Stay" }).click();
  await page.is("Passer-by");
  await page.button("Delete me").click();
  await page.button("Delete me for good").click();
  await page.told("All about Passer-by is deleted.");
  await eventually(async () => {
    const answer = await fetch(`${server.url}/api/me`, {
      headers: { authorization: `Bearer ${guest.token}` },
    });
    return answer.status;
  }).toBe(401);
  await page.visitor.leave();
});

test("what is wrong at a table is told to the administrator", async () => {
  const [ann, bob] = [await server.guest("Úna"), await server.guest("Bob")];
  const id = await server.table(ann, { game: "brandubh", sit: [0] });
  await server.command(bob, id, { ask: "sit", seat: 1 });
  await server.command(ann, id, { ask: "start" });
  await server.command(bob, id, { ask: "say", text: "You play like a cow." });
  const visitor = await Visitor.come(browser, server, { as: ann, ...phone });
  visitor.expects(/status of 429/);
  const page = new MyPage(visitor);
  await visitor.open(`/table/${id}`);

  // From the menu: what is too long is said beside it, and nothing is lost by closing the window.
  await new Table(visitor).choose("Report to the administrator");
  const dialog = page.page.getByRole("dialog", { name: "Report to the administrator" });
  await tells(dialog, "the last lines of the chat at this table");
  await page.submit(dialog, { "What is wrong?": "ä".repeat(501) }, "Send the report");
  await tells(dialog, "At most 1,000 letters, fewer with accents.");
  await page.fits();
  const reason = "Bob is rude to my cattle.";
  await dialog.getByLabel("What is wrong?").fill(reason);
  await dialog.getByRole("button", { name: "Close" }).click();
  await new Table(visitor).choose("Report to the administrator");
  expect(await dialog.getByLabel("What is wrong?").inputValue()).toBe(reason);
  await page.button("Send the report").click();
  await page.told("Thank you. Your report has been sent.");
  await dialog.waitFor({ state: "detached" });

  // From the chat, about whoever has spoken there; of so many that wait no more is taken.
  for (let more = 1; more < 20; more++)
    await server.ask("POST", `/api/tables/${id}/report`, { reason: "Again." }, ann);
  await page.page.getByRole("tab", { name: "Chat" }).click();
  await page.page.getByRole("button", { name: /^Bob/, exact: true }).click();
  await page.page
    .getByRole("dialog", { name: "What to do about Bob" })
    .getByRole("button", { name: "Report to the administrator" })
    .click();
  await page.submit(dialog, { "What is wrong?": "And again." }, "Send the report");
  await tells(dialog, "As many of your reports as you may have wait to be read");

  const admin = ["admin", "--data", server.folder, "reports"];
  const { stdout } = await promisify(execFile)(process.env.ARDRI_BIN!, admin);
  const reports = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { person: number; table: string; reason: string; chat: [] });
  expect(reports).toHaveLength(20);
  const [first] = reports;
  expect(first).toMatchObject({ person: ann.person, table: id, reason });
  expect(first!.chat).toMatchObject([{ person: bob.person, text: "You play like a cow." }]);
  await visitor.leave();
});

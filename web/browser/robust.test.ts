// A page that lives on whatever comes through the socket, and with what it is refused.

import { beforeAll, expect, test } from "vitest";
import type { WebSocketRoute } from "playwright-core";
import { Table, eventually, tells } from "./pages";
import { Visitor, type Guest } from "./support";
import { browser, server } from "./stage";

let players: [Guest, Guest];

beforeAll(async () => {
  players = [await server.guest("Ann"), await server.guest("Bob")];
});

/** A table of both, at which the game has begun. */
async function begun(): Promise<string> {
  const id = await server.table(players[0], { game: "brandubh", sit: [0] });
  await server.command(players[1], id, { ask: "sit", seat: 1 });
  await server.command(players[0], id, { ask: "start" });
  return id;
}

type Message = Record<string, unknown>;

/** Somebody whose socket goes through our hands. */
async function come(outgoing: (message: Message) => Message = (message) => message) {
  const visitor = await Visitor.come(browser, server, { as: players[0] });
  let socket: WebSocketRoute | undefined;
  await visitor.page.routeWebSocket(/\/api\/tables\/.*\/socket/, (route) => {
    socket = route;
    const far = route.connectToServer();
    route.onMessage((text) => far.send(JSON.stringify(outgoing(JSON.parse(String(text))))));
    far.onMessage((text) => route.send(text));
  });
  const say = (message: unknown) =>
    socket!.send(typeof message === "string" ? message : JSON.stringify(message));
  return { visitor, say, table: new Table(visitor) };
}

test("what a newer server says is passed over", async () => {
  const id = await begun();
  const { visitor, say, table } = await come();
  await visitor.open(`/table/${id}`);
  await table.ready();
  // What happened before is there; fetched later, it would not know of what is made up here.
  await tells(table.log, "The game begins.");

  say({ type: "weather", rain: true });
  say("this is no message");
  say({ type: "presence" });
  say({ type: "table" });
  say({ type: "done", id: "99", number: 7 });
  say({ type: "refused", id: "98", refused: "illegal", reason: "nobody asked" });
  // Events of a kind that is not known yet, and known ones that tell of something new.
  const { number, ...rest } = await server.ask<{ number: number }>(
    "GET",
    `/api/tables/${id}`,
    undefined,
    players[0],
  );
  const events = [
    { number: number + 1, at: 0, event: "sang", song: "Óró" },
    {
      number: number + 2,
      at: 0,
      event: "acted",
      by: 0,
      heard: [
        { seen: { event: "danced" }, text: { text: "tafl-log-danced" } },
        {
          seen: { event: "danced" },
          text: { text: "table-log-returned", args: { name: "The King" } },
        },
      ],
    },
    { number: number + 3, at: 0, event: "acted", by: "chance", heard: [] },
  ];
  say({
    type: "table",
    fresh: false,
    events,
    standing: { ...rest, number: number + 3, moon: "full" },
  });
  // What happens tomorrow is told, as far as there is a text for it today.
  await tells(table.log, "The King is back");
  await visitor.page.reload();

  await table.byClicks("d2-e2");
  await table.moved(1);
  await server.command(players[1], id, { ask: "act", seat: 1, action: "d3-d2" });
  await table.moved(2);
  await table.byDragging("e2-f2");
  await table.moved(3);
  await visitor.leave();
});

test("what is refused is told, and the board is as before", async () => {
  const id = await begun();
  let spoilt = true;
  const { visitor, table } = await come((message) => {
    if (message.ask === "act" && spoilt) return { ...message, action: "a1-a2" };
    return message;
  });
  // Whether a move is possible is asked of the server.
  visitor.expects(/status of 422 .*\/api\/explore$/);
  await visitor.open(`/table/${id}`);
  await table.ready();
  const before = await table.position();
  const messages = visitor.page.getByRole("region", { name: "Messages" });

  await table.byClicks("d2-e2");
  await tells(messages.getByRole("group"), /\w/);
  await table.ready();
  expect(await table.position()).toBe(before);
  expect(await table.moves()).toEqual([]);
  await tells(table.prompt, "Your move: you play the Vikings.");

  // Why a move is not possible is said before it is sent.
  await table.click("d2");
  await table.click("a7");
  await eventually(() => visitor.page.getByRole("status").allTextContents()).toContainEqual(
    expect.stringMatching(/row|column|straight|line|corner/i),
  );

  spoilt = false;
  await table.byDragging("d2-e2");
  await eventually(() => table.moves()).toEqual(["d2-e2"]);
  await visitor.leave();
});

test("a table that is not there, and one that is closed, say so", async () => {
  const visitor = await Visitor.come(browser, server, { as: players[0] });
  visitor.expects(/status of 404 .*\/api\/tables\//);
  await visitor.open("/table/nowhere2nowhere2nowh");
  await visitor.page.getByText("There is no such table").waitFor();

  const id = await server.table(players[1], { game: "brandubh", sit: [0] });
  await visitor.open(`/table/${id}`);
  await visitor.page.getByRole("button", { name: "Sit here" }).waitFor();
  await server.command(players[1], id, { ask: "close" });
  await visitor.page.getByText("This table was given up").waitFor();
  await visitor.leave();
});

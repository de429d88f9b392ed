// The server speaks the language that the page speaks.

import { afterEach, expect, test, vi } from "vitest";
import { hasText, texts } from "../texts/index.svelte";
import { api } from "./api";
import { browser } from "./browser";

afterEach(() => {
  texts.locale = "en";
  vi.unstubAllGlobals();
});

test("every request says which language the page speaks", async () => {
  const sent: Record<string, string>[] = [];
  vi.stubGlobal("fetch", (_: string, asked: { headers: Record<string, string> }) => {
    sent.push(asked.headers);
    return Promise.resolve(new Response("[]", { status: 200 }));
  });
  texts.locale = "ga";
  await api.games();
  await api.explore({ game: "brandubh", options: {}, seats: 2, actions: [] });
  expect(sent).toEqual([
    { "accept-language": "ga" },
    { "accept-language": "ga", "content-type": "application/json" },
  ]);
});

test("a socket, which takes no headers, says it in its address", () => {
  const opened: string[] = [];
  vi.stubGlobal("location", { href: "https://ardri.example/table/abc" });
  vi.stubGlobal(
    "WebSocket",
    class {
      constructor(address: URL) {
        opened.push(String(address));
      }
    },
  );
  texts.locale = "de";
  browser.open("/api/lobby/socket");
  browser.open("/api/tables/abc/socket?after=8");
  expect(opened).toEqual([
    "wss://ardri.example/api/lobby/socket?language=de",
    "wss://ardri.example/api/tables/abc/socket?after=8&language=de",
  ]);
});

test("the page does not carry what only the server says", () => {
  expect(hasText("table-offline")).toBe(true);
  expect(hasText("refused-over")).toBe(false);
  expect(hasText("server-welcome")).toBe(false);
});

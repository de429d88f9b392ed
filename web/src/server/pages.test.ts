// What comes in pages is asked for until there are no more.

import { afterEach, expect, test, vi } from "vitest";
import { api } from "./api";

afterEach(() => vi.unstubAllGlobals());

/** A server that answers in this order; gives what it was asked. */
function answering(...answers: { body: unknown; link?: string }[]) {
  const asked: { path: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", (path: string, { body }: { body?: string }) => {
    asked.push({ path, body: body === undefined ? undefined : JSON.parse(body) });
    const { body: read, link } = answers.shift()!;
    return Promise.resolve(
      new Response(JSON.stringify(read), { status: 200, headers: link ? { link } : {} }),
    );
  });
  return asked;
}

test("a history is read page by page, to its end", async () => {
  const next = '</api/tables/abc/history?after=2>; rel="next"';
  const asked = answering(
    { body: [{ number: 1 }, { number: 2 }], link: next },
    { body: [{ number: 3 }] },
  );
  expect(await api.history("abc")).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
  expect(asked.map(({ path }) => path)).toEqual([
    "/api/tables/abc/history",
    "/api/tables/abc/history?after=2",
  ]);
});

test("events are read in the same way", async () => {
  const next = '</api/tables/abc/events?after=8>; rel="next"';
  const asked = answering({ body: [{ number: 8 }], link: next }, { body: [] });
  expect(await api.events("abc", 7)).toEqual([{ number: 8 }]);
  expect(asked[0]!.path).toBe("/api/tables/abc/events?after=7");
});

test("a replay brings its record with the first page alone", async () => {
  const asked = answering(
    { body: { record: { game: "brandubh" }, moments: ["a", "b"], next: 2, problem: null } },
    { body: { moments: ["c"], next: null, problem: null } },
  );
  const replay = await api.replay({ text: "d2-e2" });
  expect(replay).toEqual({
    record: { game: "brandubh" },
    moments: ["a", "b", "c"],
    problem: null,
  });
  expect(asked.map(({ body }) => body)).toEqual([{ text: "d2-e2" }, { text: "d2-e2", from: 2 }]);
});

import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "./api";
import { me } from "./me.svelte";

afterEach(() => vi.restoreAllMocks());

describe("a new name", () => {
  it("is waited for by whoever depends on it", async () => {
    let resolve!: (view: Awaited<ReturnType<typeof api.rename>>) => void;
    const promise = new Promise<Awaited<ReturnType<typeof api.rename>>>((done) => (resolve = done));
    vi.spyOn(api, "rename").mockReturnValue(promise);
    const order: string[] = [];
    const renaming = me.rename("Bob").then(() => order.push("renamed"));
    const sitting = me.renamed().then(() => order.push("sits"));
    await Promise.resolve();
    expect(order).toEqual([]);
    resolve({ name: "Bob" } as Awaited<ReturnType<typeof api.rename>>);
    await Promise.all([renaming, sitting]);
    expect([...order].sort()).toEqual(["renamed", "sits"]);
    expect(me.name).toBe("Bob");
  });

  it("that is refused holds nobody up", async () => {
    vi.spyOn(api, "rename").mockRejectedValue(new Error("no"));
    const renaming = me.rename("");
    await me.renamed();
    await expect(renaming).rejects.toThrow("no");
  });
});

describe("a session that has ended elsewhere", () => {
  const view = (person: number, name: string) => ({ person, name, account: false });
  const answer = (status: number, body?: unknown) =>
    new Response(body === undefined ? null : JSON.stringify(body), { status });
  const nobody = () => answer(401, { refused: "no-session", reason: "nobody is known" });

  afterEach(() => {
    me.view = me.ended = null;
    vi.unstubAllGlobals();
  });

  it("is noticed by whatever is asked next, and a guest takes its place", async () => {
    me.view = view(1, "Ann");
    const answers = [nobody(), answer(201, view(2, "Grey Hare")), answer(200, [])];
    vi.stubGlobal("fetch", async () => answers.shift());
    await api.sessions();
    expect(me.name).toBe("Grey Hare");
    expect(me.ended?.name).toBe("Ann");
  });

  it("does not let the guest be deleted in the place of whoever asked for it", async () => {
    me.view = view(1, "Ann");
    const asked: string[] = [];
    const answers = [nobody(), answer(201, view(2, "Grey Hare"))];
    vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
      asked.push(`${method} ${path}`);
      return answers.shift();
    });
    await expect(api.forget("secret")).rejects.toThrow("nobody is known");
    expect(asked).toEqual(["DELETE /api/me", "POST /api/guests"]);
    expect(me.ended?.name).toBe("Ann");
  });

  it("is no news to whoever ends it here", async () => {
    me.view = view(1, "Ann");
    let left!: (answer: Response) => void;
    vi.stubGlobal("fetch", (path: string) =>
      path === "/api/logout"
        ? new Promise<Response>((done) => (left = done))
        : Promise.resolve(answer(201, view(2, "Grey Hare"))),
    );
    const leaving = me.logout();
    await api.guest();
    left(answer(204));
    await leaving;
    expect(me.ended).toBeNull();
  });
});

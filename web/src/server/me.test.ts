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

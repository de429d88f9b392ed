import { expect, test } from "vitest";
import type { SeatView } from "../wire";
import { missing, rematchOf } from "./rematch";

const seat = (name: string, yours = false): SeatView => ({
  name,
  bot: null,
  instead_of: null,
  yours,
  word: false,
});
const seats = [seat("Ann", true), seat("Bob"), seat("Cormac")];
const offer = (by: number | null, accepted: number[], declined: number[] = []) => ({
  seat: by,
  accepted,
  declined,
  asked: [0, 1, 2],
});
const looked = (rematch_offer: ReturnType<typeof offer> | null, rematch: string | null = null) =>
  rematchOf({ rematch, rematch_offer, seats });

test("a rematch is offered, accepted and waited for", () => {
  expect(looked(null)).toEqual({ now: "open", seat: 0 });
  expect(looked(offer(1, [1]))).toEqual({ now: "asked", seat: 0, by: 1 });
  expect(looked(offer(1, [0, 1]))).toEqual({ now: "waits", seat: 0, for: [2] });
  expect(looked(offer(1, [0, 1, 2]), "k3v")).toEqual({ now: "there", table: "k3v" });
});

test("whoever has declined may still offer it, and nobody else", () => {
  expect(looked(offer(null, [], [1]))).toEqual({ now: "declined", by: [1] });
  expect(looked(offer(null, [], [0]))).toEqual({ now: "open", seat: 0 });
  expect(looked(offer(null, [], [0, 2]))).toEqual({ now: "declined", by: [2] });
});

test("those who watch are not asked", () => {
  const strangers = [seat("Ann"), seat("Bob")];
  const rematch_offer = offer(1, [1]);
  expect(rematchOf({ rematch: null, rematch_offer, seats: strangers })).toEqual({ now: "none" });
});

test("a rematch waits for people, and not for bots", () => {
  const bot: SeatView = { ...seat("x"), name: null, bot: "squire" };
  const table = { rematch_of: "before", ready: [1], seats: [...seats, bot] };
  expect(missing(table)).toEqual([0, 2]);
  expect(missing({ ...table, rematch_of: null })).toEqual([]);
});

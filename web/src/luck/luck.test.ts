import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readRecord as read, recordNames as names } from "../../tests/records";
import { gameEntry, gameNames } from "../games";
import sealedVectors from "../../../crates/core/tests/vectors/sealed.json?raw";
import { slug } from "../games/throne/luck";
import type { Asker } from "./questions";
import { fromHex, sha256, toHex } from "./sha256";
import { fits, sealedKey, tableCommitment, wordHash } from "./sealed";
import { commitment, Stream, streamKey } from "./stream";
import { verify as verifyBy } from "./verify";

// A game's questions stand in its folder.
const luckOf = async (game: string) => [game, await gameEntry(game)!.luck()] as const;
const askers = new Map<string, Asker>(await Promise.all(gameNames.map(luckOf)));
const verify = (record: GameRecord) => verifyBy(record, askers.get(record.game) ?? null);
import type { Fairness, GameRecord } from "../wire";

const vectors = JSON.parse(sealedVectors) as {
  fairness: Fairness;
  key: string;
  roll: number[];
  shuffle: number[];
  below: number;
  weighted: number;
};

test("SHA-256 is what others hold it to be", () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 7) % 256);
    expect(toHex(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
});

test("the test vectors of docs/fairness.md", () => {
  const seed = Uint8Array.from({ length: 32 }, (_, i) => i);
  expect(commitment(seed)).toBe("ee8cf98e0dce00a74a6627b4fc5b26322554220c82801adde24c6fb058391a0b");
  const key = streamKey(seed, ["cú", "", "Tara"]);
  expect(toHex(key)).toBe("0bd5dbff1c1f31a7b74c250e66a8b74db012c9a43f1f549a4bf5c3153e55e58c");
  const stream = new Stream(key);
  expect(stream.roll(7, 6)).toEqual([2, 0, 3, 1, 5, 4, 5]);
  expect(stream.shuffle(25)).toEqual([
    15, 0, 2, 23, 10, 8, 11, 12, 16, 3, 1, 14, 4, 6, 21, 7, 5, 13, 24, 9, 20, 17, 22, 18, 19,
  ]);
  expect(stream.below(5)).toBe(3);
  expect(stream.weighted([1, 2, 3])).toBe(2);
});

test("the test vectors of sealed words, which the rules in Rust hold as well", () => {
  const { fairness, key, roll, shuffle, below, weighted } = vectors;
  const { commitment: promised, sealed } = fairness as Required<Fairness>;
  const seed = fairness.seed!;
  expect(commitment(fromHex(seed)!)).toBe(sealed.seed_commitment);
  expect(tableCommitment(sealed)).toBe(promised);
  expect(sealed.words.every((word, seat) => fits(sealed.table, seat, word))).toBe(true);
  expect(
    wordHash(sealed.table, 1, toHex(Uint8Array.from({ length: 32 }, (_, i) => 64 + i)), "Tara"),
  ).toBe((sealed.words[1] as { commitment: string }).commitment);
  const found = sealedKey(fromHex(seed)!, promised, sealed.words);
  expect(toHex(found)).toBe(key);
  const stream = new Stream(found);
  expect(stream.roll(7, 6)).toEqual(roll);
  expect(stream.shuffle(25)).toEqual(shuffle);
  expect(stream.below(5)).toBe(below);
  expect(stream.weighted([1, 2, 3])).toBe(weighted);
});

test("hexadecimal digits, there and back", () => {
  const seed = Uint8Array.from({ length: 32 }, (_, i) => 255 - i);
  expect(fromHex(toHex(seed))).toEqual(seed);
  expect(fromHex("12")).toBeNull();
  expect(fromHex("g".repeat(64))).toBeNull();
});

test("ids are made of names as the server makes them", () => {
  expect(slug("The Two Bulls")).toBe("the-two-bulls");
  expect(slug("Lug Lámfada!")).toBe("lug-lamfada");
  expect(slug("  Ñandú 3 ")).toBe("andu-3");
});

describe.each(names)("%s", (name) => {
  const chances = (record: GameRecord) => record.actions.filter((action) => action.by === "chance");

  test("all its luck is right", () => {
    const record = read(name);
    const luck = verify(record);
    expect(luck).toMatchObject({
      missing: null,
      commitment: "right",
      verdict: "right",
      doubts: [],
    });
    expect(luck.draws).toHaveLength(chances(record).length);
  });

  test("any draw that was changed is found", () => {
    const record = read(name);
    record.actions.forEach((action, place) => {
      if (action.by !== "chance") return;
      const changed = read(name);
      const words = action.do.split(" ");
      if (words.length > 2 && words.some((word) => word !== words.at(-1) && word !== words[0])) {
        const other = words.findIndex((word, i) => i > 0 && word !== words.at(-1));
        [words[other], words[words.length - 1]] = [words.at(-1)!, words[other]!];
        // The order of standard dice says nothing; they are written by their faces.
        if (words[0] === "roll") words[1] = words[1] === "3" ? "S" : "3";
      } else {
        words[1] = { S: "T", "0": "1", "1": "0" }[words[1]!] ?? (words[0] === "roll" ? "S" : "0");
      }
      if (words.join(" ") === action.do) return;
      changed.actions[place]!.do = words.join(" ");
      const luck = verify(changed);
      expect(luck.verdict, `${action.do} as ${words.join(" ")}`).toBe("wrong");
      expect(luck.draws.find((draw) => draw.number === place + 1)?.verdict).toBe("wrong");
    });
  });

  test("a draw that leaves something out is found", () => {
    const cut = read(name);
    const draw = cut.actions.find(
      ({ by, do: done }) => by === "chance" && done.split(" ").length > 2,
    )!;
    if (!draw) return;
    draw.do = draw.do.replace(/ [^ ]+$/, "");
    expect(verify(cut).verdict, draw.do).not.toBe("right");
  });

  test("another seed, word or commitment is found", () => {
    const seed = read(name);
    seed.fairness!.seed = seed.fairness!.seed!.replace(/^../, (two) =>
      two === "00" ? "01" : "00",
    );
    expect(verify(seed)).toMatchObject({ commitment: "wrong", verdict: "wrong" });
    const promise = read(name);
    promise.fairness!.commitment = "0".repeat(64);
    const luck = verify(promise);
    expect(luck.verdict).toBe("wrong");
    // A table's commitment is a part of what decides the draws; that of a seed alone is not.
    if (promise.fairness!.sealed) expect(luck.sealed!.table).toBe("wrong");
    else {
      expect(luck.commitment).toBe("wrong");
      expect(luck.draws.every((draw) => draw.verdict === "right")).toBe(true);
    }
    if (chances(promise).length < 5) return;
    const word = read(name);
    const { sealed, contributions } = word.fairness!;
    const told = sealed?.words.find((one) => one.kind === "word");
    if (told?.kind === "word") told.word = "another";
    else if (contributions) contributions[0] = "another";
    expect(verify(word)).toMatchObject({ commitment: "right", verdict: "wrong" });
  });
});

describe("what cannot be checked is said, not guessed", () => {
  test("a record without luck, without a seed, with an unreadable one", () => {
    const record = read(names[0]!);
    expect(verify({ ...record, fairness: undefined }).missing).toBe("fairness");
    const closed = { ...record.fairness!, seed: undefined };
    expect(verify({ ...record, fairness: closed }).missing).toBe("seed");
    expect(verify({ ...record, fairness: { ...closed, seed: "hello" } }).missing).toBe(
      "unreadable",
    );
  });

  test("a game that this page does not know", () => {
    const luck = verify({ ...read("match-equal-sets.golden"), game: "fidchell" });
    expect(luck).toMatchObject({ commitment: "right", verdict: "unknown", doubts: ["game"] });
  });

  test("a draw that this page does not know, and all after it", () => {
    const record = read("three-players-points.golden");
    record.actions.splice(1, 0, { by: "chance", do: "weather rain" });
    const luck = verify(record);
    expect(luck.doubts).toEqual(["question"]);
    expect(luck.draws.map((draw) => draw.verdict)).toEqual([
      "right",
      ...Array.from({ length: luck.draws.length - 1 }, () => "unknown"),
    ]);
  });

  test("a deck that does not fit leaves the later draws checked", () => {
    const record = read("high-throne-3.json");
    record.options = { deck: { objectives: [] } };
    const luck = verify(record);
    expect(luck.doubts).toEqual(["deck"]);
    expect(luck.draws[0]?.verdict).toBe("unknown");
    expect(luck.draws.slice(1).every((draw) => draw.verdict === "right")).toBe(true);
  });
});

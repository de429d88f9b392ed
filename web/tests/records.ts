// Whole games for tests: the golden games of the rules whose luck can be checked, and a few records with the
// usual options that those lack.

import type { GameRecord } from "../src/wire";

const played = import.meta.glob<string>("../../crates/*/tests/golden/*.golden", {
  query: "?raw",
  import: "default",
  eager: true,
});
const written = import.meta.glob<string>("./records/*.json", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The first line is the record without its actions, the others tell of one each. */
function golden(text: string): GameRecord {
  const [head = "", ...lines] = text.split("\n");
  const done = lines.map((line) => / \| (?:(chance)|seat (\d+)) (.+?) \| /.exec(line));
  const actions = done.flatMap((one) =>
    one ? [{ by: one[1] ? ("chance" as const) : Number(one[2]), do: one[3]! }] : [],
  );
  return { ...(JSON.parse(head) as GameRecord), actions };
}

const all = [
  ...Object.entries(played).map(([file, text]) => [file, golden(text)] as const),
  ...Object.entries(written).map(([file, text]) => [file, JSON.parse(text) as GameRecord] as const),
];
const checkable = all.filter(([, record]) => record.fairness);
const records = new Map(checkable.map(([file, record]) => [file.replace(/.*\//, ""), record]));

export const recordNames = [...records.keys()];

/** A record that the caller may change. */
export const readRecord = (name: string): GameRecord => structuredClone(records.get(name)!);

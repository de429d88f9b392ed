import { expect, test } from "vitest";
import type { Advice } from "../wire";
import { Latest } from "./latest.svelte";

const advice = (text: string): Advice => ({ why: { text }, look: [] });

/** A table that is asked and answers when it is told to. */
function table() {
  const questions: { answer: (advice: Advice | null) => void; break: () => void }[] = [];
  const latest = new Latest<Advice>(
    () =>
      new Promise((answer, refuse) =>
        questions.push({ answer, break: () => refuse(new Error("broke")) }),
      ),
  );
  return { latest, questions };
}

test("each moment is asked about, and an answer that comes too late is dropped", async () => {
  const { latest, questions } = table();
  const first = latest.refresh();
  const second = latest.refresh();
  questions[1]!.answer(advice("second"));
  await second;
  expect(latest.current).toEqual(advice("second"));
  questions[0]!.answer(advice("first"));
  await first;
  expect(latest.current).toEqual(advice("second"));
});

test("advice stands until the next comes, and goes where there is none", async () => {
  const { latest, questions } = table();
  const first = latest.refresh();
  questions[0]!.answer(advice("first"));
  await first;
  const second = latest.refresh();
  expect(latest.current).toEqual(advice("first"));
  questions[1]!.break();
  await second;
  expect(latest.current).toBeNull();
});

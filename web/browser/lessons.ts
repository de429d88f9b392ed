// A lesson as somebody goes through it in a browser, and its texts as they ought to stand there.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Lesson, Step } from "../src/learn/lesson";
import { eventually } from "./pages";

const root = join(import.meta.dirname, "../..");
const english = new FluentBundle("en", { useIsolating: false });
for (const file of ["lesson-tafl", "lesson-throne", "lesson-boru"])
  english.addResource(
    new FluentResource(readFileSync(join(root, `locales/en/${file}.ftl`), "utf8")),
  );

export function readLesson(game: string): Lesson {
  return JSON.parse(readFileSync(join(root, `lessons/${game}.json`), "utf8")) as Lesson;
}

/** The page of a lesson. */
export class LessonPage {
  readonly lesson: Lesson;
  readonly said: Locator;
  readonly next: Locator;

  constructor(
    readonly page: Page,
    readonly game: string,
  ) {
    this.lesson = readLesson(game);
    this.said = page.getByRole("status", { name: "What was said of your try" });
    this.next = page.getByRole("button", { name: /^(Next|Finish)$/ });
  }

  async open(): Promise<void> {
    await this.page.goto(`/learn/${this.game}`);
  }

  /** A text of a step: the task itself, or one of its attributes. */
  text(step: Step, attribute?: string): string {
    const message = english.getMessage(`lesson-${this.game}-${step.id}`);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new Error(`${this.game} ${step.id} has no text ${attribute ?? ""}`);
    return english.formatPattern(pattern);
  }

  /** Waits until a step asks. */
  async asks(step: Step): Promise<void> {
    await this.page.getByRole("heading", { level: 2, name: this.text(step, "title") }).waitFor();
    await this.page
      .getByRole("button", { name: "Hint", exact: true })
      .and(enabled(this.page))
      .waitFor();
    expect(await this.page.getByText(this.text(step), { exact: true }).count()).toBe(1);
  }

  /** Waits until something is said of a try. */
  async hears(step: Step, attribute: string): Promise<void> {
    await eventually(() => this.said.textContent()).toContain(this.text(step, attribute));
  }

  answer(step: Step, answer: string): Locator {
    return this.page.getByRole("button", {
      name: this.text(step, `answer-${answer}`),
      exact: true,
    });
  }

  /** Lets the page do what is asked. */
  async showMe(): Promise<void> {
    await this.page.getByRole("button", { name: "Show me", exact: true }).click();
  }

  /** Goes through all steps that are left; `solve` does what is asked, unless it is a question. */
  async through(solve: (step: Step) => Promise<void>, from = 0): Promise<void> {
    for (const step of this.lesson.steps.slice(from)) {
      await this.asks(step);
      if (step.answers) await this.answer(step, step.solution).click();
      else await solve(step);
      await this.hears(step, "done");
      // Whoever has it right goes on with the next key.
      await eventually(() => this.next.evaluate((one) => one === document.activeElement)).toBe(
        true,
      );
      await this.next.click();
    }
    await this.page.getByRole("heading", { level: 1, name: /^You can play/ }).waitFor();
  }
}

const enabled = (page: Page) => page.locator(":enabled");

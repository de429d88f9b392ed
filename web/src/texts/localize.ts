// Messages of the games and of the server, put into the reader's language.

import type { FluentVariable } from "@fluent/bundle";
import type { Arg, Message } from "../wire";
import { hasText, t } from "./index.svelte";
import { listed } from "./lists";

/** Puts a message into the reader's language; `names` says what the people in the seats are called. */
export function localize(message: Message, names: readonly string[] = []): string {
  const values: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(message.args ?? {})) values[name] = value(arg, names);
  return t(message.text, values);
}

/** The same, or nothing if this page has no such text: a newer server may say more. */
export function localizeKnown(message: Message, names: readonly string[] = []): string | null {
  return hasText(message.text) ? localize(message, names) : null;
}

/** What is said of something that happened; empty if it goes without saying, or by a text of tomorrow. */
export function heardText({ text }: { text?: Message }, names: readonly string[] = []): string {
  return (text && localizeKnown(text, names)) || "";
}

function value(arg: Arg, names: readonly string[]): string | number {
  if (typeof arg !== "object") return arg;
  if (Array.isArray(arg)) return listed(arg.map((one) => String(value(one, names))));
  if ("seat" in arg) return names[arg.seat] ?? t("table-seat-empty", { number: arg.seat + 1 });
  if ("seat_number" in arg) return arg.seat_number + 1;
  return localize(arg, names);
}

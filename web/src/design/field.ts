// How a field tells the input inside it what it is called and what is said about it.

import { getContext, setContext } from "svelte";

export interface FieldContext {
  id: string;
  /** The ids of the hint and the error, if there are any. */
  readonly described: string | undefined;
  readonly invalid: boolean;
}

const KEY = Symbol("field");

export function provideField(field: FieldContext): void {
  setContext(KEY, field);
}

/** The field around an input, if there is one. */
export function field(): FieldContext | undefined {
  return getContext<FieldContext | undefined>(KEY);
}

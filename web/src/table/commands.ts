// What somebody types at a table in words: an action, by its number, its text or enough of its words,
// or a wish to hear something again.

export interface Deed {
  action: string;
  /** The action in words. */
  words: string;
  /** Other names of what it is about. */
  also?: string;
}

/** The words of the commands, in the reader's language. */
export interface CommandWords {
  read: string;
  list: string;
  help: string;
}

export type Command =
  | { kind: "do"; action: string }
  /** A part of the table is read, or all of it. */
  | { kind: "read"; part: string }
  /** The actions that have these words are told with their numbers. */
  | { kind: "list"; deeds: { number: number; deed: Deed }[] }
  | { kind: "help" }
  /** Several actions would fit. */
  | { kind: "several"; deeds: { number: number; deed: Deed }[] }
  | { kind: "none" };

/** A text as it is compared: without accents and capitals. */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .trim();

/** The actions in which every word is found, with their numbers. */
export function matching(deeds: readonly Deed[], text: string) {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return deeds
    .map((deed, at) => ({ number: at + 1, deed }))
    .filter(({ deed }) => {
      const told = plain(`${deed.action} ${deed.words} ${deed.also ?? ""}`);
      return words.every((word) => told.includes(word));
    });
}

/** What a typed line asks for. English commands are understood in every language. */
export function commandOf(text: string, deeds: readonly Deed[], words: CommandWords): Command {
  const line = plain(text);
  if (line === "") return { kind: "none" };
  const [verb = "", ...rest] = line.split(/\s+/);
  const after = rest.join(" ");
  if (line === "?" || verb === plain(words.help) || verb === "help") return { kind: "help" };
  if (verb === plain(words.read) || verb === "read") return { kind: "read", part: after };
  if (verb === plain(words.list) || verb === "list")
    return { kind: "list", deeds: matching(deeds, after) };
  if (/^\d+$/.test(line)) {
    const deed = deeds[Number(line) - 1];
    if (deed) return { kind: "do", action: deed.action };
  }
  const exact = deeds.find(({ action, words }) => plain(action) === line || plain(words) === line);
  if (exact) return { kind: "do", action: exact.action };
  const fits = matching(deeds, line);
  if (fits.length === 1) return { kind: "do", action: fits[0]!.deed.action };
  return fits.length > 1 ? { kind: "several", deeds: fits } : { kind: "none" };
}

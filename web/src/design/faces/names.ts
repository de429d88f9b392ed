// Which pictures there are, and which head stands for whom. The drawings themselves come when one is
// shown: each group is a file of its own.

/** The heads that people's and bots' seats bear; a text names each. */
export const portraits = [
  "aengus",
  "amergin",
  "badb",
  "cathbad",
  "conall",
  "deirdre",
  "dian-cecht",
  "diarmaid",
  "emer",
  "etain",
  "fedelm",
  "fergus",
  "fiachra",
  "gormlaith",
  "grainne",
  "liath",
  "manannan",
  "niamh",
  "ogma",
  "oisin",
  "scathach",
  "sitric",
] as const;

export type Portrait = (typeof portraits)[number];

export const isPortrait = (name: string): name is Portrait =>
  (portraits as readonly string[]).includes(name);

/** Drawings by their names. */
export type Drawings = Readonly<Record<string, string>>;

export const groups = {
  portraits: async (): Promise<Drawings> => (await import("./portraits")).drawings,
  marriages: async (): Promise<Drawings> => (await import("./marriages")).drawings,
  suits: async (): Promise<Drawings> => (await import("./suits")).drawings,
  ancients: async (): Promise<Drawings> => (await import("./ancients")).drawings,
} as const;

export type Group = keyof typeof groups;

/** A number that belongs to a text, the same everywhere and always (FNV-1a). */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return hash >>> 0;
}

/**
 * The heads of a table's seats, by their names: whoever comes back under the same name has the same
 * head, unless somebody at a lower seat has it already. A seat without a name has none, and whoever is of
 * the legends has their own.
 */
export function portraitsOf(
  names: readonly string[],
  legends: readonly (string | undefined)[] = [],
): (Portrait | null)[] {
  const known = names
    .map((_, seat) => legends[seat] ?? "")
    .map((id) => (isPortrait(id) ? id : null));
  const taken = new Set<Portrait>(known.filter((head) => head !== null));
  return names.map((name, seat) => {
    if (known[seat]) return known[seat];
    if (name === "") return null;
    const first = numberOf(name) % portraits.length;
    const from = portraits.map((_, step) => portraits[(first + step) % portraits.length]!);
    const head = from.find((one) => !taken.has(one)) ?? from[0]!;
    taken.add(head);
    return head;
  });
}

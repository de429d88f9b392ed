// The languages of the page, and which of them somebody reads.

export const languages = ["en", "ga", "de"] as const;
export type Language = (typeof languages)[number];

/** Each language by its own name, for whoever looks for it. */
export const ownNames: Record<Language, string> = {
  en: "English",
  ga: "Gaeilge",
  de: "Deutsch",
};

/** The language that was chosen; or the first of the browser's that there is; or English. */
export function languageFor(chosen: string, wanted: readonly string[]): Language {
  const known = [chosen, ...wanted].map((tag) =>
    languages.find((language) => language === tag.toLowerCase().split("-")[0]),
  );
  return known.find((language) => language !== undefined) ?? "en";
}

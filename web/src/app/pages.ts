// Which page belongs to which address.

export type Page =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; table: string }
  | { page: "replay" }
  | { page: "editor"; game: string }
  | { page: "learn" }
  | { page: "lesson"; game: string }
  | { page: "rules"; name: string }
  | { page: "me" }
  | { page: "design" }
  | { page: "nowhere" };

function parts(path: string): string[] | null {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    // A lone "%" in a mistyped address.
    return null;
  }
}

/** The page that belongs to a path. */
export function pageOf(path: string): Page {
  const found = parts(path);
  if (!found || found.length > 2) return { page: "nowhere" };
  const [first, second] = found;
  if (first === undefined) return { page: "home" };
  switch (first) {
    case "new":
      return second ? { page: "new", game: second } : { page: "nowhere" };
    case "table":
      return second ? { page: "table", table: second } : { page: "nowhere" };
    case "editor":
      return { page: "editor", game: second ?? "" };
    case "learn":
      return second ? { page: "lesson", game: second } : { page: "learn" };
    case "rules":
      return { page: "rules", name: second ?? "" };
    case "replay":
    case "me":
    case "design":
      return second === undefined ? { page: first } : { page: "nowhere" };
    default:
      return { page: "nowhere" };
  }
}

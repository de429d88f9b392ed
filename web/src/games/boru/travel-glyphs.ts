// What something that travels looks like.

import type { ComponentProps } from "svelte";
import type SymbolGlyph from "./SymbolGlyph.svelte";

export type Glyph =
  | { kind: "symbol"; name: ComponentProps<typeof SymbolGlyph>["name"] }
  | { kind: "seat"; seat: number }
  | { kind: "card"; card: number };

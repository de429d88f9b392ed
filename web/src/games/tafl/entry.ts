// Brandubh and Tablut, as far as lists and forms know them: one family, a board for each.

import type { Component } from "svelte";
import { t } from "../../texts/index.svelte";
import type { GameEntry, Options } from "../game";
import BrandubhPicture from "./BrandubhPicture.svelte";
import { presetWith, rulesFrom, type TaflGame } from "./presets";
import { rulesIn } from "./rules";
import TablutPicture from "./TablutPicture.svelte";

const sides = ["vikings", "celts"] as const;

function entry(game: TaflGame, Picture: Component): GameEntry {
  return {
    Picture,
    rules: "tafl",
    lesson: "lesson-tafl",
    form: () => import("./OptionsForm.svelte"),
    chosen: (options) => {
      const rules = rulesIn(options);
      const preset = presetWith(game, rules);
      const words = [
        preset ? t(`lobby-rules-${preset}`) : t("lobby-rules-count", { count: rules.length }),
        options.two_sets && t("lobby-two-sets"),
        options.lots && t("lobby-lots"),
        options.position && t("lobby-position"),
      ];
      return words.filter(Boolean).join(" · ");
    },
    linked: (query) => {
      const rules = rulesFrom(game, query);
      const position = query.get("position");
      return { ...(rules && { rules }), ...(position && { position }) };
    },
    // Nobody has to say which side they want.
    quick: { lots: true },
    place,
    small: true,
    drawn,
    moves: true,
    end: () => import("./End.svelte"),
    editor: () => import("./EditorPage.svelte"),
    luck: async () => (await import("./luck")).luck,
    client: async () => (await import(".")).tafl,
  };
}

/** The position that a page of rules draws, with the side to move and the rules beside it. */
function drawn([side, ...rules]: readonly string[], lines: readonly string[]): Options | null {
  const ranks = lines.filter((line) => /^\d/.test(line)).map(rank);
  if (ranks.length === 0) return null;
  return { rules, position: `${ranks.join("/")} ${side === "vikings" ? "a" : "d"}` };
}

/** A rank as positions write it, of which `7  . . t` is a drawing. */
function rank(line: string): string {
  const squares = line.trim().split(/\s+/).slice(1).join("");
  return squares.replace(/\.+/g, (empty) => String(empty.length));
}

function place(seat: number, { lots }: Options) {
  const side = sides[seat] ?? "celts";
  const icon = seat === 0 ? ("flag" as const) : ("crown" as const);
  if (lots)
    return { name: t("lobby-seat-lot", { seat: seat + 1 }), mine: t("lobby-sum-me"), icon: null };
  return { name: t(`lobby-seat-${side}`), mine: t("lobby-sum-as", { side }), icon };
}

export const brandubh = entry("brandubh", BrandubhPicture);
export const tablut = entry("tablut", TablutPicture);

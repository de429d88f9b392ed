// Dice and lines as they are written: `STT13rK` is a Spiral, two Trees, one and three Spears, and a
// Knot on the red die; `K5` is a line of a Knot and five Spears.

import type { Face } from "./types";

export type { Face };
export const FACES: readonly Face[] = ["S", "T", "K", "1", "2", "3"];

/** A die that lies somewhere: what it shows, and whether it is the red one. */
export interface Die {
  face: Face;
  red: boolean;
}

export function isFace(letter: string | undefined): letter is Face {
  return FACES.includes(letter as Face);
}

/** Reads dice, with or without spaces between them. What is no die is passed over. */
export function readDice(text: string | null | undefined): Die[] {
  const dice: Die[] = [];
  let red = false;
  for (const letter of text ?? "") {
    if (letter === "r") red = true;
    else if (isFace(letter)) {
      dice.push({ face: letter, red });
      red = false;
    }
  }
  return dice;
}

/** Writes dice as actions do: in the order of the faces, the red one last. */
export function writeDice(dice: readonly Die[]): string {
  const standard = dice.filter((die) => !die.red).sort((a, b) => order(a.face) - order(b.face));
  const red = dice.filter((die) => die.red);
  return standard.map((die) => die.face).join("") + red.map((die) => `r${die.face}`).join("");
}

function order(face: Face): number {
  return FACES.indexOf(face);
}

/** How many Spears a face shows. */
export function spears(face: Face): number {
  return Number(face) || 0;
}

/** How many Spears dice show together. */
export function spearsOf(dice: readonly Die[]): number {
  return dice.reduce((sum, die) => sum + spears(die.face), 0);
}

/** A line of a card: the symbols that it asks for, one die each, and a total of Spears. */
export interface Line {
  symbols: Face[];
  spears: number;
}

export function readLine(text: string): Line {
  const [, symbols = "", number = ""] = /^([STK]*)(\d*)/.exec(text) ?? [];
  return { symbols: [...symbols].filter(isFace), spears: Number(number) || 0 };
}

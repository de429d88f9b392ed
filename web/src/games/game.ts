// What a game brings to the table. A new game is one folder next to this file and one line in
// `index.ts` (what else it needs is told in CONTRIBUTING.md); the frame knows no game, and a game
// knows nothing of sockets or pages.

import type { Component, Snippet } from "svelte";
import type { Sound } from "../app/sounds";
import type { IconName } from "../design/icons";
import type { Asker } from "../luck/questions";
import type { Refused } from "../server/refused";
import type { GameView, Heard, Message, Seat, Standing } from "../wire";

/** What a board is given. It shows `view` and offers `legal`; it decides no rule. */
export interface BoardProps<V> {
  /** The table's id, to keep things by; empty where a record is looked through. */
  table: string;
  /** The number of the event that led to what is shown; 0 at the start. */
  number: number;
  /** The game as the viewer may see it. */
  view: V;
  /** The view one event earlier, for what has changed; nothing at the start and after a jump. */
  before: V | null;
  /** What was heard last, for highlights and animation. */
  heard: Heard[];
  /** As whom it is seen: a seat, or nobody's. */
  seat: Seat | null;
  /** What the seat may do now; empty when it may not act or an earlier moment is shown. */
  legal: string[];
  /** Whether the present of a game that is being played is shown. */
  live?: boolean;
  /** Does one of `legal`. With confirmations on, the frame asks first. */
  act: (action: string) => void;
  /** Asks the rules why an action that is not legal cannot be done, where there is a table to ask. */
  why?: (action: string) => Promise<Refused | null>;
  /** Asks the rules what an action would do, where there is a table to ask; nothing if that cannot be known. */
  preview?: (action: string) => Promise<Message[]>;
  /** The action that waits to be confirmed or acknowledged, to be previewed. */
  pending: string | null;
  /** The people in the seats. */
  names: string[];
  /** The options of the table. */
  options: Record<string, unknown>;
  /** How long a change takes to be shown, in milliseconds; 0 for not at all. */
  pace: number;
  /** What is being told moment by moment, `view` being that of the moment; nothing while nothing is. */
  telling?: Telling | null;
  /** All that has happened up to the shown moment, where it is known. */
  story?: readonly Heard[];
  /** Tells again what was told last at some length, where that can be done. */
  again?: (() => void) | null;
  /** The parts of the frame, where the board has the whole room and puts them where they belong. */
  frame?: FrameParts | null;
  /** In a lesson: the parts of the board that a step is about. It points at them and leaves others away. */
  about?: readonly string[] | null;
}

/** What the frame has around a board. */
export interface FrameParts {
  /** All seats. */
  seats: Snippet;
  /** What is asked, or how it ended. */
  prompt: Snippet;
  /** What one can do besides moving; nothing where the prompt has that, too. */
  controls: Snippet | null;
  /** Log, chat and the scrubber. */
  side: Snippet;
}

/** A change that is told moment by moment, and what the reader can do about it. */
export interface Telling {
  /** What is on its way in this moment: `view` changes when it arrives. */
  moving: readonly Heard[];
  /** How long it is on its way, in milliseconds. */
  travels: number;
  /** What this moment tells. */
  heard: readonly Heard[];
  /** What of the change is still to be told. */
  rest: readonly Heard[];
  paused: boolean;
  /** What the reader is asked to do before it goes on; `next` is the answer. */
  asks: string | null;
  /** Finishes the moment. */
  next: () => void;
  /** Goes to how things stand now. */
  skip: () => void;
  /** Does the first, and soon afterwards the second. */
  hurry: () => void;
  togglePause: () => void;
}

/** A part of a change that is shown by itself: something travels, then the numbers stand. */
export interface Moment<V> {
  /** How things stand once it has arrived. */
  view: V;
  /** What of the heard it tells. */
  heard: readonly Heard[];
  /** How long something travels, in milliseconds; 0 if nothing does. */
  travels: number;
  /** How long it is shown afterwards, to be read. */
  rests: number;
  /** What the reader is asked to do before it goes on, however long that takes. */
  asks?: string;
}

/** A change of the game, to be told in moments. */
export interface Change<V> {
  before: V;
  heard: readonly Heard[];
  after: V;
  /** As whom it is seen. */
  seat: Seat | null;
  names: string[];
  options: Record<string, unknown>;
  pace: number;
  /** Whether it has just come to pass, and is not looked back on. */
  live: boolean;
}

/**
 * The parts of a game that only it knows. What is said of it comes from the rules as messages, which the
 * frame puts into the reader's language: `heard.text` as lines of the log, `look.asked` as the prompt,
 * `standing.ended` as the result, the answer to `{"ask":"coach"}` as the coach's advice, and that of
 * `/api/describe` as the table in words.
 */
export interface GameClient<V = any> {
  /** The board; it may fill whatever room the frame gives it. */
  Board: Component<BoardProps<V>>;
  /** More beside the board, or in a tab: rules in force, standings, captured pieces. */
  Panel?: Component<BoardProps<V>>;
  /**
   * Whether the board wants all the width there is on a desk, and shows by itself whatever else
   * belongs to the game: seats then stand in one row above it, words and log in a column beside it.
   */
  wide?: boolean;
  /** Whether the board, where there is room for it, has the whole of it and places the parts of the frame. */
  whole?: boolean;
  /** What is told of a seat beside its name, where the board has the whole room. */
  Tally?: Component<{ view: V; seat: Seat }>;
  /** Whether the board is longer than the window of a phone. */
  long?: boolean;
  /** Whether somebody may resign. Where a game of several goes on without one, a bot plays on. */
  resigns?: boolean;
  /**
   * The moments in which a change is told, the last one ending with how things stand after it. Without
   * them, or if there are none, a change is one moment.
   */
  moments?: (change: Change<V>) => Moment<V>[];
  /** What a part of a change sounds like; a knock for each, or two for a capture, where a game does not say. */
  sounds?: (heard: readonly Heard[]) => Sound[];
  /** A short word for a seat's part in the game, such as its side, if it has one. */
  part?: (view: V, seat: Seat) => string | null;
  /** The colour token and mark of a seat: `var(--seat-0)` by default. */
  mark?: (view: V, seat: Seat) => { colour: string; piece?: Component<{ size?: number }> } | null;
  /** Points by seat to be shown beside the names while playing, if they are public. */
  score?: (view: V, seat: Seat) => string | null;
  /** Turns typed text into one of `legal`, or says why not. */
  typed?: (text: string, view: V, legal: string[]) => { action: string } | { problem: string };
  /**
   * What was heard of an action as a move that is written down, where the moves of two sides stand
   * beside each other in the log; nothing if it was none.
   */
  written?: (heard: readonly Heard[]) => Written | null;
  /** Other tools of the game for a finished or running table, shown in the frame's menu. */
  tools?: Component<{ table: Standing<V>; view: V; moment: number }>;
}

/** A move as it is written down. */
export interface Written {
  /** On which side. */
  column: 0 | 1;
  short: string;
  /** What it has taken. */
  taken: readonly string[];
  /** The colour of the side that has made it, whoever plays that now. */
  colour: string;
  /** What of the heard is told by it, and what is to be told besides. */
  told: readonly Heard[];
  rest: readonly Heard[];
  /** Whether the next move is the first of another game. */
  last: boolean;
}

/** The options of a table, as records write them. */
export type Options = Record<string, unknown>;

export interface OptionsProps {
  game: GameView;
  options: Options;
  /** How many play. */
  seats: number;
  /** What keeps the table from being set up, as far as the form itself can tell. */
  problem: string | null;
}

/** A seat whose part is known before the game begins. */
export interface Place {
  name: string;
  /** The same for whoever is to sit there: "you as the Vikings". */
  mine: string;
  icon: IconName | null;
}

/** What the page needs of a game before its table is opened. What is large comes when it is asked for. */
export interface GameEntry {
  Picture: Component;
  /** The page of `docs/` that tells its rules. */
  rules: string;
  /** The file of `locales/` with the texts of its lesson. */
  lesson: string;
  /** What its options are called, as the name of a text. */
  title?: string;
  /** The form of its options. */
  form: () => Promise<{ default: Component<OptionsProps, object, "options" | "problem"> }>;
  /** The options in a few words. */
  chosen: (options: Options) => string;
  /** Options that an address brings along. */
  linked?: (query: URLSearchParams) => Options;
  /** What is special to a table that is set up by one click. */
  quick?: Options;
  place?: (seat: Seat, options: Options) => Place;
  /** Whether a board of it is small enough to stand in a page of rules. */
  small?: boolean;
  /** The options of a board that a page of rules draws in letters; nothing if it is none. */
  drawn?: (told: readonly string[], lines: readonly string[]) => Options | null;
  /** Whether a list of moves says everything of a game. */
  moves?: boolean;
  /** How a finished game stood, as a small picture. */
  end?: () => Promise<{ default: Component<{ view: any; options: Options }> }>;
  /** A page on which positions are set up. */
  editor?: () => Promise<{ default: Component<{ game: string }> }>;
  /** What its chance actions answer, for the check of the luck. */
  luck: () => Promise<Asker>;
  client: () => Promise<GameClient>;
}

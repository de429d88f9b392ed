// What the server sends and takes, under the names that the page uses. The types themselves come
// from the Rust code; see docs/protocol.md for what they mean. To refresh them:
// ARDRI_WRITE_TYPES=1 cargo test -p ardri-table --test types

import type * as core from "./generated/core";
import type * as server from "./generated/server";

export { hosted, type GameName } from "./generated/games";
export { boards as taflBoards } from "./generated/tafl-boards";
export type {
  Actor,
  Advice,
  Arg,
  Entry,
  Fairness,
  GameRecord,
  Message,
  Outcome,
  Player,
  Seat,
} from "./generated/core";
export type {
  Answered,
  BotView,
  ClockRule,
  ClockView,
  Command,
  ExploreForm,
  GameView,
  HeardBy as Heard,
  Late,
  LegalActions,
  Lists,
  MeView,
  NewTable,
  PersonView,
  Problem,
  Receipt,
  ReplayForm,
  SeatView,
  VisibleEvent as Shown,
  Stage,
  TableEvent,
  TableInfo,
  TableRef,
  TableView,
  TakebackView,
  ThreatsForm,
} from "./generated/server";
export type {
  Ending as TaflEnding,
  Piece,
  Seen as TaflSeen,
  Side,
  Threat,
  Threats,
  View as TaflView,
} from "./generated/tafl";
export type { Seen as BoruSeen, View as BoruView } from "./generated/boru";
export type { Seen as ThroneSeen, View as ThroneView } from "./generated/throne";
/** All types of a game, such as `boru.Table`. */
export type * as boru from "./generated/boru";
export type * as tafl from "./generated/tafl";
export type * as throne from "./generated/throne";

// What holds the view of a game knows nothing of it; whoever does says which it is.

/** The game as one viewer sees it. */
export type Look<V = unknown> = Omit<server.Look, "view"> & { view: V };

/** In messages after the first of a socket, what never changes is left out: merge over the last one. */
export type Standing<V = unknown> = Omit<server.Standing, "views"> & { views: Look<V>[] };

/** An entry of a table's history; `views` is empty where the game has not changed. */
export type Moment<V = unknown> = server.TableEvent & { views: Look<V>[] };

/** A message of one kind. */
type Kind<M extends { type: string }, T extends M["type"]> = Extract<M, { type: T }>;

/** A message on a table's socket. */
export type TableMessage<V = unknown> = Omit<Kind<server.SocketMessage, "table">, "standing"> & {
  standing: Partial<Standing<V>>;
};

/** Who is there. */
export type Presence = Kind<server.SocketMessage, "presence">;

/** The answer to a request on a socket. */
export type Reply = Kind<server.SocketMessage, "done" | "coach" | "preview" | "refused">;

/** The public tables. */
export type Lobby = Kind<server.LobbyMessage, "lobby">;

/** A change that those in the lobby hear of. */
export type Announcement = Kind<server.LobbyMessage, "table">;

/** A game seen from a seat that sees something else than those who watch. */
export type StudyView<V = unknown> = Omit<server.StudyView, "view"> & { view: V };

/** A moment of a game that is played again; the first is the start. */
export type ReplayMoment<V = unknown> = Omit<server.StudyMoment, "view" | "views"> & {
  view: V;
  views: StudyView<V>[];
};

/** A game played again. */
export type Replay<V = unknown> = {
  record: core.GameRecord;
  moments: ReplayMoment<V>[];
  problem: string | null;
};

/** How a game stands that was tried out. */
export type Explored<V = unknown> = Omit<server.Explored, "view" | "views"> & {
  view: V;
  views: StudyView<V>[];
};

// What the server sends and takes, under the names that the page uses. The types themselves come
// from the Rust code; see docs/protocol.md for what they mean. To refresh them:
// ARDRI_WRITE_TYPES=1 cargo test -p ardri-table --test types

import type * as core from "./generated/core";
import type * as server from "./generated/server";

export { hosted, type GameName } from "./generated/games";
export type * from "./generated/core";
export type * from "./generated/server";
export type { HeardBy as Heard } from "./generated/server";
// The types of a game are imported by its folder alone.

// What holds the view of a game knows nothing of it; whoever does says which it is.
type Viewed<T, V> = Omit<T, "view"> & { view: V };
type AllViewed<T, V> = Omit<T, "view" | "views"> & { view: V; views: StudyView<V>[] };

/** The game as one viewer sees it. */
export type Look<V = unknown> = Viewed<server.Look, V>;

/** In messages after the first of a socket, what never changes is left out: merge over the last one. */
export type Standing<V = unknown> = Omit<server.Standing, "views"> & { views: Look<V>[] };

/** An entry of a table's history; `views` is empty where the game has not changed. */
export type Moment<V = unknown> = server.TableEvent & { views: Look<V>[] };

/** A message of one kind. */
type Kind<M extends { type: string }, T extends M["type"]> = Extract<M, { type: T }>;

/** What a message about a table says: later ones leave out what never changes. */
export type News<V = unknown> = Omit<Kind<server.SocketMessage, "table">, "type" | "standing"> & {
  standing: Partial<Standing<V>> & { number: number };
};

/** Who is there. */
export type Presence = Omit<Kind<server.SocketMessage, "presence">, "type">;

/** A game seen from a seat that sees something else than those who watch. */
export type StudyView<V = unknown> = Viewed<server.StudyView, V>;

/** A moment of a game that is played again; the first is the start. */
export type ReplayMoment<V = unknown> = AllViewed<server.StudyMoment, V>;

/** A page of a game that is played again. */
export type ReplayPage<V = unknown> = Omit<server.Replayed, "moments"> & {
  moments: ReplayMoment<V>[];
};
/** A game played again, all of it. */
export type Replay<V = unknown> = Pick<ReplayPage<V>, "moments" | "problem"> & {
  record: core.GameRecord;
};

/** How a game stands that was tried out. */
export type Explored<V = unknown> = AllViewed<server.Explored, V>;

//! The lobby: the public tables, and every change of them.

use std::borrow::Cow;

use ardri_core::{Message, SeatSet};
use serde::{Deserialize, Serialize};

use crate::clock::ClockRule;
use crate::ids::{PersonId, TableId};
use crate::json::{Json, is_false};
use crate::snapshot::Stage;

/// A message of the lobby's socket.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub enum LobbyMessage {
    /// The first page of the list.
    Lobby {
        /// The newest table of each host, then the second of each, and so on.
        tables: Vec<Listed>,
        /// Where the next page begins, for `GET /api/tables`; nothing if this is all.
        #[serde(default)]
        next: Option<String>,
    },
    /// A table is new, or has changed.
    Table {
        /// The table.
        table: TableId,
        /// How far it is; one that is finished leaves the list.
        stage: Stage,
        /// The number of whoever has set it up.
        #[serde(default)]
        host: Option<PersonId>,
        /// What is to be known of it.
        #[cfg_attr(feature = "typescript", ts(as = "TableInfo<'static>"))]
        info: Json<TableInfo<'static>>,
    },
    /// What a newer server tells.
    #[serde(other)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Other,
}

/// A table in the lobby's list.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct Listed {
    /// The table.
    pub table: TableId,
    /// The number of whoever has set it up.
    #[serde(default)]
    pub host: Option<PersonId>,
    /// What is to be known of it.
    #[cfg_attr(feature = "typescript", ts(as = "TableInfo<'static>"))]
    pub info: Json<TableInfo<'static>>,
}

/// What lists show of a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct TableInfo<'a> {
    /// The game's name for tools.
    pub game: Cow<'a, str>,
    /// The game's name for people.
    pub title: Cow<'a, str>,
    /// What the table is called.
    pub name: Cow<'a, str>,
    /// The name of the host; empty if they are gone.
    pub host: Cow<'a, str>,
    /// Whether the host is a guest, whose name anybody may take.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub host_guest: bool,
    /// How far it is.
    pub stage: Stage,
    /// The kind of clock.
    pub clock: ClockRule,
    /// Who sits where: a name, which is empty for somebody who is gone, or a bot's level.
    pub seats: Vec<Option<Cow<'a, str>>>,
    /// The seats of guests.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub guests: SeatSet,
    /// What departs from the usual game, in sentences: whoever sits down knows it before.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Message>>", optional))]
    pub departs: Vec<Message>,
}

//! The lobby: the public tables, and every change of them.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::clock::ClockRule;
use crate::ids::TableId;
use crate::json::Json;
use crate::snapshot::Stage;

/// A message of the lobby's socket.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub enum LobbyMessage {
    /// The whole list.
    Lobby {
        /// The tables, the last made first.
        tables: Vec<Listed>,
    },
    /// A table is new, or has changed.
    Table {
        /// The table.
        table: TableId,
        /// How far it is; one that is finished leaves the list.
        stage: Stage,
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
    /// The name of the host.
    pub host: Cow<'a, str>,
    /// How far it is.
    pub stage: Stage,
    /// The kind of clock.
    pub clock: ClockRule,
    /// Who sits where: a name, or a bot's level.
    pub seats: Vec<Option<Cow<'a, str>>>,
}

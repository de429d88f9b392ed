//! Games and tables: what can be played, what there is, and what a new table is to be like.

use std::borrow::Cow;
use std::collections::BTreeMap;

use ardri_core::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::clock::{ClockRule, Instant, Late};
use crate::ids::{PersonId, TableId};
use crate::json::Json;
use crate::lobby::TableInfo;

/// A game that can be played at a server.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct GameView<'a> {
    /// The name for tools.
    pub game: Cow<'a, str>,
    /// The name for people.
    pub title: Cow<'a, str>,
    /// The fewest players.
    pub least: u8,
    /// The most players.
    pub most: u8,
    /// The usual options.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    pub options: Value,
    /// The bots, from the weakest.
    pub bots: Vec<BotView<'a>>,
    /// Who they may be, at any level.
    #[serde(default)]
    pub personas: Vec<PersonaView<'a>>,
    /// The texts that the game brings along, if those of the house do not have them: Fluent files by the
    /// codes of their languages.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(
        feature = "typescript",
        ts(optional, as = "Option<BTreeMap<Cow<'a, str>, Cow<'a, str>>>")
    )]
    pub texts: BTreeMap<Cow<'a, str>, Cow<'a, str>>,
}

/// A bot.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct BotView<'a> {
    /// Its level.
    pub level: Cow<'a, str>,
    /// What it is like, in a sentence.
    pub about: String,
}

/// Somebody of the legends in a bot's seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct PersonaView<'a> {
    /// The word for it, which is also that of its portrait.
    pub id: Cow<'a, str>,
    /// What people call it.
    pub name: Cow<'a, str>,
    /// What it is like, in a sentence.
    pub about: String,
    /// What it is in this game, as “the raider”; nothing where all play alike.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub leaning: Option<String>,
}

/// A table in a list.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct TableView {
    /// The table.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub table: TableId,
    /// When it was set up, in milliseconds since 1970.
    pub created: Instant,
    /// When something last happened there.
    pub updated: Instant,
    /// The number of whoever has set it up; nothing for a table that was set up elsewhere.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<i64>))]
    pub host: Option<PersonId>,
    /// What is to be known of it.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    #[cfg_attr(feature = "typescript", ts(as = "TableInfo<'static>"))]
    pub info: Json<TableInfo<'static>>,
    /// Whether the sender has to act; only in lists of one's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub your_turn: Option<bool>,
}

/// A page of the list of public tables.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct TablePage {
    /// The newest table of each host, then the second of each, and so on.
    pub tables: Vec<TableView>,
    /// Where the next page begins; nothing if this was the last.
    #[serde(default)]
    pub next: Option<String>,
}

/// The number of a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct TableRef {
    /// The table.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub table: TableId,
}

/// What is asked for when a table is set up.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts", optional_fields))]
pub struct NewTable {
    /// The game's name.
    pub game: String,
    /// The game's options; the usual ones if they are left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>", optional))]
    pub options: Option<Value>,
    /// How many seats; the fewest if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<u8>,
    /// What the table is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Whether it is listed.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub public: bool,
    /// The clock.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub clock: ClockRule,
    /// What happens when the time has run out; if it is left out, two players lose the game and a bot
    /// plays on for more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub late: Option<Late>,
    /// The seats that the host takes; the first if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<u8>>))]
    pub sit: Option<Vec<Seat>>,
    /// Whether hints are given to all who play; left out, to whoever plays against bots alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hints: Option<bool>,
    /// The bots, by seat.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub bots: Vec<BotSeat>,
}

/// A bot for a seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct BotSeat {
    /// The seat.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// The bot's level.
    pub level: String,
    /// The word for whoever it is to be; left out, it is somebody who is not at the table yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub persona: Option<String>,
}

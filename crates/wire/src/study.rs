//! Games to be looked at, away from any table.

use ardri_core::{Actor, Entry, Message, Outcome, Record, Seat, SeatSet, Section};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use crate::event::Heard;
use crate::json::Json;

/// A game to be played again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct ReplayForm {
    /// A record, or the moves of a game of tafl.
    pub text: String,
    /// The game, for moves; found out if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub game: Option<String>,
    /// The game's options, for moves; the usual ones if they are left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>", optional))]
    pub options: Option<Value>,
    /// The first moment that is wanted, counted from 0, the start.
    #[serde(default, skip_serializing_if = "is_start")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<usize>", optional))]
    pub from: usize,
}

/// Whether that is the start.
#[allow(clippy::trivially_copy_pass_by_ref)] // serde hands it over so
fn is_start(from: &usize) -> bool {
    *from == 0
}

/// A game to be tried out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct ExploreForm {
    /// The game's name.
    pub game: String,
    /// The game's options; the usual ones if they are left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>", optional))]
    pub options: Option<Value>,
    /// How many seats; the fewest if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seats: Option<u8>,
    /// What is done, as in a record.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub actions: Vec<Entry>,
}

/// A position of tafl to be asked about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct ThreatsForm {
    /// The game's name.
    pub game: String,
    /// The game's options, of which the rules count; the usual ones if they are left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>", optional))]
    pub options: Option<Value>,
    /// The position, with the side to move.
    pub position: String,
}

/// A game to be put into words, as somebody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct DescribeForm {
    /// The game's name.
    pub game: String,
    /// The game's options; the usual ones if they are left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>", optional))]
    pub options: Option<Value>,
    /// The view that they were given; without one, only the options are told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    #[cfg_attr(feature = "typescript", ts(type = "unknown", optional))]
    pub view: Option<Value>,
    /// The seat that they have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seat: Option<Seat>,
    /// Actions to be put into words.
    #[serde(default)]
    pub legal: Vec<String>,
}

/// A game in words.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct Described {
    /// What departs from the usual game.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub options: Vec<Message>,
    /// The table, part by part.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub sections: Vec<Section>,
    /// The actions that were asked about, in their order.
    pub actions: Vec<ActionText>,
}

/// An action in words.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct ActionText {
    /// The action.
    pub action: String,
    /// What it is called in a list.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub text: Message,
    /// Other names of what it is about.
    pub also: Vec<String>,
}

/// A game played again.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct Replayed {
    /// The whole game, told with the first moments alone.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "read_record")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub record: Option<Record>,
    /// The game at its start and after each action: as many moments as one answer may hold.
    pub moments: Vec<StudyMoment>,
    /// The first moment that is missing, if there are more.
    pub next: Option<usize>,
    /// What is wrong with the game, if it breaks off or does not end as it says.
    pub problem: Option<String>,
}

/// Records are read with care for what is wrong with them, see [`Record::parse`].
fn read_record<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Record>, D::Error> {
    let record = Value::deserialize(deserializer)?;
    Record::parse(&record.to_string()).map(Some).map_err(D::Error::custom)
}

/// A moment of a game that is played again.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct StudyMoment {
    /// Who has acted; nobody at the start.
    #[cfg_attr(feature = "openapi", schema(value_type = Value))]
    pub by: Option<Actor>,
    /// What they have done.
    pub action: Option<String>,
    /// What came of it.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub heard: Vec<Heard>,
    /// The game, as seen from outside.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub view: Json,
    /// The game as seen from each seat that sees something else.
    pub views: Vec<StudyView>,
    /// Who has to act.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub to_act: SeatSet,
    /// What is asked, as those who watch are told it.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub asked: Message,
    /// How it has ended, in a sentence.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub ended: Option<Message>,
}

/// The game as one seat sees it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct StudyView {
    /// The seat.
    pub seat: u8,
    /// What it sees.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub view: Json,
    /// What is asked, as it is told it.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub asked: Message,
}

/// How a game stands that was tried out.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct Explored {
    /// The options, as they were understood.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    pub options: Value,
    /// The game, as seen from outside.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub view: Json,
    /// The game as seen from each seat that sees something else.
    pub views: Vec<StudyView>,
    /// Who has to act.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub to_act: SeatSet,
    /// Whether chance has to act.
    pub chance: bool,
    /// What they may do.
    pub legal: Vec<LegalActions>,
    /// What came of the last action.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub heard: Vec<Heard>,
    /// How it has ended.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub outcome: Option<Outcome>,
    /// What is asked, as those who watch are told it.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub asked: Message,
    /// How it has ended, in a sentence.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub ended: Option<Message>,
}

/// What a seat may do.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct LegalActions {
    /// The seat.
    pub seat: u8,
    /// The actions.
    pub actions: Vec<String>,
    /// What it is asked.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub asked: Message,
}

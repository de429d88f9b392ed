//! A finished table as a file, to be moved from one server to another.
//!
//! Logs hold the numbers of people, which mean others elsewhere. So a file holds their names instead,
//! and what they have said; where it is taken in, they are strangers with numbers below 0.

use ardri_core::Message;
use ardri_wire::{PersonId, Stage, TableId};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::entry::{Entry, Guest, TableEvent};
use crate::error::LogError;
use crate::saying::plain_saying;
use crate::table::Table;

/// What the `format` of every export says.
const FORMAT: &str = "ardri-table";
/// The version of the form that is written and read.
const VERSION: u32 = 1;
/// Nobody: people of one server are strangers at another.
const NOBODY: PersonId = PersonId(0);

/// A finished table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableExport {
    format: String,
    version: u32,
    table: TableId,
    log: Vec<ExportedEntry>,
}

/// An entry of its log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ExportedEntry {
    at: i64,
    entry: Value,
}

/// Why a table cannot be made a file of, or a file a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExportError {
    /// The game is not over.
    #[error("table {0} is not finished")]
    NotFinished(TableId),
    /// The file is not written as exports are. What is wrong with it stays as the reader of JSON says
    /// it.
    #[error("this is not a table: {0}")]
    Unreadable(String),
    /// The file is something else, or of another time.
    #[error("this is not a table of version {VERSION}")]
    Version,
    /// The log cannot be right.
    #[error("{0}")]
    Log(#[from] LogError),
}

impl ExportError {
    /// What it says to whoever moves the table; see [`ardri_core::Game::message`].
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::NotFinished(table) => {
                Message::new("refused-export-not-finished").with("table", table.as_str())
            }
            Self::Unreadable(why) => {
                Message::new("refused-export-unreadable").with("why", why.as_str())
            }
            Self::Version => Message::new("refused-export-version").with("version", VERSION),
            Self::Log(error) => error.message(),
        }
    }
}

impl TableExport {
    /// The file of a finished table.
    ///
    /// # Errors
    /// It is not finished, or damaged.
    pub fn of(id: &TableId, entries: Vec<Entry>) -> Result<Self, ExportError> {
        finished(id, &entries)?;
        let export = |entry: Entry| ExportedEntry { at: entry.at, entry: by_name(&entry.event) };
        let log = entries.into_iter().map(export).collect();
        Ok(Self { format: FORMAT.into(), version: VERSION, table: id.clone(), log })
    }

    /// Reads a file.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn parse(text: &str) -> Result<Self, ExportError> {
        let export: Self = serde_json::from_str(text)
            .map_err(|error| ExportError::Unreadable(error.to_string()))?;
        if export.format != FORMAT || export.version != VERSION {
            return Err(ExportError::Version);
        }
        Ok(export)
    }

    /// Whether a text says that it is such a file, be it a good one or not.
    #[must_use]
    pub fn is_named_in(text: &str) -> bool {
        #[derive(Deserialize)]
        struct Head {
            format: String,
        }
        serde_json::from_str::<Head>(text).is_ok_and(|head| head.format == FORMAT)
    }

    /// The file as JSON, one line for each entry.
    #[must_use]
    pub fn to_json(&self) -> String {
        let line = |entry: &ExportedEntry| serde_json::to_string(entry).unwrap_or_default();
        let log: Vec<_> = self.log.iter().map(line).collect();
        format!(
            "{{\"format\":\"{FORMAT}\",\"version\":{VERSION},\"table\":\"{}\",\"log\":[\n{}\n]}}\n",
            self.table,
            log.join(",\n")
        )
    }

    /// The table's id.
    #[must_use]
    pub fn table(&self) -> &TableId {
        &self.table
    }

    /// The table's log and the table, after playing it through.
    ///
    /// # Errors
    /// The log cannot be right, or the game is not over.
    pub fn open(&self) -> Result<(Vec<Entry>, Table), ExportError> {
        let (mut entries, mut strangers) = (Vec::new(), Vec::new());
        for (number, exported) in (1..).zip(&self.log) {
            let mut event: TableEvent = serde_json::from_value(exported.entry.clone())
                .map_err(|error| LogError::new(number, error.to_string()))?;
            if let Some(who) = event.participant_mut() {
                who.person = stranger(&mut strangers, &who.name);
                who.guest = true;
            }
            if let TableEvent::Said { text, .. } = &mut event {
                *text = plain_saying(text);
            }
            entries.push(Entry { number, at: exported.at, event });
        }
        let table = finished(&self.table, &entries)?;
        Ok((entries, table))
    }
}

fn finished(id: &TableId, entries: &[Entry]) -> Result<Table, ExportError> {
    let table = Table::from_log(id.clone(), entries)?;
    match table.stage() {
        Stage::Finished => Ok(table),
        _ => Err(ExportError::NotFinished(id.clone())),
    }
}

/// What happened, with names and words and without the numbers of people.
fn by_name(event: &TableEvent) -> Value {
    let mut form = serde_json::to_value(event).unwrap_or_default();
    if let Some(who) = event.participant() {
        let field = if matches!(event, TableEvent::Created(_)) { "host" } else { "who" };
        form[field] = json!(Guest { person: NOBODY, name: who.name.clone() });
    }
    if let TableEvent::Said { text, .. } = event {
        form["text"] = text.as_str().into();
    }
    form
}

/// The number of a stranger: those of one name are one person.
fn stranger(known: &mut Vec<String>, name: &str) -> PersonId {
    let place = known.iter().position(|known| known == name).unwrap_or_else(|| {
        known.push(name.into());
        known.len() - 1
    });
    PersonId(-1 - i64::try_from(place).unwrap_or_default())
}

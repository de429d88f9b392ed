//! A finished table as a file, to be moved from one server to another.

use ardri_core::Message;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::store::{PersonId, Store, StoreError, TableId};
use crate::table::{Damaged, Entry, Guest, Stage, Table, What};

/// What the `format` of every parcel says.
const FORMAT: &str = "ardri-table";
/// The version of the form that is written and read.
const VERSION: u32 = 1;
/// Nobody: people of one server are strangers at another.
const NOBODY: PersonId = PersonId(0);

/// A finished table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Parcel {
    format: String,
    version: u32,
    table: TableId,
    log: Vec<Packed>,
}

/// An entry of its log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Packed {
    at: i64,
    entry: Value,
}

/// Why a table cannot be moved.
#[derive(Debug, thiserror::Error)]
pub enum Stuck {
    /// There is no such table.
    #[error("there is no table {0}")]
    NoTable(TableId),
    /// The game is not over.
    #[error("table {0} is not finished")]
    NotFinished(TableId),
    /// It is there already.
    #[error("table {0} is there already")]
    There(TableId),
    /// The file is not written as parcels are. What is wrong with it stays as the reader of JSON says
    /// it.
    #[error("this is not a table: {0}")]
    Unreadable(String),
    /// The file is something else, or of another time.
    #[error("this is not a table of version {VERSION}")]
    Version,
    /// The log cannot be right.
    #[error("{0}")]
    Damaged(#[from] Damaged),
    /// The store fails.
    #[error("{0}")]
    Store(#[from] StoreError),
}

impl Stuck {
    /// What it says to whoever moves the table; see [`ardri_core::Game::message`].
    #[must_use]
    pub fn message(&self) -> Message {
        let of = |name, table: &TableId| Message::new(name).with("table", table.as_str());
        match self {
            Self::NoTable(table) => of("refused-parcel-no-table", table),
            Self::NotFinished(table) => of("refused-parcel-not-finished", table),
            Self::There(table) => of("refused-parcel-there", table),
            Self::Unreadable(why) => {
                Message::new("refused-parcel-unreadable").with("why", why.as_str())
            }
            Self::Version => Message::new("refused-parcel-version").with("version", VERSION),
            Self::Damaged(damaged) => damaged.message(),
            Self::Store(error) => error.message(),
        }
    }
}

impl Parcel {
    /// Packs a finished table.
    ///
    /// # Errors
    /// It is not there, not finished, or damaged.
    pub async fn pack(store: &Store, id: &TableId) -> Result<Self, Stuck> {
        let lines = store.read(id, 0).await?;
        if lines.is_empty() {
            return Err(Stuck::NoTable(id.clone()));
        }
        let entries = lines.iter().map(Entry::from_line).collect::<Result<Vec<_>, _>>()?;
        if Table::from_log(id.clone(), &entries)?.stage() != Stage::Finished {
            return Err(Stuck::NotFinished(id.clone()));
        }
        let pack = |entry: Entry| Packed {
            at: entry.at,
            entry: serde_json::to_value(without_person(entry.what)).unwrap_or_default(),
        };
        let log = entries.into_iter().map(pack).collect();
        Ok(Self { format: FORMAT.into(), version: VERSION, table: id.clone(), log })
    }

    /// Reads a parcel.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn parse(text: &str) -> Result<Self, Stuck> {
        let parcel: Self =
            serde_json::from_str(text).map_err(|error| Stuck::Unreadable(error.to_string()))?;
        if parcel.format != FORMAT || parcel.version != VERSION {
            return Err(Stuck::Version);
        }
        Ok(parcel)
    }

    /// The parcel as JSON, one line for each entry.
    #[must_use]
    pub fn to_json(&self) -> String {
        let line = |packed: &Packed| serde_json::to_string(packed).unwrap_or_default();
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

    /// Puts the table into a store, after playing it through.
    ///
    /// # Errors
    /// It is there already, or its log cannot be right.
    pub async fn unpack(&self, store: &Store) -> Result<(), Stuck> {
        let id = &self.table;
        let mut entries = Vec::new();
        for (number, packed) in (1..).zip(&self.log) {
            let what: What = serde_json::from_value(packed.entry.clone())
                .map_err(|error| Damaged { number, reason: error.to_string().into() })?;
            entries.push(Entry { number, at: packed.at, what: without_person(what) });
        }
        let table = Table::from_log(id.clone(), &entries)?;
        if table.stage() != Stage::Finished {
            return Err(Stuck::NotFinished(id.clone()));
        }
        let mut summary = table.summary();
        summary.people.clear();
        let lines = entries.iter().map(Entry::to_line).collect();
        match store.append(id, lines, Some(summary)).await {
            Err(StoreError::NotNext) => Err(Stuck::There(id.clone())),
            written => Ok(written?),
        }
    }
}

/// The same without the numbers of people, which mean others elsewhere.
fn without_person(mut what: What) -> What {
    let forget = |guest: &mut Guest| guest.person = NOBODY;
    match &mut what {
        What::Created(setup) => forget(&mut setup.host),
        What::Sat { who, .. } | What::Said { who, .. } => forget(who),
        _ => {}
    }
    what
}

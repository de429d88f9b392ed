//! Moving all data from one place to another: from a folder into a database, or back.
//!
//! Everything goes in one transaction, row by row in the order of the keys, and is read again and compared
//! row by row before that transaction ends. So the new place holds all of it or nothing; the old one
//! keeps what it has.

use futures_core::stream::BoxStream;
use futures_util::TryStreamExt;

use super::{DataPlace, StoreError, postgres, sqlite};

/// How many rows, and about how many bytes, are handed over at once.
const ROWS: usize = 500;
const BYTES: usize = 4 << 20;

/// What was moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    /// Lines of logs.
    pub lines: u64,
    /// Everything else: people, sessions, summaries, sayings and so on.
    pub rows: u64,
}

/// How far it has come: so many rows of so many, which are all copied before they are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Rows that were copied or compared.
    pub done: u64,
    /// Rows to be copied, and to be compared.
    pub all: u64,
}

/// What a column holds, if anything.
#[derive(Clone, Copy, Debug)]
pub(super) enum Kind {
    Number,
    Text,
    Bytes,
    Truth,
}

/// One value. It has no debug form: some are secrets.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum Cell {
    Number(Option<i64>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
    Truth(Option<bool>),
}

/// The cells of a row, in the order of its sheet's columns.
pub(super) type Cells = Vec<Cell>;

/// A table of the database that both kinds have.
pub(super) struct Sheet {
    pub name: &'static str,
    pub columns: &'static [(&'static str, Kind)],
    /// The columns that tell its rows apart.
    pub key: &'static str,
}

use Kind::{Bytes, Number, Text, Truth};

/// All that is kept, in an order in which each can name the ones before. The log is the last.
static SHEETS: [Sheet; 13] = [
    Sheet {
        name: "person",
        columns: &[
            ("id", Number),
            ("name", Text),
            ("key", Text),
            ("password", Text),
            ("created", Number),
            ("looks", Text),
            ("gone", Number),
            ("banned", Number),
        ],
        key: "id",
    },
    Sheet {
        name: "session",
        columns: &[("token", Bytes), ("person", Number), ("created", Number), ("seen", Number)],
        key: "token",
    },
    Sheet {
        name: "handover",
        columns: &[("code", Bytes), ("person", Number), ("until", Number)],
        key: "code",
    },
    Sheet { name: "recovery", columns: &[("code", Bytes), ("person", Number)], key: "code" },
    Sheet {
        name: "shunned",
        columns: &[("person", Number), ("how", Text), ("other", Number), ("met", Truth)],
        key: "person, how, other",
    },
    Sheet {
        name: "summary",
        columns: &[
            ("table_id", Text),
            ("game", Text),
            ("name", Text),
            ("public", Truth),
            ("stage", Text),
            ("created", Number),
            ("updated", Number),
            ("info", Text),
            ("host", Number),
        ],
        key: "table_id",
    },
    Sheet {
        name: "seated",
        columns: &[("table_id", Text), ("person", Number), ("place", Number)],
        key: "table_id, person",
    },
    Sheet {
        name: "chat",
        columns: &[
            ("table_id", Text),
            ("number", Number),
            ("person", Number),
            ("at", Number),
            ("text", Text),
        ],
        key: "table_id, number",
    },
    Sheet {
        name: "visitor",
        columns: &[("table_id", Text), ("person", Number), ("name", Text)],
        key: "table_id, person",
    },
    Sheet {
        name: "report",
        columns: &[
            ("id", Number),
            ("at", Number),
            ("person", Number),
            ("table_id", Text),
            ("reason", Text),
            ("chat", Text),
        ],
        key: "id",
    },
    Sheet {
        name: "audit",
        columns: &[
            ("id", Number),
            ("at", Number),
            ("action", Text),
            ("about", Text),
            ("detail", Text),
        ],
        key: "id",
    },
    Sheet { name: "doomed", columns: &[("table_id", Text)], key: "table_id" },
    Sheet {
        name: LOG,
        columns: &[("table_id", Text), ("number", Number), ("at", Number), ("body", Text)],
        key: "table_id, number",
    },
];

/// The sheet that each kind of database keeps in a way of its own.
pub(super) const LOG: &str = "log";

/// The sheets whose rows have numbers that are given once and never again.
pub(super) const NUMBERED: [&str; 3] = ["person", "report", "audit"];

impl Sheet {
    /// Its columns with commas between them.
    pub fn columns(&self) -> String {
        self.columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }
}

/// What no sheet holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Rest {
    /// What tells the server from others on the same host.
    pub server: String,
    /// Before when sessions may still come by the name that all cookies had once.
    pub cookie_since: i64,
    /// The last numbers that were given in the sheets of [`NUMBERED`].
    pub numbers: [i64; NUMBERED.len()],
}

/// One of both places, which nobody else uses meanwhile.
enum Side {
    Sqlite(sqlite::moved::Side),
    Postgres(Box<postgres::moved::Side>),
}

/// Asks whichever side it is.
macro_rules! side {
    ($side:ident, $($call:tt)*) => {
        match $side {
            Self::Sqlite(side) => side.$($call)*.await,
            Self::Postgres(side) => side.$($call)*.await,
        }
    };
}

impl Side {
    /// Where data comes from: it must be there.
    async fn source(place: &DataPlace) -> Result<Self, StoreError> {
        Ok(match place {
            DataPlace::Folder(folder) => Self::Sqlite(sqlite::moved::Side::source(folder).await?),
            DataPlace::Postgres(url) => {
                Self::Postgres(Box::new(postgres::moved::Side::source(url).await?))
            }
        })
    }

    /// Where it goes, in a transaction.
    async fn target(place: &DataPlace) -> Result<Self, StoreError> {
        Ok(match place {
            DataPlace::Folder(folder) => Self::Sqlite(sqlite::moved::Side::target(folder).await?),
            DataPlace::Postgres(url) => {
                Self::Postgres(Box::new(postgres::moved::Side::target(url).await?))
            }
        })
    }

    async fn count(&mut self, sheet: &Sheet) -> Result<u64, StoreError> {
        side!(self, count(sheet))
    }

    fn rows<'a>(&'a mut self, sheet: &'static Sheet) -> BoxStream<'a, Result<Cells, StoreError>> {
        match self {
            Self::Sqlite(side) => side.rows(sheet),
            Self::Postgres(side) => side.rows(sheet),
        }
    }

    async fn put(&mut self, sheet: &Sheet, rows: Vec<Cells>) -> Result<(), StoreError> {
        side!(self, put(sheet, rows))
    }

    async fn rest(&mut self) -> Result<Rest, StoreError> {
        side!(self, rest())
    }

    async fn put_rest(&mut self, rest: &Rest) -> Result<(), StoreError> {
        side!(self, put_rest(rest))
    }

    /// Ends the transaction, if there is one, and lets others in again.
    async fn close(self, keep: bool) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(side) => side.close(keep).await,
            Self::Postgres(side) => side.close(keep).await,
        }
    }
}

/// Moves all data from one place to another, which must be empty. No server may use one of them meanwhile.
/// `tell` hears how far it has come.
///
/// # Errors
/// [`StoreError::NoData`] if there is nothing at the one place, [`StoreError::NotEmpty`] if there is
/// something at the other, [`StoreError::Differs`] if something did not arrive as it was; and whatever
/// the disks say. Nothing was moved then.
pub async fn move_data(
    from: &DataPlace,
    to: &DataPlace,
    tell: impl FnMut(Progress),
) -> Result<Moved, StoreError> {
    let mut source = Side::source(from).await?;
    let moved = match Side::target(to).await {
        Ok(mut target) => {
            let moved = copy(&mut source, &mut target, to, tell).await;
            let closed = target.close(moved.is_ok()).await;
            moved.and_then(|moved| closed.map(|()| moved))
        }
        Err(error) => Err(error),
    };
    let closed = source.close(false).await;
    moved.and_then(|moved| closed.map(|()| moved))
}

async fn copy(
    source: &mut Side,
    target: &mut Side,
    to: &DataPlace,
    mut tell: impl FnMut(Progress),
) -> Result<Moved, StoreError> {
    let mut moved = Moved::default();
    for sheet in &SHEETS {
        if target.count(sheet).await? > 0 {
            return Err(StoreError::NotEmpty(to.to_string()));
        }
        let count = source.count(sheet).await?;
        if sheet.name == LOG { moved.lines += count } else { moved.rows += count }
    }
    let mut progress = Progress { done: 0, all: 2 * (moved.lines + moved.rows) };
    let mut step = |rows: usize| {
        progress.done += rows as u64;
        tell(progress);
    };
    step(0);
    for sheet in &SHEETS {
        let mut rows = source.rows(sheet);
        let (mut batch, mut bytes) = (Vec::new(), 0);
        while let Some(row) = rows.try_next().await? {
            bytes += row.iter().map(length).sum::<usize>();
            batch.push(row);
            if batch.len() >= ROWS || bytes >= BYTES {
                step(batch.len());
                target.put(sheet, std::mem::take(&mut batch)).await?;
                bytes = 0;
            }
        }
        step(batch.len());
        if !batch.is_empty() {
            target.put(sheet, batch).await?;
        }
    }
    let rest = source.rest().await?;
    target.put_rest(&rest).await?;
    for sheet in &SHEETS {
        compare(source, target, sheet, &mut step).await?;
    }
    if target.rest().await? != rest {
        return Err(StoreError::Differs("what tells the server from others".into()));
    }
    Ok(moved)
}

/// Compares what stands in both places, row by row.
async fn compare(
    source: &mut Side,
    target: &mut Side,
    sheet: &'static Sheet,
    step: &mut impl FnMut(usize),
) -> Result<(), StoreError> {
    let (mut before, mut after) = (source.rows(sheet), target.rows(sheet));
    let mut row = 0;
    loop {
        let pair = (before.try_next().await?, after.try_next().await?);
        row += 1;
        match pair {
            (None, None) => break,
            (Some(before), Some(after)) if before == after => {}
            _ => return Err(StoreError::Differs(format!("row {row} of {}", sheet.name))),
        }
        if row % ROWS == 0 {
            step(ROWS);
        }
    }
    step((row - 1) % ROWS);
    Ok(())
}

fn length(cell: &Cell) -> usize {
    match cell {
        Cell::Text(Some(text)) => text.len(),
        Cell::Bytes(Some(bytes)) => bytes.len(),
        _ => 8,
    }
}

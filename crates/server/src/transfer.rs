//! Finished tables out of a store and into another one.

use ardri_core::Message;
use ardri_table::{ExportError, LogError, TableExport};
use ardri_wire::TableId;

use crate::speech::in_english;
use crate::store::{Line, Store, StoreError};
use crate::tables::summary;

/// Why a table cannot be moved.
#[derive(Debug, thiserror::Error)]
pub enum TransferError {
    /// There is no such table.
    #[error("there is no table {0}")]
    NoTable(TableId),
    /// It is there already.
    #[error("table {0} is there already")]
    There(TableId),
    /// It was deleted here.
    #[error("table {0} was deleted here")]
    Deleted(TableId),
    /// It is no table that can be moved.
    #[error("{}", in_english(&.0.message()))]
    Export(#[from] ExportError),
    /// The store fails.
    #[error("{0}")]
    Store(#[from] StoreError),
}

impl From<LogError> for TransferError {
    fn from(error: LogError) -> Self {
        Self::Export(error.into())
    }
}

impl TransferError {
    /// What it says to whoever moves the table; see [`ardri_core::Game::message`].
    #[must_use]
    pub fn message(&self) -> Message {
        let of = |name, table: &TableId| Message::new(name).with("table", table.as_str());
        match self {
            Self::NoTable(table) => of("refused-export-no-table", table),
            Self::There(table) => of("refused-export-there", table),
            Self::Deleted(table) => of("refused-export-deleted", table),
            Self::Export(error) => error.message(),
            Self::Store(error) => error.message(),
        }
    }
}

/// The file of a finished table.
///
/// # Errors
/// It is not there, not finished, or damaged.
pub async fn export(store: &Store, id: &TableId) -> Result<TableExport, TransferError> {
    let lines = store.read(id, 0).await?;
    if lines.is_empty() {
        return Err(TransferError::NoTable(id.clone()));
    }
    let mut entries = lines.iter().map(Line::entry).collect::<Result<Vec<_>, _>>()?;
    store.join(id, &mut entries).await?;
    Ok(TableExport::of(id, entries)?)
}

/// Puts a table into a store, after playing it through.
///
/// # Errors
/// It is there already, or was deleted there, or its log cannot be right.
pub async fn import(store: &Store, export: &TableExport) -> Result<(), TransferError> {
    let id = export.table();
    let (entries, table) = export.open()?;
    let mut summary = summary(&table);
    summary.people.clear();
    summary.host = None;
    match store.append_entries(id, entries.iter(), Some(summary)).await {
        Err(StoreError::NotNext) if store.is_deleted(id).await? => {
            Err(TransferError::Deleted(id.clone()))
        }
        Err(StoreError::NotNext) => Err(TransferError::There(id.clone())),
        written => Ok(written?),
    }
}

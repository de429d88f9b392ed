//! The data in one SQLite file in a folder, which needs nothing to be set up.
//!
//! One task does all the writing, see `writer.rs`; a few connections beside it read.

mod account;
mod admin;
mod backup;
mod chat;
mod database;
mod folder;
mod lobby;
mod log;
pub mod moved;
mod people;
mod summary;
mod writer;

use std::path::Path;
use std::time::Duration;

use sqlx::SqlitePool;
use tokio::sync::{Notify, mpsc};

use super::StoreError;
use super::known::Known;
use super::write::Job;
use database::Database;
use folder::FolderLock;
use log::LogPage;
use writer::Writer;

pub use backup::backup;

/// How long the store waits when a reader keeps it from being rid of what was forgotten.
pub const FORGET: Duration = Duration::from_secs(1);

/// The connections that read.
#[derive(Clone, Debug)]
pub struct Reader(SqlitePool);

impl Reader {
    /// No more reading, in all clones.
    pub async fn close(&self) {
        self.0.close().await;
    }
}

/// A folder that is claimed and up to date.
pub struct Opened {
    pub reader: Reader,
    claim: FolderLock,
    writer: Writer,
}

/// Opens a folder, which is made if it is not there.
pub async fn open(
    folder: &Path,
    (waiting, known, pause): (mpsc::Receiver<Job>, Known, Duration),
) -> Result<Opened, StoreError> {
    let claim = FolderLock::new(folder).await?;
    let database = Database::in_folder(folder);
    let mut connection = database.prepare().await?;
    let shelf = LogPage::after_all(&mut connection).await?;
    let reader = Reader(database.readers());
    let writer = Writer::new(database, connection, shelf, waiting, known, pause);
    Ok(Opened { reader, claim, writer })
}

impl Opened {
    /// Writes until it is told to close, and then what still waits.
    pub async fn run(self, closing: &Notify) {
        self.writer.run(closing).await;
        drop(self.claim);
    }
}

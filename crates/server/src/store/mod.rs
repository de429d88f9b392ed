//! What a server keeps on disk: the logs of its tables, and its people.
//!
//! A table's whole life is a log of numbered lines that is only ever appended to. Everything else
//! about a table, such as the summaries by which lists find it, follows from its log. People have
//! a name, sessions, perhaps an account, and others whom they do not want to meet or hear.
//!
//! All of it is one SQLite file in a data folder. One task does all the writing and puts all
//! that is waiting on disk at once, see `writer.rs`; a few connections beside it read, unless what is asked for
//! is still known, see `known.rs`.

mod account;
mod admin;
mod backup;
mod chat;
mod database;
mod error;
mod folder;
mod known;
mod lobby;
mod log;
mod people;
mod summary;
mod token;
mod writer;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use sqlx::SqlitePool;
use tokio::sync::{Notify, mpsc, oneshot, watch};

use database::Database;
use folder::FolderLock;
use known::Known;
use writer::{Job, Write, Writer};

pub use account::{AccountChange, OwnSaying, SessionRow};
pub(crate) use admin::AdminChange;
pub use admin::{AuditRow, PersonRow, ReportRow};
pub use ardri_wire::{PersonId, TableId};
pub use backup::backup;
pub use chat::Saying;
pub use error::StoreError;
pub use lobby::{LobbyCursor, LobbyPage, ParseLobbyCursorError, Unfinished};
pub use log::Line;
use log::LogPage;
pub use people::{BlockKind, Person};
pub use summary::{Listed, Summary, TableRow};
pub use token::TokenHash;

/// How many writes may wait; who comes later waits for a place first.
const QUEUE: usize = 8192;
/// How long the store waits when a reader keeps it from being rid of what was forgotten.
const FORGET: Duration = Duration::from_secs(1);

/// The data folder of a server: cheap to clone, and the same store in every clone.
///
/// [`close`](Self::close) ends it for all clones. If all of them are dropped instead, what was
/// handed over is still written as long as the Tokio runtime lives.
#[derive(Clone, Debug)]
pub struct Store {
    readers: SqlitePool,
    known: Known,
    jobs: mpsc::Sender<Job>,
    closing: Arc<Notify>,
    /// After how many milliseconds without use a session is over.
    unused: Arc<AtomicI64>,
    /// Ends when the writer has.
    closed: watch::Receiver<()>,
}

impl Store {
    /// Opens a data folder, which is made if it is not there.
    ///
    /// # Errors
    /// Says why it cannot be used: it is not a folder, not writable, in use by another server, made
    /// by a newer version of this program, or damaged.
    pub async fn open(folder: &Path) -> Result<Self, StoreError> {
        Self::open_with(folder, FORGET).await
    }

    /// The same, with the pause after which it is tried again to be rid of what was forgotten: for
    /// tests, which do not wait.
    ///
    /// # Errors
    /// The same.
    #[doc(hidden)]
    pub async fn open_with(folder: &Path, pause: Duration) -> Result<Self, StoreError> {
        let claim = FolderLock::new(folder).await?;
        let database = Database::in_folder(folder);
        let mut connection = database.prepare().await?;
        let shelf = LogPage::after_all(&mut connection).await?;
        let readers = database.readers();
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let closing = Arc::new(Notify::new());
        let (alive, closed) = watch::channel(());
        let known = Known::default();
        let writer = Writer::new(database, connection, shelf, waiting, known.clone(), pause);
        tokio::spawn({
            let closing = Arc::clone(&closing);
            async move {
                writer.run(&closing).await;
                // In this order: whoever waits for the end may open the folder again at once.
                drop(claim);
                drop(alive);
            }
        });
        let unused = Arc::new(AtomicI64::new(i64::MAX));
        Ok(Self { readers, known, jobs, closing, unused, closed })
    }

    /// Sets after how many milliseconds without use a session is over. Without that none ever is.
    pub fn end_unused_sessions(&self, after: i64) {
        self.unused.store(after, Ordering::Relaxed);
    }

    /// Waits until all that was handed over is on disk, then closes the store in all its clones.
    ///
    /// After that everything answers [`StoreError::Closed`]. Closing twice does no harm.
    pub async fn close(&self) {
        // The writer goes last: the last connection to leave carries the journal over.
        self.readers.close().await;
        self.closing.notify_one();
        // Nothing is ever sent here; the wait ends when the writer drops its end.
        while self.closed.clone().changed().await.is_ok() {}
    }

    /// Hands something to the writer and waits until it is on disk.
    async fn write(&self, write: Write) -> Result<i64, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(Job { write, reply }).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}

/// Changes as an administrator makes them.
pub(crate) mod change {
    use super::people::Change;
    use super::{AccountChange, AdminChange, PersonId};

    pub fn account(change: AccountChange) -> Change {
        Change::Account(change)
    }

    pub fn admin(change: AdminChange) -> Change {
        Change::Admin(change)
    }

    pub fn rename(person: PersonId, name: String) -> Change {
        Change::Rename { person, name }
    }
}

/// Refuses a text that some databases could not hold.
fn check_text(text: &str) -> Result<(), StoreError> {
    if text.contains('\0') { Err(StoreError::Nul) } else { Ok(()) }
}

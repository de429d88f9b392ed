//! What a server keeps: the logs of its tables, and its people.
//!
//! A table's whole life is a log of numbered lines that is only ever appended to. Everything else
//! about a table, such as the summaries by which lists find it, follows from its log. People have
//! a name, sessions, perhaps an account, and others whom they do not want to meet or hear.
//!
//! All of it is one SQLite file in a data folder (`sqlite/`), or a database on PostgreSQL (`postgres/`).
//! What both do stands here: what is asked for, in which words, and what is still known without a look
//! at the disk (`known.rs`). One task does all the writing, see `write.rs`.

mod account;
mod admin;
mod chat;
mod error;
mod known;
mod lobby;
mod log;
mod moving;
mod people;
mod place;
mod postgres;
mod sqlite;
mod summary;
mod token;
mod write;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use tokio::sync::{Notify, mpsc, oneshot, watch};

use known::Known;
use write::{Job, Write};

pub use account::{AccountChange, OwnSaying, SessionRow};
pub(crate) use admin::AdminChange;
pub use admin::{AuditRow, PersonRow, ReportRow};
pub use ardri_wire::{PersonId, TableId};
pub use chat::Saying;
pub use error::StoreError;
pub use lobby::{LobbyCursor, LobbyPage, ParseLobbyCursorError, Unfinished};
pub use log::Line;
pub use moving::{Moved, Progress, move_data};
pub use people::{BlockKind, Person};
pub use place::{DataPlace, PostgresUrl};
pub use postgres::Lease;
pub use summary::{Listed, Summary, TableRow};
pub use token::TokenHash;

/// How many writes may wait; who comes later waits for a place first.
const QUEUE: usize = 8192;

/// The data of a server: cheap to clone, and the same store in every clone.
///
/// [`close`](Self::close) ends it for all clones. If all of them are dropped instead, what was
/// handed over is still written as long as the Tokio runtime lives.
#[derive(Clone, Debug)]
pub struct Store {
    readers: Readers,
    known: Known,
    jobs: mpsc::Sender<Job>,
    closing: Arc<Notify>,
    /// After how many milliseconds without use a session is over.
    unused: Arc<AtomicI64>,
    /// Ends when the writer has.
    closed: watch::Receiver<()>,
}

/// Where it is read.
#[derive(Clone, Debug)]
enum Readers {
    Sqlite(sqlite::Reader),
    Postgres(Arc<postgres::Reader>),
}

/// Asks whichever reader there is.
macro_rules! ask {
    ($store:ident, $($call:tt)*) => {
        match &$store.readers {
            $crate::store::Readers::Sqlite(reader) => reader.$($call)*.await,
            $crate::store::Readers::Postgres(reader) => reader.$($call)*.await,
        }
    };
}
use ask;

impl Store {
    /// Opens a data folder, which is made if it is not there.
    ///
    /// # Errors
    /// Says why it cannot be used: it is not a folder, not writable, in use by another server, made
    /// by a newer version of this program, or damaged.
    pub async fn open(folder: &Path) -> Result<Self, StoreError> {
        Self::open_with(folder, sqlite::FORGET).await
    }

    /// The same, with the pause after which it is tried again to be rid of what was forgotten: for
    /// tests, which do not wait.
    ///
    /// # Errors
    /// The same.
    #[doc(hidden)]
    pub async fn open_with(folder: &Path, pause: Duration) -> Result<Self, StoreError> {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let known = Known::default();
        let opened = sqlite::open(folder, (waiting, known.clone(), pause)).await?;
        let readers = Readers::Sqlite(opened.reader.clone());
        let closing = Arc::new(Notify::new());
        let handles = (known, jobs, Arc::clone(&closing));
        Ok(Self::running(readers, handles, async move { opened.run(&closing).await }))
    }

    /// Opens whatever place a server keeps its data in.
    ///
    /// # Errors
    /// As [`open`](Self::open); and a database cannot be reached.
    pub async fn open_at(place: &DataPlace) -> Result<Self, StoreError> {
        match place {
            DataPlace::Folder(folder) => Self::open(folder).await,
            DataPlace::Postgres(url) => Self::open_database(url, Lease::default()).await,
        }
    }

    /// Opens a database on PostgreSQL, which is kept for as long as `lease` says without a beat.
    ///
    /// # Errors
    /// Says why it cannot be used: it cannot be reached, another server uses it, or it was brought up to
    /// date by a newer version of this program.
    #[doc(hidden)]
    pub async fn open_database(url: &PostgresUrl, lease: Lease) -> Result<Self, StoreError> {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let known = Known::default();
        let opened = postgres::open(url, lease, (waiting, known.clone())).await?;
        let readers = Readers::Postgres(Arc::new(opened.reader.clone()));
        let closing = Arc::new(Notify::new());
        let handles = (known, jobs, Arc::clone(&closing));
        Ok(Self::running(readers, handles, async move { opened.run(&closing).await }))
    }

    /// The store, while a task of its own writes.
    fn running(
        readers: Readers,
        (known, jobs, closing): (Known, mpsc::Sender<Job>, Arc<Notify>),
        writing: impl Future<Output = ()> + Send + 'static,
    ) -> Self {
        let (alive, closed) = watch::channel(());
        tokio::spawn(async move {
            writing.await;
            // Whoever waits for the end may open the same data again at once.
            drop(alive);
        });
        let unused = Arc::new(AtomicI64::new(i64::MAX));
        Self { readers, known, jobs, closing, unused, closed }
    }

    /// Sets after how many milliseconds without use a session is over. Without that none ever is.
    pub fn end_unused_sessions(&self, after: i64) {
        self.unused.store(after, Ordering::Relaxed);
    }

    /// Waits until another server has taken over the data, which a folder never lets happen. After that
    /// everything answers [`StoreError::Evicted`].
    pub async fn evicted(&self) {
        match &self.readers {
            Readers::Sqlite(_) => std::future::pending().await,
            Readers::Postgres(reader) => reader.evicted().await,
        }
    }

    /// Keeps where administrators reach this server, for as long as it runs. In a folder they find that in
    /// a file.
    pub(crate) async fn keep_admin_place(&self, place: &str) -> Result<(), StoreError> {
        match &self.readers {
            Readers::Sqlite(_) => Ok(()),
            Readers::Postgres(reader) => reader.keep_admin_place(place).await,
        }
    }

    /// Waits until all that was handed over is on disk, then closes the store in all its clones.
    ///
    /// After that everything answers [`StoreError::Closed`]. Closing twice does no harm.
    pub async fn close(&self) {
        // The writer goes last: the last connection to leave a file carries the journal over.
        match &self.readers {
            Readers::Sqlite(reader) => reader.close().await,
            Readers::Postgres(reader) => reader.close().await,
        }
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

/// Copies a folder's database into a file that is not there yet; see [`DataPlace`].
///
/// # Errors
/// There is no database, the file is there already, or the disk says why not. A database on PostgreSQL is
/// copied by its own programs: [`StoreError::NoFile`].
pub async fn backup(place: &DataPlace, to: &Path) -> Result<(), StoreError> {
    let folder = place.folder().ok_or(StoreError::NoFile)?;
    sqlite::backup(folder, to).await
}

/// Where administrators reach the server that leads a database now, if one does.
pub(crate) async fn admin_place(url: &PostgresUrl) -> Result<Option<String>, StoreError> {
    postgres::admin_place(url).await
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

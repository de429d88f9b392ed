//! The SQLite file: how it is opened and brought up to date.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{
    AssertSqlSafe, ConnectOptions, Decode, Row, SqlSafeStr, Sqlite, SqliteConnection, SqlitePool,
    Type,
};

use crate::store::StoreError;

/// The name of the database in the data folder.
const FILE: &str = "ardri.db";
/// How long a statement waits for another program, such as a backup, that locks the database.
const BUSY: Duration = Duration::from_secs(5);
/// How many reads may run at once; each reader is a thread with a cache of its own.
const READERS: u32 = 4;
/// The size of a page in bytes. Each line of a log changes a page, which then goes into the journal
/// as a whole; smaller pages would make that shorter, but split so often that it takes longer.
const PAGE: u32 = 4096;
/// The cache of the connection that writes, in KiB: the last page of some ten thousand tables.
const CACHE: u32 = 64 * 1024;
/// After how many pages of journal (the WAL) they are carried over into the database.
const CARRY_OVER: u32 = 64 * 1024 * 1024 / PAGE;
/// The length in bytes above which the journal is cut even if that must wait for readers.
pub const LONGEST_JOURNAL: u64 = 4 * (CARRY_OVER as u64) * (PAGE as u64);
/// How long the cutting of the journal waits for readers, and all writes with it.
const CUT: Duration = Duration::from_millis(100);

/// What brings a database up to date. There is a macro that would make this list, but it has the
/// compiler build a SQLite for itself.
fn steps() -> Migrator {
    let step = |version, about: &'static str, sql: &'static str| {
        Migration::new(version, about.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(vec![
        step(
            1,
            "tables and people",
            include_str!("../../../migrations/0001_tables_and_people.sql"),
        ),
        step(2, "shelves", include_str!("../../../migrations/0002_shelves.sql")),
        step(3, "people and chat", include_str!("../../../migrations/0003_people_and_chat.sql")),
        step(4, "lobby", include_str!("../../../migrations/0004_lobby.sql")),
        step(5, "handovers", include_str!("../../../migrations/0005_handovers.sql")),
        step(6, "deleted tables", include_str!("../../../migrations/0006_deleted_tables.sql")),
    ])
}

/// How to get at the database of a data folder.
#[derive(Clone, Debug)]
pub struct Database {
    path: PathBuf,
}

impl Database {
    /// The database of a folder, whether or not it is there already.
    pub fn in_folder(folder: &Path) -> Self {
        Self { path: folder.join(FILE) }
    }

    /// Whether it is there.
    pub fn is_there(&self) -> bool {
        self.path.is_file()
    }

    fn options(&self) -> SqliteConnectOptions {
        SqliteConnectOptions::new()
            .filename(&self.path)
            .page_size(PAGE)
            .journal_mode(SqliteJournalMode::Wal)
            // With less than `FULL` a power cut could take back what was acknowledged.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY)
            .disable_statement_logging()
    }

    /// Makes the database or brings it up to date, and returns the connection that writes.
    pub async fn prepare(&self) -> Result<SqliteConnection, StoreError> {
        let mut connection = self.connect(true).await?;
        steps().run(&mut connection).await?;
        super::account::look_at_names(&mut connection).await?;
        Ok(connection)
    }

    /// Opens the connection that writes anew.
    pub async fn reconnect(&self) -> Result<SqliteConnection, StoreError> {
        // If the file has gone, an empty one in its place would hide that.
        self.connect(false).await
    }

    async fn connect(&self, create: bool) -> Result<SqliteConnection, StoreError> {
        let options = self.options().create_if_missing(create);
        let options = options.pragma("wal_autocheckpoint", CARRY_OVER.to_string());
        // What is deleted is written over: who asks to be forgotten is not found in the file.
        let options = options.pragma("secure_delete", "ON");
        // Once all readers have let go of it, a journal that has grown is given back to the disk.
        let options = options.pragma("journal_size_limit", (CARRY_OVER * PAGE).to_string());
        // A negative size is one in KiB.
        let options = options.pragma("cache_size", format!("-{CACHE}"));
        Ok(options.connect().await?)
    }

    /// How to open the database to read it, beside a server that may be at work on it.
    pub fn to_be_read(&self) -> SqliteConnectOptions {
        SqliteConnectOptions::new()
            .filename(&self.path)
            .busy_timeout(BUSY)
            .disable_statement_logging()
    }

    /// The connections that read; none is opened before it is needed.
    pub fn readers(&self) -> SqlitePool {
        SqlitePoolOptions::new()
            .max_connections(READERS)
            .test_before_acquire(false)
            .connect_lazy_with(self.options().pragma("query_only", "ON"))
    }

    /// The present length of the journal in bytes.
    pub fn journal_length(&self) -> u64 {
        let mut path = self.path.clone().into_os_string();
        path.push("-wal");
        fs::metadata(path).map_or(0, |about| about.len())
    }

    /// Carries the journal over and makes it empty; says whether readers let it.
    pub async fn cut_journal(&self, writer: &mut SqliteConnection) -> Result<bool, StoreError> {
        let patience = |time: Duration| format!("PRAGMA busy_timeout = {}", time.as_millis());
        sqlx::query(AssertSqlSafe(patience(CUT))).execute(&mut *writer).await?;
        let cut = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut *writer).await;
        sqlx::query(AssertSqlSafe(patience(BUSY))).execute(&mut *writer).await?;
        Ok(column::<i64>(&cut?, 0)? == 0)
    }
}

/// Reads a column of a row.
///
/// By itself sqlx reads a missing value as 0 or as an empty text.
pub fn column<'r, T>(row: &'r SqliteRow, index: usize) -> Result<T, StoreError>
where
    T: Decode<'r, Sqlite> + Type<Sqlite>,
{
    let value = row.try_get::<Option<T>, _>(index)?;
    value.ok_or_else(|| StoreError::Damaged("a value is missing".into()))
}

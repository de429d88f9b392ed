//! What can go wrong with stored data, each with a sentence for people.

use std::io::{self, ErrorKind};

use ardri_core::Message;
use sqlx::migrate::MigrateError;
use sqlx::postgres::PgDatabaseError;

/// Why something could not be stored or read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The log of this table has come further, or not as far, as the writer thinks.
    #[error("this line is not the next one in the log of its table")]
    NotNext,
    /// Another account has this name, perhaps in other letters' case.
    #[error("this name is taken")]
    NameTaken,
    /// Someone is named who was never stored.
    #[error("there is no such person")]
    NoSuchPerson,
    /// A guest can become an account only once.
    #[error("this person has an account already")]
    HasAccount,
    /// An administrator keeps this person out.
    #[error("the administrator of this server keeps you out")]
    Banned,
    /// A token belongs to one session; this one is in use.
    #[error("this token belongs to another session")]
    TokenTaken,
    /// Not every database can hold the character NUL, so none is given it.
    #[error("a text with a NUL character cannot be stored")]
    Nul,
    /// One text is longer than a database takes.
    #[error("this text is too long to be stored")]
    TooLong,
    /// Nothing was written; the same will work when there is room again.
    #[error("the disk is full")]
    Full,
    /// The folder or its file system does not let this program write.
    #[error("the data folder cannot be written to")]
    ReadOnly,
    /// Something else has the name of the data folder.
    #[error("{0} is not a folder")]
    NotAFolder(String),
    /// Two servers on one folder would each believe that they lead its tables.
    #[error("the data folder {0} is in use by another server")]
    InUse(String),
    /// The same for a database that servers reach over a network.
    #[error("the database {database} is in use by another server, {by}")]
    DatabaseInUse {
        /// Which one, without its secret.
        database: String,
        /// The other server's machine and process.
        by: String,
    },
    /// This server was away for so long that another one has begun to lead its tables.
    #[error("another server has taken over the database")]
    Evicted,
    /// What looks like the address of a database cannot be read. It is not quoted: it may hold a password.
    #[error(
        "the address of the database cannot be used: postgres://USER:PASSWORD@HOST/DATABASE is meant, \
         with %-codes for special characters"
    )]
    BadAddress,
    /// Nobody answers there, or not to us.
    #[error("the database {database} cannot be reached: {why}")]
    Unreachable {
        /// Which one, without its secret.
        database: String,
        /// What the system or the database says.
        why: String,
    },
    /// A database that cannot hold every letter.
    #[error("the database {database} has the encoding {encoding}, but UTF8 is needed")]
    Encoding {
        /// Which one, without its secret.
        database: String,
        /// What it has.
        encoding: String,
    },
    /// There is no data where data is to be moved from.
    #[error("{0} holds no data")]
    NoData(String),
    /// There is data already where data is to be moved.
    #[error("{0} holds data already")]
    NotEmpty(String),
    /// What was moved is not what arrived.
    #[error("the copy differs from the original, so nothing was moved: {0}")]
    Differs(String),
    /// A database that only programs of its own can copy.
    #[error("a database on PostgreSQL is copied with pg_dump; docs/operations.md says how")]
    NoFile,
    /// An older program must not touch what it does not understand.
    #[error("the data was written by a newer version of this program")]
    Newer,
    /// Something in the file is not as this program writes it.
    #[error("the stored data is damaged: {0}")]
    Damaged(String),
    /// The operating system or the database refused for another reason.
    #[error("the data could not be read or written: {0}")]
    Io(String),
    /// The store was closed before.
    #[error("the store is closed")]
    Closed,
}

/// The extended result codes of SQLite that are told apart; the lowest byte is the kind.
mod code {
    pub const ERROR: i32 = 1;
    pub const READONLY: i32 = 8;
    pub const CORRUPT: i32 = 11;
    pub const FULL: i32 = 13;
    pub const TOOBIG: i32 = 18;
    pub const NOTADB: i32 = 26;
    pub const CONSTRAINT_FOREIGNKEY: i32 = 787;
    pub const CONSTRAINT_PRIMARYKEY: i32 = 1555;
    pub const CONSTRAINT_TRIGGER: i32 = 1811;
    pub const CONSTRAINT_UNIQUE: i32 = 2067;
}

/// The states of PostgreSQL (SQLSTATE) that are told apart.
mod state {
    pub const UNIQUE: &str = "23505";
    pub const FOREIGN_KEY: &str = "23503";
    pub const DISK_FULL: &str = "53100";
    pub const TOO_LARGE: &str = "54000";
    pub const NO_LETTER: &str = "22021";
}

impl StoreError {
    /// What it says to whoever runs the program; see [`ardri_core::Game::message`]. What a database or
    /// a disk has to say stays as they say it.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::NotNext => Message::new("refused-store-not-next"),
            Self::NameTaken => Message::new("refused-store-name-taken"),
            Self::NoSuchPerson => Message::new("refused-store-no-person"),
            Self::HasAccount => Message::new("refused-store-has-account"),
            Self::Banned => Message::new("refused-http-banned"),
            Self::TokenTaken => Message::new("refused-store-token-taken"),
            Self::Nul => Message::new("refused-http-nul"),
            Self::TooLong => Message::new("refused-http-long-text"),
            Self::Full => Message::new("refused-store-full"),
            Self::ReadOnly => Message::new("refused-store-read-only"),
            Self::NotAFolder(folder) => {
                Message::new("refused-store-not-a-folder").with("folder", folder.as_str())
            }
            Self::InUse(folder) => {
                Message::new("refused-store-in-use").with("folder", folder.as_str())
            }
            Self::DatabaseInUse { database, by } => Message::new("refused-store-database-in-use")
                .with("database", database.as_str())
                .with("by", by.as_str()),
            Self::Evicted => Message::new("refused-store-evicted"),
            Self::BadAddress => Message::new("refused-store-bad-address"),
            Self::Unreachable { database, why } => Message::new("refused-store-unreachable")
                .with("database", database.as_str())
                .with("why", why.as_str()),
            Self::Encoding { database, encoding } => Message::new("refused-store-encoding")
                .with("database", database.as_str())
                .with("encoding", encoding.as_str()),
            Self::NoData(place) => {
                Message::new("refused-store-no-data").with("place", place.as_str())
            }
            Self::NotEmpty(place) => {
                Message::new("refused-store-not-empty").with("place", place.as_str())
            }
            Self::Differs(what) => {
                Message::new("refused-store-differs").with("what", what.as_str())
            }
            Self::NoFile => Message::new("refused-store-no-file"),
            Self::Newer => Message::new("refused-store-newer"),
            Self::Damaged(why) => Message::new("refused-store-damaged").with("why", why.as_str()),
            Self::Io(why) => Message::new("refused-store-io").with("why", why.as_str()),
            Self::Closed => Message::new("refused-store-closed"),
        }
    }

    /// Whether one write alone is to blame, so that others in its transaction may still succeed.
    pub(super) fn is_of_one_write(&self) -> bool {
        use StoreError::{
            Banned, HasAccount, NameTaken, NoSuchPerson, NotNext, Nul, TokenTaken, TooLong,
        };
        matches!(
            self,
            Banned | NotNext | NameTaken | NoSuchPerson | HasAccount | TokenTaken | Nul | TooLong
        )
    }

    fn of_postgres(error: &PgDatabaseError) -> Self {
        let text = error.message().to_owned();
        match error.code() {
            // An append checks the order before it writes; this is the key that guards it for all.
            state::UNIQUE => match error.constraint() {
                Some("log_pkey" | "chat_pkey") => Self::NotNext,
                Some("person_key_key") => Self::NameTaken,
                _ => Self::TokenTaken,
            },
            state::FOREIGN_KEY => Self::NoSuchPerson,
            state::DISK_FULL => Self::Full,
            state::TOO_LARGE => Self::TooLong,
            state::NO_LETTER => Self::Nul,
            // The statements are right, so an error in one means that a table is not.
            code if code.starts_with("42") || code.starts_with("XX") => Self::Damaged(text),
            _ => Self::Io(text),
        }
    }

    fn of_sqlite(error: &dyn sqlx::error::DatabaseError) -> Self {
        let text = error.message().to_owned();
        let Some(code) = error.code().and_then(|code| code.parse::<i32>().ok()) else {
            return Self::Io(text);
        };
        match code {
            // The only trigger that a write of this program can meet guards the order of the log,
            // the only unique column is the key of an account, and the only primary key that
            // comes from outside and is not guarded otherwise is the token of a session.
            code::CONSTRAINT_TRIGGER => Self::NotNext,
            code::CONSTRAINT_UNIQUE => Self::NameTaken,
            code::CONSTRAINT_PRIMARYKEY => Self::TokenTaken,
            code::CONSTRAINT_FOREIGNKEY => Self::NoSuchPerson,
            _ => match code & 0xff {
                code::FULL => Self::Full,
                code::READONLY => Self::ReadOnly,
                code::TOOBIG => Self::TooLong,
                // The statements are right, so an error in one means that a table is not.
                code::ERROR | code::CORRUPT | code::NOTADB => Self::Damaged(text),
                _ => Self::Io(text),
            },
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        use sqlx::Error::{
            ColumnDecode, ColumnNotFound, Database, Decode, Io, PoolClosed, PoolTimedOut,
            RowNotFound,
        };
        match error {
            Database(error) => match error.try_downcast_ref::<PgDatabaseError>() {
                Some(error) => Self::of_postgres(error),
                None => Self::of_sqlite(&*error),
            },
            Io(error) => error.into(),
            error @ (ColumnDecode { .. } | ColumnNotFound(_) | Decode(_) | RowNotFound) => {
                Self::Damaged(error.to_string())
            }
            PoolClosed => Self::Closed,
            PoolTimedOut => Self::Io("too much is being read at once".into()),
            error => Self::Io(error.to_string()),
        }
    }
}

impl From<io::Error> for StoreError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full,
            ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied => Self::ReadOnly,
            _ => Self::Io(error.to_string()),
        }
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            // A step that this program does not know was taken by a later one.
            MigrateError::VersionMissing(_) => Self::Newer,
            error => Self::Damaged(error.to_string()),
        }
    }
}

//! What can go wrong with stored data, each with a sentence for people.

use std::io::{self, ErrorKind};

use ardri_core::Message;
use sqlx::migrate::MigrateError;

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
    /// An older program must not touch what it does not understand.
    #[error("the data folder was made by a newer version of this program")]
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

    fn of_database(error: &dyn sqlx::error::DatabaseError) -> Self {
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
            Database(error) => Self::of_database(&*error),
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

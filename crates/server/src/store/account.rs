//! Accounts as their owners keep them: passwords, sessions, codes for coming back, and the end.

use super::people::Change;
use super::{PersonId, Store, StoreError, TableId, TokenHash, ask};

/// A session of somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    /// The hash by which it is known.
    pub token: TokenHash,
    /// When it began, in milliseconds since 1970.
    pub created: i64,
    /// When it was last used, to the day.
    pub seen: i64,
}

/// Something that a person has said, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnSaying {
    /// The table.
    pub table: TableId,
    /// The number of its line.
    pub number: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What.
    pub text: String,
}

/// A change of an account. Each is done as a whole or not at all.
#[derive(Debug)]
#[allow(missing_docs)] // the sentences say what the fields hold
pub enum AccountChange {
    /// A new password; all sessions but one end, and all codes for coming back.
    Password { person: PersonId, password_hash: String, keep: Option<TokenHash> },
    /// Sessions end: all but one, or one alone.
    EndSessions { person: PersonId, keep: Option<TokenHash>, only: Option<TokenHash> },
    /// Sessions that nobody has used since then end.
    EndUnused { before: i64 },
    /// Codes for coming back without the password; those of before are good no more.
    Codes { person: PersonId, codes: Vec<TokenHash> },
    /// A new password by one of them, which is used up; the others stay. The answer is 1 if the code
    /// was good.
    Recover { person: PersonId, code: TokenHash, password_hash: String },
    /// A person is forgotten.
    Forget { person: PersonId, now: i64 },
    /// A person is kept out, or let in again.
    Ban { person: PersonId, since: Option<i64> },
}

impl Store {
    /// Makes a change of an account.
    ///
    /// # Errors
    /// [`StoreError::NoSuchPerson`] if there is no such account; and whatever the disk says.
    pub async fn change_account(&self, change: AccountChange) -> Result<i64, StoreError> {
        self.change(Change::Account(change)).await
    }

    /// The sessions of a person, the last used first.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if one cannot be read; and whatever the disk says.
    pub async fn sessions(&self, person: PersonId) -> Result<Vec<SessionRow>, StoreError> {
        ask!(self, sessions(person))
    }

    /// Whether a session has begun before this server's cookie had a name of its own, which came with
    /// the fourth step of the database.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn is_older_than_cookie(&self, token: &TokenHash) -> Result<bool, StoreError> {
        ask!(self, is_older_than_cookie(token))
    }

    /// The hash of a person's password, if they have an account.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn password(&self, person: PersonId) -> Result<Option<String>, StoreError> {
        ask!(self, password(person))
    }

    /// When a person first came.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn came(&self, person: PersonId) -> Result<Option<i64>, StoreError> {
        ask!(self, came(person))
    }

    /// What a person has said at tables after a place in the order of tables and lines.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if it cannot be read; and whatever the disk says.
    pub async fn said_by(
        &self,
        person: PersonId,
        after: Option<&OwnSaying>,
        limit: u32,
    ) -> Result<Vec<OwnSaying>, StoreError> {
        ask!(self, said_by(person, after, limit))
    }

    /// Whether a person could have seen another: at a table that both have to do with, at one that is
    /// named, or at one that everybody can find.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn has_met(
        &self,
        person: PersonId,
        other: PersonId,
        at: Option<&TableId>,
    ) -> Result<bool, StoreError> {
        ask!(self, has_met(person, other, at))
    }
}

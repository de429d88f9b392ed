//! What administrators see and do: people, reports by players, tables that have to go, and a list of
//! all that was done.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::people::Change;
use super::{PersonId, Store, StoreError, TableId, ask, check_text};

/// How many of the last sayings are kept with a report.
pub(super) const SAYINGS: i64 = 30;

/// How many reports one person may have waiting.
pub(super) const MOST_REPORTS: i64 = 20;

/// A person as an administrator sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PersonRow {
    /// Their number.
    pub person: PersonId,
    /// Their name; empty if they are gone.
    pub name: String,
    /// Whether they have an account.
    pub account: bool,
    /// Whether they are kept out.
    pub banned: bool,
    /// When they first came, in milliseconds since 1970.
    pub created: i64,
    /// How many sessions they have.
    pub sessions: i64,
    /// At how many tables they sit.
    pub tables: i64,
}

/// What a player has told about a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReportRow {
    /// Its number.
    pub report: i64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who.
    pub person: PersonId,
    /// About which table.
    pub table: String,
    /// What is wrong there.
    pub reason: String,
    /// What was said there last: who, when and what.
    pub chat: Value,
}

impl ReportRow {
    /// The report as its author may see it: without what others have said.
    #[must_use]
    pub fn form(&self) -> Value {
        json!({"at": self.at, "table": self.table, "reason": self.reason})
    }
}

/// Something that an administrator has done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AuditRow {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What, in a word.
    pub action: String,
    /// The number of a person or the name of a table.
    pub about: String,
    /// What else is to be known.
    pub detail: String,
}

/// A change that an administrator or a report makes.
#[derive(Debug)]
pub enum AdminChange {
    /// A report; the answer is 0 if there are too many of that person.
    Report { person: PersonId, table: TableId, reason: String, now: i64 },
    /// A report was read and is no longer needed.
    CloseReport { report: i64 },
    /// A table goes with all that belongs to it.
    DeleteTable { table: TableId },
    /// Nothing else: something was done that left its trace elsewhere.
    Noted,
}

impl Store {
    /// Does something for an administrator, and writes it down in the same transaction.
    ///
    /// # Errors
    /// What the change itself says; and whatever the disk says.
    pub(crate) async fn audited(&self, change: Change, done: AuditRow) -> Result<i64, StoreError> {
        [&done.about, &done.detail].into_iter().try_for_each(|text| check_text(text))?;
        self.change(Change::Audited { change: Box::new(change), done }).await
    }

    /// Keeps what a player tells about a table, with what was said there last. Gives false if too
    /// many of theirs wait already.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn report(
        &self,
        person: PersonId,
        table: &TableId,
        reason: &str,
        now: i64,
    ) -> Result<bool, StoreError> {
        check_text(reason)?;
        let (table, reason) = (table.clone(), reason.into());
        let change = AdminChange::Report { person, table, reason, now };
        Ok(self.change(Change::Admin(change)).await? > 0)
    }

    /// The reports after a number, the oldest first.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if one cannot be read; and whatever the disk says.
    pub async fn reports(&self, after: i64, limit: u32) -> Result<Vec<ReportRow>, StoreError> {
        ask!(self, reports(after, limit))
    }

    /// The reports of one person.
    ///
    /// # Errors
    /// The same.
    pub async fn reports_of(&self, person: PersonId) -> Result<Vec<ReportRow>, StoreError> {
        ask!(self, reports_of(person))
    }

    /// What administrators have done, the last first.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if it cannot be read; and whatever the disk says.
    pub async fn audit(&self, limit: u32) -> Result<Vec<AuditRow>, StoreError> {
        ask!(self, audit(limit))
    }

    /// People after a number whose names hold a text, guests as well if they are asked for.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if one cannot be read; and whatever the disk says.
    pub async fn people(
        &self,
        like: &str,
        guests: bool,
        after: PersonId,
        limit: u32,
    ) -> Result<Vec<PersonRow>, StoreError> {
        ask!(self, people(like, guests, after, limit))
    }
}

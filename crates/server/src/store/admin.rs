//! What administrators see and do: people, reports by players, tables that have to go, and a list of
//! all that was done.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sqlx::SqliteConnection;
use sqlx::sqlite::SqliteRow;

use super::database::column;
use super::people::Change;
use super::{PersonId, Store, StoreError, TableId, check_text};

/// How many of the last sayings are kept with a report.
const SAYINGS: i64 = 30;
/// How many reports one person may have waiting.
const MOST_REPORTS: i64 = 20;

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

impl AdminChange {
    /// Makes the change.
    pub async fn apply(&self, connection: &mut SqliteConnection) -> Result<i64, StoreError> {
        match self {
            Self::Report { person, table, reason, now } => {
                let made = sqlx::query(
                    "INSERT INTO report (at, person, table_id, reason, chat)
                     SELECT ?1, ?2, ?3, ?4, (SELECT json_group_array(json_object(
                         'person', person, 'at', at, 'text', text) ORDER BY number) FROM
                         (SELECT * FROM chat WHERE table_id = ?3 ORDER BY number DESC LIMIT ?5))
                     WHERE (SELECT count(*) FROM report WHERE person = ?2) < ?6",
                )
                .bind(now)
                .bind(person.0)
                .bind(table.as_str())
                .bind(reason)
                .bind(SAYINGS)
                .bind(MOST_REPORTS)
                .execute(connection)
                .await?;
                Ok(made.rows_affected().cast_signed())
            }
            Self::CloseReport { report } => {
                let closed = sqlx::query("DELETE FROM report WHERE id = ?1").bind(report);
                Ok(closed.execute(connection).await?.rows_affected().cast_signed())
            }
            Self::DeleteTable { table } => {
                sqlx::query("INSERT INTO doomed (table_id) VALUES (?1) ON CONFLICT DO NOTHING")
                    .bind(table.as_str())
                    .execute(&mut *connection)
                    .await?;
                for statement in [
                    "DELETE FROM log WHERE table_id = ?1
                     AND shelf IN (SELECT shelf FROM shelved WHERE table_id = ?1)",
                    "DELETE FROM shelved WHERE table_id = ?1",
                    "DELETE FROM chat WHERE table_id = ?1",
                    "DELETE FROM visitor WHERE table_id = ?1",
                    "DELETE FROM seated WHERE table_id = ?1",
                    "DELETE FROM summary WHERE table_id = ?1",
                ] {
                    sqlx::query(statement).bind(table.as_str()).execute(&mut *connection).await?;
                }
                Ok(0)
            }
            Self::Noted => Ok(0),
        }
    }
}

/// Writes down what an administrator has done, in the transaction that does it.
pub async fn note(connection: &mut SqliteConnection, done: &AuditRow) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO audit (at, action, about, detail) VALUES (?1, ?2, ?3, ?4)")
        .bind(done.at)
        .bind(&done.action)
        .bind(&done.about)
        .bind(&done.detail)
        .execute(connection)
        .await?;
    Ok(())
}

fn report(row: &SqliteRow) -> Result<ReportRow, StoreError> {
    Ok(ReportRow {
        report: column(row, 0)?,
        at: column(row, 1)?,
        person: PersonId(column(row, 2)?),
        table: column(row, 3)?,
        reason: column(row, 4)?,
        chat: serde_json::from_str(column(row, 5)?).unwrap_or_default(),
    })
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
        let rows = sqlx::query(
            "SELECT id, at, person, table_id, reason, chat FROM report WHERE id > ?1
             ORDER BY id LIMIT ?2",
        );
        let rows = rows.bind(after).bind(limit).fetch_all(&self.readers).await?;
        rows.iter().map(report).collect()
    }

    /// The reports of one person.
    ///
    /// # Errors
    /// The same.
    pub async fn reports_of(&self, person: PersonId) -> Result<Vec<ReportRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, at, person, table_id, reason, chat FROM report WHERE person = ?1
             ORDER BY id",
        );
        let rows = rows.bind(person.0).fetch_all(&self.readers).await?;
        rows.iter().map(report).collect()
    }

    /// What administrators have done, the last first.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if it cannot be read; and whatever the disk says.
    pub async fn audit(&self, limit: u32) -> Result<Vec<AuditRow>, StoreError> {
        let rows =
            sqlx::query("SELECT at, action, about, detail FROM audit ORDER BY id DESC LIMIT ?1")
                .bind(limit)
                .fetch_all(&self.readers)
                .await?;
        let done = |row| {
            let (at, action) = (column(row, 0)?, column(row, 1)?);
            Ok(AuditRow { at, action, about: column(row, 2)?, detail: column(row, 3)? })
        };
        rows.iter().map(done).collect()
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
        let rows = sqlx::query(
            "SELECT id, name, key IS NOT NULL, banned IS NOT NULL, created,
             (SELECT count(*) FROM session WHERE session.person = id),
             (SELECT count(*) FROM seated WHERE seated.person = id)
             FROM person WHERE id > ?1 AND gone IS NULL AND (?2 OR key IS NOT NULL)
             AND instr(lower(name), lower(?3)) > 0 ORDER BY id LIMIT ?4",
        )
        .bind(after.0)
        .bind(guests)
        .bind(like)
        .bind(limit)
        .fetch_all(&self.readers)
        .await?;
        let person = |row| {
            Ok(PersonRow {
                person: PersonId(column(row, 0)?),
                name: column(row, 1)?,
                account: column(row, 2)?,
                banned: column(row, 3)?,
                created: column(row, 4)?,
                sessions: column(row, 5)?,
                tables: column(row, 6)?,
            })
        };
        rows.iter().map(person).collect()
    }
}

//! Reports, tables that have to go, and the list of what administrators have done.

use sqlx::SqliteConnection;
use sqlx::sqlite::SqliteRow;

use super::Reader;
use super::database::column;
use crate::store::admin::{AdminChange, AuditRow, MOST_REPORTS, PersonRow, ReportRow, SAYINGS};
use crate::store::{PersonId, StoreError};

/// Makes the change.
pub async fn apply(
    change: &AdminChange,
    connection: &mut SqliteConnection,
) -> Result<i64, StoreError> {
    match change {
        AdminChange::Report { person, table, reason, now } => {
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
        AdminChange::CloseReport { report } => {
            let closed = sqlx::query("DELETE FROM report WHERE id = ?1").bind(report);
            Ok(closed.execute(connection).await?.rows_affected().cast_signed())
        }
        AdminChange::DeleteTable { table } => {
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
        AdminChange::Noted => Ok(0),
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

impl Reader {
    pub async fn reports(&self, after: i64, limit: u32) -> Result<Vec<ReportRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, at, person, table_id, reason, chat FROM report WHERE id > ?1
             ORDER BY id LIMIT ?2",
        );
        let rows = rows.bind(after).bind(limit).fetch_all(&self.0).await?;
        rows.iter().map(report).collect()
    }

    pub async fn reports_of(&self, person: PersonId) -> Result<Vec<ReportRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, at, person, table_id, reason, chat FROM report WHERE person = ?1
             ORDER BY id",
        );
        let rows = rows.bind(person.0).fetch_all(&self.0).await?;
        rows.iter().map(report).collect()
    }

    pub async fn audit(&self, limit: u32) -> Result<Vec<AuditRow>, StoreError> {
        let rows =
            sqlx::query("SELECT at, action, about, detail FROM audit ORDER BY id DESC LIMIT ?1")
                .bind(limit)
                .fetch_all(&self.0)
                .await?;
        let done = |row| {
            let (at, action) = (column(row, 0)?, column(row, 1)?);
            Ok(AuditRow { at, action, about: column(row, 2)?, detail: column(row, 3)? })
        };
        rows.iter().map(done).collect()
    }

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
        .fetch_all(&self.0)
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

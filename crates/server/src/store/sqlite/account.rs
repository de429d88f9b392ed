//! Passwords, sessions, codes for coming back, and the end of an account.

use serde_json::json;
use sqlx::SqliteConnection;

use super::Reader;
use super::database::column;
use crate::names;
use crate::store::account::{AccountChange, OwnSaying, SessionRow};
use crate::store::{PersonId, StoreError, TableId, TokenHash};

/// Makes the change.
pub async fn apply(
    change: &AccountChange,
    connection: &mut SqliteConnection,
) -> Result<i64, StoreError> {
    match change {
        AccountChange::Password { person, password_hash, keep } => {
            set_password(connection, *person, password_hash).await?;
            // Whoever has read the codes could undo it.
            end_codes(connection, *person).await?;
            end_sessions(connection, *person, keep.as_ref(), None).await
        }
        AccountChange::EndSessions { person, keep, only } => {
            end_sessions(connection, *person, keep.as_ref(), only.as_ref()).await
        }
        AccountChange::EndUnused { before } => {
            sqlx::query("DELETE FROM session WHERE seen < ?1")
                .bind(before)
                .execute(connection)
                .await?;
            Ok(0)
        }
        AccountChange::Codes { person, codes } => {
            end_codes(connection, *person).await?;
            for code in codes {
                sqlx::query("INSERT INTO recovery (code, person) VALUES (?1, ?2)")
                    .bind(&code.0[..])
                    .bind(person.0)
                    .execute(&mut *connection)
                    .await?;
            }
            Ok(0)
        }
        AccountChange::Recover { person, code, password_hash } => {
            let used = sqlx::query("DELETE FROM recovery WHERE code = ?1 AND person = ?2")
                .bind(&code.0[..])
                .bind(person.0)
                .execute(&mut *connection)
                .await?;
            if used.rows_affected() == 0 {
                return Ok(0);
            }
            set_password(connection, *person, password_hash).await?;
            end_sessions(connection, *person, None, None).await?;
            Ok(1)
        }
        AccountChange::Forget { person, now } => forget(connection, *person, *now).await,
        AccountChange::Ban { person, since } => {
            let banned = sqlx::query("UPDATE person SET banned = ?2 WHERE id = ?1");
            let banned = banned.bind(person.0).bind(since).execute(&mut *connection).await?;
            if banned.rows_affected() == 0 {
                return Err(StoreError::NoSuchPerson);
            }
            if since.is_some() {
                end_sessions(connection, *person, None, None).await?;
            }
            Ok(0)
        }
    }
}

async fn set_password(
    connection: &mut SqliteConnection,
    person: PersonId,
    password_hash: &str,
) -> Result<(), StoreError> {
    let set = sqlx::query("UPDATE person SET password = ?2 WHERE id = ?1 AND key IS NOT NULL")
        .bind(person.0)
        .bind(password_hash)
        .execute(connection)
        .await?;
    if set.rows_affected() == 0 { Err(StoreError::NoSuchPerson) } else { Ok(()) }
}

/// Ends sessions, and with them the person's codes for other devices.
async fn end_sessions(
    connection: &mut SqliteConnection,
    person: PersonId,
    keep: Option<&TokenHash>,
    only: Option<&TokenHash>,
) -> Result<i64, StoreError> {
    let ended = sqlx::query(
        "DELETE FROM session WHERE person = ?1 AND (?2 IS NULL OR token <> ?2)
         AND (?3 IS NULL OR token = ?3)",
    )
    .bind(person.0)
    .bind(keep.map(|token| &token.0[..]))
    .bind(only.map(|token| &token.0[..]))
    .execute(&mut *connection)
    .await?;
    // A code for another device is a session to come.
    sqlx::query("DELETE FROM handover WHERE person = ?1")
        .bind(person.0)
        .execute(connection)
        .await?;
    Ok(ended.rows_affected().cast_signed())
}

async fn end_codes(connection: &mut SqliteConnection, person: PersonId) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM recovery WHERE person = ?1")
        .bind(person.0)
        .execute(connection)
        .await?;
    Ok(())
}

/// Forgets a person: what is left is a number without a name, for the logs of tables that hold it.
async fn forget(
    connection: &mut SqliteConnection,
    person: PersonId,
    now: i64,
) -> Result<i64, StoreError> {
    let gone = sqlx::query(
        "UPDATE person SET name = '', key = NULL, password = NULL, looks = NULL, created = 0,
         gone = ?2 WHERE id = ?1 AND gone IS NULL",
    )
    .bind(person.0)
    .bind(now)
    .execute(&mut *connection)
    .await?;
    if gone.rows_affected() == 0 {
        return Err(StoreError::NoSuchPerson);
    }
    for statement in [
        "DELETE FROM session WHERE person = ?1",
        "DELETE FROM handover WHERE person = ?1",
        "DELETE FROM recovery WHERE person = ?1",
        "DELETE FROM shunned WHERE person = ?1 OR other = ?1",
        "DELETE FROM chat WHERE person = ?1",
        "DELETE FROM report WHERE person = ?1",
    ] {
        sqlx::query(statement).bind(person.0).execute(&mut *connection).await?;
    }
    Ok(0)
}

/// Writes down how the names of accounts look that were made before anybody looked.
pub async fn look_at_names(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let rows = sqlx::query("SELECT id, name FROM person WHERE key IS NOT NULL AND looks IS NULL")
        .fetch_all(&mut *connection)
        .await?;
    if rows.is_empty() {
        return Ok(());
    }
    let looks: Vec<_> = rows
        .iter()
        .map(|row| Ok(json!([column::<i64>(row, 0)?, names::looks(column(row, 1)?)])))
        .collect::<Result<_, StoreError>>()?;
    sqlx::query(
        "UPDATE person SET looks = made.value ->> 1 FROM json_each(?1) AS made
         WHERE person.id = made.value ->> 0",
    )
    .bind(json!(looks).to_string())
    .execute(connection)
    .await?;
    Ok(())
}

impl Reader {
    pub async fn sessions(&self, person: PersonId) -> Result<Vec<SessionRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT token, created, seen FROM session WHERE person = ?1
             ORDER BY seen DESC, created DESC LIMIT 200",
        )
        .bind(person.0)
        .fetch_all(&self.0)
        .await?;
        let session = |row| {
            let token: Vec<u8> = column(row, 0)?;
            let token = token.try_into().map_err(|_| StoreError::Damaged("a token".into()))?;
            Ok(SessionRow {
                token: TokenHash(token),
                created: column(row, 1)?,
                seen: column(row, 2)?,
            })
        };
        rows.iter().map(session).collect()
    }

    pub async fn is_older_than_cookie(&self, token: &TokenHash) -> Result<bool, StoreError> {
        let row = sqlx::query(
            "SELECT EXISTS (SELECT 1 FROM session WHERE token = ?1 AND created < (
                 SELECT 1000 * unixepoch(installed_on) FROM _sqlx_migrations WHERE version = 4))",
        )
        .bind(&token.0[..])
        .fetch_one(&self.0)
        .await?;
        column(&row, 0)
    }

    pub async fn password(&self, person: PersonId) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT password FROM person WHERE id = ?1 AND password IS NOT NULL")
            .bind(person.0)
            .fetch_optional(&self.0)
            .await?;
        row.map(|row| column(&row, 0)).transpose()
    }

    pub async fn came(&self, person: PersonId) -> Result<Option<i64>, StoreError> {
        let row = sqlx::query("SELECT created FROM person WHERE id = ?1")
            .bind(person.0)
            .fetch_optional(&self.0)
            .await?;
        row.map(|row| column(&row, 0)).transpose()
    }

    pub async fn said_by(
        &self,
        person: PersonId,
        after: Option<&OwnSaying>,
        limit: u32,
    ) -> Result<Vec<OwnSaying>, StoreError> {
        let (table, number) =
            after.map_or(("", 0), |last| (last.table.as_str(), last.number.cast_signed()));
        let rows = sqlx::query(
            "SELECT table_id, number, at, text FROM chat
             WHERE person = ?1 AND (table_id, number) > (?2, ?3)
             ORDER BY table_id, number LIMIT ?4",
        )
        .bind(person.0)
        .bind(table)
        .bind(number)
        .bind(limit)
        .fetch_all(&self.0)
        .await?;
        let saying = |row| {
            let name: String = column(row, 0)?;
            let table = name.try_into().map_err(|_| StoreError::Damaged("a table".into()))?;
            let number = column::<i64>(row, 1)?.cast_unsigned();
            Ok(OwnSaying { table, number, at: column(row, 2)?, text: column(row, 3)? })
        };
        rows.iter().map(saying).collect()
    }

    pub async fn has_met(
        &self,
        person: PersonId,
        other: PersonId,
        at: Option<&TableId>,
    ) -> Result<bool, StoreError> {
        let row = sqlx::query(
            "WITH there (table_id) AS (
                 SELECT table_id FROM seated WHERE person = ?2
                 UNION SELECT table_id FROM chat WHERE person = ?2),
             here (table_id) AS (
                 SELECT table_id FROM seated WHERE person = ?1
                 UNION SELECT table_id FROM chat WHERE person = ?1)
             SELECT EXISTS (SELECT 1 FROM there WHERE table_id = ?3 OR table_id IN here)
                 OR EXISTS (SELECT 1 FROM summary WHERE table_id IN there AND public
                            AND stage <> 'finished')",
        )
        .bind(person.0)
        .bind(other.0)
        .bind(at.map(TableId::as_str))
        .fetch_one(&self.0)
        .await?;
        Ok(column::<i64>(&row, 0)? != 0)
    }
}

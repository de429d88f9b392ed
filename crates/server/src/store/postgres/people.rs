//! People, their sessions, and whom they do not want to meet or hear.

use sqlx::PgConnection;
use sqlx::postgres::PgRow;

use super::Reader;
use super::database::column;
use super::{account, admin};
use crate::names::{key, looks};
use crate::store::people::{BlockKind, Change, MOST_HANDOVERS, NOBODY, Person};
use crate::store::{PersonId, StoreError, TokenHash};

/// Makes the change; the number is that of a new guest or of whoever is taken over, which is 0
/// if the code was not good, and means nothing otherwise.
pub async fn apply(change: &Change, connection: &mut PgConnection) -> Result<i64, StoreError> {
    match change {
        Change::NewGuest { name, token, now } => {
            check_twin(connection, NOBODY, name).await?;
            let guest =
                sqlx::query("INSERT INTO person (name, created) VALUES ($1, $2) RETURNING id")
                    .bind(name)
                    .bind(now)
                    .fetch_one(&mut *connection)
                    .await?;
            let guest = column(&guest, 0)?;
            add_session(connection, PersonId(guest), token, *now).await?;
            Ok(guest)
        }
        Change::Rename { person, name } => {
            check_twin(connection, *person, name).await?;
            let renamed = sqlx::query(
                "UPDATE person SET name = $2, key = CASE WHEN key IS NOT NULL THEN $3 END,
                 looks = CASE WHEN key IS NOT NULL THEN $4 END WHERE id = $1 AND gone IS NULL",
            )
            .bind(person.0)
            .bind(name)
            .bind(key(name))
            .bind(looks(name))
            .execute(connection)
            .await?;
            if renamed.rows_affected() == 0 { Err(StoreError::NoSuchPerson) } else { Ok(0) }
        }
        Change::FolderLock { person, name, password_hash } => {
            claim(connection, *person, name, password_hash).await
        }
        Change::AddSession { person, token, now } => {
            add_session(connection, *person, token, *now).await
        }
        Change::SeeSession { token, now } => {
            sqlx::query("UPDATE session SET seen = greatest(seen, $2) WHERE token = $1")
                .bind(&token.0[..])
                .bind(now)
                .execute(connection)
                .await?;
            Ok(0)
        }
        Change::EndSession { token } => {
            sqlx::query("DELETE FROM session WHERE token = $1")
                .bind(&token.0[..])
                .execute(connection)
                .await?;
            Ok(0)
        }
        Change::Handover { person, code, now, until } => {
            hand_over(connection, *person, code, *now, *until).await
        }
        Change::TakeOver { code, token, now } => take_over(connection, code, token, *now).await,
        Change::BlockKind { person, how, other, on, met } => {
            let statement = if *on {
                "INSERT INTO shunned (person, how, other, met) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (person, how, other) DO UPDATE SET met = shunned.met OR excluded.met"
            } else {
                "DELETE FROM shunned WHERE person = $1 AND how = $2 AND other = $3"
            };
            let query = sqlx::query(statement).bind(person.0).bind(how.word()).bind(other.0);
            if *on { query.bind(met) } else { query }.execute(connection).await?;
            Ok(0)
        }
        Change::Account(change) => account::apply(change, connection).await,
        Change::Admin(change) => admin::apply(change, connection).await,
        Change::Audited { change, done } => {
            let answer = Box::pin(apply(change, &mut *connection)).await?;
            admin::note(connection, done).await?;
            Ok(answer)
        }
    }
}

async fn claim(
    connection: &mut PgConnection,
    person: PersonId,
    name: &str,
    password_hash: &str,
) -> Result<i64, StoreError> {
    check_twin(connection, person, name).await?;
    let claimed = sqlx::query(
        "UPDATE person SET name = $2, key = $3, looks = $4, password = $5
         WHERE id = $1 AND key IS NULL AND gone IS NULL",
    )
    .bind(person.0)
    .bind(name)
    .bind(key(name))
    .bind(looks(name))
    .bind(password_hash)
    .execute(&mut *connection)
    .await?;
    if claimed.rows_affected() > 0 {
        return Ok(0);
    }
    let known = sqlx::query("SELECT 1 FROM person WHERE id = $1")
        .bind(person.0)
        .fetch_optional(connection)
        .await?;
    Err(if known.is_some() { StoreError::HasAccount } else { StoreError::NoSuchPerson })
}

/// Refuses a name that is that of another account or looks like it, also for guests. Guests may share
/// theirs.
async fn check_twin(
    connection: &mut PgConnection,
    person: PersonId,
    name: &str,
) -> Result<(), StoreError> {
    let row = sqlx::query(
        "SELECT EXISTS (SELECT 1 FROM person WHERE (looks = $2 OR key = $3) AND id <> $1)",
    )
    .bind(person.0)
    .bind(looks(name))
    .bind(key(name))
    .fetch_one(connection)
    .await?;
    if column(&row, 0)? { Err(StoreError::NameTaken) } else { Ok(()) }
}

async fn add_session(
    connection: &mut PgConnection,
    person: PersonId,
    token: &TokenHash,
    now: i64,
) -> Result<i64, StoreError> {
    let row = sqlx::query("SELECT banned IS NOT NULL FROM person WHERE id = $1 AND gone IS NULL")
        .bind(person.0)
        .fetch_optional(&mut *connection)
        .await?;
    if column(&row.ok_or(StoreError::NoSuchPerson)?, 0)? {
        return Err(StoreError::Banned);
    }
    sqlx::query("INSERT INTO session (token, person, created, seen) VALUES ($1, $2, $3, $3)")
        .bind(&token.0[..])
        .bind(person.0)
        .bind(now)
        .execute(connection)
        .await?;
    Ok(0)
}

async fn hand_over(
    connection: &mut PgConnection,
    person: PersonId,
    code: &TokenHash,
    now: i64,
    until: i64,
) -> Result<i64, StoreError> {
    sqlx::query(
        "DELETE FROM handover WHERE until <= $2 OR person = $1 AND code NOT IN (
             SELECT code FROM handover WHERE person = $1 ORDER BY until DESC LIMIT $3)",
    )
    .bind(person.0)
    .bind(now)
    .bind(MOST_HANDOVERS - 1)
    .execute(&mut *connection)
    .await?;
    // Two codes of one moment are still one after the other, so that the older one goes first.
    sqlx::query(
        "INSERT INTO handover (code, person, until) VALUES ($1, $2, GREATEST($3, COALESCE(
             (SELECT MAX(until) + 1 FROM handover WHERE person = $2), 0)))",
    )
    .bind(&code.0[..])
    .bind(person.0)
    .bind(until)
    .execute(connection)
    .await?;
    Ok(0)
}

async fn take_over(
    connection: &mut PgConnection,
    code: &TokenHash,
    token: &TokenHash,
    now: i64,
) -> Result<i64, StoreError> {
    let row = sqlx::query("DELETE FROM handover WHERE code = $1 RETURNING person, until")
        .bind(&code.0[..])
        .fetch_optional(&mut *connection)
        .await?;
    let Some(row) = row else { return Ok(0) };
    let (person, until): (i64, i64) = (column(&row, 0)?, column(&row, 1)?);
    if until <= now {
        return Ok(0);
    }
    add_session(connection, PersonId(person), token, now).await?;
    Ok(person)
}

/// Reads a person from the columns `id`, `name` and `key IS NOT NULL`.
fn person(row: &PgRow) -> Result<Person, StoreError> {
    Ok(Person { id: PersonId(column(row, 0)?), name: column(row, 1)?, account: column(row, 2)? })
}

impl Reader {
    pub async fn session(&self, token: &TokenHash) -> Result<Option<(Person, i64)>, StoreError> {
        let row = sqlx::query(
            "SELECT person.id, person.name, person.key IS NOT NULL, session.seen
             FROM session JOIN person ON person.id = session.person WHERE session.token = $1",
        )
        .bind(&token.0[..])
        .fetch_optional(self.pool()?)
        .await?;
        row.map(|row| Ok((person(&row)?, column(&row, 3)?))).transpose()
    }

    pub async fn account(&self, name: &str) -> Result<Option<(Person, String)>, StoreError> {
        let row =
            // Accounts of before have keys of names that were not brought into one form.
            sqlx::query(
                "SELECT id, name, key IS NOT NULL, password FROM person WHERE key IN ($1, $2)
                 ORDER BY key = $1 DESC LIMIT 1",
            )
            .bind(name.to_lowercase())
            .bind(key(name))
            .fetch_optional(self.pool()?)
            .await?;
        row.map(|row| Ok((person(&row)?, column(&row, 3)?))).transpose()
    }

    pub async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        let row = sqlx::query(
            "SELECT id, name, key IS NOT NULL FROM person WHERE id = $1 AND gone IS NULL",
        )
        .bind(id.0)
        .fetch_optional(self.pool()?)
        .await?;
        row.map(|row| person(&row)).transpose()
    }

    pub async fn shunned_of(
        &self,
        by: PersonId,
        how: BlockKind,
        met: bool,
    ) -> Result<Vec<Person>, StoreError> {
        let rows = sqlx::query(
            "SELECT person.id, person.name, person.key IS NOT NULL
             FROM shunned JOIN person ON person.id = shunned.other
             WHERE shunned.person = $1 AND shunned.how = $2 AND shunned.met >= $3
             ORDER BY person.name, person.id",
        )
        .bind(by.0)
        .bind(how.word())
        .bind(met)
        .fetch_all(self.pool()?)
        .await?;
        rows.iter().map(person).collect()
    }
}

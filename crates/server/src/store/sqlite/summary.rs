//! Summaries: what lists show of tables.

use serde_json::json;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};

use super::Reader;
use super::database::column;
use crate::store::log::Append;
use crate::store::summary::{Found, last_of, seats_of, table_of};
use crate::store::{PersonId, StoreError, Summary, TableId, TableRow};

/// The columns that [`found`] reads, in its order.
macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT table_id, game, name, public, stage, created, updated, info,
             (SELECT json_group_array(person ORDER BY place) FROM seated
              WHERE seated.table_id = summary.table_id),
             (SELECT json_group_array(json_array(id, name, account)) FROM
              (SELECT id, name, key IS NOT NULL AS account FROM seated JOIN person
               ON person.id = seated.person AND gone IS NULL
               WHERE seated.table_id = summary.table_id
               UNION ALL SELECT person, name, 0 FROM visitor
               WHERE visitor.table_id = summary.table_id)), host ",
            $rest
        )
    };
}

pub(super) use select;

impl Reader {
    pub async fn unfinished(&self) -> Result<Vec<TableId>, StoreError> {
        let rows =
            sqlx::query("SELECT table_id FROM summary WHERE stage <> 'finished' ORDER BY table_id")
                .fetch_all(&self.0)
                .await?;
        rows.iter().map(table).collect()
    }

    pub async fn finished(&self) -> Result<Vec<TableId>, StoreError> {
        let rows =
            sqlx::query("SELECT table_id FROM summary WHERE stage = 'finished' ORDER BY table_id")
                .fetch_all(&self.0)
                .await?;
        rows.iter().map(table).collect()
    }

    pub async fn tables_of(
        &self,
        person: PersonId,
        finished: bool,
        limit: u32,
        before: Option<i64>,
    ) -> Result<Vec<TableRow>, StoreError> {
        let rows = sqlx::query(select!(
            "FROM summary WHERE table_id IN (SELECT table_id FROM seated WHERE person = ?1)
             AND (stage = 'finished') = ?2 AND (?3 IS NULL OR updated < ?3)
             ORDER BY updated DESC, table_id DESC LIMIT ?4"
        ))
        .bind(person.0)
        .bind(finished)
        .bind(before)
        .bind(limit)
        .fetch_all(&self.0)
        .await?;
        rows.iter().map(found).collect()
    }

    pub async fn tables_by_name(
        &self,
        person: PersonId,
        after: Option<&TableId>,
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        let rows = sqlx::query(select!(
            "FROM summary WHERE table_id IN (SELECT table_id FROM seated WHERE person = ?1)
             AND table_id > ?2 ORDER BY table_id LIMIT ?3"
        ))
        .bind(person.0)
        .bind(after.map_or("", TableId::as_str))
        .bind(limit)
        .fetch_all(&self.0)
        .await?;
        rows.iter().map(found).collect()
    }

    pub async fn all_tables_of(&self, person: PersonId) -> Result<Vec<TableId>, StoreError> {
        let rows = sqlx::query("SELECT table_id FROM seated WHERE person = ?1")
            .bind(person.0)
            .fetch_all(&self.0)
            .await?;
        rows.iter().map(table).collect()
    }

    pub async fn summary(&self, table: &TableId) -> Result<Option<Summary>, StoreError> {
        let row = sqlx::query(select!("FROM summary WHERE table_id = ?1"))
            .bind(table.as_str())
            .fetch_optional(&self.0)
            .await?;
        row.map(|row| Ok(found(&row)?.summary)).transpose()
    }
}

pub(super) fn table(row: &SqliteRow) -> Result<TableId, StoreError> {
    table_of(column(row, 0)?)
}

pub(super) fn found(row: &SqliteRow) -> Result<TableRow, StoreError> {
    let found = Found {
        table: column(row, 0)?,
        game: column(row, 1)?,
        name: column(row, 2)?,
        public: column(row, 3)?,
        stage: column(row, 4)?,
        host: row.try_get(10)?,
        created: column(row, 5)?,
        updated: column(row, 6)?,
        info: column(row, 7)?,
        seated: column(row, 8)?,
        people: column(row, 9)?,
    };
    found.row()
}

/// Writes the last summary of each table.
///
/// Three statements write those of any number of tables: they are handed over as JSON.
pub async fn put(connection: &mut SqliteConnection, appends: &[&Append]) -> Result<(), StoreError> {
    let last = last_of(appends);
    if last.is_empty() {
        return Ok(());
    }
    let summaries = last.iter().map(|(table, summary)| {
        let Summary { game, name, public, stage, host, people: _, created, updated, info } =
            summary;
        json!([table, game, name, public, stage.word(), created, updated, info, host])
    });
    let summaries = json!(summaries.collect::<Vec<_>>()).to_string();
    let seated = seats_of(&last).map(|(table, person, place)| json!([table, person, place]));
    let seated = json!(seated.collect::<Vec<_>>()).to_string();

    sqlx::query(
        "INSERT INTO summary (table_id, game, name, public, stage, created, updated, info, host)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3,
                value ->> 4, value ->> 5, value ->> 6, value ->> 7, value ->> 8
         FROM json_each(?1) WHERE true
         ON CONFLICT (table_id) DO UPDATE SET
             game = excluded.game, name = excluded.name, public = excluded.public,
             stage = excluded.stage, created = excluded.created, updated = excluded.updated,
             info = excluded.info, host = excluded.host",
    )
    .bind(&summaries)
    .execute(&mut *connection)
    .await?;
    // Nearly always the same people sit there as before, and then these two write nothing.
    sqlx::query(
        "DELETE FROM seated
         WHERE table_id IN (SELECT value ->> 0 FROM json_each(?1))
         AND (table_id, person) NOT IN (SELECT value ->> 0, value ->> 1 FROM json_each(?2))",
    )
    .bind(&summaries)
    .bind(&seated)
    .execute(&mut *connection)
    .await?;
    sqlx::query(
        "INSERT INTO seated (table_id, person, place)
         SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1) WHERE true
         ON CONFLICT (table_id, person) DO UPDATE SET place = excluded.place
         WHERE place <> excluded.place",
    )
    .bind(&seated)
    .execute(&mut *connection)
    .await?;
    Ok(())
}

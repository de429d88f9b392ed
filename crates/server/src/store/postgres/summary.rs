//! Summaries: what lists show of tables.

use sqlx::Row;
use sqlx::postgres::PgRow;

use super::Reader;
use super::database::column;

use crate::store::summary::{Found, table_of};
use crate::store::{PersonId, StoreError, Summary, TableId, TableRow};

/// The columns that [`found`] reads, in its order.
macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT table_id, game, name, public, stage, created, updated, info,
             (SELECT coalesce(json_agg(person ORDER BY place), '[]')::text FROM seated
              WHERE seated.table_id = summary.table_id),
             (SELECT coalesce(json_agg(json_build_array(id, name, account)), '[]')::text FROM
              (SELECT id, name, (key IS NOT NULL)::int AS account FROM seated JOIN person
               ON person.id = seated.person AND gone IS NULL
               WHERE seated.table_id = summary.table_id
               UNION ALL SELECT person, name, 0 FROM visitor
               WHERE visitor.table_id = summary.table_id) AS there), host ",
            $rest
        )
    };
}

pub(super) use select;

impl Reader {
    pub async fn unfinished(&self) -> Result<Vec<TableId>, StoreError> {
        let rows =
            sqlx::query("SELECT table_id FROM summary WHERE stage <> 'finished' ORDER BY table_id")
                .fetch_all(self.pool()?)
                .await?;
        rows.iter().map(table).collect()
    }

    pub async fn finished(&self) -> Result<Vec<TableId>, StoreError> {
        let rows =
            sqlx::query("SELECT table_id FROM summary WHERE stage = 'finished' ORDER BY table_id")
                .fetch_all(self.pool()?)
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
            "FROM summary WHERE table_id IN (SELECT table_id FROM seated WHERE person = $1)
             AND (stage = 'finished') = $2 AND ($3::int8 IS NULL OR updated < $3)
             ORDER BY updated DESC, table_id DESC LIMIT $4"
        ))
        .bind(person.0)
        .bind(finished)
        .bind(before)
        .bind(i64::from(limit))
        .fetch_all(self.pool()?)
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
            "FROM summary WHERE table_id IN (SELECT table_id FROM seated WHERE person = $1)
             AND table_id > $2 ORDER BY table_id LIMIT $3"
        ))
        .bind(person.0)
        .bind(after.map_or("", TableId::as_str))
        .bind(i64::from(limit))
        .fetch_all(self.pool()?)
        .await?;
        rows.iter().map(found).collect()
    }

    pub async fn all_tables_of(&self, person: PersonId) -> Result<Vec<TableId>, StoreError> {
        let rows = sqlx::query("SELECT table_id FROM seated WHERE person = $1")
            .bind(person.0)
            .fetch_all(self.pool()?)
            .await?;
        rows.iter().map(table).collect()
    }

    pub async fn summary(&self, table: &TableId) -> Result<Option<Summary>, StoreError> {
        let row = sqlx::query(select!("FROM summary WHERE table_id = $1"))
            .bind(table.as_str())
            .fetch_optional(self.pool()?)
            .await?;
        row.map(|row| Ok(found(&row)?.summary)).transpose()
    }
}

pub(super) fn table(row: &PgRow) -> Result<TableId, StoreError> {
    table_of(column(row, 0)?)
}

pub(super) fn found(row: &PgRow) -> Result<TableRow, StoreError> {
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

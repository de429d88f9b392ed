//! The lobby: public tables in an order that is fair to their hosts, and what each host has open.

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::Reader;
use super::database::column;
use super::summary::{found, select};
use crate::store::lobby::{LobbyCursor, LobbyPage, Unfinished};
use crate::store::{PersonId, StoreError, TableId, TableRow};

impl Reader {
    pub async fn lobby(
        &self,
        after: Option<&LobbyCursor>,
        limit: u32,
    ) -> Result<LobbyPage, StoreError> {
        // One more than asked for tells whether there is a next page.
        let rows = sqlx::query(select!(
            ", turn FROM (
                 SELECT * FROM (
                     SELECT *, row_number() OVER (
                         PARTITION BY host ORDER BY created DESC, table_id DESC
                     ) AS turn
                     FROM summary WHERE stage <> 'finished' AND public
                 )
                 WHERE ?1 IS NULL OR turn > ?1
                 OR (turn = ?1 AND (created < ?2 OR (created = ?2 AND table_id < ?3)))
                 ORDER BY turn, created DESC, table_id DESC LIMIT ?4
             ) AS summary
             ORDER BY turn, created DESC, table_id DESC"
        ))
        .bind(after.map(|after| after.turn))
        .bind(after.map(|after| after.created))
        .bind(after.map(|after| after.table.as_str()))
        .bind(i64::from(limit) + 1)
        .fetch_all(&self.0)
        .await?;
        let shown = &rows[..rows.len().min(limit as usize)];
        let tables = shown.iter().map(found).collect::<Result<Vec<_>, _>>()?;
        let more = rows.len() > shown.len();
        let next = if more { shown.last().map(cursor).transpose()? } else { None };
        Ok(LobbyPage { tables, next })
    }

    pub async fn unfinished_of(&self, person: PersonId) -> Result<Unfinished, StoreError> {
        let row = sqlx::query(
            "SELECT count(*), coalesce(sum(stage = 'open' AND public AND host IS ?1), 0) FROM summary
             WHERE stage <> 'finished' AND (
                 host = ?1 OR table_id IN (SELECT table_id FROM seated WHERE person = ?1)
             )",
        )
        .bind(person.0)
        .fetch_one(&self.0)
        .await?;
        Ok(Unfinished { tables: column(&row, 0)?, open: column(&row, 1)? })
    }

    pub async fn waiting(&self) -> Result<Vec<(TableId, PersonId, i64)>, StoreError> {
        let rows = sqlx::query(
            "SELECT table_id, host,
                 max(created, coalesce((SELECT max(seen) FROM session WHERE person = host), 0))
             FROM summary WHERE stage = 'open' AND public AND host IS NOT NULL ORDER BY table_id",
        )
        .fetch_all(&self.0)
        .await?;
        let read = |row: &SqliteRow| {
            Ok((super::summary::table(row)?, PersonId(column(row, 1)?), column(row, 2)?))
        };
        rows.iter().map(read).collect()
    }

    pub async fn id(&self) -> Result<String, StoreError> {
        let row = sqlx::query("SELECT max(id) FROM server").fetch_one(&self.0).await?;
        column(&row, 0)
    }
}

fn cursor(row: &SqliteRow) -> Result<LobbyCursor, StoreError> {
    let turn = row.try_get("turn")?;
    let TableRow { table, summary, .. } = found(row)?;
    Ok(LobbyCursor { turn, created: summary.created, table })
}

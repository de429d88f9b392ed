//! The lobby: public tables in an order that is fair to their hosts, and what each host has open.

use std::fmt;
use std::str::FromStr;

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::database::column;
use super::summary::{found, select};
use super::{PersonId, Store, StoreError, TableId, TableRow};

/// Where a page of the lobby ends, and the next one begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LobbyCursor {
    /// The how manieth table of its host it is.
    turn: i64,
    created: i64,
    table: TableId,
}

/// A text that is no [`LobbyCursor`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no place in the list of tables")]
pub struct ParseLobbyCursorError;

impl fmt::Display for LobbyCursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.turn, self.created, self.table)
    }
}

impl FromStr for LobbyCursor {
    type Err = ParseLobbyCursorError;

    fn from_str(text: &str) -> Result<Self, ParseLobbyCursorError> {
        let read = || {
            let (turn, rest) = text.split_once('.')?;
            let (created, table) = rest.split_once('.')?;
            Some(Self {
                turn: turn.parse().ok()?,
                created: created.parse().ok()?,
                table: table.parse().ok()?,
            })
        };
        read().ok_or(ParseLobbyCursorError)
    }
}

/// A part of the lobby's list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LobbyPage {
    /// The tables.
    pub tables: Vec<TableRow>,
    /// Where the next page begins; nothing if this was the last.
    pub next: Option<LobbyCursor>,
}

/// What a person has that is not finished.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unfinished {
    /// Tables that they have set up or sit at.
    pub tables: u32,
    /// Public tables among those that they have set up, which wait for players.
    pub open: u32,
}

impl Store {
    /// The public tables that are open or being played: the newest of each host, then the second of
    /// each, and so on, so that nobody can hide the others' by setting up many.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if a summary cannot be read; and whatever the disk says.
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
        .fetch_all(&self.readers)
        .await?;
        let shown = &rows[..rows.len().min(limit as usize)];
        let tables = shown.iter().map(found).collect::<Result<Vec<_>, _>>()?;
        let more = rows.len() > shown.len();
        let next = if more { shown.last().map(cursor).transpose()? } else { None };
        Ok(LobbyPage { tables, next })
    }

    /// What a person has that is not finished.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn unfinished_of(&self, person: PersonId) -> Result<Unfinished, StoreError> {
        let row = sqlx::query(
            "SELECT count(*), coalesce(sum(stage = 'open' AND public AND host IS ?1), 0) FROM summary
             WHERE stage <> 'finished' AND (
                 host = ?1 OR table_id IN (SELECT table_id FROM seated WHERE person = ?1)
             )",
        )
        .bind(person.0)
        .fetch_one(&self.readers)
        .await?;
        Ok(Unfinished { tables: column(&row, 0)?, open: column(&row, 1)? })
    }

    /// The public tables that wait for players, with their hosts and when these were last noted to
    /// be there.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if one of them has no proper name; and whatever the disk says.
    pub async fn waiting(&self) -> Result<Vec<(TableId, PersonId, i64)>, StoreError> {
        let rows = sqlx::query(
            "SELECT table_id, host,
                 max(created, coalesce((SELECT max(seen) FROM session WHERE person = host), 0))
             FROM summary WHERE stage = 'open' AND public AND host IS NOT NULL ORDER BY table_id",
        )
        .fetch_all(&self.readers)
        .await?;
        let read = |row: &SqliteRow| {
            Ok((super::summary::table(row)?, PersonId(column(row, 1)?), column(row, 2)?))
        };
        rows.iter().map(read).collect()
    }

    /// What tells this server from others on the same host.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if it is missing; and whatever the disk says.
    pub async fn id(&self) -> Result<String, StoreError> {
        let row = sqlx::query("SELECT max(id) FROM server").fetch_one(&self.readers).await?;
        column(&row, 0)
    }
}

fn cursor(row: &SqliteRow) -> Result<LobbyCursor, StoreError> {
    let turn = row.try_get("turn")?;
    let TableRow { table, summary, .. } = found(row)?;
    Ok(LobbyCursor { turn, created: summary.created, table })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_is_read_as_it_is_shown() {
        let cursor = LobbyCursor { turn: 2, created: -7, table: "tara".parse().unwrap() };
        assert_eq!(cursor.to_string().parse(), Ok(cursor));
        for text in ["", "2", "2.7", "2.7.", "x.7.tara", "2.x.tara", "2.7.a b", "2.7.tara.tara"] {
            assert_eq!(text.parse::<LobbyCursor>(), Err(ParseLobbyCursorError), "{text:?}");
        }
    }
}

//! The logs of tables.

use std::sync::LazyLock;

use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, SqliteConnection};

use super::Reader;
use super::database::column;
use crate::store::log::{Append, Line, check_number};
use crate::store::{StoreError, TableId};

impl Reader {
    pub async fn has_table(&self, table: &TableId) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT EXISTS (SELECT 1 FROM shelved WHERE table_id = ?1)")
            .bind(table.as_str())
            .fetch_one(&self.0)
            .await?;
        column(&row, 0)
    }

    pub async fn is_deleted(&self, table: &TableId) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT EXISTS (SELECT 1 FROM doomed WHERE table_id = ?1)")
            .bind(table.as_str())
            .fetch_one(&self.0)
            .await?;
        column(&row, 0)
    }

    pub async fn read_some(
        &self,
        table: &TableId,
        after: u64,
        most: i64,
    ) -> Result<Vec<Line>, StoreError> {
        let Ok(from) = i64::try_from(after) else { return Ok(Vec::new()) };
        let rows = sqlx::query(
            "SELECT number, at, body FROM log
             WHERE shelf IN (SELECT shelf FROM shelved WHERE table_id = ?1)
             AND table_id = ?1 AND number > ?2 ORDER BY shelf, number LIMIT ?3",
        )
        .bind(table.as_str())
        .bind(from)
        .bind(most)
        .fetch_all(&self.0)
        .await?;
        let expected = after + 1..;
        rows.iter().zip(expected).map(|(row, number)| line(row, number)).collect()
    }
}

/// The line in a row that should have this number.
fn line(row: &SqliteRow, number: u64) -> Result<Line, StoreError> {
    check_number(column(row, 0)?, number)?;
    Ok(Line { number, at: column(row, 1)?, body: column(row, 2)? })
}

/// How many lines one statement can write: few sizes, so that all statements stay prepared.
const SIZES: [usize; 6] = [1, 4, 16, 64, 256, 1024];

/// A statement for each size; rows to which nothing is bound are left out.
///
/// Each statement goes to another thread and back, so one with room to spare beats several that fit.
static STATEMENTS: LazyLock<[String; SIZES.len()]> = LazyLock::new(|| {
    SIZES.map(|size| {
        let rows = vec!["(?,?,?,?)"; size].join(",");
        format!(
            "INSERT OR ROLLBACK INTO log (shelf, table_id, number, at, body)
             SELECT ?, * FROM (VALUES {rows}) WHERE column1 IS NOT NULL"
        )
    })
});

/// Where lines are put, one beside the other, until it is full. The table `shelved` knows which
/// shelves have lines of a table.
#[derive(Clone, Copy, Debug)]
pub struct LogPage {
    number: i64,
    /// How many lines may still be put here.
    room: usize,
}

impl LogPage {
    /// How many lines a shelf takes: so many that a table at play has several there, and so few that
    /// one batch of lines changes the same pages again and again.
    const ROOM: usize = 8192;

    /// A new shelf after all that have been used.
    pub async fn after_all(connection: &mut SqliteConnection) -> Result<Self, StoreError> {
        let row = sqlx::query("SELECT coalesce(max(shelf), 0) + 1 FROM log");
        let number = column(&row.fetch_one(connection).await?, 0)?;
        Ok(Self { number, room: Self::ROOM })
    }

    /// Its number.
    pub fn number(self) -> i64 {
        self.number
    }

    /// The shelf for the next lines, after so many were put on this one.
    #[must_use]
    pub fn filled(self, lines: usize) -> Self {
        match self.room.checked_sub(lines) {
            Some(room) if room > 0 => Self { room, ..self },
            _ => Self { number: self.number + 1, room: Self::ROOM },
        }
    }
}

/// Writes lines in the given order; the database checks that each is the next of its table.
pub async fn insert(
    connection: &mut SqliteConnection,
    shelf: LogPage,
    appends: &[&Append],
) -> Result<(), StoreError> {
    let lines: Vec<(&TableId, &Line)> = appends
        .iter()
        .flat_map(|append| append.lines.iter().map(|line| (&append.table, line)))
        .collect();
    for chunk in lines.chunks(SIZES[SIZES.len() - 1]) {
        let size = SIZES.partition_point(|size| *size < chunk.len());
        let mut query = sqlx::query(AssertSqlSafe(STATEMENTS[size].as_str())).bind(shelf.number);
        for (table, line) in chunk {
            let number = i64::try_from(line.number).map_err(|_| StoreError::NotNext)?;
            query = query.bind(table.shared()).bind(number).bind(line.at).bind(&line.body);
        }
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

/// Checks that an append continues its log.
///
/// The database does the same, but ends the whole transaction when it does not.
pub async fn check_next(
    connection: &mut SqliteConnection,
    append: &Append,
) -> Result<(), StoreError> {
    let Some(first) = append.lines.first() else { return Ok(()) };
    let row = sqlx::query(
        "SELECT coalesce(max(number), 0), EXISTS (SELECT 1 FROM doomed WHERE table_id = ?1)
         FROM log WHERE table_id = ?1
         AND shelf = (SELECT max(shelf) FROM shelved WHERE table_id = ?1)",
    )
    .bind(append.table.as_str())
    .fetch_one(connection)
    .await?;
    let last = u64::try_from(column::<i64>(&row, 0)?).ok();
    let deleted: bool = column(&row, 1)?;
    if !deleted && last.and_then(|last| last.checked_add(1)) == Some(first.number) {
        Ok(())
    } else {
        Err(StoreError::NotNext)
    }
}

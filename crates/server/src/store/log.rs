//! The logs of tables: lines numbered from 1 that are appended and never changed.

use std::sync::LazyLock;

use ardri_table::{Entry, LogError, Participant};
use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, SqliteConnection};

use super::chat::Saying;
use super::database::column;
use super::writer::Write;
use super::{Store, StoreError, Summary, TableId, check_text};

/// One line of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its place in the log, counted from 1.
    pub number: u64,
    /// When it was written, in milliseconds since 1970.
    pub at: i64,
    /// What happened, in the table's own form; anything but the character NUL.
    pub body: String,
}

impl Line {
    /// The entry of a table as it is kept.
    #[must_use]
    pub fn of(entry: &Entry) -> Self {
        Self { number: entry.number, at: entry.at, body: entry.body() }
    }

    /// The entry that was kept.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn entry(&self) -> Result<Entry, LogError> {
        Entry::read(self.number, self.at, &self.body)
    }
}

/// Lines for one table, and what lists shall show of it from then on.
#[derive(Debug)]
pub struct Append {
    pub table: TableId,
    pub lines: Vec<Line>,
    pub summary: Option<Summary>,
    /// What is said in the lines.
    pub chat: Vec<Saying>,
    /// What people of other servers in them are called.
    pub strangers: Vec<Participant>,
}

impl Append {
    /// Nothing yet, for a table.
    pub fn to(table: &TableId) -> Self {
        let (lines, chat, strangers) = (Vec::new(), Vec::new(), Vec::new());
        Self { table: table.clone(), lines, summary: None, chat, strangers }
    }

    /// Refuses what could not be written in any state of the log.
    fn check(&self) -> Result<(), StoreError> {
        for pair in self.lines.windows(2) {
            if pair[0].number.checked_add(1) != Some(pair[1].number) {
                return Err(StoreError::NotNext);
            }
        }
        if self.lines.iter().any(|line| i64::try_from(line.number).is_err()) {
            return Err(StoreError::NotNext);
        }
        self.lines.iter().try_for_each(|line| check_text(&line.body))?;
        self.chat.iter().try_for_each(|said| check_text(&said.text))?;
        self.strangers.iter().try_for_each(|who| check_text(&who.name))?;
        self.summary.as_ref().map_or(Ok(()), Summary::check)
    }
}

impl Store {
    /// Appends lines to a table's log, all or none, and returns when they are on disk.
    ///
    /// The first line must come right after the last of the log, or have the number 1 if there is
    /// none; the others follow. The summary is written with them, or alone if there are no lines.
    /// What was asked for in one order is done in that order. Who stops waiting does not take
    /// the lines back.
    ///
    /// # Errors
    /// [`StoreError::NotNext`] if the lines do not continue the log; [`StoreError::NoSuchPerson`] if
    /// the summary names a stranger; and whatever the disk says. Nothing is written then, except
    /// that a disk that fails in the very act may turn out to have kept the lines after all.
    pub async fn append(
        &self,
        table: &TableId,
        lines: Vec<Line>,
        summary: Option<Summary>,
    ) -> Result<(), StoreError> {
        self.append_all(Append { lines, summary, ..Append::to(table) }).await
    }

    pub(super) async fn append_all(&self, append: Append) -> Result<(), StoreError> {
        append.check()?;
        self.write(Write::Append(append)).await?;
        Ok(())
    }

    /// Whether a table has a log.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn has_table(&self, table: &TableId) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT EXISTS (SELECT 1 FROM shelved WHERE table_id = ?1)")
            .bind(table.as_str())
            .fetch_one(&self.readers)
            .await?;
        column(&row, 0)
    }

    /// Whether a table was deleted; then it never begins again.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn is_deleted(&self, table: &TableId) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT EXISTS (SELECT 1 FROM doomed WHERE table_id = ?1)")
            .bind(table.as_str())
            .fetch_one(&self.readers)
            .await?;
        column(&row, 0)
    }

    /// The lines of a table's log after a number, in order; none if the table is not known.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if a line is missing or is not a line; and whatever the disk says.
    pub async fn read(&self, table: &TableId, after: u64) -> Result<Vec<Line>, StoreError> {
        self.read_some(table, after, i64::MAX).await
    }

    /// The same, but so many lines at most.
    ///
    /// # Errors
    /// The same.
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
        .fetch_all(&self.readers)
        .await?;
        let expected = after + 1..;
        rows.iter().zip(expected).map(|(row, number)| line(row, number)).collect()
    }
}

/// The line in a row that should have this number.
fn line(row: &SqliteRow, number: u64) -> Result<Line, StoreError> {
    let stored: i64 = column(row, 0)?;
    if u64::try_from(stored) != Ok(number) {
        let text = format!("a log has line {stored} where line {number} should be");
        return Err(StoreError::Damaged(text));
    }
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

//! The logs of tables: lines numbered from 1 that are appended and never changed.

use ardri_table::{Entry, LogError, Participant};

use super::chat::Saying;
use super::write::Write;
use super::{Store, StoreError, Summary, TableId, ask, check_text};

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

/// A line is what its number says, or its log is damaged.
pub(super) fn check_number(stored: i64, number: u64) -> Result<(), StoreError> {
    if u64::try_from(stored) == Ok(number) {
        return Ok(());
    }
    Err(StoreError::Damaged(format!("a log has line {stored} where line {number} should be")))
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
        ask!(self, has_table(table))
    }

    /// Whether a table was deleted; then it never begins again.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn is_deleted(&self, table: &TableId) -> Result<bool, StoreError> {
        ask!(self, is_deleted(table))
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
        ask!(self, read_some(table, after, most))
    }
}

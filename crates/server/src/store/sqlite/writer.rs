//! The one task that writes to the file: all that is waiting in one transaction. It keeps the journal short.

use std::time::Duration;
use std::{mem, slice};

use sqlx::{Connection, SqliteConnection};
use tokio::sync::{Notify, mpsc};
use tokio::time::{Instant, sleep_until};

use super::database::{Database, LONGEST_JOURNAL};
use super::log::{self, LogPage};
use super::{chat, people, summary};
use crate::store::StoreError;
use crate::store::known::Known;
use crate::store::log::Append;
use crate::store::write::{Answer, Job, Write, batch};

/// The writing end of a store.
pub struct Writer {
    database: Database,
    /// Missing after the disk failed: then it is opened anew, to be rid of all half-done work.
    connection: Option<SqliteConnection>,
    shelf: LogPage,
    waiting: mpsc::Receiver<Job>,
    known: Known,
    /// The length from which the journal is cut.
    longest_journal: u64,
    /// When the journal is cut because it may hold what is to be forgotten; nothing if it does not.
    forgetting: Option<Instant>,
    /// How long that waits when a reader does not let it be done.
    pause: Duration,
}

impl Writer {
    pub fn new(
        database: Database,
        connection: SqliteConnection,
        shelf: LogPage,
        waiting: mpsc::Receiver<Job>,
        known: Known,
        pause: Duration,
    ) -> Self {
        // A server that was killed may have left something there.
        let forgetting = (database.journal_length() > 0).then(Instant::now);
        let (connection, longest_journal) = (Some(connection), LONGEST_JOURNAL);
        Self { database, connection, shelf, waiting, known, longest_journal, forgetting, pause }
    }

    /// Writes until all stores are gone or one says that it is closing, and then what still waits.
    pub async fn run(mut self, closing: &Notify) {
        let mut jobs = Vec::new();
        loop {
            tokio::select! {
                biased;
                () = closing.notified() => self.waiting.close(),
                count = self.waiting.recv_many(&mut jobs, batch(&self.waiting)) => {
                    if count == 0 {
                        break;
                    }
                    let forgets = jobs.iter().any(|job| job.write.forgets());
                    self.write(mem::take(&mut jobs)).await;
                    if forgets {
                        self.forgetting = Some(Instant::now());
                    }
                    self.shorten_journal().await;
                }
                // Nobody has to write anything for it.
                () = due(self.forgetting) => self.shorten_journal().await,
            }
        }
        if self.forgetting.is_some() {
            self.forgetting = Some(Instant::now());
            self.shorten_journal().await;
        }
        if let Some(connection) = self.connection
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "the database was not closed in good order");
        }
    }

    async fn write(&mut self, jobs: Vec<Job>) {
        let (writes, replies): (Vec<_>, Vec<_>) =
            jobs.into_iter().map(|job| (job.write, job.reply)).unzip();
        let answers = match self.transaction(&writes).await {
            Ok(answers) => answers,
            // A damaged page belongs to few tables, but spoils the transaction that meets it.
            Err(StoreError::Damaged(_)) if writes.len() > 1 => self.one_by_one(&writes).await,
            Err(error) => {
                tracing::error!(%error, writes = writes.len(), "nothing could be written");
                vec![Err(error); writes.len()]
            }
        };
        for write in &writes {
            if let Write::Change(change) = write {
                self.known.changed(change);
            }
        }
        for (reply, answer) in replies.into_iter().zip(answers) {
            // Who does not wait for the answer does not need it.
            let _ = reply.send(answer);
        }
    }

    /// Writes everything in transactions of its own.
    async fn one_by_one(&mut self, writes: &[Write]) -> Vec<Answer> {
        let mut answers = Vec::with_capacity(writes.len());
        for write in writes {
            match self.transaction(slice::from_ref(write)).await {
                Ok(answer) => answers.extend(answer),
                Err(error) => {
                    tracing::error!(%error, "something could not be written");
                    answers.push(Err(error));
                }
            }
        }
        answers
    }

    /// Writes everything in one transaction; there is an answer for each write.
    ///
    /// An error of the whole is the disk's; then nothing was written.
    async fn transaction(&mut self, writes: &[Write]) -> Result<Vec<Answer>, StoreError> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.database.reconnect().await?,
        };
        match attempt(&mut connection, self.shelf, writes).await {
            Ok(answers) => {
                self.connection = Some(connection);
                self.shelf = self.shelf.filled(writes.iter().map(Write::lines).sum());
                Ok(answers)
            }
            Err(error) => {
                // To close is to roll back; waiting for it keeps it apart from the next opening.
                let _ = connection.close().await;
                Err(error)
            }
        }
    }

    /// Cuts the journal if readers have kept the database from doing so by itself, or if it may hold
    /// what is to be forgotten.
    ///
    /// A reader that does not end must not hold up every write: a journal that is long is tried again
    /// when it is much longer, and one that is to be forgotten after a pause.
    async fn shorten_journal(&mut self) {
        let length = self.database.journal_length();
        if length < LONGEST_JOURNAL {
            self.longest_journal = LONGEST_JOURNAL;
        }
        let forgets = self.forgetting.is_some_and(|at| at <= Instant::now());
        if length < self.longest_journal && !forgets {
            return;
        }
        let cut = match &mut self.connection {
            Some(connection) => matches!(self.database.cut_journal(connection).await, Ok(true)),
            None => false,
        };
        if cut {
            (self.longest_journal, self.forgetting) = (LONGEST_JOURNAL, None);
            return;
        }
        if length >= self.longest_journal {
            self.longest_journal = length.saturating_mul(2).max(LONGEST_JOURNAL);
        }
        self.forgetting = self.forgetting.map(|_| Instant::now() + self.pause);
    }
}

/// Waits until then; for ever if there is nothing to wait for.
async fn due(at: Option<Instant>) {
    match at {
        Some(at) => sleep_until(at).await,
        None => std::future::pending().await,
    }
}

async fn attempt(
    connection: &mut SqliteConnection,
    shelf: LogPage,
    writes: &[Write],
) -> Result<Vec<Answer>, StoreError> {
    let appends: Vec<&Append> = writes
        .iter()
        .filter_map(|write| match write {
            Write::Append(append) => Some(append),
            Write::Change(_) => None,
        })
        .collect();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    // Nearly always all appends are right, and then they are fastest together. That they go before
    // the changes of people disturbs no order: who depends on a write has waited for it.
    let together = match append(connection, shelf, &appends).await {
        Ok(_) => true,
        Err(error) if error.is_of_one_write() => {
            // The database may have rolled back by itself; then there is nothing to roll back.
            let _ = sqlx::query("ROLLBACK").execute(&mut *connection).await;
            sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
            false
        }
        Err(error) => return Err(error),
    };
    let mut answers = Vec::with_capacity(writes.len());
    for write in writes {
        answers.push(match write {
            Write::Append(_) if together => Ok(0),
            Write::Append(one) => {
                alone(connection, async |connection| {
                    log::check_next(connection, one).await?;
                    append(connection, shelf, &[one]).await
                })
                .await?
            }
            Write::Change(change) => {
                alone(connection, async |connection| people::apply(change, connection).await)
                    .await?
            }
        });
    }
    sqlx::query("COMMIT").execute(&mut *connection).await?;
    Ok(answers)
}

/// Writes lines and summaries of any tables.
async fn append(connection: &mut SqliteConnection, shelf: LogPage, appends: &[&Append]) -> Answer {
    log::insert(connection, shelf, appends).await?;
    chat::put(connection, appends).await?;
    summary::put(connection, appends).await?;
    Ok(0)
}

/// Does a part of a transaction that may fail without touching the others.
///
/// The outer error is one that concerns everybody.
async fn alone(
    connection: &mut SqliteConnection,
    part: impl AsyncFnOnce(&mut SqliteConnection) -> Answer,
) -> Result<Answer, StoreError> {
    sqlx::query("SAVEPOINT part").execute(&mut *connection).await?;
    let answer = part(connection).await;
    match &answer {
        Ok(_) => {}
        Err(error) if error.is_of_one_write() => {
            sqlx::query("ROLLBACK TO part").execute(&mut *connection).await?;
        }
        Err(error) => return Err(error.clone()),
    }
    sqlx::query("RELEASE part").execute(&mut *connection).await?;
    Ok(answer)
}

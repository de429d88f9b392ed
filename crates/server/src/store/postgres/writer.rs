//! The one task that writes to the database.
//!
//! All lines that are waiting go in one statement, which is its own fence, see `log.rs`; no transaction is
//! ever open while they do. Changes of people follow in a transaction of their own: who depends on a
//! write has waited for it, so that disturbs no order.

use std::mem;
use std::time::Duration;

use sqlx::{Connection, PgConnection};
use tokio::sync::{Notify, mpsc};
use tokio::time::{Instant, timeout};

use super::database::{Database, column};
use super::lease::Fence;
use super::{log, people};
use crate::store::StoreError;
use crate::store::known::Known;
use crate::store::log::Append;
use crate::store::people::Change;
use crate::store::write::{Answer, Job, Write, batch};

/// After how long without a write it is looked first whether the connection is still alive.
const QUIET: Duration = Duration::from_secs(1);
/// How long a write may take. Whoever waited then learns that it has failed; should the database have kept
/// it nevertheless, the log says so when it is read again, as after any disk that fails in the act.
const PATIENCE: Duration = Duration::from_secs(30);

/// The writing end of a store.
pub struct Writer {
    database: Database,
    fence: Fence,
    /// Missing after a failure: then it is opened anew, to be rid of all half-done work.
    connection: Option<PgConnection>,
    used: Instant,
    waiting: mpsc::Receiver<Job>,
    known: Known,
}

impl Writer {
    pub fn new(
        database: Database,
        connection: PgConnection,
        fence: Fence,
        (waiting, known): (mpsc::Receiver<Job>, Known),
    ) -> Self {
        let (connection, used) = (Some(connection), Instant::now());
        Self { database, fence, connection, used, waiting, known }
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
                    self.write(mem::take(&mut jobs)).await;
                }
            }
        }
        if let Some(connection) = self.connection
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "the database was not left in good order");
        }
    }

    async fn write(&mut self, jobs: Vec<Job>) {
        let mut appends = Vec::new();
        let mut changes = Vec::new();
        let mut replies = Vec::with_capacity(jobs.len());
        for (place, Job { write, reply }) in jobs.into_iter().enumerate() {
            match write {
                Write::Append(append) => appends.push((place, append)),
                Write::Change(change) => changes.push((place, change)),
            }
            replies.push(reply);
        }
        let mut answers = vec![None; replies.len()];
        if !appends.is_empty() {
            let tried = self.attempt(Part::Appends(&appends)).await;
            tried.give(&mut answers, appends.iter().map(|(place, _)| *place));
        }
        if !changes.is_empty() {
            let tried = self.attempt(Part::Changes(&changes)).await;
            tried.give(&mut answers, changes.iter().map(|(place, _)| *place));
        }
        for (_, change) in &changes {
            self.known.changed(change);
        }
        for (reply, answer) in replies.into_iter().zip(answers) {
            // Who does not wait for the answer does not need it.
            let _ = reply.send(answer.unwrap_or(Err(StoreError::Closed)));
        }
    }

    /// Does a part of a batch. An error of the whole is the database's; what was answered before it was
    /// written.
    async fn attempt(&mut self, part: Part<'_>) -> Tried {
        let mut answers = Answers::new();
        let done = async {
            let mut connection = self.connect().await?;
            let written = timeout(PATIENCE, part.write(&mut connection, &self.fence, &mut answers));
            written.await.map_err(|_| StoreError::Io("the database does not answer".into()))??;
            (self.connection, self.used) = (Some(connection), Instant::now());
            Ok(())
        };
        let error = done.await.err();
        match &error {
            Some(StoreError::Evicted) => self.fence.evicted(),
            Some(error) => tracing::error!(%error, "nothing could be written"),
            None => {}
        }
        Tried { answers, error }
    }

    /// The connection, or a new one if it has died: the database may have been started again.
    async fn connect(&mut self) -> Result<PgConnection, StoreError> {
        if let Some(mut connection) = self.connection.take() {
            let alive = self.used.elapsed() < QUIET
                || matches!(timeout(PATIENCE, connection.ping()).await, Ok(Ok(())));
            if alive {
                return Ok(connection);
            }
        }
        self.database.connect().await
    }
}

/// Writes of a batch that go together, with their places in it.
enum Part<'a> {
    Appends(&'a [(usize, Append)]),
    Changes(&'a [(usize, Change)]),
}

impl Part<'_> {
    async fn write(
        &self,
        connection: &mut PgConnection,
        fence: &Fence,
        answers: &mut Answers,
    ) -> Result<(), StoreError> {
        match self {
            Self::Appends(appends) => append_all(connection, fence, appends, answers).await,
            Self::Changes(changes) => change_all(connection, fence, changes, answers).await,
        }
    }
}

/// Answers to some writes of a batch, by their places in it.
type Answers = Vec<(usize, Answer)>;

/// What came of a part of a batch.
struct Tried {
    answers: Answers,
    /// For all that are not answered.
    error: Option<StoreError>,
}

impl Tried {
    fn give(self, all: &mut [Option<Answer>], asked: impl Iterator<Item = usize>) {
        for (place, answer) in self.answers {
            all[place] = Some(answer);
        }
        for place in asked {
            all[place].get_or_insert_with(|| Err(self.error.clone().unwrap_or(StoreError::Closed)));
        }
    }
}

/// Writes lines and summaries of any tables: nearly always all are right, and then they are fastest
/// together. Those of tables that are to blame for a refusal go one by one.
async fn append_all(
    connection: &mut PgConnection,
    fence: &Fence,
    appends: &[(usize, Append)],
    answers: &mut Answers,
) -> Result<(), StoreError> {
    let (mut together, mut alone) = log::in_order(appends);
    while !together.is_empty() {
        let all: Vec<&Append> = together.iter().map(|(_, append)| append).collect();
        match log::append(connection, fence.node, &all).await {
            Ok(blamed) if blamed.is_empty() => {
                answers.extend(together.drain(..).map(|(place, _)| (*place, Ok(0))));
            }
            Ok(blamed) => {
                let wrong =
                    |append: &Append| blamed.iter().any(|table| table == append.table.as_str());
                let (odd, right) = together.into_iter().partition(|(_, append)| wrong(append));
                together = right;
                alone.extend::<Vec<_>>(odd);
            }
            Err(error) if error.is_of_one_write() || matches!(error, StoreError::Damaged(_)) => {
                alone.append(&mut together);
            }
            Err(error) => return Err(error),
        }
    }
    alone.sort_by_key(|(place, _)| *place);
    for (place, append) in alone {
        let answer = match log::append(connection, fence.node, &[append]).await {
            Ok(blamed) if blamed.is_empty() => Ok(0),
            Ok(_) => Err(StoreError::NotNext),
            Err(error) if error.is_of_one_write() || matches!(error, StoreError::Damaged(_)) => {
                Err(error)
            }
            Err(error) => return Err(error),
        };
        answers.push((*place, answer));
    }
    Ok(())
}

/// Makes all changes in one transaction, each as a whole or not at all.
async fn change_all(
    connection: &mut PgConnection,
    fence: &Fence,
    changes: &[(usize, Change)],
    answers: &mut Answers,
) -> Result<(), StoreError> {
    let mut transaction = connection.begin().await?;
    // A change is not fenced as a line is: it depends on no table's leader. But who knows already that
    // another server leads must not answer people.
    let leased = sqlx::query("SELECT EXISTS (SELECT 1 FROM node WHERE id = $1)").bind(fence.node);
    if !column::<bool>(&leased.fetch_one(&mut *transaction).await?, 0)? {
        return Err(StoreError::Evicted);
    }
    let mut made = Vec::with_capacity(changes.len());
    for (place, change) in changes {
        let mut part = transaction.begin().await?;
        let answer = people::apply(change, &mut part).await;
        match &answer {
            Ok(_) => part.commit().await?,
            Err(error) if error.is_of_one_write() || matches!(error, StoreError::Damaged(_)) => {
                part.rollback().await?;
            }
            Err(error) => return Err(error.clone()),
        }
        made.push((*place, answer));
    }
    transaction.commit().await?;
    answers.extend(made);
    Ok(())
}

//! What is written: by one task, which puts everything that is waiting on disk at once.
//!
//! To reach the disk takes about as long for one line as for a thousand. So the writer of a store
//! takes all that has come in while it was busy, writes it in one transaction, and then answers
//! everyone. Under load the batches grow by themselves; without load nobody waits for company.

use tokio::sync::{mpsc, oneshot};

use super::StoreError;
use super::account::AccountChange;
use super::admin::AdminChange;
use super::log::Append;
use super::people::Change;

/// How many writes go into one transaction at most, unless four times as many wait.
///
/// While one batch is on its way to the disk, the answers to the one before are sent and the
/// requests of the next come in. All in one batch would have everybody wait for each of these in
/// turn; very small ones would reach the disk too often.
const BATCH: usize = 256;

/// How many of those that wait are taken at once.
pub fn batch(waiting: &mpsc::Receiver<Job>) -> usize {
    BATCH.max(waiting.len() / 4)
}

/// Something to be written.
#[derive(Debug)]
pub enum Write {
    Append(Append),
    Change(Change),
}

impl Write {
    pub fn lines(&self) -> usize {
        match self {
            Self::Append(append) => append.lines.len(),
            Self::Change(_) => 0,
        }
    }

    /// Whether nothing of what it takes away is to be left on disk.
    pub fn forgets(&self) -> bool {
        fn forgets(change: &Change) -> bool {
            match change {
                Change::Account(AccountChange::Forget { .. })
                | Change::Admin(AdminChange::DeleteTable { .. }) => true,
                Change::Audited { change, .. } => forgets(change),
                _ => false,
            }
        }
        matches!(self, Self::Change(change) if forgets(change))
    }
}

/// Something to be written, and whom to tell when it is on disk.
#[derive(Debug)]
pub struct Job {
    pub write: Write,
    pub reply: oneshot::Sender<Answer>,
}

/// What a write comes to. For a change of people it is a number: of a new guest, or of whoever is taken
/// over, which is 0 if the code was not good; how many sessions have ended, and so on.
pub type Answer = Result<i64, StoreError>;

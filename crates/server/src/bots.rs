//! Where bots think: threads of their own, so that the server never waits for one.
//!
//! Tables where a person waits come first. Among these, and among the others, hosts take turns, and
//! so do the tables of a host.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use ardri_table::BotTask;
use ardri_wire::{PersonId, TableId};

use crate::fair_queue::FairQueue;

type Reply = Box<dyn FnOnce(Option<String>) + Send>;

/// For whom a bot thinks.
#[derive(Clone, Debug)]
pub struct BotPlace {
    /// Who has set the table up.
    pub host: PersonId,
    /// The table.
    pub table: TableId,
    /// Whether a person who plays there waits for the bot.
    pub awaited: bool,
}

/// The bots' threads. They end when the last handle is gone.
#[derive(Clone, Debug)]
pub struct BotPool(Arc<Handle>);

#[derive(Debug)]
struct Handle(Arc<Queue>);

#[derive(Debug, Default)]
struct Queue {
    jobs: Mutex<Jobs>,
    news: Condvar,
}

#[derive(Debug, Default)]
struct Jobs {
    awaited: FairQueue<PersonId, TableId, Job>,
    others: FairQueue<PersonId, TableId, Job>,
    closed: bool,
}

struct Job {
    thought: BotTask,
    reply: Reply,
}

impl std::fmt::Debug for Job {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Job")
    }
}

impl Queue {
    fn jobs(&self) -> MutexGuard<'_, Jobs> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the next job; none when the pool is gone.
    fn next(&self) -> Option<Job> {
        let mut jobs = self.jobs();
        loop {
            if jobs.closed {
                return None;
            }
            if let Some(job) = jobs.awaited.pop().or_else(|| jobs.others.pop()) {
                return Some(job);
            }
            jobs = self.news.wait(jobs).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Drop for Handle {
    fn drop(&mut self) {
        self.0.jobs().closed = true;
        self.0.news.notify_all();
    }
}

impl BotPool {
    /// Starts so many threads.
    #[must_use]
    pub fn new(threads: usize) -> Self {
        let queue = Arc::new(Queue::default());
        for number in 0..threads.max(1) {
            let queue = queue.clone();
            let started = thread::Builder::new().name(format!("bot-{number}")).spawn(move || {
                while let Some(Job { thought, reply }) = queue.next() {
                    let begun = std::time::Instant::now();
                    // A bot with a fault must not take the thread, or anyone's game, with it.
                    let action = catch_unwind(AssertUnwindSafe(thought)).unwrap_or_else(|_| {
                        tracing::error!("a bot has failed");
                        None
                    });
                    metrics::histogram!("ardri_bot_seconds").record(begun.elapsed());
                    reply(action);
                }
            });
            if let Err(error) = started {
                tracing::error!(%error, "a thread for bots cannot be started");
            }
        }
        Self(Arc::new(Handle(queue)))
    }

    /// Lets a bot think; `reply` gets what it has found, on the bot's thread.
    pub fn think(
        &self,
        place: &BotPlace,
        thought: BotTask,
        reply: impl FnOnce(Option<String>) + Send + 'static,
    ) {
        let job = Job { thought, reply: Box::new(reply) };
        let queue = &self.0.0;
        let mut jobs = queue.jobs();
        let line = if place.awaited { &mut jobs.awaited } else { &mut jobs.others };
        // Without threads nobody answers, and the seat waits until the server is started again.
        line.push(&place.host, &place.table, job);
        drop(jobs);
        queue.news.notify_one();
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose
mod tests {
    use std::sync::mpsc;

    use super::*;

    fn place(host: i64, table: &str, awaited: bool) -> BotPlace {
        BotPlace { host: PersonId(host), table: table.parse().unwrap(), awaited }
    }

    #[test]
    fn thoughts_are_answered_and_faults_are_survived() {
        let pool = BotPool::new(2);
        let (send, receive) = mpsc::channel();
        for number in 0..20 {
            let send = send.clone();
            let thought: BotTask = Box::new(move || {
                assert!(number % 5 != 0, "a fault");
                Some(number.to_string())
            });
            pool.think(&place(1, "table", true), thought, move |action| {
                let _ = send.send((number, action));
            });
        }
        drop(send);
        let mut answers: Vec<_> = receive.iter().collect();
        answers.sort();
        assert_eq!(answers.len(), 20);
        for (number, action) in answers {
            assert_eq!(action, (number % 5 != 0).then(|| number.to_string()));
        }
    }

    #[test]
    fn who_waits_comes_first_then_hosts_and_tables_take_turns() {
        let pool = BotPool::new(1);
        let (go, wait) = mpsc::channel::<()>();
        let (send, receive) = mpsc::channel();
        // The only thread is held until all have come.
        let hold: BotTask = Box::new(move || {
            let _ = wait.recv();
            None
        });
        pool.think(&place(0, "hold", false), hold, |_| ());
        let think = |at: BotPlace, name: &'static str| {
            let send = send.clone();
            let thought: BotTask = Box::new(move || Some(name.into()));
            pool.think(&at, thought, move |action| {
                let _ = send.send(action.unwrap());
            });
        };
        for _ in 0..3 {
            think(place(1, "bots-a", false), "bots a");
            think(place(1, "bots-b", false), "bots b");
        }
        think(place(2, "bots-c", false), "bots c");
        think(place(1, "crowd", true), "crowd");
        think(place(1, "crowd", true), "crowd");
        think(place(3, "person", true), "person");
        go.send(()).unwrap();
        drop(send);
        let order: Vec<String> = (0..10).map(|_| receive.recv().unwrap()).collect();
        let bots = ["bots a", "bots c", "bots b", "bots a", "bots b", "bots a", "bots b"];
        assert_eq!(order[..3], ["crowd", "person", "crowd"]);
        assert_eq!(order[3..], bots);
    }
}

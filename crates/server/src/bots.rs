//! Where bots think: threads of their own, so that the server never waits for one.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;

use ardri_table::BotTask;

type Reply = Box<dyn FnOnce(Option<String>) + Send>;

/// The bots' threads. They end when the last handle is gone.
#[derive(Clone, Debug)]
pub struct BotPool {
    queue: mpsc::Sender<Job>,
}

struct Job {
    thought: BotTask,
    reply: Reply,
}

impl BotPool {
    /// Starts so many threads.
    #[must_use]
    pub fn new(threads: usize) -> Self {
        let (queue, jobs) = mpsc::channel::<Job>();
        let jobs = Arc::new(Mutex::new(jobs));
        for number in 0..threads.max(1) {
            let jobs = jobs.clone();
            let started = thread::Builder::new().name(format!("bot-{number}")).spawn(move || {
                loop {
                    let next = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    let Ok(Job { thought, reply }) = next else { break };
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
        Self { queue }
    }

    /// Lets a bot think; `reply` gets what it has found, on the bot's thread.
    pub fn think(&self, thought: BotTask, reply: impl FnOnce(Option<String>) + Send + 'static) {
        // Without threads nobody answers, and the seat waits until the server is started again.
        let _ = self.queue.send(Job { thought, reply: Box::new(reply) });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
            pool.think(thought, move |action| {
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
}

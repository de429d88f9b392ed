//! Where bots think: threads of their own, so that the server never waits for one.
//!
//! Tables where a person waits come first. Among these, and among the others, hosts take turns, and
//! so do the tables of a host.
//!
//! Bots that think in time share the threads: the more hosts wait, the less each thought gets, so that
//! all of them together wait no longer than one of them would think alone. Who fills the queue with tables
//! of their own shares with nobody but themselves. The time that a thought has waited is not thought
//! again, and a thought for nobody ends as soon as somebody waits.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use ardri_table::{BotTask, Budget};
use ardri_wire::{PersonId, TableId};

use crate::fair_queue::FairQueue;

/// What a thought gets at least, however many wait: enough to see what is at hand.
const LEAST_THOUGHT: Duration = Duration::from_millis(50);
/// What a thought gets at most where no person waits for it.
const IDLE_THOUGHT: Duration = Duration::from_millis(300);

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
    threads: usize,
}

#[derive(Debug, Default)]
struct Jobs {
    awaited: FairQueue<PersonId, TableId, Job>,
    others: FairQueue<PersonId, TableId, Job>,
    closed: bool,
}

struct Job {
    place: BotPlace,
    /// How long it wants to think, if it thinks in time.
    time: Option<Duration>,
    /// Since when it waits.
    asked: Instant,
    /// Thinks and replies.
    run: Box<dyn FnOnce(Budget<'_>) + Send>,
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

    /// Lets a bot think, for as long as it may.
    fn run(&self, Job { place, time, asked, run }: Job) {
        let begun = Instant::now();
        let Some(wanted) = time else { return run(Budget::Usual) };
        let wanted = wanted.saturating_sub(begun - asked);
        // Who comes later shortens a thought that has begun.
        let stop = || {
            let thought = begun.elapsed();
            thought >= LEAST_THOUGHT && thought >= self.jobs().share(&place, wanted, self.threads)
        };
        run(Budget::Until(&stop));
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

impl Jobs {
    /// How much of the time that a bot wants to think it gets beside those who wait now.
    fn share(&self, place: &BotPlace, wanted: Duration, threads: usize) -> Duration {
        let line = match place.awaited {
            true => &self.awaited,
            false if self.awaited.len() > 0 => return LEAST_THOUGHT,
            false => &self.others,
        };
        let most = if place.awaited { wanted } else { wanted.min(IDLE_THOUGHT) };
        let own = line.len_of(&place.host);
        let others = line.groups() - usize::from(own > 0);
        let share = threads as f64 / (threads + others) as f64 / (1 + own) as f64;
        most.mul_f64(share).max(LEAST_THOUGHT)
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
        let threads = threads.max(1);
        let queue = Arc::new(Queue { threads, ..Queue::default() });
        for number in 0..threads {
            let queue = queue.clone();
            let started = thread::Builder::new().name(format!("bot-{number}")).spawn(move || {
                while let Some(job) = queue.next() {
                    queue.run(job);
                }
            });
            if let Err(error) = started {
                tracing::error!(%error, "a thread for bots cannot be started");
            }
        }
        Self(Arc::new(Handle(queue)))
    }

    /// Lets a bot think; `reply` gets what it has found, on the bot's thread.
    pub fn think<T: 'static>(
        &self,
        place: &BotPlace,
        thought: BotTask<T>,
        reply: impl FnOnce(Option<T>) + Send + 'static,
    ) {
        let (time, asked) = (thought.time, Instant::now());
        let run = Box::new(move |budget: Budget<'_>| {
            let begun = Instant::now();
            // A bot with a fault must not take the thread, or anyone's game, with it.
            let found = catch_unwind(AssertUnwindSafe(|| thought.think(budget)));
            let found = found.unwrap_or_else(|_| {
                tracing::error!("a bot has failed");
                None
            });
            metrics::histogram!("ardri_bot_seconds").record(begun.elapsed());
            reply(found);
        });
        let job = Job { place: place.clone(), time, asked, run };
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
            let thought = BotTask::new(None, move |_| {
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
        let hold = BotTask::new(None, move |_| {
            let _ = wait.recv();
            None::<String>
        });
        pool.think(&place(0, "hold", false), hold, |_| ());
        let think = |at: BotPlace, name: &'static str| {
            let send = send.clone();
            let thought = BotTask::new(None, move |_| Some(name.into()));
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

    fn job(at: BotPlace) -> Job {
        Job { place: at, time: None, asked: Instant::now(), run: Box::new(|_| ()) }
    }

    /// What a bot of that place gets of three seconds while these wait.
    fn share(own: &BotPlace, waiting: &[BotPlace], threads: usize) -> u128 {
        let mut jobs = Jobs::default();
        for at in waiting {
            let line = if at.awaited { &mut jobs.awaited } else { &mut jobs.others };
            line.push(&at.host, &at.table, job(at.clone()));
        }
        jobs.share(own, Duration::from_secs(3), threads).as_millis()
    }

    #[test]
    fn thoughts_in_time_are_shared_among_hosts() {
        let own = place(1, "own", true);
        let hosts = |count: i64| (2..2 + count).map(|host| place(host, "theirs", true));
        assert_eq!(share(&own, &[], 2), 3_000);
        assert_eq!(share(&own, &hosts(1).collect::<Vec<_>>(), 1), 1_500);
        assert_eq!(share(&own, &hosts(2).collect::<Vec<_>>(), 2), 1_500);
        assert_eq!(share(&own, &hosts(1_000).collect::<Vec<_>>(), 2), 50);
        // Whatever number of hosts waits, a round of all takes no longer than one thought alone.
        for count in 1..50 {
            let each = share(&own, &hosts(count).collect::<Vec<_>>(), 1);
            assert!(each * u128::from(count.unsigned_abs()) <= 3_000, "{count}: {each}");
        }
    }

    #[test]
    fn a_crowd_of_tables_takes_from_its_host_alone() {
        let crowd: Vec<_> = (0..100).map(|n| place(2, &format!("table-{n}"), true)).collect();
        assert_eq!(share(&place(1, "own", true), &crowd, 1), 1_500);
        assert_eq!(share(&crowd[0], &crowd, 1), 50);
    }

    #[test]
    fn thoughts_for_nobody_are_short_and_end_when_somebody_waits() {
        let idle = place(1, "bots", false);
        assert_eq!(share(&idle, &[], 1), 300);
        assert_eq!(share(&idle, &[place(2, "theirs", true)], 1), 50);
        assert_eq!(share(&place(2, "theirs", true), &vec![idle; 100], 1), 3_000);
    }

    /// Somebody's bots, which want to think again as soon as they have thought.
    struct Crowd {
        places: Vec<BotPlace>,
        /// How long each of their thoughts takes; nothing if it takes what it is given.
        each: Option<u64>,
    }

    /// What a person waits for their bot at most, of twenty times, beside a crowd on so many threads, if the
    /// bot wants to think for so long. Time goes by in milliseconds, and by nobody's clock.
    fn longest_wait(crowd: &Crowd, wanted: Duration, threads: usize) -> u64 {
        let own = place(1, "own", true);
        let mut jobs = Jobs::default();
        let push = |jobs: &mut Jobs, at: &BotPlace| {
            let line = if at.awaited { &mut jobs.awaited } else { &mut jobs.others };
            line.push(&at.host, &at.table, job(at.clone()));
        };
        crowd.places.iter().for_each(|at| push(&mut jobs, at));
        // Who thinks on each thread, and since when.
        let mut thinking: Vec<Option<(BotPlace, u64)>> = vec![None; threads];
        // Since when the person waits, and since when they think themselves.
        let (mut asked, mut answered) = (None::<u64>, Some(0));
        let (mut longest, mut waits) = (0, 0);
        for now in 0_u64.. {
            if asked.is_none() && answered.is_some_and(|at| now >= at + 137) {
                push(&mut jobs, &own);
                asked = Some(now);
            }
            for thread in &mut thinking {
                if let Some((at, since)) = thread {
                    let mine = at.table == own.table;
                    let thought = Duration::from_millis(now - *since);
                    let over = match crowd.each.filter(|_| !mine) {
                        Some(each) => thought >= Duration::from_millis(each),
                        None => {
                            let waited = asked.filter(|_| mine).map_or(0, |asked| *since - asked);
                            let left = wanted.saturating_sub(Duration::from_millis(waited));
                            thought >= LEAST_THOUGHT && thought >= jobs.share(at, left, threads)
                        }
                    };
                    if !over {
                        continue;
                    }
                    if mine {
                        longest = longest.max(now - asked.take().unwrap());
                        answered = Some(now);
                        waits += 1;
                    } else {
                        push(&mut jobs, &at.clone());
                    }
                    *thread = None;
                }
                let next = jobs.awaited.pop().or_else(|| jobs.others.pop());
                *thread = next.map(|job| (job.place, now));
            }
            if waits == 20 {
                return longest;
            }
        }
        unreachable!("time does not end")
    }

    #[test]
    fn bots_of_a_hundred_tables_delay_nobody_beyond_the_budget() {
        let wanted = Duration::from_secs(1);
        let tables = |hosts: i64, awaited: bool| {
            (0..100).map(move |n| place(2 + n % hosts, &format!("table-{n}"), awaited)).collect()
        };
        for threads in [1, 2, 4] {
            // Strong bots among themselves give way at once, whoever has set their tables up.
            for hosts in [1, 100] {
                let crowd = Crowd { places: tables(hosts, false), each: None };
                let longest = longest_wait(&crowd, wanted, threads);
                assert!(longest <= 1_000 + 1, "{hosts} hosts, {threads} threads: {longest}");
            }
            // One person at a hundred tables counts once, however many bots think there.
            let crowd = Crowd { places: tables(1, true), each: None };
            let longest = longest_wait(&crowd, wanted, threads);
            assert!(longest <= 1_000 + 1, "{threads} threads: {longest}");
            // Whoever thinks for a fixed while is waited for once, and that is taken off the thought.
            for awaited in [false, true] {
                let crowd = Crowd { places: tables(1, awaited), each: Some(200) };
                let longest = longest_wait(&crowd, wanted, threads);
                assert!(longest <= 1_000 + 1, "{threads} threads: {longest}");
            }
        }
        // A hundred people who all wait share what there is; nobody is left out.
        let crowd = Crowd { places: tables(100, true), each: None };
        let round = 101 * LEAST_THOUGHT.as_millis() as u64;
        assert!(longest_wait(&crowd, wanted, 1) <= round + 1_000);
    }

    #[test]
    fn a_thought_in_time_is_told_when_to_stop() {
        let pool = BotPool::new(1);
        let (send, receive) = mpsc::channel();
        // Longer than any test: only the pool ends it.
        let forever = Some(Duration::from_secs(1_000_000));
        let until = |at: &BotPlace, name: &'static str, time| {
            let send = send.clone();
            let thought = BotTask::new(time, move |budget| {
                if let Budget::Until(stop) = budget {
                    while !stop() {
                        thread::yield_now();
                    }
                }
                Some(name.into())
            });
            pool.think(at, thought, move |action| {
                let _ = send.send(action.unwrap());
            });
        };
        until(&place(1, "bots", false), "idle", forever);
        until(&place(2, "mine", true), "person", None);
        let order: Vec<String> = (0..2).map(|_| receive.recv().unwrap()).collect();
        assert!(order.contains(&"idle".into()) && order.contains(&"person".into()), "{order:?}");
    }
}

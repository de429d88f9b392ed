//! A search on a thread of its own.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, Instant};

use ardri_engine::MoveTime;

use crate::output::Output;
use crate::player::Player;

/// How long the end of a session waits for a search that was stopped to say what it has found.
const LAST_WORD: Duration = Duration::from_secs(1);

/// What ends a search: the time, or somebody who stops it.
#[derive(Debug)]
pub(crate) struct Brake {
    begun: Instant,
    time: Mutex<MoveTime>,
    stopped: AtomicBool,
    told: Condvar,
}

impl Brake {
    fn time(&self) -> MutexGuard<'_, MoveTime> {
        self.time.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn passed(&self) -> Duration {
        self.begun.elapsed()
    }

    /// Whether somebody has stopped the search.
    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    /// Whether the search must end.
    pub fn is_over(&self) -> bool {
        self.is_stopped() || self.time().is_over(self.passed())
    }

    /// Whether no further depth is to be begun.
    pub fn is_enough(&self) -> bool {
        !self.time().may_deepen(self.passed())
    }

    /// Until somebody stops it.
    pub fn wait(&self) {
        let mut time = self.time();
        while !self.is_stopped() {
            time = self.told.wait(time).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// A search under way.
pub(crate) struct Thinking {
    brake: Arc<Brake>,
    /// Its answer is on the way, so that whoever hears it may ask for the next thing.
    answered: Arc<AtomicBool>,
    thread: JoinHandle<Box<dyn Player>>,
    ended: Receiver<()>,
}

impl Thinking {
    /// Lets a player think since `begun`. What `work` gives is its answer, a line.
    ///
    /// # Errors
    /// The system gives no thread; then the player is gone.
    pub fn begin(
        mut player: Box<dyn Player>,
        (begun, time): (Instant, MoveTime),
        output: &Output,
        work: impl FnOnce(&mut dyn Player, &Brake) -> Option<String> + Send + 'static,
    ) -> io::Result<Self> {
        let stopped = AtomicBool::new(false);
        let told = Condvar::new();
        let brake = Arc::new(Brake { begun, time: Mutex::new(time), stopped, told });
        let answered = Arc::new(AtomicBool::new(false));
        let (end, ended) = channel();
        let (own_brake, own_answered, output) = (brake.clone(), answered.clone(), output.clone());
        let thread = Builder::new().name("thinking".into()).spawn(move || {
            let answer = work(player.as_mut(), &own_brake);
            own_answered.store(true, Ordering::Release);
            if let Some(answer) = answer {
                output.line(answer);
            }
            let _ = end.send(());
            player
        })?;
        Ok(Self { brake, answered, thread, ended })
    }

    /// Whether it has not answered yet.
    pub fn is_busy(&self) -> bool {
        !self.answered.load(Ordering::Acquire) && !self.thread.is_finished()
    }

    /// Stops it; the answer comes soon.
    pub fn stop(&self) {
        let _time = self.brake.time();
        self.brake.stopped.store(true, Ordering::Relaxed);
        self.brake.told.notify_all();
    }

    /// Gives it another time, counted from where it began.
    pub fn set_time(&self, time: MoveTime) {
        *self.brake.time() = time;
    }

    /// How long it has been thinking.
    pub fn passed(&self) -> Duration {
        self.brake.passed()
    }

    /// Waits for its answer and takes the player back; none if it did not survive.
    pub fn player(self) -> Option<Box<dyn Player>> {
        self.thread.join().ok()
    }

    /// Stops it at the end of a session. It has a moment for its last word, which nobody may want to read.
    pub fn leave(self) {
        self.stop();
        let _ = self.ended.recv_timeout(LAST_WORD);
    }
}

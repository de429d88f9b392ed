//! What is counted while everybody plays.

use std::cell::{Cell, RefCell};
use std::time::{Duration, Instant};

/// The figures of a measurement.
#[derive(Debug, Default)]
pub struct Figures {
    /// Requests of which the server has said that they are on disk.
    pub acknowledged: u64,
    pub refused: u64,
    pub rematches: u64,
    /// Sockets that the server has closed because they did not keep up.
    pub let_go: u64,
    pub bytes: u64,
    pub messages: u64,
    /// Microseconds from sending to the acknowledgement.
    pub answered: Vec<u32>,
    /// Microseconds from sending until the last viewer has it.
    pub seen: Vec<u32>,
}

/// Counts from the beginning of a measurement to its end.
#[derive(Debug, Default)]
pub struct Tally {
    since: Cell<Option<Instant>>,
    figures: RefCell<Figures>,
}

impl Tally {
    /// From now on it counts.
    pub fn begin(&self) {
        self.since.set(Some(Instant::now()));
    }

    /// From now on it does not.
    pub fn end(&self) {
        self.since.set(None);
    }

    /// The figures.
    pub fn take(&self) -> Figures {
        self.figures.take()
    }

    fn count(&self, change: impl FnOnce(&mut Figures)) {
        if self.since.get().is_some() {
            change(&mut self.figures.borrow_mut());
        }
    }

    /// A message has come.
    pub fn message(&self, bytes: usize) {
        self.count(|figures| {
            figures.messages += 1;
            figures.bytes += bytes as u64;
        });
    }

    /// An action that was sent then is on disk.
    pub fn acknowledged(&self, sent: Instant) {
        self.count(|figures| {
            figures.acknowledged += 1;
            figures.answered.push(micros(sent.elapsed()));
        });
    }

    /// An action that was sent then has reached everyone.
    pub fn seen(&self, sent: Instant) {
        self.count(|figures| figures.seen.push(micros(sent.elapsed())));
    }

    /// A request was refused.
    pub fn refused(&self) {
        self.count(|figures| figures.refused += 1);
    }

    /// A game has ended and another one begins.
    pub fn rematch(&self) {
        self.count(|figures| figures.rematches += 1);
    }

    /// The server has closed a socket.
    pub fn let_go(&self) {
        self.count(|figures| figures.let_go += 1);
    }
}

fn micros(time: Duration) -> u32 {
    u32::try_from(time.as_micros()).unwrap_or(u32::MAX)
}

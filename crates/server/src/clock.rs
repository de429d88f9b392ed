//! The time of a server: the machine's own for logs, and a steady one for the clocks of games.
//!
//! The machine's clock may be set, a machine may sleep, and a process may be stopped and go on later.
//! None of this may cost a player time. So clocks run by the steady time, which passes only while the
//! server runs. A table's log tells the time of the machine; when that is ahead, the table notes what
//! has passed without the server (`TableTime::lapse`), and its clocks are given it back.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use ardri_wire::Instant;

/// How often a running server notes that it runs.
pub(crate) const BEAT: Duration = Duration::from_millis(250);
/// The longest time between two such notes that counts, in milliseconds. After more than that the
/// process was stopped, or the machine had no time for it.
const LONGEST_BEAT: i64 = 3_000;
/// By how much the machine's time has to be ahead of a table's before the table notes it. Less is
/// what reading two clocks one after the other may come to.
const LEAST_LAPSE: i64 = 1_000;

type Hand = Box<dyn Fn() -> Instant + Send + Sync>;

/// The time, in milliseconds. Cheap to clone; tests bring their own.
#[derive(Clone)]
pub struct Clock(Arc<Hands>);

struct Hands {
    wall: Hand,
    steady: Hand,
    /// The last note that the server runs; nothing if time passes without one.
    beat: Option<Mutex<Beat>>,
}

struct Beat {
    /// What the steady hand showed.
    seen: Instant,
    /// How much of it has counted.
    counted: Instant,
}

impl std::fmt::Debug for Clock {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Clock").field("now", &self.now()).finish_non_exhaustive()
    }
}

impl Clock {
    /// A clock with one hand: whatever it shows has passed for everybody.
    pub fn new(hand: impl Fn() -> Instant + Send + Sync + Clone + 'static) -> Self {
        Self::with_hands(hand.clone(), hand)
    }

    /// A clock with a hand for the time of day, which may be set, and a steady one.
    pub fn with_hands(
        wall: impl Fn() -> Instant + Send + Sync + 'static,
        steady: impl Fn() -> Instant + Send + Sync + 'static,
    ) -> Self {
        Self(Arc::new(Hands { wall: Box::new(wall), steady: Box::new(steady), beat: None }))
    }

    /// The same, but its steady time counts only while somebody calls [`Clock::beat`] now and then.
    pub fn with_beat(
        wall: impl Fn() -> Instant + Send + Sync + 'static,
        steady: impl Fn() -> Instant + Send + Sync + 'static,
    ) -> Self {
        let beat = Some(Mutex::new(Beat { seen: steady(), counted: 0 }));
        Self(Arc::new(Hands { wall: Box::new(wall), steady: Box::new(steady), beat }))
    }

    /// The clock of the machine.
    #[must_use]
    pub fn machine() -> Self {
        let start = std::time::Instant::now();
        let steady = move || Instant::try_from(start.elapsed().as_millis()).unwrap_or(Instant::MAX);
        Self::with_beat(|| jiff::Timestamp::now().as_millisecond(), steady)
    }

    /// The time of day, in milliseconds since 1970.
    #[must_use]
    pub fn now(&self) -> Instant {
        (self.0.wall)()
    }

    /// The steady time, from a beginning of its own.
    #[must_use]
    pub fn steady(&self) -> Instant {
        let seen = (self.0.steady)();
        let Some(beat) = &self.0.beat else { return seen };
        let beat = beat.lock().unwrap_or_else(PoisonError::into_inner);
        beat.counted_at(seen)
    }

    /// Notes that the server runs.
    pub fn beat(&self) {
        let seen = (self.0.steady)();
        if let Some(beat) = &self.0.beat {
            let mut beat = beat.lock().unwrap_or_else(PoisonError::into_inner);
            *beat = Beat { seen, counted: beat.counted_at(seen) };
        }
    }
}

impl Beat {
    fn counted_at(&self, seen: Instant) -> Instant {
        self.counted + (seen - self.seen).clamp(0, LONGEST_BEAT)
    }
}

/// The time at one table: the time of day when it was opened, and steady from there.
#[derive(Debug)]
pub(crate) struct TableTime {
    clock: Clock,
    /// What is to be added to the steady time.
    shift: i64,
}

impl TableTime {
    pub fn new(clock: Clock) -> Self {
        let shift = clock.now() - clock.steady();
        Self { clock, shift }
    }

    /// The time of the table.
    pub fn now(&self) -> Instant {
        self.clock.steady() + self.shift
    }

    /// By how much the time of day has gone ahead of the table's. A clock that was set back is waited
    /// for: a log does not turn around.
    pub fn lapse(&self) -> Option<i64> {
        let lapse = self.clock.now() - self.now();
        (lapse > LEAST_LAPSE).then_some(lapse)
    }

    /// Goes ahead by a lapse; the table has to give it back to its clocks.
    pub fn advance(&mut self, lapse: i64) {
        self.shift += lapse;
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicI64, Ordering};

    use super::*;

    const HOUR: i64 = 60 * 60 * 1000;

    /// Two hands that are moved by a test.
    fn hands() -> (Arc<AtomicI64>, Arc<AtomicI64>, Clock) {
        let (wall, steady) = (Arc::new(AtomicI64::new(1_000_000)), Arc::new(AtomicI64::new(7)));
        let (day, even) = (wall.clone(), steady.clone());
        let clock = Clock::with_beat(
            move || day.load(Ordering::SeqCst),
            move || even.load(Ordering::SeqCst),
        );
        (wall, steady, clock)
    }

    fn pass(hands: &[&AtomicI64], milliseconds: i64) {
        for hand in hands {
            hand.fetch_add(milliseconds, Ordering::SeqCst);
        }
    }

    #[test]
    fn while_the_server_runs_both_times_are_one() {
        let (wall, steady, clock) = hands();
        let time = TableTime::new(clock.clone());
        for _ in 0..100 {
            pass(&[&wall, &steady], 250);
            clock.beat();
        }
        pass(&[&wall, &steady], 2_000);
        assert_eq!((time.now(), time.lapse()), (1_027_000, None));
    }

    #[test]
    fn a_stop_costs_no_more_than_the_longest_beat() {
        let (wall, steady, clock) = hands();
        let mut time = TableTime::new(clock.clone());
        pass(&[&wall, &steady], 30_000);
        // Whoever asks before the first beat is not told otherwise than after it.
        for beats in [false, true] {
            if beats {
                clock.beat();
            }
            assert_eq!((time.now(), time.lapse()), (1_003_000, Some(27_000)), "{beats}");
        }
        time.advance(27_000);
        assert_eq!((time.now(), time.lapse()), (clock.now(), None));
        pass(&[&wall, &steady], 250);
        assert_eq!(time.now(), clock.now());
    }

    #[test]
    fn a_clock_that_is_set_forth_lapses_and_one_that_is_set_back_is_waited_for() {
        let (wall, steady, clock) = hands();
        let mut time = TableTime::new(clock.clone());
        pass(&[&wall], 2 * HOUR);
        assert_eq!((time.now(), time.lapse()), (1_000_000, Some(2 * HOUR)));
        time.advance(2 * HOUR);
        pass(&[&wall], -HOUR);
        assert_eq!((time.now(), time.lapse()), (1_000_000 + 2 * HOUR, None));
        // A table that is opened now has the time of day.
        assert_eq!(TableTime::new(clock.clone()).now(), clock.now());
        pass(&[&wall], HOUR);
        pass(&[&wall, &steady], 1_000);
        assert_eq!((time.now(), time.lapse()), (clock.now(), None));
    }

    #[test]
    fn the_clock_of_the_machine_shows_the_time_of_day() {
        let clock = Clock::machine();
        let time = TableTime::new(clock.clone());
        assert!(clock.now() > 1_700_000_000_000 && time.now() > 1_700_000_000_000);
    }
}

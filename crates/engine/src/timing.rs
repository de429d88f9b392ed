//! How long to think about a move, by what is left on the clock. Nothing here looks at a clock: who asks
//! says how much time has passed.

use std::time::Duration;

/// What is kept back for the way of the move to whoever keeps the clock.
const MARGIN: Duration = Duration::from_millis(30);
/// How many moves a game is thought to last from here, where nobody says.
const MOVES: u32 = 25;

/// The clock of the side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    /// What is left for this move and those that follow.
    pub left: Duration,
    /// What each move brings back.
    pub increment: Duration,
    /// For how many moves the time must do, this one among them; else for the rest of the game.
    pub moves_to_go: Option<u32>,
}

/// How long one move may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveTime {
    /// After this no further depth is begun.
    pub soft: Duration,
    /// After this the search is stopped.
    pub hard: Duration,
}

impl MoveTime {
    /// No limit of time at all.
    pub const ENDLESS: Self = Self { soft: Duration::MAX, hard: Duration::MAX };

    /// The whole of a given time.
    #[must_use]
    pub fn of(time: Duration) -> Self {
        Self { soft: usable(time), hard: usable(time) }
    }

    /// A share of what is left. It never reaches what is left, and takes more than half of it only where
    /// it must do for one move.
    #[must_use]
    pub fn by(clock: Clock) -> Self {
        let moves = clock.moves_to_go.unwrap_or(MOVES).clamp(1, 2 * MOVES);
        let usable = usable(clock.left);
        let most = if moves == 1 { usable } else { usable / 2 };
        let share = (usable / moves).saturating_add(clock.increment / 4 * 3);
        let soft = if moves == 1 { share } else { share / 10 * 6 };
        Self { soft: soft.min(most), hard: share.saturating_mul(4).min(most) }
    }

    /// Whether another depth may be begun.
    #[must_use]
    pub fn may_deepen(self, passed: Duration) -> bool {
        passed < self.soft
    }

    /// Whether the search must end.
    #[must_use]
    pub fn is_over(self, passed: Duration) -> bool {
        passed >= self.hard
    }
}

/// A time without the margin, which is at most half of it.
fn usable(time: Duration) -> Duration {
    time - MARGIN.min(time / 2)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use ardri_tafl::{Position, Rules, Tablut};

    use super::*;
    use crate::{Engine, Limits};

    const MS: fn(u64) -> Duration = Duration::from_millis;

    #[test]
    fn no_clock_is_ever_overstepped() {
        let times = [0, 1, 2, 5, 30, 59, 60, 61, 100, 1_000, 60_000, 36_000_000, u64::MAX];
        let moves = [None, Some(0), Some(1), Some(2), Some(40), Some(u32::MAX)];
        for left in times {
            for increment in times {
                for moves_to_go in moves {
                    let clock = Clock { left: MS(left), increment: MS(increment), moves_to_go };
                    let time = MoveTime::by(clock);
                    assert!(time.soft <= time.hard, "{clock:?} {time:?}");
                    let kept = clock.left - time.hard;
                    assert!(kept >= MARGIN.min(clock.left / 2), "{clock:?} {time:?}");
                    assert!(time.is_over(clock.left), "{clock:?} {time:?}");
                }
            }
            assert!(MoveTime::of(MS(left)).hard <= MS(left));
        }
        assert!(MoveTime::by(Clock::default()).is_over(MS(0)));
    }

    #[test]
    fn time_is_used() {
        let time = |left, increment, moves_to_go| {
            MoveTime::by(Clock { left: MS(left), increment: MS(increment), moves_to_go })
        };
        assert_eq!(MoveTime::of(MS(1_000)).hard, MS(970));
        // The last move before the next control may have all of it.
        assert_eq!(time(10_000, 0, Some(1)), MoveTime { soft: MS(9_970), hard: MS(9_970) });
        let usual = time(300_030, 0, None);
        assert_eq!(usual, MoveTime { soft: MS(7_200), hard: MS(48_000) });
        assert!(time(300_030, 3_000, None).soft > usual.soft);
        assert!(time(300_030, 0, Some(5)).soft > usual.soft);
        assert!(usual.may_deepen(MS(7_199)) && !usual.may_deepen(MS(7_200)));
        assert!(MoveTime::ENDLESS.may_deepen(MS(u64::MAX)) && !MoveTime::ENDLESS.is_over(MS(0)));
    }

    /// A clock that goes on by a millisecond whenever somebody looks.
    struct Counter(AtomicU64);

    impl Counter {
        fn passed(&self) -> Duration {
            MS(self.0.fetch_add(1, Ordering::Relaxed))
        }
    }

    #[test]
    fn a_search_keeps_the_hard_limit_and_begins_nothing_behind_the_soft_one() {
        let position = Position::<Tablut>::start();
        let mut engine = Engine::new(Rules::BASIC, 1 << 20);
        let mut depths = |time: MoveTime| {
            let clock = Counter(AtomicU64::new(0));
            let stop = || time.is_over(clock.passed());
            let enough = || !time.may_deepen(clock.passed());
            let limits = Limits::until(&stop).enough(&enough);
            let found = engine.search(&position, &[], limits, |_| ());
            engine.clear();
            (found, clock.0.into_inner())
        };
        let hard = Duration::from_millis(100);
        let (found, asked) = depths(MoveTime { soft: hard, hard });
        // The clock stands at 100 when it says so, and nobody asks again but whether to go deeper.
        assert!((101..=102).contains(&asked), "{asked}");
        assert!(found.best().is_some());

        let soft = Duration::from_millis(20);
        let (sooner, asked) = depths(MoveTime { soft, hard: Duration::MAX });
        assert!(asked > 20 && sooner.depth <= found.depth, "{asked} {}", sooner.depth);
        let (none, asked) = depths(MoveTime { soft: MS(0), hard: MS(0) });
        assert!(none.best().is_some() && none.depth == 1 && asked < 3, "{asked}");
    }
}

//! How fast a game between bots goes on that nobody looks at.

use std::time::Duration;

/// How long after the last look it goes on as fast as it can.
const FULL_SPEED: Duration = Duration::from_secs(60);
/// How long it then waits before each action.
const SLOW: Duration = Duration::from_secs(5);
/// How long after the last look it rests until somebody looks again.
const REST: Duration = Duration::from_secs(600);

/// When the bots of a table may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pace {
    /// At once.
    Now,
    /// After that time.
    After(Duration),
    /// When somebody looks.
    Rest,
}

impl Pace {
    /// The pace so long after somebody has looked; nothing if nobody has since the server has known
    /// the table for that time.
    pub fn of(unseen: Duration, ever: bool) -> Self {
        // A server that is started again begins with the slow ones.
        let unseen = if ever { unseen } else { unseen + FULL_SPEED };
        match unseen {
            unseen if unseen < FULL_SPEED => Self::Now,
            unseen if unseen < REST => Self::After(SLOW),
            _ => Self::Rest,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_that_nobody_looks_at_slows_down_and_rests() {
        let seconds = Duration::from_secs;
        for (unseen, ever, pace) in [
            (0, true, Pace::Now),
            (59, true, Pace::Now),
            (60, true, Pace::After(SLOW)),
            (599, true, Pace::After(SLOW)),
            (600, true, Pace::Rest),
            (1_000_000, true, Pace::Rest),
            (0, false, Pace::After(SLOW)),
            (540, false, Pace::Rest),
        ] {
            assert_eq!(Pace::of(seconds(unseen), ever), pace, "{unseen} {ever}");
        }
    }
}

//! Clocks: what is left of the time that a seat may take. All times are in milliseconds.

use std::time::Duration;

use ardri_core::{Seat, SeatSet};
use ardri_wire::{ClockRule, ClockView, Instant};

const SECOND: i64 = 1000;
const DAY: i64 = 24 * 60 * 60 * SECOND;

/// What is forgiven each time for the way to the server and back.
pub const LAG: i64 = 500;

/// What is left at least when somebody comes back to a seat that a bot had taken.
const WELCOME: i64 = 30 * SECOND;

/// How long a bot thinks about a move that thinks in time: in haste, usually, and where nobody hurries.
const SHORT_THOUGHT: Duration = Duration::from_millis(300);
const USUAL_THOUGHT: Duration = Duration::from_secs(1);
const LONG_THOUGHT: Duration = Duration::from_secs(3);

/// What a seat has at the start; nothing if it is not counted.
fn allowance(rule: ClockRule) -> Option<i64> {
    match rule {
        ClockRule::None => None,
        ClockRule::Move { seconds } | ClockRule::Game { seconds, .. } => {
            Some(i64::from(seconds) * SECOND)
        }
        ClockRule::Days { days } => Some(i64::from(days) * DAY),
    }
}

/// The clocks of all seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    rule: ClockRule,
    seats: Vec<SeatClock>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SeatClock {
    left: i64,
    /// Since when it runs.
    since: Option<Instant>,
    /// Whether the seat was reminded in this turn.
    reminded: bool,
}

impl Clocks {
    /// Clocks that stand, full.
    #[must_use]
    pub fn new(rule: ClockRule, seats: u8) -> Self {
        let clock = SeatClock { left: allowance(rule).unwrap_or(0), since: None, reminded: false };
        Self { rule, seats: vec![clock; seats.into()] }
    }

    /// Lets exactly the clocks of those run who have to act.
    pub fn run(&mut self, to_act: SeatSet, now: Instant) {
        let Some(allowance) = allowance(self.rule) else { return };
        for (seat, clock) in (0..).map(Seat).zip(&mut self.seats) {
            match (to_act.contains(seat), clock.since) {
                (true, None) => *clock = SeatClock { since: Some(now), reminded: false, ..*clock },
                (false, Some(since)) => {
                    clock.since = None;
                    let used = (now - since - LAG).max(0);
                    clock.left = match self.rule {
                        ClockRule::Game { increment, .. } => {
                            (clock.left - used).max(0) + i64::from(increment) * SECOND
                        }
                        _ => allowance,
                    };
                }
                _ => {}
            }
        }
    }

    /// A seat has acted and has to act again: its move's time starts anew.
    pub fn press(&mut self, seat: Seat, now: Instant) {
        let others = self.running().filter(|running| *running != seat).collect::<SeatSet>();
        if self.seats.get(seat.index()).is_some_and(|clock| clock.since.is_some()) {
            self.run(others, now);
            self.run(others.with(seat), now);
        }
    }

    /// Whoever comes back to a seat finds some time on the clock.
    pub fn welcome_back(&mut self, seat: Seat) {
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            clock.left = clock.left.max(WELCOME);
        }
    }

    /// The server was away: clocks of the hour start anew from now, and those of days leave at
    /// least an hour.
    pub fn wake(&mut self, now: Instant) {
        for clock in &mut self.seats {
            if let Some(since) = clock.since {
                match self.rule {
                    ClockRule::Days { .. } => {
                        clock.left = clock.left.max(now - since + DAY / 24);
                    }
                    _ => clock.since = Some(now),
                }
            }
        }
    }

    /// Some milliseconds have passed without the server: they do not count.
    pub fn give_back(&mut self, lost: i64) {
        for clock in &mut self.seats {
            clock.since = clock.since.map(|since| since.saturating_add(lost));
        }
    }

    /// How long a bot in that seat thinks about a move, if its level thinks in time: less where it must
    /// hurry, more where nobody does, and never more than a small part of what it has left.
    #[must_use]
    pub fn thinking_time(&self, seat: Seat) -> Duration {
        let left = self.seats.get(seat.index()).map_or(0, |clock| clock.left);
        let (for_a_move, most) = match self.rule {
            ClockRule::None => return USUAL_THOUGHT,
            ClockRule::Days { .. } => return LONG_THOUGHT,
            ClockRule::Move { .. } => (left, left / 10),
            // As if some thirty moves were still to come.
            ClockRule::Game { increment, .. } => {
                (left / 30 + i64::from(increment) * SECOND, left / 20)
            }
        };
        let thought = match for_a_move / SECOND {
            ..5 => SHORT_THOUGHT,
            5..60 => USUAL_THOUGHT,
            _ => LONG_THOUGHT,
        };
        thought.min(Duration::from_millis(most.max(0).unsigned_abs()))
    }

    fn running(&self) -> impl Iterator<Item = Seat> + '_ {
        let seats = (0..).map(Seat).zip(&self.seats);
        seats.filter(|(_, clock)| clock.since.is_some()).map(|(seat, _)| seat)
    }

    /// Who runs out of time next, and when.
    #[must_use]
    pub fn deadline(&self) -> Option<(Instant, Seat)> {
        allowance(self.rule)?;
        let seats = (0..).map(Seat).zip(&self.seats);
        let ends = seats.filter_map(|(seat, clock)| Some((clock.since? + clock.left + LAG, seat)));
        ends.min()
    }

    /// Who is to be reminded next, and when: after four fifths of what is left.
    #[must_use]
    pub fn reminder(&self) -> Option<(Instant, Seat)> {
        allowance(self.rule)?;
        let seats = (0..).map(Seat).zip(&self.seats).filter(|(_, clock)| !clock.reminded);
        let due = seats.filter_map(|(seat, clock)| Some((clock.since? + clock.left / 5 * 4, seat)));
        due.min()
    }

    /// The seat has been reminded.
    pub fn remind(&mut self, seat: Seat) {
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            clock.reminded = true;
        }
    }

    /// What people see; nothing if the table has no clock.
    #[must_use]
    pub fn view(&self) -> Option<Vec<ClockView>> {
        allowance(self.rule)?;
        let view = |clock: &SeatClock| ClockView { left: clock.left, since: clock.since };
        Some(self.seats.iter().map(view).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(seats: &[u8]) -> SeatSet {
        seats.iter().copied().map(Seat).collect()
    }

    fn left(clocks: &Clocks) -> Vec<i64> {
        clocks.view().unwrap_or_default().iter().map(|clock| clock.left).collect()
    }

    #[test]
    fn a_game_clock_counts_down_and_adds() {
        let mut clocks = Clocks::new(ClockRule::Game { seconds: 60, increment: 2 }, 2);
        clocks.run(seats(&[0]), 1_000);
        assert_eq!(clocks.deadline(), Some((61_500, Seat(0))));
        // Ten seconds and the lag; two seconds more for the move.
        clocks.run(seats(&[1]), 11_500);
        assert_eq!(left(&clocks), [52_000, 60_000]);
        assert_eq!(clocks.deadline(), Some((72_000, Seat(1))));
        // Less than the lag costs nothing.
        clocks.run(seats(&[0]), 11_900);
        assert_eq!(left(&clocks), [52_000, 62_000]);
    }

    #[test]
    fn a_move_clock_is_full_for_each_move() {
        let mut clocks = Clocks::new(ClockRule::Move { seconds: 30 }, 2);
        clocks.run(seats(&[0]), 0);
        clocks.press(Seat(0), 20_000);
        assert_eq!(clocks.deadline(), Some((50_500, Seat(0))));
        clocks.run(seats(&[1]), 40_000);
        assert_eq!(left(&clocks), [30_000, 30_000]);
    }

    #[test]
    fn those_who_act_at_once_each_have_a_clock() {
        let mut clocks = Clocks::new(ClockRule::Game { seconds: 60, increment: 0 }, 3);
        clocks.run(seats(&[0, 1, 2]), 0);
        clocks.run(seats(&[0, 2]), 5_500);
        clocks.run(seats(&[0, 2]), 7_000);
        assert_eq!(left(&clocks), [60_000, 55_000, 60_000]);
        assert_eq!(clocks.deadline(), Some((60_500, Seat(0))));
        clocks.press(Seat(1), 8_000);
        assert_eq!(left(&clocks), [60_000, 55_000, 60_000], "a clock that stands is not pressed");
    }

    #[test]
    fn reminders_come_once_a_turn() {
        let mut clocks = Clocks::new(ClockRule::Days { days: 1 }, 2);
        clocks.run(seats(&[0]), 0);
        assert_eq!(clocks.reminder(), Some((DAY / 5 * 4, Seat(0))));
        clocks.remind(Seat(0));
        assert_eq!(clocks.reminder(), None);
        clocks.run(seats(&[1]), 10);
        clocks.run(seats(&[0]), 20);
        assert_eq!(clocks.reminder().map(|(_, seat)| seat), Some(Seat(0)));
    }

    #[test]
    fn the_time_the_server_was_away_is_given_back() {
        let mut clocks = Clocks::new(ClockRule::Move { seconds: 30 }, 2);
        clocks.run(seats(&[1]), 0);
        clocks.wake(1_000_000);
        assert_eq!(clocks.deadline(), Some((1_030_500, Seat(1))));
        let mut days = Clocks::new(ClockRule::Days { days: 1 }, 2);
        days.run(seats(&[1]), 0);
        days.wake(3 * DAY);
        assert_eq!(days.deadline(), Some((3 * DAY + DAY / 24 + LAG, Seat(1))));
        let mut early = Clocks::new(ClockRule::Days { days: 2 }, 2);
        early.run(seats(&[1]), 0);
        early.wake(DAY);
        assert_eq!(early.deadline(), Some((2 * DAY + LAG, Seat(1))));
    }

    #[test]
    fn time_that_is_given_back_does_not_count() {
        for rule in [ClockRule::Game { seconds: 60, increment: 0 }, ClockRule::Days { days: 1 }] {
            let mut clocks = Clocks::new(rule, 2);
            clocks.run(seats(&[0]), 0);
            let due = clocks.deadline().map_or(0, |(due, _)| due);
            clocks.give_back(7_000);
            assert_eq!(clocks.deadline(), Some((due + 7_000, Seat(0))));
        }
        let mut clocks = Clocks::new(ClockRule::Game { seconds: 60, increment: 0 }, 2);
        clocks.run(seats(&[0]), 0);
        clocks.give_back(30_000);
        clocks.run(seats(&[1]), 40_500);
        assert_eq!(left(&clocks), [50_000, 60_000], "ten seconds were used");
    }

    #[test]
    fn bots_think_by_the_clock_and_never_lose_by_it() {
        let thought = |rule, left: Option<i64>| {
            let mut clocks = Clocks::new(rule, 2);
            clocks.seats[1].left = left.unwrap_or(clocks.seats[1].left);
            clocks.thinking_time(Seat(1)).as_millis()
        };
        let game = |seconds, increment| ClockRule::Game { seconds, increment };
        assert_eq!(thought(ClockRule::None, None), 1_000);
        assert_eq!(thought(ClockRule::Days { days: 1 }, None), 3_000);
        assert_eq!(thought(game(60, 0), None), 300);
        assert_eq!(thought(game(300, 3), None), 1_000);
        assert_eq!(thought(game(3_600, 30), None), 3_000);
        assert_eq!(thought(game(300, 3), Some(40_000)), 300);
        assert_eq!(thought(game(3_600, 60), Some(4_000)), 200, "the next move must be done first");
        assert_eq!(thought(ClockRule::Move { seconds: 5 }, None), 500);
        assert_eq!(thought(ClockRule::Move { seconds: 30 }, None), 1_000);
        assert_eq!(thought(ClockRule::Move { seconds: 120 }, None), 3_000);
        assert_eq!(thought(game(60, 0), Some(0)), 0);
    }

    #[test]
    fn no_clock_has_no_deadline() {
        let mut clocks = Clocks::new(ClockRule::None, 2);
        clocks.run(seats(&[0]), 0);
        assert_eq!((clocks.deadline(), clocks.reminder(), clocks.view()), (None, None, None));
    }
}

//! Clocks: what may be asked for, and what they show.

use std::sync::OnceLock;
use std::time::{SystemTime, UNIX_EPOCH};

use ardri_table::local::Timing;
use ardri_wire::{ClockRule, ClockView, Instant};

use crate::i18n::{localize, tr};

/// What time it is. A clock of the machine that is moved meanwhile takes no time from anybody.
pub(crate) fn system() -> Instant {
    static START: OnceLock<(std::time::Instant, std::time::Duration)> = OnceLock::new();
    let (start, since) = START.get_or_init(|| {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        (std::time::Instant::now(), since)
    });
    Instant::try_from((*since + start.elapsed()).as_millis()).unwrap_or(Instant::MAX)
}

/// No clock, and the time of the machine.
pub(crate) fn untimed() -> Timing {
    Timing { clock: ClockRule::None, late: None, now: system }
}

/// The clock that `--clock` asks for, or what is wrong with it.
pub(crate) fn read(text: &str) -> Result<ClockRule, String> {
    text.parse().map_err(|why| localize(&why))
}

/// What the clocks of all seats show, in a sentence.
pub(crate) fn shown(clocks: &[ClockView], names: &[String], now: Instant) -> String {
    let left = clocks.iter().zip(names).map(|(clock, name)| format!("{name} {}", left(clock, now)));
    tr!("terminal-join-clocks", "left" => left.collect::<Vec<_>>().join(", "))
}

/// The same in little room, in the order of the seats; a mark is at those that run.
pub(crate) fn short(clocks: &[ClockView], now: Instant) -> String {
    let mark = |clock: &ClockView| if clock.since.is_some() { "*" } else { "" };
    let left = clocks.iter().map(|clock| format!(" {}{} ", mark(clock), left(clock, now)));
    left.collect()
}

/// What is left on a clock.
fn left(clock: &ClockView, now: Instant) -> String {
    let used = clock.since.map_or(0, |since| (now - since).max(0));
    time(clock.left - used)
}

/// A time in minutes and seconds, or in hours.
fn time(milliseconds: i64) -> String {
    let seconds = milliseconds.max(0) / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_short() {
        assert_eq!(time(-5), "0:00");
        assert_eq!(time(59_999), "0:59");
        assert_eq!(time(600_000), "10:00");
        assert_eq!(time(90_061_000), "25:01:01");
    }

    #[test]
    fn a_clock_that_runs_shows_what_is_left_now() {
        let clocks = [
            ClockView { left: 60_000, since: Some(1_000) },
            ClockView { left: 45_000, since: None },
        ];
        assert_eq!(short(&clocks, 11_000), " *0:50  0:45 ");
        assert_eq!(short(&clocks, 99_000), " *0:00  0:45 ");
        // A clock that was set back gives nobody time.
        assert_eq!(short(&clocks, 0), " *1:00  0:45 ");
    }
}

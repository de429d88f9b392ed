//! Clocks: how long a seat may take. All times are in milliseconds.

use std::str::FromStr;

use ardri_core::Message;
use serde::{Deserialize, Serialize};

/// A moment, in milliseconds since 1970.
pub type Instant = i64;

/// The clock of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub enum ClockRule {
    /// Everyone takes the time they need.
    #[default]
    None,
    /// So many seconds for each move.
    Move {
        /// How many.
        seconds: u32,
    },
    /// So many seconds for the whole game, and more with each move.
    Game {
        /// How many.
        seconds: u32,
        /// How many more.
        increment: u32,
    },
    /// So many days for each move.
    Days {
        /// How many.
        days: u32,
    },
}

impl ClockRule {
    /// Says what is wrong with a clock that nobody could play with.
    ///
    /// # Errors
    /// What is said to whoever has set it.
    pub fn check(self) -> Result<(), Message> {
        match self {
            Self::None => Ok(()),
            Self::Move { seconds: 5..=3600 } | Self::Days { days: 1..=30 } => Ok(()),
            Self::Move { .. } => Err(Message::new("refused-table-clock-move")),
            Self::Game { seconds: 10..=36_000, increment: 0..=600 } => Ok(()),
            Self::Game { .. } => Err(Message::new("refused-table-clock-game")),
            Self::Days { .. } => Err(Message::new("refused-table-clock-days")),
        }
    }
}

/// Reads a clock as it is typed: `5+3` is five minutes for the game and three seconds more with each move,
/// `30s` half a minute for each move.
impl FromStr for ClockRule {
    type Err = Message;

    fn from_str(text: &str) -> Result<Self, Message> {
        let strange = || Message::new("terminal-error-clock").quoting("typed", text);
        let number = |text: &str| text.trim().parse::<u32>().map_err(|_| strange());
        let rule = match (text.split_once('+'), text.strip_suffix('s')) {
            (Some((minutes, seconds)), _) => Self::Game {
                seconds: number(minutes)?.checked_mul(60).ok_or_else(strange)?,
                increment: number(seconds)?,
            },
            (None, Some(seconds)) => Self::Move { seconds: number(seconds)? },
            (None, None) => return Err(strange()),
        };
        rule.check()?;
        Ok(rule)
    }
}

/// A seat's clock as people see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct ClockView {
    /// What was left when it last stood.
    pub left: i64,
    /// Since when it runs, if it does.
    pub since: Option<Instant>,
}

/// What happens when a seat's time has run out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub enum Late {
    /// The game is lost, where a game can be; otherwise a bot takes the seat.
    Loses,
    /// A bot takes the seat.
    Bot,
}

impl Late {
    /// What happens at a table that does not say: of two players with a clock the late one has lost,
    /// and the game of several goes on with a bot.
    #[must_use]
    pub fn usual(seats: u8, clock: ClockRule) -> Self {
        if seats == 2 && clock != ClockRule::None { Self::Loses } else { Self::Bot }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_or_objected_to() {
        assert_eq!("5+3".parse(), Ok(ClockRule::Game { seconds: 300, increment: 3 }));
        assert_eq!("30s".parse(), Ok(ClockRule::Move { seconds: 30 }));
        for strange in ["", "5", "+", "5+", "+3", "s", "5m", "5+3s", "-1+3", "99999999999+1", "1s"]
        {
            assert!(strange.parse::<ClockRule>().is_err(), "{strange}");
        }
    }
}

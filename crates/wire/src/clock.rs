//! Clocks: how long a seat may take. All times are in milliseconds.

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

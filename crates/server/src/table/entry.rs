//! The log of a table: its whole life, entry by entry. What a table is follows from it.

use ardri_core::fairness::Seed;
use ardri_core::{Actor, Arg, Message, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::speech::in_english;
use crate::store::{Line, PersonId, TableId};
use crate::table::clock::{ClockRule, Instant};

/// An entry of a table's log.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Its number, from 1 without a gap.
    pub number: u64,
    /// When it was written.
    pub at: Instant,
    /// What happened.
    pub what: What,
}

/// What can happen at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case", deny_unknown_fields)]
pub enum What {
    /// The table was set up.
    Created(Box<Setup>),
    /// A person has taken a seat.
    Sat {
        /// The seat.
        seat: Seat,
        /// Who.
        who: Guest,
    },
    /// A bot was put into a seat.
    BotSat {
        /// The seat.
        seat: Seat,
        /// The bot's level.
        level: String,
    },
    /// A seat was left before the start.
    Left {
        /// The seat.
        seat: Seat,
    },
    /// A seat has added a word to the luck.
    Word {
        /// The seat.
        seat: Seat,
        /// The word.
        word: String,
    },
    /// The game has begun.
    Started,
    /// A seat or chance has acted.
    Acted {
        /// Who.
        by: Actor,
        /// The action, in its text form.
        #[serde(rename = "do")]
        action: String,
        /// The name that the sender gave to the request.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// A seat has run out of time and lost by it.
    RanOut {
        /// The seat.
        seat: Seat,
    },
    /// A bot plays on for a person.
    BotTook {
        /// The seat.
        seat: Seat,
        /// The bot's level.
        level: String,
        /// Whether the time had run out; otherwise the person has left.
        late: bool,
    },
    /// The person has come back to a seat that a bot had taken.
    Returned {
        /// The seat.
        seat: Seat,
    },
    /// A seat has little time left.
    Reminded {
        /// The seat.
        seat: Seat,
    },
    /// A seat asks the others to let it take back its last action.
    TakebackAsked {
        /// The seat.
        seat: Seat,
    },
    /// A seat has answered that.
    TakebackAnswered {
        /// The seat.
        seat: Seat,
        /// Whether it agrees.
        yes: bool,
    },
    /// The game stands again as it stood after so many actions.
    TakenBack {
        /// Who has taken back.
        seat: Seat,
        /// How many actions there are now.
        actions: usize,
    },
    /// Somebody has said something.
    Said {
        /// Who.
        who: Guest,
        /// What.
        text: String,
    },
    /// The same people play again, there.
    Rematch {
        /// The new table.
        table: TableId,
    },
    /// The table was given up before its start.
    Closed,
    /// The server is back: clocks go on from here.
    Woken,
}

/// Somebody at a table, by number and name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guest {
    /// The person.
    pub person: PersonId,
    /// What they are called.
    pub name: String,
}

/// What a table is set up with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The game's name.
    pub game: String,
    /// Its options, as the game has understood them.
    pub options: Value,
    /// What the table is called.
    pub name: String,
    /// Whether it is listed; otherwise it is found only by its link.
    pub public: bool,
    /// How many seats it has.
    pub seats: u8,
    /// The clock.
    pub clock: ClockRule,
    /// What happens when the time has run out.
    pub late: Late,
    /// Who has set it up.
    pub host: Guest,
    /// The secret that decides the luck.
    pub seed: Seed,
    /// The table at which they played before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch_of: Option<TableId>,
}

/// What happens when a seat's time has run out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub enum Late {
    /// The game is lost, where a game can be; otherwise a bot takes the seat.
    #[default]
    Loses,
    /// A bot takes the seat.
    Bot,
}

/// An entry on disk that cannot be what the server wrote.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", in_english(&self.message()))]
pub struct Damaged {
    /// The entry's number.
    pub number: u64,
    /// What is wrong: words, or what the reader of JSON or the store says.
    pub reason: Arg,
}

impl Damaged {
    /// What it says to whoever runs the program; see [`ardri_core::Game::message`].
    #[must_use]
    pub fn message(&self) -> Message {
        Message::new("refused-store-entry")
            .with("number", self.number)
            .with("why", self.reason.clone())
    }
}

impl Entry {
    /// The entry as the store keeps it.
    #[must_use]
    pub fn to_line(&self) -> Line {
        let body = serde_json::to_string(&self.what).unwrap_or_default();
        Line { number: self.number, at: self.at, body }
    }

    /// The entry that the store has kept.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn from_line(line: &Line) -> Result<Self, Damaged> {
        let damaged = |error: serde_json::Error| Damaged {
            number: line.number,
            reason: error.to_string().into(),
        };
        let what = serde_json::from_str(&line.body).map_err(damaged)?;
        Ok(Self { number: line.number, at: line.at, what })
    }
}

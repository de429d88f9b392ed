//! The log of a table: its whole life, entry by entry. What a table is follows from it.

use ardri_core::fairness::{Commitment, Seed};
use ardri_core::sealed::Salt;
use ardri_core::{Actor, Seat, SeatSet};
use ardri_wire::{ClockRule, Instant, Late, PersonId, TableId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::error::LogError;
use crate::participant::Participant;

/// An entry of a table's log.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Its number, from 1 without a gap.
    pub number: u64,
    /// When it was written.
    pub at: Instant,
    /// What happened.
    pub event: TableEvent,
}

/// What can happen at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case", deny_unknown_fields)]
pub enum TableEvent {
    /// The table was set up.
    Created(Box<Setup>),
    /// A person has taken a seat.
    Sat {
        /// The seat.
        seat: Seat,
        /// Who.
        who: Participant,
    },
    /// A bot was put into a seat.
    BotSat {
        /// The seat.
        seat: Seat,
        /// The bot's level.
        level: String,
        /// The word for whoever it is; nothing in a log of an older time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        persona: Option<String>,
    },
    /// A seat was left before the start.
    Left {
        /// The seat.
        seat: Seat,
    },
    /// A seat has added a word to the luck in the clear, at a table of an older time.
    Word {
        /// The seat.
        seat: Seat,
        /// The word.
        word: String,
    },
    /// A seat has committed itself to a word for the luck.
    WordCommitted {
        /// The seat.
        seat: Seat,
        /// The hash of the word.
        hash: Commitment,
    },
    /// Seats and hashes are fixed, and the words are to be revealed.
    Sealed {
        /// What the table has committed itself to.
        commitment: Commitment,
    },
    /// A seat has revealed its word.
    WordRevealed {
        /// The seat.
        seat: Seat,
        /// What was hashed with the word.
        salt: Salt,
        /// The word.
        word: String,
    },
    /// The game has begun, with the words that were revealed.
    Begun {
        /// What the table has committed itself to.
        commitment: Commitment,
        /// The seats whose words were not revealed in time.
        withheld: SeatSet,
    },
    /// The game has begun with words in the clear: at a table of an older time, or at one terminal,
    /// where nobody has to be convinced.
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
    /// Chance has decided something that does not follow from the table's seed: the game was begun
    /// elsewhere, with real dice or a seed that is not known here.
    Drawn {
        /// The action, in its text form.
        #[serde(rename = "do")]
        action: String,
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
        who: Participant,
        /// What. A log does not keep it, so that it can be forgotten; empty if it was.
        #[serde(default, skip_serializing)]
        text: String,
    },
    /// A person at a rematch's table is there: the game begins when all are.
    Ready {
        /// The seat.
        seat: Seat,
    },
    /// A seat offers to play again.
    RematchOffered {
        /// The seat.
        seat: Seat,
    },
    /// A seat accepts that.
    RematchAccepted {
        /// The seat.
        seat: Seat,
    },
    /// A seat does not want to play again, or no longer.
    RematchDeclined {
        /// The seat.
        seat: Seat,
    },
    /// The same people play again, there.
    Rematch {
        /// The new table.
        table: TableId,
    },
    /// The table was given up before its start.
    Closed,
    /// The server is back: clocks go on from here.
    Woken {
        /// The milliseconds that have passed without it, if it was only stopped or the machine's clock
        /// was moved: they do not count.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lost: Option<i64>,
    },
}

/// Whoever asks a table for something, by number and name.
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
    /// Whether hints are given to all who play; if nothing is said of it, to whoever plays against bots
    /// alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hints: Option<bool>,
    /// Who has set it up.
    pub host: Participant,
    /// The secret that decides the luck.
    pub seed: Seed,
    /// The table at which they played before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch_of: Option<TableId>,
}

impl Entry {
    /// What happened, as a log keeps it beside the number and the time.
    #[must_use]
    pub fn body(&self) -> String {
        serde_json::to_string(&self.event).unwrap_or_default()
    }

    /// The entry that a log has kept.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn read(number: u64, at: Instant, body: &str) -> Result<Self, LogError> {
        let unread = |error: serde_json::Error| LogError::new(number, error.to_string());
        let event = serde_json::from_str(body).map_err(unread)?;
        Ok(Self { number, at, event })
    }
}

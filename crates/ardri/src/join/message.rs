//! What a server says about a table, as far as it is understood here.

use ardri_core::{Actor, Outcome, Seat, SeatSet};
use serde::Deserialize;
use serde_json::{Map, Value};

/// A message of a table's socket.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum Message {
    /// Something has happened, or this is how things stand.
    Table {
        /// Whether events are missing before these.
        #[serde(default)]
        fresh: bool,
        /// What has happened.
        #[serde(default)]
        events: Vec<Value>,
        /// The table then; what never changes is left out later.
        standing: Map<String, Value>,
    },
    /// A request was done.
    Done {
        /// Which one.
        id: Option<String>,
    },
    /// A request was refused.
    Refused {
        /// Which one.
        id: Option<String>,
        /// The sentence for people.
        reason: String,
    },
    /// What this program does without, or does not know.
    #[serde(other)]
    Other,
}

/// A table as it stands.
#[derive(Debug, Deserialize)]
pub(crate) struct Standing {
    pub(crate) game: String,
    /// The game's name for people, and that of a table that nobody has named.
    pub(crate) title: String,
    pub(crate) options: Value,
    pub(crate) name: String,
    pub(crate) host: String,
    pub(crate) hosting: bool,
    pub(crate) number: u64,
    pub(crate) stage: Stage,
    pub(crate) to_act: SeatSet,
    pub(crate) clocks: Option<Vec<Clock>>,
    /// The time on the server's clock.
    pub(crate) now: i64,
    pub(crate) takeback: Option<Takeback>,
    pub(crate) rematch: Option<String>,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) seats: Vec<Sitter>,
    pub(crate) views: Vec<Look>,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Stage {
    Open,
    Playing,
    Finished,
    Closed,
}

/// A seat's clock, in milliseconds.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Clock {
    /// What was left when it last stood.
    pub(crate) left: i64,
    /// Since when it runs, if it does.
    pub(crate) since: Option<i64>,
}

/// A wish to take something back.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Takeback {
    pub(crate) seat: Seat,
    pub(crate) agreed: SeatSet,
    pub(crate) asked: SeatSet,
}

/// Who sits in a seat.
#[derive(Debug, Deserialize)]
pub(crate) struct Sitter {
    pub(crate) name: Option<String>,
    pub(crate) bot: Option<String>,
    pub(crate) instead_of: Option<String>,
    pub(crate) yours: bool,
}

impl Sitter {
    /// Whether nobody sits there.
    pub(crate) fn is_free(&self) -> bool {
        self.name.is_none() && self.bot.is_none()
    }
}

/// The game as seen from one seat, or from outside.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Look {
    pub(crate) seat: Option<Seat>,
    pub(crate) view: Value,
    pub(crate) legal: Vec<String>,
    /// Whether the last action may be taken back without asking.
    pub(crate) undo: bool,
}

/// Something that has happened at a table.
#[derive(Debug, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub(crate) enum Event {
    Sat {
        seat: Seat,
        name: String,
    },
    BotSat {
        seat: Seat,
        level: String,
    },
    Left {
        seat: Seat,
    },
    Word {
        seat: Seat,
    },
    Started,
    Acted {
        by: Actor,
        heard: Vec<Heard>,
    },
    RanOut {
        seat: Seat,
        heard: Vec<Heard>,
    },
    BotTook {
        seat: Seat,
        level: String,
        late: bool,
    },
    Returned {
        seat: Seat,
    },
    Reminded {
        seat: Seat,
    },
    TakebackAsked {
        seat: Seat,
    },
    TakebackAnswered {
        seat: Seat,
        yes: bool,
    },
    TakenBack {
        seat: Seat,
    },
    Said {
        name: String,
        text: String,
    },
    Rematch,
    Closed,
    Woken,
    /// What a newer server tells.
    #[serde(other)]
    Other,
}

impl Event {
    /// Whether the game stands otherwise after it.
    pub(crate) fn is_of_the_game(&self) -> bool {
        matches!(
            self,
            Self::Started | Self::Acted { .. } | Self::RanOut { .. } | Self::TakenBack { .. }
        )
    }
}

/// What is heard of an event of the game.
#[derive(Debug, Deserialize)]
pub(crate) struct Heard {
    /// The seat that hears it so; nothing if everyone does.
    #[serde(default)]
    pub(crate) seat: Option<Seat>,
    /// As data.
    pub(crate) seen: Value,
    /// As a sentence of the server.
    pub(crate) words: String,
}

//! What happens at a table, as it is sent: each viewer is sent what they may know.

use std::borrow::Cow;

use ardri_core::fairness::Commitment;
use ardri_core::{Actor, Message, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::clock::Instant;
use crate::ids::{PersonId, TableId};
use crate::json::{Json, is_false};
use crate::snapshot::Look;

/// An event as it is sent.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(export_to = "server.ts", rename = "TableEvent")
)]
pub struct Event<'a> {
    /// Its number: that of the log's entry.
    pub number: u64,
    /// When it happened.
    pub at: Instant,
    /// What happened.
    #[serde(flatten)]
    pub event: VisibleEvent<'a>,
}

/// What is shown of an entry.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub enum VisibleEvent<'a> {
    /// The table was set up.
    Created,
    /// Somebody has taken a seat.
    Sat {
        /// The seat.
        seat: Seat,
        /// Their name; empty for somebody who is gone.
        name: Cow<'a, str>,
        /// Whether they are a guest, whose name anybody may take.
        #[serde(default, skip_serializing_if = "is_false")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
        guest: bool,
    },
    /// A bot was put into a seat.
    BotSat {
        /// The seat.
        seat: Seat,
        /// Its level.
        level: Cow<'a, str>,
        /// The word for whoever it is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        persona: Option<Cow<'a, str>>,
    },
    /// A seat was left.
    Left {
        /// The seat.
        seat: Seat,
    },
    /// A seat has committed itself to a word for the luck. It is shown at the end.
    Word {
        /// The seat.
        seat: Seat,
    },
    /// The table has committed itself to its seed and all words, which are revealed now.
    Sealed {
        /// What everyone should note.
        commitment: Commitment,
    },
    /// A seat has revealed its word to the table.
    WordRevealed {
        /// The seat.
        seat: Seat,
    },
    /// The game has begun.
    Started {
        /// What the table has committed itself to; nothing at tables of an older time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        commitment: Option<Commitment>,
        /// The seats whose words were not revealed in time.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<SeatSet>", optional))]
        withheld: SeatSet,
    },
    /// Somebody has acted.
    Acted {
        /// Who.
        by: Actor,
        /// What came of it.
        heard: Vec<HeardBy<'a>>,
    },
    /// A seat has run out of time and lost.
    RanOut {
        /// The seat.
        seat: Seat,
        /// What came of it.
        heard: Vec<HeardBy<'a>>,
    },
    /// A bot plays on.
    BotTook {
        /// The seat.
        seat: Seat,
        /// Its level.
        level: Cow<'a, str>,
        /// Whether the time had run out.
        late: bool,
    },
    /// The person is back.
    Returned {
        /// The seat.
        seat: Seat,
    },
    /// A seat has little time left.
    Reminded {
        /// The seat.
        seat: Seat,
    },
    /// A seat asks for a takeback.
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
    /// Something was taken back: the event with that number and all later ones of the game.
    TakenBack {
        /// Who.
        seat: Seat,
    },
    /// Somebody has said something.
    Said {
        /// Their number, for those who do not want to hear them.
        person: PersonId,
        /// Their name; empty for somebody who is gone.
        name: Cow<'a, str>,
        /// Whether they are a guest, whose name anybody may take.
        #[serde(default, skip_serializing_if = "is_false")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
        guest: bool,
        /// What; empty if it was taken away since.
        text: Cow<'a, str>,
    },
    /// Somebody at a rematch's table is there.
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
    /// A seat does not want to play again.
    RematchDeclined {
        /// The seat.
        seat: Seat,
    },
    /// They play again, there.
    Rematch {
        /// The new table.
        table: TableId,
    },
    /// The table was given up.
    Closed,
    /// The server is back.
    Woken,
    /// What a newer server tells.
    #[serde(other)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    Other,
}

impl VisibleEvent<'_> {
    /// Whether the game stands otherwise after it.
    #[must_use]
    pub fn is_of_the_game(&self) -> bool {
        matches!(
            self,
            Self::Started { .. }
                | Self::Acted { .. }
                | Self::RanOut { .. }
                | Self::TakenBack { .. }
        )
    }
}

/// What is heard of an event of the game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct HeardBy<'a> {
    /// The seat that hears it so; nothing if everyone does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seat: Option<Seat>,
    /// What it hears.
    #[serde(flatten)]
    pub heard: Cow<'a, Heard>,
}

/// What a viewer hears of one event: the event in its JSON form, and a sentence.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct Heard {
    /// The event.
    #[cfg_attr(feature = "typescript", ts(type = "{ event: string } & Record<string, unknown>"))]
    pub seen: Json,
    /// The sentence, to be said in the reader's language; nothing if it goes without saying.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub text: Option<Message>,
}

/// A moment of a table's life.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct Moment<'a> {
    /// What happened.
    #[serde(flatten)]
    pub event: Event<'a>,
    /// The game after it; empty where it has not changed.
    pub views: Vec<Look>,
}

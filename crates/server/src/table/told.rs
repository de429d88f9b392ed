//! What is shown of what happens at a table, to whoever looks.
//!
//! Everything that is sent about a table is built here and in [`standing`](super::standing), out of
//! view types and [`Telling`]s: what a viewer may not know has no way into it.

use ardri_core::{Actor, Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::play::{Heard, Telling};
use crate::store::{PersonId, TableId};
use crate::table::clock::Instant;
use crate::table::command::Happened;
use crate::table::entry::{Entry, What};
use crate::table::fold::Table;

/// Whoever looks at a table: a person in some of its seats, or in none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Eye {
    /// The person.
    pub person: PersonId,
    /// Their seats.
    pub seats: SeatSet,
}

impl Eye {
    /// What a person sees of a table.
    #[must_use]
    pub fn of(table: &Table, person: PersonId) -> Self {
        Self { person, seats: table.seats_of(person) }
    }

    /// As whom the person sees the game: as each of their seats, or as one who watches.
    pub(crate) fn viewers(self) -> impl Iterator<Item = Viewer> {
        let watches = self.seats.is_empty().then_some(Viewer::Spectator);
        self.seats.iter().map(Viewer::Seat).chain(watches)
    }
}

/// An event as it is sent.
#[derive(Debug, Serialize)]
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
    pub shown: Shown<'a>,
}

/// What is shown of an entry.
#[derive(Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub enum Shown<'a> {
    /// The table was set up.
    Created,
    /// Somebody has taken a seat.
    Sat {
        /// The seat.
        seat: Seat,
        /// Their name.
        name: &'a str,
    },
    /// A bot was put into a seat.
    BotSat {
        /// The seat.
        seat: Seat,
        /// Its level.
        level: &'a str,
    },
    /// A seat was left.
    Left {
        /// The seat.
        seat: Seat,
    },
    /// A seat has added a word to the luck. It is shown at the end.
    Word {
        /// The seat.
        seat: Seat,
    },
    /// The game has begun.
    Started,
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
        level: &'a str,
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
        /// Their name.
        name: &'a str,
        /// What.
        text: &'a str,
    },
    /// They play again, there.
    Rematch {
        /// The new table.
        table: &'a TableId,
    },
    /// The table was given up.
    Closed,
    /// The server is back.
    Woken,
}

/// What is heard of an event of the game.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct HeardBy<'a> {
    /// The seat that hears it so; nothing if everyone does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seat: Option<Seat>,
    /// What it hears.
    #[serde(flatten)]
    pub heard: &'a Heard,
}

impl Happened {
    /// Whose words it is, if it is something said.
    #[must_use]
    pub fn said_by(&self) -> Option<PersonId> {
        match &self.entry.what {
            What::Said { who, .. } => Some(who.person),
            _ => None,
        }
    }

    /// Whether all hear the same of it.
    #[must_use]
    pub fn is_public(&self) -> bool {
        self.told.iter().all(Telling::is_public)
    }

    /// The event as `eye` sees it.
    #[must_use]
    pub fn shown_to(&self, eye: Eye) -> Event<'_> {
        let Entry { number, at, what } = &self.entry;
        Event { number: *number, at: *at, shown: show(what, &self.told, eye) }
    }
}

fn show<'a>(what: &'a What, told: &'a [Telling], eye: Eye) -> Shown<'a> {
    match what {
        What::Created(_) => Shown::Created,
        What::Sat { seat, who } => Shown::Sat { seat: *seat, name: &who.name },
        What::BotSat { seat, level } => Shown::BotSat { seat: *seat, level },
        What::Left { seat } => Shown::Left { seat: *seat },
        What::Word { seat, .. } => Shown::Word { seat: *seat },
        What::Started => Shown::Started,
        What::Acted { by, .. } => Shown::Acted { by: *by, heard: heard(told, eye) },
        What::RanOut { seat } => Shown::RanOut { seat: *seat, heard: heard(told, eye) },
        What::BotTook { seat, level, late } => Shown::BotTook { seat: *seat, level, late: *late },
        What::Returned { seat } => Shown::Returned { seat: *seat },
        What::Reminded { seat } => Shown::Reminded { seat: *seat },
        What::TakebackAsked { seat } => Shown::TakebackAsked { seat: *seat },
        What::TakebackAnswered { seat, yes } => Shown::TakebackAnswered { seat: *seat, yes: *yes },
        What::TakenBack { seat, .. } => Shown::TakenBack { seat: *seat },
        What::Said { who, text } => Shown::Said { person: who.person, name: &who.name, text },
        What::Rematch { table } => Shown::Rematch { table },
        What::Closed => Shown::Closed,
        What::Woken => Shown::Woken,
    }
}

/// What an eye hears: what is public once, what is for a seat alone for that seat.
fn heard(told: &[Telling], eye: Eye) -> Vec<HeardBy<'_>> {
    let mut all = Vec::new();
    for telling in told {
        let public = telling.to(Viewer::Spectator);
        let mut said = false;
        for viewer in eye.viewers() {
            let Some(heard) = telling.to(viewer) else { continue };
            if public.is_some_and(|public| std::ptr::eq(public, heard)) {
                if !said {
                    all.push(HeardBy { seat: None, heard });
                }
                said = true;
            } else {
                let seat = match viewer {
                    Viewer::Seat(seat) => Some(seat),
                    Viewer::Spectator => None,
                };
                all.push(HeardBy { seat, heard });
            }
        }
    }
    all
}

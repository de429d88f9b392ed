//! What is shown of a table and of what happens there, to whoever looks.
//!
//! Everything that is sent about a table is built here, out of view types and [`Telling`]s: what a
//! viewer may not know has no way into it.

use std::sync::Arc;

use ardri_core::fairness::Seed;
use ardri_core::{Actor, Outcome, Seat, SeatSet, Viewer};
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

use crate::play::{Heard, Telling, raw};
use crate::store::{PersonId, TableId};
use crate::table::clock::{ClockRule, ClockView, Instant};
use crate::table::command::Happened;
use crate::table::entry::{Entry, Late, What};
use crate::table::fold::{Sitter, Stage, Table};

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
    fn viewers(self) -> impl Iterator<Item = Viewer> {
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

/// A table as it stands, for one who looks.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct Standing<'a> {
    /// What never changes.
    #[serde(flatten)]
    pub about: About<'a>,
    /// What does.
    #[serde(flatten)]
    pub current: Current<'a>,
}

/// What never changes of a table. Whoever follows a table is told it once.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct About<'a> {
    /// The table.
    pub table: &'a TableId,
    /// The game's name for tools.
    pub game: &'static str,
    /// The game's name for people.
    pub title: &'static str,
    /// The game's options.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    pub options: &'a RawValue,
    /// What the table is called.
    pub name: &'a str,
    /// Whether it is listed.
    pub public: bool,
    /// The name of the host.
    pub host: &'a str,
    /// Whether that is who looks.
    pub hosting: bool,
    /// The kind of clock.
    pub clock: ClockRule,
    /// What happens when the time has run out.
    pub late: Late,
    /// What the server has committed itself to.
    pub commitment: &'a str,
    /// Where they played before.
    pub rematch_of: Option<&'a TableId>,
}

/// What changes of a table.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct Current<'a> {
    /// The number of its last event.
    pub number: u64,
    /// How far it is.
    #[cfg_attr(feature = "typescript", ts(as = "Stage"))]
    pub stage: &'static str,
    /// The seats.
    pub seats: Vec<SeatView<'a>>,
    /// Who has to act.
    pub to_act: SeatSet,
    /// The clocks, if there are any.
    pub clocks: Option<Vec<ClockView>>,
    /// The time on the server's clock.
    pub now: Instant,
    /// What the server had committed itself to; shown at the end.
    pub seed: Option<&'a Seed>,
    /// The words that were added to the luck; shown at the end.
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>"))]
    pub words: Option<&'a [String]>,
    /// Who asks for a takeback.
    pub takeback: Option<TakebackView>,
    /// Where they play again.
    pub rematch: Option<&'a TableId>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// The game, as seen from each of one's own seats, or from outside.
    pub views: Vec<Look>,
}

/// A seat as all see it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct SeatView<'a> {
    /// Whose it is; nothing if it is empty or a bot's.
    pub name: Option<&'a str>,
    /// The bot's level.
    pub bot: Option<&'a str>,
    /// For whom the bot plays on.
    pub instead_of: Option<&'a str>,
    /// Whether it is the seat of who looks, or was before a bot took it.
    pub yours: bool,
    /// Whether a word was added to the luck.
    pub word: bool,
}

/// A wish to take something back.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct TakebackView {
    /// Whose.
    pub seat: Seat,
    /// Who has agreed.
    pub agreed: SeatSet,
    /// Who is asked.
    pub asked: SeatSet,
}

/// The game as one viewer sees it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct Look {
    /// The seat; nothing for one who watches.
    pub seat: Option<Seat>,
    /// What there is to see.
    #[serde(serialize_with = "through")]
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub view: Arc<RawValue>,
    /// What the seat may do.
    #[cfg_attr(feature = "typescript", ts(type = "Array<string>"))]
    pub legal: Box<RawValue>,
    /// Whether it may take back its last action by itself.
    pub undo: bool,
    /// Whether it may ask to take back its last action.
    pub takeback: bool,
}

impl Stage {
    /// The word for it.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Playing => "playing",
            Self::Finished => "finished",
            Self::Closed => "closed",
        }
    }
}

impl Table {
    /// The table as `eye` sees it.
    #[must_use]
    pub fn standing(&self, eye: Eye, now: Instant) -> Standing<'_> {
        Standing { about: self.about(eye), current: self.current(&Views::default(), eye, now) }
    }

    fn about(&self, eye: Eye) -> About<'_> {
        About {
            table: &self.id,
            game: self.game.name(),
            title: self.game.title(),
            options: &self.options,
            name: &self.setup.name,
            public: self.setup.public,
            host: &self.setup.host.name,
            hosting: self.setup.host.person == eye.person,
            clock: self.setup.clock,
            late: self.setup.late,
            commitment: &self.commitment,
            rematch_of: self.setup.rematch_of.as_ref(),
        }
    }

    /// What changes of the table as `eye` sees it, with views that are known already.
    pub(crate) fn current(&self, views: &Views, eye: Eye, now: Instant) -> Current<'_> {
        let over = self.stage == Stage::Finished;
        let words: Option<&[String]> = over.then_some(&self.words);
        let seats = self.sitters.iter().zip(&self.words);
        Current {
            number: self.number,
            stage: self.stage.word(),
            seats: seats.map(|(sitter, word)| seat_view(sitter, word, eye)).collect(),
            to_act: self.to_act(),
            clocks: self.clocks.view(),
            now,
            seed: over.then_some(&self.setup.seed),
            words,
            takeback: self.asks.map(|(seat, agreed)| TakebackView {
                seat,
                agreed,
                asked: self.must_agree(seat),
            }),
            rematch: self.rematch.as_ref(),
            outcome: self.outcome(),
            views: eye.viewers().map(|viewer| self.look(views, viewer)).collect(),
        }
    }

    /// The seats that are, or were, those of who looks.
    #[must_use]
    pub fn yours(&self, eye: Eye) -> SeatSet {
        let seats = (0..).map(Seat).zip(&self.sitters);
        let own = seats.filter(|(_, sitter)| seat_view(sitter, "", eye).yours);
        own.map(|(seat, _)| seat).collect()
    }

    /// What all of these see, so that it need not be found out for each of them alone.
    pub(crate) fn views_of(&self, eyes: impl Iterator<Item = Eye>) -> Views {
        let mut viewers = Vec::new();
        for viewer in eyes.flat_map(Eye::viewers) {
            if !viewers.contains(&viewer) {
                viewers.push(viewer);
            }
        }
        Views { views: self.views(&viewers), viewers }
    }

    fn look(&self, views: &Views, viewer: Viewer) -> Look {
        let known = views.viewers.iter().position(|known| *known == viewer);
        let view = match known {
            Some(place) => views.views[place].clone(),
            None => self.views(&[viewer]).swap_remove(0),
        };
        match viewer {
            Viewer::Spectator => {
                Look { seat: None, view, legal: nothing(), undo: false, takeback: false }
            }
            Viewer::Seat(seat) => {
                let playing = self.stage == Stage::Playing;
                Look {
                    seat: Some(seat),
                    view,
                    legal: self.legal_list(seat),
                    undo: playing && self.undoes_to(seat).is_some(),
                    takeback: playing && self.takes_back_to(seat).is_some(),
                }
            }
        }
    }
}

/// A list of nothing.
pub(crate) fn nothing() -> Box<RawValue> {
    raw(&[(); 0])
}

/// What several viewers see of a game at one moment.
#[derive(Debug, Default)]
pub(crate) struct Views {
    viewers: Vec<Viewer>,
    views: Vec<Arc<RawValue>>,
}

fn through<S: Serializer>(view: &Arc<RawValue>, serializer: S) -> Result<S::Ok, S::Error> {
    view.as_ref().serialize(serializer)
}

fn seat_view<'a>(sitter: &'a Sitter, word: &str, eye: Eye) -> SeatView<'a> {
    let mut view =
        SeatView { name: None, bot: None, instead_of: None, yours: false, word: !word.is_empty() };
    match sitter {
        Sitter::Empty => {}
        Sitter::Person(who) => {
            view.name = Some(&who.name);
            view.yours = who.person == eye.person;
        }
        Sitter::Bot { level, instead_of } => {
            view.bot = Some(level);
            view.instead_of = instead_of.as_ref().map(|who| who.name.as_str());
            view.yours = instead_of.as_ref().is_some_and(|who| who.person == eye.person);
        }
    }
    view
}

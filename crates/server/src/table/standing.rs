//! A table as it stands, for whoever looks.

use std::sync::Arc;

use ardri_core::fairness::Seed;
use ardri_core::{Message, Outcome, Seat, SeatSet, Viewer};
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

use crate::play::{Seen, raw};
use crate::store::TableId;
use crate::table::clock::{ClockRule, ClockView, Instant};
use crate::table::entry::Late;
use crate::table::fold::{Sitter, Stage, Table};
use crate::table::told::Eye;

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
    /// What all see alike.
    #[serde(flatten)]
    pub common: Common<'a>,
    /// What only this one sees so.
    #[serde(flatten)]
    pub own: Own<'a>,
}

/// What changes of a table and is the same for all who look.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct Common<'a> {
    /// The number of its last event.
    pub number: u64,
    /// How far it is.
    #[cfg_attr(feature = "typescript", ts(as = "Stage"))]
    pub stage: &'static str,
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
    /// How it ended, in a sentence.
    pub ended: Option<Message>,
}

/// What changes of a table and depends on who looks.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct Own<'a> {
    /// The seats.
    pub seats: Vec<SeatView<'a>>,
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
    /// What is asked, in a sentence.
    pub asked: Message,
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
        let own = self.own(&Views::default(), eye);
        Standing { about: self.about(eye), current: Current { common: self.common(now), own } }
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

    /// What changes of the table and all see alike.
    pub(crate) fn common(&self, now: Instant) -> Common<'_> {
        let over = self.stage == Stage::Finished;
        let words: Option<&[String]> = over.then_some(&self.words);
        Common {
            number: self.number,
            stage: self.stage.word(),
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
            ended: if over { self.play.ended() } else { None },
        }
    }

    /// What changes of the table as only `eye` sees it, with views that are known already.
    pub(crate) fn own(&self, views: &Views, eye: Eye) -> Own<'_> {
        let seats = self.sitters.iter().zip(&self.words);
        Own {
            seats: seats.map(|(sitter, word)| seat_view(sitter, word, eye)).collect(),
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
        let Seen { view, asked } = match known {
            Some(place) => views.views[place].clone(),
            None => self.views(&[viewer]).swap_remove(0),
        };
        match viewer {
            Viewer::Spectator => {
                Look { seat: None, view, asked, legal: nothing(), undo: false, takeback: false }
            }
            Viewer::Seat(seat) => {
                let playing = self.stage == Stage::Playing;
                Look {
                    seat: Some(seat),
                    view,
                    asked,
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
    views: Vec<Seen>,
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

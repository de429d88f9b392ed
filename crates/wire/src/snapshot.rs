//! A table as it stands, for whoever looks.

use std::borrow::Cow;

use ardri_core::fairness::{Commitment, Seed};
use ardri_core::{Message, Outcome, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::clock::{ClockRule, ClockView, Instant, Late};
use crate::ids::TableId;
use crate::json::{Json, is_false};
use crate::luck::LuckView;

/// The whole snapshot, or what has changed of it since the last one.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts", rename = "Told"))]
pub enum Standing<'a> {
    /// All of it.
    Whole(Box<Snapshot<'a>>),
    /// What never changes is left out.
    Changed(Box<Current<'a>>),
}

/// A table as it stands, for one who looks.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(export_to = "server.ts", rename = "Standing")
)]
pub struct Snapshot<'a> {
    /// What never changes.
    #[serde(flatten)]
    pub about: About<'a>,
    /// What does.
    #[serde(flatten)]
    pub current: Current<'a>,
}

/// What never changes of a table. Whoever follows a table is told it once.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct About<'a> {
    /// The table.
    pub table: TableId,
    /// The game's name for tools.
    pub game: Cow<'a, str>,
    /// The game's name for people.
    pub title: Cow<'a, str>,
    /// The game's options.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    pub options: Json,
    /// What departs from the usual game, in sentences.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Message>>", optional))]
    pub departs: Vec<Message>,
    /// What the table is called.
    pub name: Cow<'a, str>,
    /// Whether it is listed.
    pub public: bool,
    /// The name of the host; empty if they are gone.
    pub host: Cow<'a, str>,
    /// Whether the host is a guest, whose name anybody may take.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub host_guest: bool,
    /// Whether that is who looks.
    pub hosting: bool,
    /// The kind of clock.
    pub clock: ClockRule,
    /// What happens when the time has run out.
    pub late: Late,
    /// What the server has committed itself to: the hash of its seed.
    pub commitment: Cow<'a, str>,
    /// What the table had committed itself to before its game began, words and all; nothing before that,
    /// and at tables of an older time. Whoever was there heard it when it happened.
    #[serde(default)]
    pub table_commitment: Option<Commitment>,
    /// Where they played before.
    pub rematch_of: Option<TableId>,
}

/// What changes of a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct Current<'a> {
    /// What all see alike.
    #[serde(flatten)]
    pub common: Common<'a>,
    /// What only this one sees so.
    #[serde(flatten)]
    pub own: Own<'a>,
}

/// What can be told of it by whoever sits at it.
impl Current<'_> {
    /// What they see: of several own seats the one that has to act, else the first.
    #[must_use]
    pub fn look(&self) -> Option<&Look> {
        let acts = |look: &&Look| look.seat.is_some_and(|seat| self.common.to_act.contains(seat));
        let views = &self.own.views;
        views.iter().find(acts).or_else(|| views.first())
    }

    /// What they may do.
    #[must_use]
    pub fn legal(&self) -> Vec<String> {
        let legal = self.look().and_then(|look| look.legal.get().ok());
        legal.map(Cow::into_owned).unwrap_or_default()
    }

    /// Their seat; of several the one that has to act.
    #[must_use]
    pub fn me(&self) -> Option<Seat> {
        self.look()?.seat
    }

    /// A seat of theirs that a bot has taken.
    #[must_use]
    pub fn lent(&self) -> Option<Seat> {
        let mut seats = (0..).map(Seat).zip(&self.own.seats);
        seats.find(|(_, sitter)| sitter.yours && sitter.bot.is_some()).map(|(seat, _)| seat)
    }

    /// The seats where nobody sits.
    #[must_use]
    pub fn free(&self) -> Vec<Seat> {
        let seats = (0..).map(Seat).zip(&self.own.seats);
        seats.filter(|(_, sitter)| sitter.is_free()).map(|(seat, _)| seat).collect()
    }

    /// Whether the game is going on.
    #[must_use]
    pub fn is_playing(&self) -> bool {
        self.common.stage == Stage::Playing
    }

    /// Whether the words are sealed, so that the game begins by itself.
    #[must_use]
    pub fn is_starting(&self) -> bool {
        self.common.luck.as_ref().is_some_and(|luck| luck.commitment.is_some())
    }

    /// Who asks them to take something back.
    #[must_use]
    pub fn asks_me(&self) -> Option<Seat> {
        let (asks, me) = (self.common.takeback.as_ref()?, self.me()?);
        (asks.asked.contains(me) && !asks.agreed.contains(me)).then_some(asks.seat)
    }

    /// Who offers them to play again.
    #[must_use]
    pub fn offers_me(&self) -> Option<Seat> {
        let (offer, me) = (self.common.rematch_offer.as_ref()?, self.me()?);
        offer.seat.filter(|_| offer.asked.contains(me) && !offer.accepted.contains(me))
    }
}

/// What changes of a table and is the same for all who look.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct Common<'a> {
    /// The number of its last event.
    pub number: u64,
    /// How far it is.
    pub stage: Stage,
    /// Who has to act.
    pub to_act: SeatSet,
    /// The clocks, if there are any.
    pub clocks: Option<Vec<ClockView>>,
    /// The time on the server's clock.
    pub now: Instant,
    /// The words for the luck, until the game begins.
    #[serde(default)]
    pub luck: Option<LuckView>,
    /// What the server had committed itself to; shown at the end.
    pub seed: Option<Cow<'a, Seed>>,
    /// The words that were added to the luck; shown at the end.
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>"))]
    pub words: Option<Cow<'a, [String]>>,
    /// Who asks for a takeback.
    pub takeback: Option<TakebackView>,
    /// Where they play again.
    pub rematch: Option<TableId>,
    /// What was said about playing again.
    #[serde(default)]
    pub rematch_offer: Option<RematchView>,
    /// At a rematch's table, the seats whose people have said that they are there.
    #[serde(default)]
    pub ready: SeatSet,
    /// Whether hints are given.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub hints: bool,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// How it ended, in a sentence.
    pub ended: Option<Message>,
}

/// What changes of a table and depends on who looks.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct Own<'a> {
    /// The seats.
    pub seats: Vec<SeatView<'a>>,
    /// The game, as seen from each of one's own seats, or from outside.
    pub views: Vec<Look>,
}

/// A seat as all see it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct SeatView<'a> {
    /// Whose it is; nothing if it is empty or a bot's, an empty name if it is of somebody who is gone.
    pub name: Option<Cow<'a, str>>,
    /// Whether that is a guest, whose name anybody may take.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub guest: bool,
    /// The bot's level.
    pub bot: Option<Cow<'a, str>>,
    /// The word for whoever the bot is, with a name and a portrait; nothing for one that has none, or
    /// whose name somebody at the table has taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub persona: Option<Cow<'a, str>>,
    /// For whom the bot plays on.
    pub instead_of: Option<Cow<'a, str>>,
    /// Whether it is the seat of who looks, or was before a bot took it.
    pub yours: bool,
    /// Whether it has committed to a word for the luck.
    pub word: bool,
}

/// A wish to take something back.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct TakebackView {
    /// Whose.
    pub seat: Seat,
    /// Who has agreed.
    pub agreed: SeatSet,
    /// Who is asked.
    pub asked: SeatSet,
}

/// An offer to play again.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct RematchView {
    /// Whose offer stands; nothing if it was declined.
    pub seat: Option<Seat>,
    /// Who has accepted, the offerer included.
    pub accepted: SeatSet,
    /// Who is asked, the offerer included.
    pub asked: SeatSet,
    /// Who has declined.
    pub declined: SeatSet,
}

/// The game as one viewer sees it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct Look {
    /// The seat; nothing for one who watches.
    pub seat: Option<Seat>,
    /// What there is to see.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub view: Json,
    /// What is asked, in a sentence.
    pub asked: Message,
    /// What the seat may do.
    #[cfg_attr(feature = "typescript", ts(type = "Array<string>"))]
    pub legal: Json<Vec<String>>,
    /// Whether it may take back its last action by itself.
    pub undo: bool,
    /// Whether it may ask to take back its last action.
    pub takeback: bool,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub enum Stage {
    /// People take their seats.
    Open,
    /// The game is played.
    Playing,
    /// It is over.
    Finished,
    /// It never began.
    Closed,
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

impl SeatView<'_> {
    /// Whether nobody sits there.
    #[must_use]
    pub fn is_free(&self) -> bool {
        self.name.is_none() && self.bot.is_none()
    }
}

//! What a game says to people, in messages that any language can be made of.

use serde::{Deserialize, Serialize};

use crate::game::Game;
use crate::message::Message;
use crate::outcome::Outcome;
use crate::seat::Seat;

/// A game that can say what happens in it.
///
/// This is the only place where a game's sentences are chosen: the server sends the messages along,
/// and terminal and page only put them into a language. Seats stay seats until somebody who knows
/// what the people in them are called says them.
pub trait Teller: Game {
    /// What a viewer heard of an event, in a sentence; nothing if it goes without saying.
    fn tell(options: &Self::Options, seen: &Self::Seen) -> Option<Message>;

    /// What is asked, as the viewer behind `view` is told it: of the seat `me`, or of others.
    fn asked(options: &Self::Options, view: &Self::View, me: Option<Seat>) -> Message;

    /// How it ended, in a sentence.
    fn ended(options: &Self::Options, outcome: &Outcome) -> Message;

    /// What a coach beside the viewer says of what is asked; nothing where there is nothing to say.
    fn coach(
        options: &Self::Options,
        view: &Self::View,
        me: Option<Seat>,
        legal: &[Self::Action],
    ) -> Option<Advice> {
        let _ = (options, view, me, legal);
        None
    }

    /// An action in words, as it stands in a list of what may be done.
    fn action_text(options: &Self::Options, view: &Self::View, action: &Self::Action) -> Message;

    /// Other names of what an action is about, for whoever types it by them: proper names, no
    /// sentences.
    fn action_names(
        options: &Self::Options,
        view: &Self::View,
        action: &Self::Action,
    ) -> Vec<String> {
        let _ = (options, view, action);
        Vec::new()
    }

    /// The table in words, part by part, for whoever hears it instead of seeing it. The view may be
    /// one that somebody else has written: what it names may not be there.
    fn describe(options: &Self::Options, view: &Self::View, me: Option<Seat>) -> Vec<Section>;

    /// What departs from the usual game, in sentences.
    fn options_text(options: &Self::Options) -> Vec<Message>;

    /// What an action would do, in sentences.
    fn preview(&self, seat: Seat, action: &Self::Action) -> Vec<Message> {
        let _ = (seat, action);
        Vec::new()
    }
}

/// A part of the table in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "core.ts"))]
pub struct Section {
    /// What it is about.
    pub title: Message,
    /// Another name of it, for whoever asks for it by that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub also: Option<String>,
    /// What there is to say of it.
    pub lines: Vec<Message>,
}

impl Section {
    /// A part that has one name.
    #[must_use]
    pub fn new(title: Message, lines: Vec<Message>) -> Self {
        Self { title, also: None, lines }
    }
}

/// What a coach says: why something is asked, and one or two things worth a look.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "core.ts"))]
pub struct Advice {
    /// Why it is asked.
    pub why: Message,
    /// What is worth a look.
    pub look: Vec<Message>,
}

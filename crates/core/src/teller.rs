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
    fn tell(options: &Self::Options, seen: &Self::Seen) -> Option<Message> {
        let _ = (options, seen);
        None
    }

    /// What is asked, as the viewer behind `view` is told it: of the seat `me`, or of others.
    fn asked(options: &Self::Options, view: &Self::View, me: Option<Seat>) -> Message {
        let _ = (options, view, me);
        Message::new("table-asked")
    }

    /// How it ended, in a sentence.
    fn ended(options: &Self::Options, outcome: &Outcome) -> Message {
        let _ = (options, outcome);
        Message::new("table-ended")
    }

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

    /// What an action would do, in sentences.
    fn preview(&self, seat: Seat, action: &Self::Action) -> Vec<Message> {
        let _ = (seat, action);
        Vec::new()
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

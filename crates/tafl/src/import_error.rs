//! Why a written game cannot be read or played to its end.

use ardri_core::{ActionError, Message, NewGameError};

use crate::notation::WrittenMove;
use crate::refusal::Refusal;
use crate::square::ParseMoveError;

/// What is wrong with a game that is written as moves. Moves are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the sentence says what the fields hold
pub enum ImportError {
    /// A word is no move.
    #[error("move {number}: {word}")]
    NotAMove { number: usize, word: ParseMoveError },
    /// The rules refuse a move.
    #[error("move {number}, {written}: {why}")]
    Illegal { number: usize, written: WrittenMove, why: ActionError<Refusal> },
    /// The game was over before.
    #[error("move {number}, {written}: the game is over: {reason}")]
    Over { number: usize, written: WrittenMove, reason: String },
    /// The captures are not those that were made.
    #[error("move {number} is written {written}, but it is {right}")]
    Captures { number: usize, written: WrittenMove, right: WrittenMove },
    /// There are more games than one.
    #[error("the text holds several games; this is the first")]
    Several,
    /// Nobody can play so at all.
    #[error("{0}")]
    Unplayable(#[from] NewGameError),
}

impl ImportError {
    /// What it says to a reader; see [`ardri_core::Game::message`].
    #[must_use]
    pub fn message(&self) -> Message {
        let at = |name, number: &usize| Message::new(name).with("number", *number);
        match self {
            Self::NotAMove { number, word } => {
                at("refused-tafl-move-unread", number).with("why", word.message())
            }
            Self::Illegal { number, written, why } => at("refused-tafl-move-illegal", number)
                .with("move", written.to_string())
                .with("why", why.message::<crate::Tafl<crate::Brandubh>>()),
            Self::Over { number, written, .. } => {
                at("refused-tafl-move-over", number).with("move", written.to_string())
            }
            Self::Captures { number, written, right } => at("refused-tafl-move-captures", number)
                .with("move", written.to_string())
                .with("right", right.to_string()),
            Self::Several => Message::new("refused-tafl-several"),
            Self::Unplayable(error) => error.message().clone(),
        }
    }
}

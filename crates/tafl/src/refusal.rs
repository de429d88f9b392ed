//! Why the rules refuse an action.

use ardri_core::Message;

use crate::movement::MoveError;

/// Why the rules refuse an action.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The move cannot be made.
    #[error("{0}")]
    Move(#[from] MoveError),
    /// Lots are drawn by chance, moves are made by players.
    #[error("{0} cannot be done now")]
    NotNow(String),
}

impl Refusal {
    /// What it says to a player; see [`ardri_core::Game::message`].
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Move(error) => error.message(),
            Self::NotNow(action) => {
                Message::new("refused-tafl-not-now").with("move", action.as_str())
            }
        }
    }

    /// Where the rule stands that forbids it: a mark in `docs/tafl.md`.
    #[must_use]
    pub fn rule(&self) -> &'static str {
        match self {
            Self::Move(error) => error.rule(),
            Self::NotNow(_) => "tafl#turns",
        }
    }
}

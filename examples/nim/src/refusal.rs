//! Why Nim refuses an action.

use ardri_core::Message;

use crate::action::Action;

/// Why an action is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Nothing of the kind can be done now.
    #[error("{0} cannot be done now")]
    NotNow(Action),
    /// The seat does not hold such a card.
    #[error("you have no card that shows {0}")]
    NoCard(u8),
}

impl Refusal {
    /// What is said to the player.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::NotNow(action) => {
                Message::new("refused-nim-not-now").quoting("action", &action.to_string())
            }
            Self::NoCard(card) => Message::new("refused-nim-no-card").with("card", *card),
        }
    }
}

//! Why an entry cannot follow those that are there.

use std::fmt;

use ardri_core::Message;

use crate::play::Objection;
use crate::speech::in_english;

/// Why an entry cannot be the next one of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// The rules of the game are against it.
    Against(Objection),
    /// It does not go with the entries before it.
    Damaged(Message),
}

impl Unfit {
    /// What it says, whatever language one reads.
    #[must_use]
    pub fn message(self) -> Message {
        match self {
            Self::Against(objection) => objection.words,
            Self::Damaged(words) => words,
        }
    }
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Against(objection) => objection.fmt(f),
            Self::Damaged(words) => f.write_str(&in_english(words)),
        }
    }
}

impl From<Objection> for Unfit {
    fn from(objection: Objection) -> Self {
        Self::Against(objection)
    }
}

impl From<Message> for Unfit {
    fn from(words: Message) -> Self {
        Self::Damaged(words)
    }
}

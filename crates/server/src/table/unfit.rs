//! Why an entry cannot follow those that are there.

use std::fmt;

use crate::play::Objection;

/// Why an entry cannot be the next one of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// The rules of the game are against it.
    Against(Objection),
    /// It does not go with the entries before it.
    Damaged(String),
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Against(objection) => objection.fmt(f),
            Self::Damaged(why) => f.write_str(why),
        }
    }
}

impl From<Objection> for Unfit {
    fn from(objection: Objection) -> Self {
        Self::Against(objection)
    }
}

impl From<String> for Unfit {
    fn from(why: String) -> Self {
        Self::Damaged(why)
    }
}

impl From<&str> for Unfit {
    fn from(why: &str) -> Self {
        Self::Damaged(why.into())
    }
}

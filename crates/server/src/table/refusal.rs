//! Why the table does not do what was asked.

use serde::Serialize;

use crate::play::Objection;

/// A refusal: a fixed word for programs and a sentence for people.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The rules of the game forbid it.
    #[error("{0}")]
    Illegal(String),
    /// A rule of the game forbids it, which stands there.
    #[error("{reason}")]
    Rule {
        /// A sentence.
        reason: String,
        /// A page of the rules and a mark on it, as `tafl#straight`.
        rule: &'static str,
    },
    /// Somebody has asked why something cannot be done, and it can.
    #[error("nothing speaks against that")]
    Allowed,
    /// The seat is somebody else's.
    #[error("that seat is not yours")]
    NotYourSeat,
    /// There is no such seat.
    #[error("there is no such seat")]
    NoSuchSeat,
    /// The seat is taken.
    #[error("that seat is taken")]
    Taken,
    /// The host alone may do this.
    #[error("only the host of the table may do that")]
    NotTheHost,
    /// It is too early.
    #[error("the game has not begun")]
    NotBegun,
    /// It is too late.
    #[error("the game has begun")]
    Begun,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The game is not over yet.
    #[error("the game is not over yet")]
    NotOver,
    /// Somebody is missing.
    #[error("not all seats are taken")]
    SeatsEmpty,
    /// There is no bot of that name.
    #[error("there is no bot called {0:?} for this game")]
    NoSuchBot(String),
    /// There is nothing that may be taken back.
    #[error("there is nothing that could be taken back")]
    NothingToTakeBack,
    /// Nobody has asked for a takeback.
    #[error("nobody has asked to take anything back")]
    NotAsked,
    /// A text is too long or empty.
    #[error("{0}")]
    BadText(&'static str),
    /// The host does not want this person.
    #[error("the host of this table does not let you in")]
    Blocked,
    /// The same name was given to two different requests.
    #[error("this request's key was used for another one before")]
    KeyUsed,
    /// The rematch exists.
    #[error("they play again already")]
    Again,
}

impl Refusal {
    /// The word for programs.
    #[must_use]
    pub fn word(&self) -> &'static str {
        match self {
            Self::Illegal(_) | Self::Rule { .. } => "illegal",
            Self::Allowed => "allowed",
            Self::NotYourSeat => "not-your-seat",
            Self::NoSuchSeat => "no-such-seat",
            Self::Taken => "taken",
            Self::NotTheHost => "not-the-host",
            Self::NotBegun => "not-begun",
            Self::Begun => "begun",
            Self::Over => "over",
            Self::NotOver => "not-over",
            Self::SeatsEmpty => "seats-empty",
            Self::NoSuchBot(_) => "no-such-bot",
            Self::NothingToTakeBack => "nothing-to-take-back",
            Self::NotAsked => "not-asked",
            Self::BadText(_) => "bad-text",
            Self::Blocked => "blocked",
            Self::KeyUsed => "key-used",
            Self::Again => "again",
        }
    }

    /// Where the rule of the game stands that forbids it, if one does.
    #[must_use]
    pub fn rule(&self) -> Option<&'static str> {
        if let Self::Rule { rule, .. } = self { Some(rule) } else { None }
    }
}

impl From<Objection> for Refusal {
    fn from(objection: Objection) -> Self {
        match objection {
            Objection { reason, rule: Some(rule) } => Self::Rule { reason, rule },
            Objection { reason, rule: None } => Self::Illegal(reason),
        }
    }
}

/// A refusal as it is sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct Refused {
    /// A fixed word for programs.
    pub refused: &'static str,
    /// A sentence for people.
    pub reason: String,
}

impl From<&Refusal> for Refused {
    fn from(refusal: &Refusal) -> Self {
        Self { refused: refusal.word(), reason: refusal.to_string() }
    }
}

//! Why the table does not do what was asked.

use std::fmt;

use ardri_core::Message;

use crate::error::{EntryError, in_short};
use crate::game::RuleError;

/// A refusal: a fixed word for programs and a sentence for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game cannot be played so.
    Illegal(Message),
    /// A rule of the game forbids it, which stands there.
    Rule {
        /// What is said to the player.
        words: Message,
        /// A page of the rules and a mark on it, as `tafl#straight`.
        rule: &'static str,
    },
    /// Somebody has asked why something cannot be done, and it can.
    Allowed,
    /// The seat is somebody else's.
    NotYourSeat,
    /// There is no such seat.
    NoSuchSeat,
    /// The seat is taken.
    Taken,
    /// The host alone may do this.
    NotTheHost,
    /// It is too early.
    NotBegun,
    /// It is too late.
    Begun,
    /// The game is over.
    Over,
    /// The game is not over yet.
    NotOver,
    /// Somebody is missing.
    SeatsEmpty,
    /// There is no bot of that name.
    NoSuchBot(String),
    /// Somebody of that name is at the table already.
    NameTaken,
    /// There is nothing that may be taken back.
    NothingToTakeBack,
    /// Hints are not given at this table.
    NoHints,
    /// Nobody has asked for a takeback.
    NotAsked,
    /// A text is too long or empty.
    BadText(Message),
    /// The host does not want this person.
    Blocked,
    /// The same name was given to two different requests.
    KeyUsed,
    /// The rematch exists.
    Again,
    /// The seat has offered a rematch, or accepted one, and waits for the others.
    Offered,
    /// Somebody does not want to play again, and is not asked once more.
    Declined,
    /// Nobody has offered a rematch.
    NoOffer,
    /// Somebody who would be asked has blocked the person.
    Unwanted,
    /// Not everybody has said that they are there.
    NotReady,
    /// The words are sealed: nothing changes before the game begins.
    Starting,
    /// A word would be known before all words are sealed.
    TooEarly,
    /// The seat has no word to reveal.
    NoWordDue,
    /// The word is not the one that the seat had committed to.
    OtherWord,
    /// A word is no longer taken in the clear.
    ClearWord,
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
            Self::NameTaken => "name-taken",
            Self::NothingToTakeBack => "nothing-to-take-back",
            Self::NoHints => "no-hints",
            Self::NotAsked => "not-asked",
            Self::BadText(_) => "bad-text",
            Self::Blocked => "blocked",
            Self::KeyUsed => "key-used",
            Self::Again => "again",
            Self::Offered => "offered",
            Self::Declined => "declined",
            Self::NoOffer => "no-offer",
            Self::Unwanted => "blocked",
            Self::NotReady => "not-ready",
            Self::Starting => "starting",
            Self::TooEarly => "too-early",
            Self::NoWordDue => "no-word-due",
            Self::OtherWord => "other-word",
            Self::ClearWord => "clear-word",
        }
    }

    /// What is said to people.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Illegal(words) | Self::Rule { words, .. } | Self::BadText(words) => words.clone(),
            Self::Allowed => Message::new("refused-table-allowed"),
            Self::NotYourSeat => Message::new("refused-table-not-your-seat"),
            Self::NoSuchSeat => Message::new("refused-table-no-such-seat"),
            Self::Taken => Message::new("refused-table-taken"),
            Self::NotTheHost => Message::new("refused-table-not-the-host"),
            Self::NotBegun => Message::new("refused-table-not-begun"),
            Self::Begun => Message::new("refused-table-begun"),
            Self::Over => Message::new("refused-over"),
            Self::NotOver => Message::new("refused-table-not-over"),
            Self::SeatsEmpty => Message::new("refused-table-seats-empty"),
            Self::NoSuchBot(level) => {
                Message::new("refused-table-no-such-bot").quoting("level", level)
            }
            Self::NameTaken => Message::new("refused-table-name-taken"),
            Self::NothingToTakeBack => Message::new("refused-table-nothing-to-take-back"),
            Self::NoHints => Message::new("refused-table-no-hints"),
            Self::NotAsked => Message::new("refused-table-not-asked"),
            Self::Blocked => Message::new("refused-table-blocked"),
            Self::KeyUsed => Message::new("refused-table-key-used"),
            Self::Again => Message::new("refused-table-again"),
            Self::Offered => Message::new("refused-table-offered"),
            Self::Declined => Message::new("refused-table-declined"),
            Self::NoOffer => Message::new("refused-table-no-offer"),
            Self::Unwanted => Message::new("refused-table-unwanted"),
            Self::NotReady => Message::new("refused-table-not-ready"),
            Self::Starting => Message::new("refused-table-starting"),
            Self::TooEarly => Message::new("refused-table-too-early"),
            Self::NoWordDue => Message::new("refused-table-no-word-due"),
            Self::OtherWord => Message::new("refused-table-other-word"),
            Self::ClearWord => Message::new("refused-table-clear-word"),
        }
    }

    /// Where the rule of the game stands that forbids it, if one does.
    #[must_use]
    pub fn rule(&self) -> Option<&'static str> {
        if let Self::Rule { rule, .. } = self { Some(rule) } else { None }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&in_short(&self.message()))
    }
}

impl std::error::Error for Refusal {}

impl From<RuleError> for Refusal {
    fn from(error: RuleError) -> Self {
        match error {
            RuleError { words, rule: Some(rule) } => Self::Rule { words, rule },
            RuleError { words, rule: None } => Self::Illegal(words),
        }
    }
}

impl From<EntryError> for Refusal {
    fn from(error: EntryError) -> Self {
        match error {
            EntryError::Rule(error) => error.into(),
            EntryError::Log(why) => {
                Self::Illegal(Message::new("refused-table-impossible").with("why", why))
            }
        }
    }
}

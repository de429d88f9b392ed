//! Why a record cannot be played again, or its draws do not hold.

use std::fmt;

use crate::fairness::Commitment;
use crate::game::{ActionError, Game, NewGameError};
use crate::message::{Arg, Message};
use crate::record::Record;
use crate::replay::EntryError;
use crate::seat::{Actor, Seat};

/// Where and why a record fails.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct RecordError {
    /// The number of the action, counted from 1; `None` if the flaw is not in an action.
    pub action: Option<usize>,
    /// What is wrong there.
    pub why: RecordErrorKind,
}

impl RecordError {
    pub(crate) fn here(why: RecordErrorKind) -> Self {
        Self { action: None, why }
    }

    pub(crate) fn at(number: usize, why: RecordErrorKind) -> Self {
        Self { action: Some(number), why }
    }

    /// What it says to a reader; see [`Game::message`].
    #[must_use]
    pub fn message(&self) -> Message {
        let why = self.why.message();
        match self.action {
            Some(number) => {
                Message::new("refused-study-action").with("number", number).with("why", why)
            }
            None => why,
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.action {
            Some(number) => write!(f, "action {number}: {}", self.why),
            None => self.why.fmt(f),
        }
    }
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the sentence says what the fields hold
pub enum RecordErrorKind {
    /// It tells of another game.
    #[error("this is a record of {record}, not of {game}")]
    OtherGame { record: String, game: &'static str },
    /// Its options are written wrongly.
    #[error("the options cannot be read: {0}")]
    Options(NewGameError),
    /// Nobody can play so.
    #[error("{0}")]
    Unplayable(#[from] NewGameError),
    /// An entry is no action, or the rules refuse it.
    #[error("{reason}")]
    Refused { reason: String, words: Message },
    /// It names a result too early.
    #[error("the record names a result, but after {actions} actions the game is not over")]
    NotOver { actions: usize },
    /// It names another result.
    #[error("the record says “{told}”, but the game ended thus: {found}")]
    OtherEnd { told: String, found: String },
    /// Nobody has promised anything.
    #[error("the record has no commitment, so its draws cannot be checked")]
    NoCommitment,
    /// What was promised is still a secret.
    #[error("the seed has not been revealed, so the draws cannot be checked")]
    NoSeed,
    /// Something else was promised.
    #[error("the seed is not the one that was committed to")]
    OtherSeed,
    /// Something else was promised than somebody has noted.
    #[error("the record has the commitment {told}, not {noted}")]
    OtherCommitment { told: Commitment, noted: Commitment },
    /// A seat has told another word than it had promised.
    #[error("the word of {0} is not the one that it had committed to")]
    OtherWord(Seat),
    /// The commitment does not follow from the seed and the words.
    #[error("the table’s commitment is not made of this seed and these words")]
    OtherTable,
    /// A bot adds to the luck, or a person is said to be a bot.
    #[error("{0} is told as a bot and as a person at once, and a bot has no word")]
    BotWord(Seat),
    /// The rules leave something to chance and do not say what.
    #[error("the game cannot say what chance decides here")]
    Undecided,
    /// Somebody has done what chance has to do.
    #[error("chance has to act here, not {0}")]
    NotChance(Seat),
    /// A draw does not follow from the seed.
    #[error("draw {number} should be “{due}”, but the record has “{told}”")]
    Draw { number: usize, due: String, told: String },
}

impl RecordErrorKind {
    /// A record that promises something else than somebody has noted before the game, if it does.
    #[must_use]
    pub fn other_commitment(record: &Record, noted: &Commitment) -> Option<Self> {
        match &record.fairness {
            None => Some(Self::NoCommitment),
            Some(fairness) if fairness.commitment == *noted => None,
            Some(fairness) => Some(Self::OtherCommitment {
                told: fairness.commitment.clone(),
                noted: noted.clone(),
            }),
        }
    }

    /// An entry that was not done.
    pub(crate) fn refused<G: Game>(error: &EntryError<G::Refusal>) -> Self {
        let words = match error {
            // Whoever reads a record need not have played it, so nobody is spoken to.
            EntryError::Illegal(ActionError::NotYourTurn(Actor::Seat(seat))) => {
                Message::new("refused-record-turn").with("seat", Arg::number_of(*seat))
            }
            error => error.message::<G>(),
        };
        Self::Refused { reason: error.to_string(), words }
    }

    /// What it says to a reader; see [`Game::message`].
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::OtherGame { record, game } => Message::new("refused-record-other-game")
                .quoting("record", record)
                .with("game", *game),
            Self::Options(error) | Self::Unplayable(error) => error.message().clone(),
            Self::Refused { words, .. } => words.clone(),
            Self::NotOver { actions } => {
                Message::new("refused-record-not-over").with("actions", *actions)
            }
            // Both ends are in English: one as the record has it, the other for tools.
            Self::OtherEnd { .. } => Message::new("refused-study-other-end"),
            Self::NoCommitment => Message::new("refused-record-no-commitment"),
            Self::NoSeed => Message::new("refused-record-no-seed"),
            Self::OtherSeed => Message::new("refused-record-other-seed"),
            Self::OtherCommitment { told, noted } => {
                Message::new("refused-record-other-commitment")
                    .with("told", told.to_string())
                    .with("noted", noted.to_string())
            }
            Self::OtherWord(seat) => {
                Message::new("refused-record-other-word").with("seat", Arg::number_of(*seat))
            }
            Self::OtherTable => Message::new("refused-record-other-table"),
            Self::BotWord(seat) => {
                Message::new("refused-record-bot-word").with("seat", Arg::number_of(*seat))
            }
            Self::Undecided => Message::new("refused-record-undecided"),
            Self::NotChance(seat) => {
                Message::new("refused-record-not-chance").with("seat", Arg::number_of(*seat))
            }
            Self::Draw { number, due, told } => Message::new("refused-record-draw")
                .with("number", *number)
                .with("due", due.as_str())
                .with("told", told.as_str()),
        }
    }
}

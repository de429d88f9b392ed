//! Why a record cannot be played again, or its draws do not hold.

use std::fmt;

use crate::fairness::Commitment;
use crate::game::{Game, Illegal, Unplayable};
use crate::record::Record;
use crate::replay::NotDone;
use crate::seat::{Actor, Seat};
use crate::words::Words;

/// Where and why a record fails.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Flaw {
    /// The number of the action, counted from 1; `None` if the flaw is not in an action.
    pub action: Option<usize>,
    /// What is wrong there.
    pub why: Wrong,
}

impl Flaw {
    pub(crate) fn here(why: Wrong) -> Self {
        Self { action: None, why }
    }

    pub(crate) fn at(number: usize, why: Wrong) -> Self {
        Self { action: Some(number), why }
    }

    /// What it says to a reader; see [`Game::words`].
    #[must_use]
    pub fn words(&self) -> Words {
        let why = self.why.words();
        match self.action {
            Some(number) => {
                Words::new("refused-study-action").with("number", number).with("why", why)
            }
            None => why,
        }
    }
}

impl fmt::Display for Flaw {
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
pub enum Wrong {
    /// It tells of another game.
    #[error("this is a record of {record}, not of {game}")]
    OtherGame { record: String, game: &'static str },
    /// Its options are written wrongly.
    #[error("the options cannot be read: {0}")]
    Options(Unplayable),
    /// Nobody can play so.
    #[error("{0}")]
    Unplayable(#[from] Unplayable),
    /// An entry is no action, or the rules refuse it.
    #[error("{reason}")]
    Refused { reason: String, words: Words },
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

impl Wrong {
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
    pub(crate) fn refused<G: Game>(error: &NotDone<G::Refusal>) -> Self {
        let words = match error {
            // Whoever reads a record need not have played it, so nobody is spoken to.
            NotDone::Illegal(Illegal::NotYourTurn(Actor::Seat(seat))) => {
                Words::new("refused-record-turn").with("seat", seat.0)
            }
            error => error.words::<G>(),
        };
        Self::Refused { reason: error.to_string(), words }
    }

    /// What it says to a reader; see [`Game::words`].
    #[must_use]
    pub fn words(&self) -> Words {
        match self {
            Self::OtherGame { record, game } => Words::new("refused-record-other-game")
                .quoting("record", record)
                .with("game", *game),
            Self::Options(error) | Self::Unplayable(error) => error.words().clone(),
            Self::Refused { words, .. } => words.clone(),
            Self::NotOver { actions } => {
                Words::new("refused-record-not-over").with("actions", *actions)
            }
            // Both ends are in English: one as the record has it, the other for tools.
            Self::OtherEnd { .. } => Words::new("refused-study-other-end"),
            Self::NoCommitment => Words::new("refused-record-no-commitment"),
            Self::NoSeed => Words::new("refused-record-no-seed"),
            Self::OtherSeed => Words::new("refused-record-other-seed"),
            Self::OtherCommitment { told, noted } => Words::new("refused-record-other-commitment")
                .with("told", told.to_string())
                .with("noted", noted.to_string()),
            Self::Undecided => Words::new("refused-record-undecided"),
            Self::NotChance(seat) => Words::new("refused-record-not-chance").with("seat", seat.0),
            Self::Draw { number, due, told } => Words::new("refused-record-draw")
                .with("number", *number)
                .with("due", due.as_str())
                .with("told", told.as_str()),
        }
    }
}

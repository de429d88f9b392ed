//! Why the rules refuse an action, in words that a player understands.

use ardri_core::Seat;

use crate::action::{Action, Id};
use crate::player::name;

/// A rule that forbids an action.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the sentence says what the fields hold
pub enum Refusal {
    /// Something else is to be done now.
    #[error("“{action}” cannot be done now: {due}")]
    NotNow { action: Box<Action>, due: &'static str },
    /// Chance can give each Objective only once.
    #[error("these are not the Objectives of the deck, each once")]
    NotTheDeck,
    /// The number or the colour of the dice is wrong.
    #[error("{standard} standard dice{} are rolled here", if *red { " and the red one" } else { "" })]
    WrongDice { standard: u8, red: bool },
    /// The Objective was not drawn.
    #[error("you did not draw the Objective “{0}”")]
    NotDrawn(Id),
    /// No card grants that die.
    #[error("no Hero in front of you grants that die")]
    NoSuchDie,
    /// There is no such card.
    #[error("there is no card “{0}” in this deck")]
    NoSuchCard(Id),
    /// The target of the turn is another card.
    #[error("you have begun to fill “{0}” and must keep to it this turn")]
    OtherTarget(Id),
    /// One's own card.
    #[error("“{0}” is yours already")]
    YourOwn(Id),
    /// The region is locked.
    #[error("“{card}” lies in a region that {} has locked", name(*owner))]
    Locked { card: Id, owner: Seat },
    /// There is no such line.
    #[error("“{0}” has no such line")]
    NoSuchLine(Id),
    /// The line is filled.
    #[error("that line is filled already")]
    LineFilled,
    /// The dice were not rolled.
    #[error("you did not roll these dice")]
    NotRolled,
    /// The dice do not fill the line, or not without waste.
    #[error("these dice do not fill the line exactly: every symbol once, and no Spear too many")]
    DoesNotFill,
    /// There is no such seat among those tied.
    #[error("{0} is not among those tied")]
    NotTied(Seat),
}

impl Refusal {
    /// Where the rule stands that forbids it: a mark in `docs/high-throne.md`.
    #[must_use]
    pub fn rule(&self) -> &'static str {
        match self {
            Self::NotNow { .. } => "high-throne#after-roll",
            Self::NotTheDeck | Self::NotDrawn(_) => "high-throne#objectives",
            Self::WrongDice { .. } => "high-throne#seven-dice",
            Self::NoSuchDie => "high-throne#heroes",
            Self::NoSuchCard(_) => "high-throne#aim",
            Self::OtherTarget(_) => "high-throne#target",
            Self::YourOwn(_) | Self::Locked { .. } => "high-throne#not-yours",
            Self::NoSuchLine(_) | Self::LineFilled | Self::NotRolled => "high-throne#fill",
            Self::DoesNotFill => "high-throne#exact",
            Self::NotTied(_) => "high-throne#thumb-war",
        }
    }
}

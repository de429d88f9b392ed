//! Why the rules refuse an action, in words that a player understands.

use ardri_core::Seat;

use crate::action::Action;
use crate::card::{Card, Colour};
use crate::player::name;
use crate::town::{Region, Town};

/// A rule that forbids an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the sentence says what the fields hold
pub enum Refusal {
    /// Something else is to be done now.
    #[error("“{action}” cannot be done now: {due}")]
    NotNow { action: Action, due: &'static str },
    /// Chance can give each card only once.
    #[error("these are not the cards of the deck, each once")]
    NotTheDeck,
    /// There is no such seat at the table.
    #[error("there is no seat {} at this table", seat.0)]
    NoSuchSeat { seat: Seat },
    /// First discs go to different regions.
    #[error("there is a disc in {} already; the first discs go to different regions", .0.name())]
    RegionTaken(Region),
    /// A town with a disc cannot be taken.
    #[error("{} has a disc of {} on it", town.english(), name(*owner))]
    TownTaken { town: Town, owner: Seat },
    /// Only cards of the pack can be picked.
    #[error("card {0} is not in the pack before you")]
    NotInPack(Card),
    /// Only cards of the hand can be played.
    #[error("card {0} is not in your hand")]
    NotInHand(Card),
    /// The leader must be able to match the town.
    #[error("you hold no {colour} or white card to lead to {}", town.english())]
    CannotLead { town: Town, colour: Colour },
    /// The leader must match the town.
    #[error("you lead to {}: play a {colour} or white card", town.english())]
    MustMatch { town: Town, colour: Colour },
    /// The winner takes the primary action.
    #[error("you won the trick, so you take the primary action")]
    YouWon,
    /// A loser takes a secondary action.
    #[error("you did not win the trick, so you take one of the secondary actions, top or bottom")]
    YouLost,
    /// Some cards have one secondary action only.
    #[error("card {0} has no bottom action")]
    NoBottom(Card),
    /// The action has nothing that more could be bought of.
    #[error("with this action nothing can be bought")]
    NothingToBuy,
    /// More than the coins allow.
    #[error("your coins buy {most} more at most, at two coins each")]
    TooFewCoins { most: u8 },
    /// More than the battle area holds.
    #[error("only {left} raiders are in the battle area")]
    FewRaiders { left: u8 },
    /// The track ends.
    #[error("that is beyond the top of the marriage track")]
    TopOfTrack,
    /// The action has no expansion.
    #[error("this action does not allow to expand")]
    NoExpansion,
    /// Too poor to expand.
    #[error("to expand costs five coins, and you would have {coins}")]
    CannotExpand { coins: u8 },
    /// Not joined to an own town.
    #[error("no road joins {} to a town that you control", .0.english())]
    NoRoad(Town),
    /// The trick is about that town.
    #[error("{} is the active town: only the winner of the trick takes it", .0.english())]
    ActiveTown(Town),
    /// The action frees no town.
    #[error("this action does not remove a Viking token")]
    NoFreeing,
    /// A Viking token must be removed.
    #[error("there are Viking tokens on the board: name the town to free")]
    MustFree,
    /// No token there.
    #[error("the Vikings do not hold {}", .0.english())]
    NoVikings(Town),
    /// The marriage card names another region.
    #[error("{} does not lie in {}", town.english(), region.name())]
    WrongRegion { town: Town, region: Region },
    /// Not a town of the player that the choice is about.
    #[error("{} does not control {}", name(*seat), town.english())]
    NotControlled { town: Town, seat: Seat },
    /// One monastery per town.
    #[error("{} has a monastery already", .0.english())]
    HasMonastery(Town),
}

impl Refusal {
    /// Where the rule stands that forbids it: a mark in `docs/brian-boru.md`.
    #[must_use]
    pub fn rule(&self) -> &'static str {
        match self {
            Self::NotNow { .. } => "brian-boru#a-round",
            Self::NotTheDeck => "brian-boru#deal",
            Self::NoSuchSeat { .. } => "brian-boru#players",
            Self::RegionTaken(_) => "brian-boru#first-discs",
            Self::TownTaken { .. } => "brian-boru#one-disc",
            Self::NotInPack(_) => "brian-boru#draft",
            Self::NotInHand(_) => "brian-boru#follow",
            Self::CannotLead { .. } | Self::MustMatch { .. } => "brian-boru#lead",
            Self::YouWon | Self::YouLost | Self::NoBottom(_) => "brian-boru#who-acts",
            Self::NothingToBuy | Self::TooFewCoins { .. } => "brian-boru#buying",
            Self::FewRaiders { .. } => "brian-boru#axe",
            Self::TopOfTrack => "brian-boru#letter",
            Self::NoExpansion
            | Self::CannotExpand { .. }
            | Self::NoRoad(_)
            | Self::ActiveTown(_) => "brian-boru#expand",
            Self::NoFreeing | Self::MustFree | Self::NoVikings(_) => "brian-boru#remove-viking",
            Self::WrongRegion { .. } => "brian-boru#marriage-town",
            Self::NotControlled { .. } => "brian-boru#control",
            Self::HasMonastery(_) => "brian-boru#monastery",
        }
    }
}

//! Why the rules refuse an action, in words that a player understands.

use ardri_core::{Arg, Message, Seat};

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
    NotNow { action: Action, due: Due },
    /// Chance can give each card only once.
    #[error("these are not the cards of the deck, each once")]
    NotTheDeck,
    /// There is no such seat at the table.
    #[error("there is no {seat} at this table")]
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
    /// What it says to a player; see [`ardri_core::Game::message`].
    #[must_use]
    pub fn message(&self) -> Message {
        let town = |name, town: &Town| Message::new(name).with("town", called_town(*town));
        let card = |name, card: &Card| Message::new(name).with("card", u8::from(*card));
        match self {
            Self::NotNow { action, due } => Message::new("refused-boru-not-now")
                .with("action", action.to_string())
                .with("due", due.key()),
            Self::NotTheDeck => Message::new("refused-boru-not-the-deck"),
            Self::NoSuchSeat { seat } => {
                Message::new("refused-boru-no-such-seat").with("seat", Arg::number_of(*seat))
            }
            Self::RegionTaken(region) => {
                Message::new("refused-boru-region-taken").with("region", called_region(*region))
            }
            Self::TownTaken { town: at, owner } => {
                town("refused-boru-town-taken", at).with("name", called(*owner))
            }
            Self::NotInPack(one) => card("refused-boru-not-in-pack", one),
            Self::NotInHand(one) => card("refused-boru-not-in-hand", one),
            Self::CannotLead { town: to, colour } => {
                town("refused-boru-cannot-lead", to).with("colour", colour.to_string())
            }
            Self::MustMatch { town: to, colour } => {
                town("refused-boru-must-match", to).with("colour", colour.to_string())
            }
            Self::YouWon => Message::new("refused-boru-you-won"),
            Self::YouLost => Message::new("refused-boru-you-lost"),
            Self::NoBottom(one) => card("refused-boru-no-bottom", one),
            Self::NothingToBuy => Message::new("refused-boru-nothing-to-buy"),
            Self::TooFewCoins { most } => {
                Message::new("refused-boru-too-few-coins").with("most", *most)
            }
            Self::FewRaiders { left } => {
                Message::new("refused-boru-few-raiders").with("left", *left)
            }
            Self::TopOfTrack => Message::new("refused-boru-top-of-track"),
            Self::NoExpansion => Message::new("refused-boru-no-expansion"),
            Self::CannotExpand { coins } => {
                Message::new("refused-boru-cannot-expand").with("coins", *coins)
            }
            Self::NoRoad(to) => town("refused-boru-no-road", to),
            Self::ActiveTown(at) => town("refused-boru-active-town", at),
            Self::NoFreeing => Message::new("refused-boru-no-freeing"),
            Self::MustFree => Message::new("refused-boru-must-free"),
            Self::NoVikings(at) => town("refused-boru-no-vikings", at),
            Self::WrongRegion { town: at, region } => {
                town("refused-boru-wrong-region", at).with("region", called_region(*region))
            }
            Self::NotControlled { town: at, seat } => {
                town("refused-boru-not-controlled", at).with("name", called(*seat))
            }
            Self::HasMonastery(at) => town("refused-boru-has-monastery", at),
        }
    }

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

/// What is to be done instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the sentence says it
pub enum Due {
    #[error("the marriage deck is shuffled")]
    MarriageDeck,
    #[error("the Viking deck is shuffled")]
    VikingDeck,
    #[error("the marker is given to somebody")]
    FirstMarker,
    #[error("place your first disc")]
    StartTown,
    #[error("the cards are dealt")]
    Deal,
    #[error("pick two cards")]
    Pick,
    #[error("put the marker on a town")]
    Mark,
    #[error("play a card")]
    Play,
    #[error("take an action of your card")]
    Act,
    #[error("place a disc on a town")]
    Settle,
    #[error("answer the Princess")]
    Princess,
    #[error("choose the town that goes to the Vikings")]
    Raid,
    #[error("build a monastery")]
    Build,
    #[error("nothing")]
    Nothing,
}

impl Due {
    /// The word by which texts choose what to say.
    fn key(self) -> &'static str {
        match self {
            Self::MarriageDeck => "marriage-deck",
            Self::VikingDeck => "viking-deck",
            Self::FirstMarker => "first-marker",
            Self::StartTown => "start-town",
            Self::Deal => "deal",
            Self::Pick => "pick",
            Self::Mark => "mark",
            Self::Play => "play",
            Self::Act => "act",
            Self::Settle => "settle",
            Self::Princess => "princess",
            Self::Raid => "raid",
            Self::Build => "build",
            Self::Nothing => "nothing",
        }
    }
}

/// What a seat is called, whatever language one reads.
fn called(seat: Seat) -> Message {
    Message::new("refused-boru-seat").with("seat", Arg::number_of(seat))
}

/// What a town is called, whatever language one reads.
fn called_town(town: Town) -> Message {
    Message::called(town.english(), town.irish())
}

/// What a region is called, whatever language one reads.
fn called_region(region: Region) -> Message {
    Message::new("boru-region-name").with("region", region.letter().to_string())
}

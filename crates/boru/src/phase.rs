//! Where in the round the game is.

use ardri_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::town::Region;

/// What has to be decided next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "step", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Phase {
    /// Chance shuffles the marriage deck.
    MarriageDeck,
    /// Chance shuffles the Viking deck.
    VikingDeck,
    /// Chance gives the marker to a seat.
    FirstMarker,
    /// Each in turn places a first disc.
    StartTowns,
    /// Chance deals.
    Deal,
    /// All pick from their packs.
    Draft,
    /// The leader chooses the active town.
    Mark,
    /// Whoever is next plays a card.
    Play,
    /// Whoever played the lowest card acts.
    Act,
    /// A disc from a marriage card with a region, or from a marriage space.
    Settle {
        /// Who places it.
        seat: Seat,
        /// The region of the marriage card.
        region: Option<Region>,
        /// Whose marriage spaces are still to be rewarded, if that has begun.
        pending: SeatSet,
    },
    /// The Princess's offers.
    Princess {
        /// Who married her.
        seat: Seat,
    },
    /// A town goes to the Vikings.
    Raid {
        /// Who still has to lose a town; the first of them does now.
        pending: SeatSet,
    },
    /// The player with most church discs builds.
    Favour {
        /// Who that is.
        seat: Seat,
    },
    /// Players with four or more church discs build.
    Patron {
        /// Who still has to; the first of them does now.
        pending: SeatSet,
    },
    /// The end.
    Over,
    /// Nothing: the game moves on by itself. Never seen from outside.
    #[serde(skip)]
    Onward(Next),
}

/// What the game does by itself after a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// Start towns, then the first round.
    Started,
    /// Preparation.
    Round,
    /// The packs are passed when all have picked.
    Picked,
    /// A trick, or the end of the tricks.
    Trick,
    /// The next card, or the winner of the trick.
    Played,
    /// The next action, or the end of the trick.
    Acted,
    /// Marriage: the highest disc takes the card.
    Marriage,
    /// Marriage: the disc goes to space 0.
    Married(Seat),
    /// Marriage: these seats gain what their spaces show.
    Spaces(SeatSet),
    /// Battle: is there an incursion?
    Battle,
    /// Battle: these seats lose a town.
    Raids(SeatSet),
    /// Battle: the spoils.
    Spoils,
    /// Church: the player with most discs.
    Favour,
    /// Church: that player takes marker and discs.
    Favoured(Seat),
    /// Church: a point for those who now have most.
    Blessing,
    /// Church: these seats have four or more discs.
    Patrons(SeatSet),
    /// Claim regions, then the next round or the end.
    Claim,
}

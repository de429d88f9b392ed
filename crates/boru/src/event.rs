//! What happens, in full and as a viewer may know it.

use ardri_core::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::act::Deeds;
use crate::board::Contender;
use crate::card::{Card, CardSet};
use crate::marriage::{Marriage, Offer};
use crate::player::{MOST_SEATS, Player};
use crate::score::{Decider, Score};
use crate::town::{Region, Town};
use crate::view::TrickView;

/// Something that happened, with all that is hidden in it.
#[derive(Clone, Debug)]
pub enum Event {
    /// Everyone sees all of it.
    Open(Seen),
    /// The packs were dealt.
    Dealt([CardSet; MOST_SEATS]),
    /// A seat has picked two cards.
    Picked(Seat, CardSet),
    /// The packs were passed to the left; these arrived.
    Passed([CardSet; MOST_SEATS], Whole),
    /// The last cards were discarded.
    LastCards([CardSet; MOST_SEATS]),
}

/// Whether a passed pack was small enough to be taken whole.
pub type Whole = bool;

impl Event {
    /// What `viewer` may know of it.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Seen {
        let own = |cards: &[CardSet; MOST_SEATS]| match viewer {
            Viewer::Seat(seat) => cards.get(seat.index()).copied(),
            Viewer::Spectator => None,
        };
        match self {
            Self::Open(seen) => seen.clone(),
            Self::Dealt(packs) => Seen::Dealt { cards: own(packs) },
            Self::Picked(seat, cards) => Seen::Picked {
                seat: *seat,
                cards: (viewer == Viewer::Seat(*seat)).then_some(*cards),
            },
            Self::Passed(packs, whole) => Seen::Passed { cards: own(packs), whole: *whole },
            Self::LastCards(cards) => Seen::LastCards { cards: own(cards) },
        }
    }

    /// Whether it showed something that was hidden or decided by chance.
    #[must_use]
    pub fn reveals(&self) -> bool {
        match self {
            Self::Dealt(_) | Self::Passed(..) => true,
            Self::Picked(..) | Self::LastCards(_) => false,
            Self::Open(seen) => matches!(
                seen,
                Seen::MarriageDeck { .. }
                    | Seen::VikingDeck
                    | Seen::FirstMarker { .. }
                    | Seen::RoundBegins { .. }
                    | Seen::Played { .. }
            ),
        }
    }

    /// Whether its seat has chosen by cards that it alone has seen: only a first disc is placed before
    /// there are any.
    #[must_use]
    pub fn shows_choice(&self) -> bool {
        !matches!(self, Self::Open(Seen::Started { .. }))
    }
}

/// What a viewer knows of an event. Cards are there only if they are the viewer's to see.
///
/// Whoever shows the table after each event counts nothing: `now` is what lies in front of the seat, or
/// of each of the seats, after the event; `area` is how many raiders are in the battle area then,
/// `trick` what is on the table, and `held` how many cards the seat still holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)] // the fields are named after what they hold; the variants tell the story
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub enum Seen {
    /// The marriage deck lies ready.
    MarriageDeck { cards: u8 },
    /// The Viking deck lies ready.
    VikingDeck,
    /// Chance gave the marker to a seat.
    FirstMarker { seat: Seat },
    /// A first disc was placed.
    Started { seat: Seat, town: Town },
    /// A Viking and a marriage card were revealed.
    RoundBegins { round: u8, of: u8, raiders: u8, marriage: Marriage, area: u8 },
    /// The packs were dealt; `cards` is the viewer's.
    Dealt { cards: Option<CardSet> },
    /// Somebody has picked; `cards` if it was the viewer.
    Picked { seat: Seat, cards: Option<CardSet> },
    /// The packs went to the left; `cards` came to the viewer.
    Passed { cards: Option<CardSet>, whole: Whole },
    /// The marker was put on a town.
    Marked { seat: Seat, town: Town, trick: Option<TrickView> },
    /// No town is open, so the trick is about none.
    NoOpenTown { leader: Seat },
    /// A card was played.
    Played { seat: Seat, card: Card, held: u8, trick: Option<TrickView> },
    /// The trick has a winner.
    TrickWon { seat: Seat, card: Card, town: Town, trick: Option<TrickView> },
    /// Nobody matched the town.
    TrickLost { town: Option<Town>, trick: Option<TrickView> },
    /// A player took the action of their card.
    Acted {
        seat: Seat,
        card: Card,
        won: bool,
        deeds: Deeds,
        now: Player,
        area: u8,
        trick: Option<TrickView>,
    },
    /// The last cards were discarded unseen; `cards` is the viewer's.
    LastCards { cards: Option<CardSet> },
    /// The highest disc on the marriage track takes the card, and goes back to its foot.
    Married { seat: Seat, space: u8, card: Marriage, now: Player },
    /// All discs are on space 0.
    NobodyMarries { card: Marriage },
    /// A disc was put on a town, from the card of `region` or from a marriage space.
    Settled { seat: Seat, town: Town, region: Option<Region>, now: Player },
    /// There was no open town in the region, or none at all.
    NoRoom { seat: Seat, region: Option<Region> },
    /// What was made of the Princess.
    Offered { seat: Seat, offer: Offer, now: Player },
    /// A marriage space gave something.
    SpaceReward { seat: Seat, space: u8, coins: u8, renown: u8, now: Player },
    /// The battle area is empty.
    Repelled,
    /// Raiders are left: those with the fewest lose a town.
    Incursion { left: u8, fewest: Vec<Seat>, least: u8, most: Vec<Seat>, greatest: u8 },
    /// A town went to the Vikings.
    TownLost { loser: Seat, town: Town, chooser: Seat },
    /// The loser controls no town.
    NothingToLose { loser: Seat },
    /// The one player with most raiders is rewarded.
    Spoils { seat: Seat, raiders: u8, renown: u8, now: Player, area: u8 },
    /// Several have most raiders.
    SpoilsTied { seats: Vec<Seat>, raiders: u8, area: u8 },
    /// Nobody holds a raider.
    NoSpoils { area: u8 },
    /// Those who now have most raiders gain a point each.
    LesserSpoils { seats: Vec<Seat>, raiders: u8, now: Vec<Player> },
    /// The one player with most church discs.
    Favour { seat: Seat, discs: u8 },
    /// Several have most church discs.
    FavourTied { seats: Vec<Seat>, discs: u8 },
    /// Nobody has a church disc.
    NoFavour,
    /// A monastery was built.
    Built { seat: Seat, town: Town, now: Player },
    /// There was no town to build on.
    NoSite { seat: Seat },
    /// The favoured player takes the marker and all discs back.
    FavourEnds { seat: Seat, now: Player },
    /// Those who now have most church discs gain a point each.
    LesserFavour { seats: Vec<Seat>, discs: u8, now: Vec<Player> },
    /// A player with four or more church discs builds.
    Patron { seat: Seat, discs: u8 },
    /// A face-down token was turned up.
    TokenTurned { region: Region, towns: u8 },
    /// A token went to the player with most towns.
    TokenTaken { region: Region, seat: Seat, towns: u8, from: Option<Seat> },
    /// Its holder still has most.
    TokenKept { region: Region, seat: Seat, towns: u8 },
    /// Several are tied for most, so the token stays where it is.
    TokenStays { region: Region, tied: Vec<Contender>, towns: u8, holder: Option<Seat> },
    /// The Vikings have most, so the token goes back to the board, or stays there.
    TokenToVikings { region: Region, towns: u8, from: Option<Seat> },
    /// A player's final score.
    Scored { seat: Seat, score: Score },
    /// The end.
    Won { winners: Vec<Seat>, points: u16, by: Decider },
}

//! What a search asks of a state, thousands of times a second: nothing here makes a list.
//!
//! Whoever searches holds whole states that were [imagined](crate::Hidden); people are shown [views](crate::View).

use ardri_core::{Actor, Game, NoEvents, Seat, SeatSet};
use rand_core::Rng;

use crate::action::Action;
use crate::board::Token;
use crate::card::{Card, CardSet};
use crate::claim::Tally;
use crate::game::BrianBoru;
use crate::marriage::{Marriage, Offer};
use crate::phase::Phase;
use crate::player::Player;
use crate::printed::PRESENCE;
use crate::town::{Region, Town, TownSet};

/// What has to be decided, without the details of [`Asked`](crate::Asked).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Chance shuffles or deals.
    Chance,
    /// A first disc.
    Start,
    /// Two cards from a pack.
    Pick,
    /// The active town.
    Mark,
    /// A card.
    Play,
    /// The action of a card.
    Act,
    /// A disc from a marriage.
    Settle,
    /// What to make of the Princess.
    Princess,
    /// A town for the Vikings.
    Raid,
    /// The site of a monastery.
    Build,
    /// Nothing: the game is over.
    Over,
}

impl BrianBoru {
    /// What has to be decided.
    #[must_use]
    pub fn stage(&self) -> Stage {
        match self.phase {
            Phase::MarriageDeck | Phase::VikingDeck | Phase::FirstMarker | Phase::Deal => {
                Stage::Chance
            }
            Phase::StartTowns => Stage::Start,
            Phase::Draft => Stage::Pick,
            Phase::Mark => Stage::Mark,
            Phase::Play => Stage::Play,
            Phase::Act => Stage::Act,
            Phase::Settle { .. } => Stage::Settle,
            Phase::Princess { .. } => Stage::Princess,
            Phase::Raid { .. } => Stage::Raid,
            Phase::Favour { .. } | Phase::Patron { .. } => Stage::Build,
            Phase::Over | Phase::Onward(_) => Stage::Over,
        }
    }

    /// Takes an action of a seat whose turn it is, as `apply` does; false if the rules forbid it.
    pub fn step(&mut self, seat: Seat, action: &Action) -> bool {
        let done = self.perform(Actor::Seat(seat), action, &mut NoEvents).is_ok();
        if done {
            self.onward(&mut NoEvents);
        }
        done
    }

    /// Lets chance do what is due to it; false if nothing is.
    pub fn fall(&mut self, rng: &mut impl Rng) -> bool {
        let Some(action) = crate::playout::by_chance(self, rng) else { return false };
        let done = self.perform(Actor::Chance, &action, &mut NoEvents).is_ok();
        self.onward(&mut NoEvents);
        done
    }

    /// Hands every legal action of `seat`, whose turn it is, to `each`, in order.
    pub fn for_each_legal(&self, seat: Seat, each: impl FnMut(Action)) {
        self.each_legal(seat, each);
    }

    /// The round, from 1; 0 before the first.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// What lies in front of a seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// Who holds the marker.
    #[must_use]
    pub fn marker(&self) -> Option<Seat> {
        self.marker
    }

    /// The discs of a seat, also those beneath Viking tokens.
    #[must_use]
    pub fn discs(&self, seat: Seat) -> TownSet {
        self.board.discs[seat.index()]
    }

    /// The towns with a Viking token.
    #[must_use]
    pub fn vikings(&self) -> TownSet {
        self.board.vikings
    }

    /// The towns with a monastery.
    #[must_use]
    pub fn monasteries(&self) -> TownSet {
        self.board.monasteries
    }

    /// Where a region's token is.
    #[must_use]
    pub fn token(&self, region: Region) -> Token {
        self.board.tokens[region.index()]
    }

    /// Raiders in the battle area.
    #[must_use]
    pub fn raiders(&self) -> u8 {
        self.board.raiders
    }

    /// The marriage card on display.
    #[must_use]
    pub fn display(&self) -> Option<Marriage> {
        self.display
    }

    /// The town that this trick is about.
    #[must_use]
    pub fn active_town(&self) -> Option<Town> {
        self.trick.town
    }

    /// The card that lies before a seat.
    #[must_use]
    pub fn played_card(&self, seat: Seat) -> Option<Card> {
        self.trick.cards[seat.index()]
    }

    /// Whose card wins the trick as the cards lie.
    #[must_use]
    pub fn trick_leader(&self) -> Option<Seat> {
        self.trick.leading()
    }

    /// The card that has to act, and whether it has won.
    #[must_use]
    pub fn acting(&self) -> Option<(Card, bool)> {
        let (seat, card) = self.trick.lowest()?;
        Some((card, self.trick.winner == Some(seat)))
    }

    /// How many cards a seat keeps when the tricks are over.
    #[must_use]
    pub fn kept(&self) -> usize {
        self.kept_cards()
    }

    /// The cards that a seat kept of the pack of a pass; nothing if it has yet to pick.
    #[must_use]
    pub fn picked(&self, seat: Seat, pass: usize) -> CardSet {
        self.draft.picks[seat.index()].get(pass).copied().unwrap_or_default()
    }

    /// The pack that lay before a seat at a pass, before it took anything.
    #[must_use]
    pub fn pack_at(&self, seat: Seat, pass: usize) -> CardSet {
        self.draft.pack(seat, pass, self.seats)
    }

    /// Who loses the town that a raid asks for.
    #[must_use]
    pub fn loser(&self) -> Option<Seat> {
        match self.phase {
            Phase::Raid { pending } => self.first_of(pending),
            _ => None,
        }
    }

    /// The towns that each seat counts in a region, and what the Vikings count for themselves.
    #[must_use]
    pub fn counts(&self, region: Region) -> ([u8; crate::MOST_SEATS], u8) {
        let tally = Tally::of(self, region);
        (tally.seats, tally.vikings)
    }

    /// In how many regions a seat counts as present, and the points for so many.
    #[must_use]
    pub fn presence_of(&self, seat: Seat) -> (usize, u8) {
        let regions = self.presence(seat);
        (regions, PRESENCE[regions])
    }

    /// What being present in one more region, or with that offer, would add to a seat's points at the end.
    #[must_use]
    pub fn presence_points(regions: usize) -> u8 {
        PRESENCE[regions.min(Region::COUNT)]
    }

    /// What each seat would get of the win if the game ended now.
    #[must_use]
    pub fn shares(&self) -> [f32; crate::MOST_SEATS] {
        let mut ranks = [(0, 0, 0); crate::MOST_SEATS];
        for seat in Seat::all(self.seats) {
            ranks[seat.index()] = self.rank(seat);
        }
        let ranks = &ranks[..usize::from(self.seats)];
        let best = ranks.iter().max();
        let won = ranks.iter().filter(|rank| Some(*rank) == best).count() as f32;
        let mut shares = [0.0; crate::MOST_SEATS];
        for (share, rank) in shares.iter_mut().zip(ranks) {
            *share = if Some(rank) == best { 1.0 / won } else { 0.0 };
        }
        shares
    }

    /// The towns that a seat could expand into if it had the coins.
    #[must_use]
    pub fn expansion_towns(&self, seat: Seat) -> TownSet {
        self.expansions(seat)
    }

    /// Who has made that of the Princess.
    #[must_use]
    pub fn ally_by(&self, offer: Offer) -> Option<Seat> {
        self.ally(offer)
    }

    /// Who has to act, without asking whether they can.
    #[must_use]
    pub fn due_seats(&self) -> SeatSet {
        self.turn().seats()
    }
}

//! What a seat remembers. Nobody may look through the discard, but whoever saw a card played knows that it
//! is gone, and whoever saw a leader who could not match a town knows what that leader does not hold.

use ardri_boru::{Card, CardSet, MOST_SEATS, Marriage, Seen, Town, TownSet, View};
use ardri_core::Seat;

/// What a seat has heard and cannot see any more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    round: u8,
    played: [CardSet; MOST_SEATS],
    lacks: [CardSet; MOST_SEATS],
    /// The Viking and the marriage card of each round so far; none for rounds that were not heard.
    revealed: [Option<(u8, Marriage)>; 4],
    /// The towns with a disc, as far as that was heard.
    taken: TownSet,
    /// A leader who has marked a town and has not played yet, and the towns that were open then.
    marked: Option<(Seat, Town, TownSet)>,
}

impl Memory {
    /// What is known from a view alone: the cards on the table.
    #[must_use]
    pub fn of(view: &View) -> Self {
        let mut memory = Self::default();
        memory.see(view);
        memory
    }

    /// Adds what the seat hears.
    pub fn hear(&mut self, seen: &Seen) {
        match seen {
            Seen::RoundBegins { round, raiders, marriage, .. } => {
                self.begin(*round);
                let place = usize::from(round.saturating_sub(1));
                if let Some(revealed) = self.revealed.get_mut(place) {
                    *revealed = Some((*raiders, *marriage));
                }
            }
            Seen::Started { town, .. } | Seen::Settled { town, .. } => self.take(*town),
            Seen::Acted { deeds, .. } => {
                deeds.town.into_iter().chain(deeds.expanded).for_each(|town| self.take(town));
            }
            Seen::Marked { seat, town, .. } => {
                self.marked = Some((*seat, *town, TownSet::ALL.minus(self.taken)));
            }
            Seen::Played { seat, card, .. } => {
                self.note(*seat, *card);
                self.infer(*card);
            }
            _ => {}
        }
    }

    /// Adds what a view shows, for those who have not heard it.
    pub fn see(&mut self, view: &View) {
        self.begin(view.table.round);
        let Some(trick) = &view.table.trick else { return };
        for (seat, card) in Seat::all(view.table.seats).zip(&trick.cards) {
            if let Some(card) = card {
                self.note(seat, *card);
            }
        }
    }

    /// A new round begins with nothing but the board and what was revealed.
    fn begin(&mut self, round: u8) {
        if self.round != round {
            let Self { revealed, taken, .. } = *self;
            *self = Self { round, revealed, taken, ..Self::default() };
        }
    }

    fn take(&mut self, town: Town) {
        self.taken = self.taken.with(town);
    }

    fn note(&mut self, seat: Seat, card: Card) {
        if let Some(played) = self.played.get_mut(seat.index()) {
            *played = played.with(card);
        }
    }

    /// A leader must match the town, and may mark one that they cannot match only if they match none.
    fn infer(&mut self, card: Card) {
        let Some((leader, town, open)) = self.marked.take() else { return };
        let Some(lacks) = self.lacks.get_mut(leader.index()) else { return };
        if !card.matches(town.colour()) {
            let matching = open.iter().map(|town| CardSet::ALL.matching(town.colour()));
            *lacks = matching.fold(*lacks, CardSet::union);
        }
    }

    /// The cards that `seat` was seen to play.
    #[must_use]
    pub fn played(&self, seat: Seat) -> CardSet {
        self.played.get(seat.index()).copied().unwrap_or_default()
    }

    /// The cards that `seat` cannot hold, since it could not lead with them.
    #[must_use]
    pub fn lacks(&self, seat: Seat) -> CardSet {
        self.lacks.get(seat.index()).copied().unwrap_or_default()
    }

    /// The Viking and the marriage card that began a round, if that was heard.
    #[must_use]
    pub fn revealed(&self, round: u8) -> Option<(u8, Marriage)> {
        *self.revealed.get(usize::from(round.checked_sub(1)?))?
    }
}

//! What a seat remembers of the tricks of a round. Nobody may look through the discard, but whoever
//! saw a card played knows that it is gone.

use ardri_boru::{Card, CardSet, MOST_SEATS, Seen, View};
use ardri_core::Seat;

/// The cards that a seat has seen others play in this round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    round: u8,
    played: [CardSet; MOST_SEATS],
}

impl Memory {
    /// What is known from a view alone: the cards on the table.
    #[must_use]
    pub fn of(view: &View) -> Self {
        let mut memory = Self::default();
        memory.see(view);
        memory
    }

    /// Adds what the seat hears: every card that is played.
    pub fn hear(&mut self, seen: &Seen) {
        match seen {
            Seen::RoundBegins { round, .. } => self.begin(*round),
            Seen::Played { seat, card, .. } => self.note(*seat, *card),
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

    /// A new round begins with nothing.
    fn begin(&mut self, round: u8) {
        if self.round != round {
            *self = Self { round, ..Self::default() };
        }
    }

    fn note(&mut self, seat: Seat, card: Card) {
        if let Some(played) = self.played.get_mut(seat.index()) {
            *played = played.with(card);
        }
    }

    /// The cards that `seat` was seen to play.
    #[must_use]
    pub fn played(&self, seat: Seat) -> CardSet {
        self.played.get(seat.index()).copied().unwrap_or_default()
    }
}

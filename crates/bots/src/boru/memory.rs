//! What a seat remembers of the tricks of a round. Nobody may look through the discard, but whoever
//! saw a card played knows that it is gone.

use ardri_boru::{CardSet, MOST_SEATS, View};
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

    /// Adds what a view shows; a new round begins with nothing.
    pub fn see(&mut self, view: &View) {
        if self.round != view.table.round {
            *self = Self { round: view.table.round, ..Self::default() };
        }
        let Some(trick) = &view.table.trick else { return };
        for (played, card) in self.played.iter_mut().zip(&trick.cards) {
            if let Some(card) = card {
                *played = played.with(*card);
            }
        }
    }

    /// The cards that `seat` was seen to play.
    #[must_use]
    pub fn played(&self, seat: Seat) -> CardSet {
        self.played.get(seat.index()).copied().unwrap_or_default()
    }
}

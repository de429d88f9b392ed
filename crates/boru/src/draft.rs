//! The draft: who was dealt what, and who took what from which pack.

use ardri_core::Seat;

use crate::card::{Card, CardSet};
use crate::player::MOST_SEATS;

/// How many packs a player sees at most: eight cards, then six, four and two.
pub(crate) const MOST_PASSES: usize = 4;

/// The deal of a round and all picks from it. The packs follow from these, also the earlier ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Draft {
    /// The pack that each seat was dealt.
    pub(crate) dealt: [CardSet; MOST_SEATS],
    /// What each seat took from the pack of each pass.
    pub(crate) picks: [[CardSet; MOST_PASSES]; MOST_SEATS],
    /// How often the packs have been passed on.
    pub(crate) pass: u8,
}

impl Draft {
    /// Seat 0 gets the first cards of the dealt order, seat 1 the next, and so on.
    pub(crate) fn deal(order: &[Card; Card::COUNT], seats: u8) -> Self {
        let mut draft = Self::default();
        let packs = order.chunks_exact(pack_size(seats));
        for (pack, cards) in draft.dealt.iter_mut().zip(packs).take(usize::from(seats)) {
            *pack = cards.iter().copied().collect();
        }
        draft
    }

    /// The pack that lay before `seat` at a pass, before it took any card from it.
    pub(crate) fn pack(&self, seat: Seat, pass: usize, seats: u8) -> CardSet {
        // Backwards to the right: whoever had it before, and before that, down to the first.
        let mut taken = CardSet::EMPTY;
        let mut holder = seat.index();
        for earlier in (0..pass).rev() {
            holder = if holder == 0 { usize::from(seats) - 1 } else { holder - 1 };
            taken = taken.union(self.picks[holder][earlier]);
        }
        self.dealt[holder].minus(taken)
    }

    /// What `seat` took at a pass; nothing yet if it has to pick.
    pub(crate) fn picked(&self, seat: Seat, pass: usize) -> CardSet {
        self.picks[seat.index()][pass]
    }

    /// The pack before `seat` now, without what it just took.
    pub(crate) fn before(&self, seat: Seat, seats: u8) -> CardSet {
        let pass = usize::from(self.pass);
        self.pack(seat, pass, seats).minus(self.picked(seat, pass))
    }
}

/// How many cards each seat is dealt.
pub(crate) fn pack_size(seats: u8) -> usize {
    match seats {
        0..=3 => 8,
        4 => 6,
        _ => 5,
    }
}

//! What a card is worth to a bot.

use std::sync::Arc;

use ardri_throne::{Chart, Deck};

use crate::throne::sight::Sight;
use crate::throne::throne_judge::Estimates;

/// A deck with all that bots work out for it once.
#[derive(Debug)]
pub struct Table {
    pub(crate) deck: Arc<Deck>,
    pub(crate) chart: Chart,
    pub(crate) estimates: Estimates,
}

impl Table {
    /// Works a deck out.
    #[must_use]
    pub fn new(deck: Arc<Deck>) -> Self {
        let estimates = Estimates::new(&deck);
        Self { chart: Chart::of(&deck), deck, estimates }
    }

    /// The deck.
    #[must_use]
    pub fn deck(&self) -> &Deck {
        &self.deck
    }
}

/// How a bot weighs cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judge {
    /// By the points that it would have more.
    Points,
    /// By its chance to win the game.
    Throne,
}

impl Judge {
    /// The worth of every card of the deck as a target; nothing for those that cannot be one.
    pub(crate) fn worths(self, table: &Table, sight: &Sight) -> Vec<f64> {
        match self {
            Self::Points => points(&table.deck, sight),
            Self::Throne => table.estimates.worths(&table.deck, sight),
        }
    }

    /// The better of the two Objectives drawn.
    pub(crate) fn keep(self, table: &Table, sight: &Sight, drawn: [u8; 2]) -> u8 {
        let worth = |objective: u8| match self {
            Self::Points => f64::from(table.deck.objectives()[usize::from(objective)].points),
            Self::Throne => table.estimates.objective(&table.deck, sight, objective),
        };
        if worth(drawn[0]) >= worth(drawn[1]) { drawn[0] } else { drawn[1] }
    }
}

fn points(deck: &Deck, sight: &Sight) -> Vec<f64> {
    let own = |sight: &Sight| {
        let objective =
            sight.kept.map_or(0.0, |kept| sight.objective_points(deck, sight.seat, kept));
        sight.points(deck, sight.seat) + objective
    };
    let now = own(sight);
    let mut worths = vec![0.0; deck.cards().len()];
    for card in sight.targets(deck).iter() {
        worths[card] = (own(&sight.with(deck, card)) - now).max(0.0);
    }
    worths
}

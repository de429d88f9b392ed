//! A trick: a town, a card from everyone, and who has won it.

use ardri_core::Seat;
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::player::MOST_SEATS;
use crate::town::Town;

/// The trick on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Trick {
    /// The active town; none before it is marked, or when no town is open.
    pub(crate) town: Option<Town>,
    /// The cards on the table; one leaves when its player has acted.
    pub(crate) cards: [Option<Card>; MOST_SEATS],
    /// Who has won, once all have played.
    pub(crate) winner: Option<Seat>,
}

impl Trick {
    /// Whose card wins as the cards lie: the highest that counts as the town's colour.
    pub(crate) fn leading(&self) -> Option<Seat> {
        let colour = self.town?.colour();
        let matching = self.on_table().filter(|(_, card)| card.matches(colour));
        matching.max_by_key(|(_, card)| *card).map(|(seat, _)| seat)
    }

    /// Who acts next: the lowest card on the table.
    pub(crate) fn lowest(&self) -> Option<(Seat, Card)> {
        self.on_table().min_by_key(|(_, card)| *card)
    }

    /// The cards on the table with who played them.
    pub(crate) fn on_table(&self) -> impl Iterator<Item = (Seat, Card)> {
        (0..).map(Seat).zip(self.cards).filter_map(|(seat, card)| Some((seat, card?)))
    }
}

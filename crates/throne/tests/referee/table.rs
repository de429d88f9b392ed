//! The Ancient cards on the table: who has them, and which regions are locked.

use super::deck::{Deck, Eighth, Line};

#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// Per card: None is the centre.
    pub owner: Vec<Option<usize>>,
    /// Per region: who has locked it.
    pub locked: Vec<Option<usize>>,
}

impl Table {
    /// All cards lie face up in the centre.
    pub fn new(deck: &Deck) -> Table {
        Table { owner: vec![None; deck.cards.len()], locked: vec![None; deck.regions.len()] }
    }

    pub fn centre_is_empty(&self) -> bool {
        self.owner.iter().all(Option::is_some)
    }

    /// A target is a card in the centre, or another player's face-up card: not an own one, and
    /// not one of a locked region.
    pub fn is_target(&self, deck: &Deck, seat: usize, card: usize) -> bool {
        self.owner[card] != Some(seat) && self.locked[deck.cards[card].region].is_none()
    }

    /// The lines of a card as a target: a card of another player has the Spiral of the steal
    /// after its own lines.
    pub fn lines(&self, deck: &Deck, card: usize) -> Vec<Line> {
        let mut lines = deck.cards[card].lines.clone();
        if self.owner[card].is_some() {
            lines.push(Line::steal());
        }
        lines
    }

    /// The player has a Hero with that die in front of them, face up or locked.
    pub fn grants(&self, deck: &Deck, seat: usize, die: Eighth) -> bool {
        let granted = |card: usize| deck.cards[card].die == Some(die);
        (0..deck.cards.len()).any(|card| self.owner[card] == Some(seat) && granted(card))
    }

    /// The card is the player's; who now has every card of its region locks it at once.
    pub fn gain(&mut self, deck: &Deck, seat: usize, card: usize) {
        self.owner[card] = Some(seat);
        let region = deck.cards[card].region;
        let complete = (0..deck.cards.len())
            .filter(|&other| deck.cards[other].region == region)
            .all(|other| self.owner[other] == Some(seat));
        if complete {
            self.locked[region] = Some(seat);
        }
    }
}

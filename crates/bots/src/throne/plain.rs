//! Plain players: they count points, and see no further than the end of their turn.

use ardri_throne::{Deck, Die};

use crate::throne::sight::Sight;

/// What a plain player counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plain {
    /// The points in front of it; what others have is left to them as long as there is anything in the centre.
    Cards,
    /// All points that are its own: cards, regions, the Objective.
    Own,
    /// These, what the owner of a card loses, and a liking for dice.
    Greed,
}

/// What a die is worth to the greedy, in points.
const EXTRA_DIE: f64 = 2.0;
const RED_DIE: f64 = 3.0;
/// More than any card is worth.
const THRONE: f64 = 1000.0;
/// Of cards that bring as much, the one of whoever has most: a share of those points that decides nothing else.
const ENVY: f64 = 1e-4;

impl Plain {
    /// The worth of every card as a target. The last card is worth everything to who is ahead with it, as far
    /// as the table shows, and nothing to others.
    pub(crate) fn worths(self, deck: &Deck, sight: &Sight) -> Vec<f64> {
        let now = self.own(deck, sight);
        let mut worths = vec![0.0; deck.cards().len()];
        for card in sight.targets(deck).iter() {
            let then = sight.with(deck, card);
            if then.centre.is_empty() {
                worths[card] = if then.leads(deck) { THRONE } else { 0.0 };
                continue;
            }
            let gain = self.own(deck, &then) - now;
            let points = |sight: &Sight, seat| sight.points(deck, seat);
            let taken = sight.owner(card).map_or(0.0, |owner| match self {
                Self::Greed => points(sight, owner) - points(&then, owner),
                Self::Cards | Self::Own => ENVY * points(sight, owner),
            });
            let die = match self {
                Self::Greed => die_worth(deck, &then) - die_worth(deck, sight),
                Self::Cards | Self::Own => 0.0,
            };
            worths[card] = (gain + taken + die).max(0.0);
        }
        let centre = |card: &usize| sight.centre.contains(*card);
        if self == Self::Cards && (0..worths.len()).any(|card| centre(&card) && worths[card] > 0.0)
        {
            let steals = worths.iter_mut().enumerate().filter(|(card, _)| !centre(card));
            steals.for_each(|(_, worth)| *worth = 0.0);
        }
        worths
    }

    /// What it counts as its own.
    fn own(self, deck: &Deck, sight: &Sight) -> f64 {
        match self {
            Self::Cards => sight.points(deck, sight.seat),
            Self::Own | Self::Greed => sight.own_points(deck),
        }
    }
}

/// What the best die of the seat's Heroes is worth.
fn die_worth(deck: &Deck, sight: &Sight) -> f64 {
    let held = sight.held[sight.seat.index()].iter();
    let worth = held.map(|card| match deck.cards()[card].die {
        None => 0.0,
        Some(Die::Extra) => EXTRA_DIE,
        Some(Die::Red) => RED_DIE,
    });
    worth.fold(0.0, f64::max)
}

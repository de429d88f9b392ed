//! The chance that an Objective will hold, given the chance of each card to be there at the end.

use ardri_throne::{Cards, Deck, Needs};

/// The chance that `needs` will hold if each card is there with its chance in `hold`, whatever the
/// others do.
pub(crate) fn hope(deck: &Deck, needs: &Needs, hold: &[f64]) -> f64 {
    let all = |cards: Cards| cards.iter().map(|card| hold[card]).product::<f64>();
    let any = |cards: Cards| 1.0 - cards.iter().map(|card| 1.0 - hold[card]).product::<f64>();
    match needs {
        Needs::Of(cards, count) if cards.len() == u32::from(*count) => all(*cards),
        Needs::Of(cards, count) => at_least(*count, cards.iter().map(|card| hold[card])),
        Needs::Groups(groups, count) => at_least(*count, groups.iter().map(|group| any(*group))),
        Needs::Locked(count) => {
            at_least(*count, deck.regions().iter().map(|region| all(region.cards)))
        }
        Needs::All(needs) => needs.iter().map(|needs| hope(deck, needs, hold)).product(),
        Needs::Any(needs) => {
            1.0 - needs.iter().map(|needs| 1.0 - hope(deck, needs, hold)).product::<f64>()
        }
    }
}

/// The chance that at least `count` of some things come true, each with a chance of its own.
fn at_least(count: u8, chances: impl Iterator<Item = f64>) -> f64 {
    let count = usize::from(count);
    // The chance of exactly so many; the last place is for all from `count` on.
    let mut exactly = [0.0; 65];
    exactly[0] = 1.0;
    for chance in chances {
        exactly[count] += exactly[count - 1] * chance;
        for so_many in (1..count).rev() {
            exactly[so_many] = exactly[so_many] * (1.0 - chance) + exactly[so_many - 1] * chance;
        }
        exactly[0] *= 1.0 - chance;
    }
    exactly[count]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn at_least_so_many() {
        let coins = || [0.5; 4].into_iter();
        for (count, known) in [(1, 15.0), (2, 11.0), (3, 5.0), (4, 1.0)] {
            assert!((at_least(count, coins()) - known / 16.0).abs() < 1e-12);
        }
    }

    #[test]
    fn certain_cards_make_certain_objectives() {
        let deck = Deck::ardri();
        for objective in deck.objectives() {
            let cards = deck.cards().len();
            assert!((hope(&deck, &objective.needs, &vec![1.0; cards]) - 1.0).abs() < 1e-12);
            assert!(hope(&deck, &objective.needs, &vec![0.0; cards]).abs() < 1e-12);
        }
    }
}

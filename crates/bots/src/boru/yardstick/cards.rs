//! What a card in hand is worth before its trick.

use ardri_boru::{Card, CardSet, Colour, Part, Step, Symbol};

/// Points that a symbol brings, roughly; a town counts for regions, claims and the marker together.
fn symbol(symbol: Symbol) -> f64 {
    match symbol {
        Symbol::Town => 3.5,
        Symbol::Coin => 0.55,
        Symbol::Pay => -0.8,
        Symbol::Cross | Symbol::Axe | Symbol::Letter => 0.75,
        Symbol::Renown => 1.3,
        Symbol::Expand => 0.4,
        Symbol::RemoveViking => 0.9,
    }
}

fn part(card: Card, part: Part) -> Option<f64> {
    let worth = |step: &Step| symbol(step.symbol) * f64::from(step.count);
    card.steps(part).map(|steps| steps.iter().map(worth).sum())
}

/// The chance that a card wins a trick of its choice: higher ones win more often, and a white one
/// finds a town of its colour everywhere.
fn wins(card: Card) -> f64 {
    let high = f64::from(card.value()) / Card::COUNT as f64;
    let chance = 0.75 * high.powf(1.5);
    if card.colour() == Colour::White { chance + 0.1 } else { chance }
}

/// The points to hope for from a card.
pub(crate) fn card_worth(card: Card) -> f64 {
    let lost = [Part::Top, Part::Bottom].into_iter().filter_map(|lost| part(card, lost));
    let lost = lost.fold(0.0, f64::max);
    let won = part(card, Part::Primary).unwrap_or(0.0);
    lost + wins(card) * (won - lost).max(0.0)
}

/// The points to hope for from a hand of which `discarded` cards are never played.
pub(crate) fn hand_worth(hand: CardSet, discarded: usize) -> f64 {
    let mut worths: Vec<f64> = hand.iter().map(card_worth).collect();
    worths.sort_by(f64::total_cmp);
    worths.iter().skip(discarded).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(value: u8) -> Card {
        Card::new(value).unwrap()
    }

    #[test]
    fn what_wins_tricks_is_worth_more() {
        assert!(wins(card(25)) > wins(card(15)));
        assert!(wins(card(22)) > wins(card(23)), "white goes anywhere");
        assert!((0..25).all(|place| (0.0..1.0).contains(&wins(card(place + 1)))));
    }

    #[test]
    fn the_worst_card_of_a_hand_is_the_one_to_discard() {
        let hand: CardSet = [card(1), card(9), card(21)].into_iter().collect();
        let all = hand_worth(hand, 0);
        let least = hand.iter().map(card_worth).fold(f64::MAX, f64::min);
        assert!((all - hand_worth(hand, 1) - least).abs() < 1e-9);
        assert!(hand_worth(CardSet::EMPTY, 1).abs() < 1e-9);
    }
}

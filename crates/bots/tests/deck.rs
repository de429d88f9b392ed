//! What the deck of the house promises in `docs/decks.md`, as far as a test can tell in seconds.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use std::sync::Arc;

use ardri_bots::throne::{Judge, PlayersStudy, Study, Table, study};
use ardri_throne::{Deck, Line, Odds};

#[test]
fn chances_are_spread_between_a_quarter_and_nine_tenths() {
    let deck = Deck::ardri();
    assert!((16..=18).contains(&deck.cards().len()));
    assert!(deck.objectives().len() >= 12);
    let mut odds = Odds::new();
    let mut chances: Vec<f64> = Vec::new();
    for card in deck.cards() {
        let lines = &card.lines[..card.steal_line()];
        let chance = odds.chance(lines, 7, false);
        assert!((0.25..=0.93).contains(&chance), "{}: {chance}", card.id);
        assert!(lines.iter().map(Line::least_dice).sum::<u8>() <= 6, "{}", card.id);
        chances.push(chance);
    }
    chances.sort_by(f64::total_cmp);
    // Well spread: no wide gap, and no crowd at one place.
    assert!(chances.windows(2).all(|two| two[1] - two[0] < 0.12), "{chances:?}");
    assert!(chances.windows(4).all(|four| four[3] - four[0] > 0.03), "{chances:?}");
}

#[test]
fn every_name_is_given_in_irish_and_every_card_has_its_lore() {
    let deck = Deck::ardri();
    assert!(deck.form().regions.iter().all(|region| !region.irish.is_empty()));
    assert!(deck.form().cards.iter().all(|card| !card.irish.is_empty() && card.lore.len() > 80));
    assert!(deck.form().objectives.iter().all(|objective| !objective.text.is_empty()));
}

#[test]
fn games_are_as_the_study_says() {
    let table = Arc::new(Table::new(Deck::ardri()));
    let cards = table.deck().cards().len();
    let mut opening = vec![0; cards];
    let mut objectives = vec![(0, 0); table.deck().objectives().len()];
    for players in 2..=6 {
        let of =
            Study { table: table.clone(), players, games: 1500, seed: 9, guest: Judge::Throne };
        let count = study(&of).unwrap();
        assert_eq!(count.unfinished, 0);
        let turns = PlayersStudy::mean(&count.turns);
        assert!((40.0..=53.0).contains(&turns), "{players} players: {turns} turns");
        let last = PlayersStudy::mean(&count.last_card_turns);
        assert!(last < 3.2, "{players} players: {last} turns with one card left");
        for (sum, card) in opening.iter_mut().zip(&count.cards) {
            *sum += card.opening;
        }
        for ((kept, held), objective) in objectives.iter_mut().zip(&count.objectives) {
            *kept += objective.kept;
            *held += objective.held;
        }
    }
    // Every card is the best first target for some roll.
    for (card, opening) in table.deck().cards().iter().zip(opening) {
        assert!(opening > 0, "no first turn goes for {}", card.id);
    }
    for (objective, (kept, held)) in table.deck().objectives().iter().zip(objectives) {
        let share = f64::from(held as u32) / f64::from(kept as u32);
        assert!((0.10..=0.60).contains(&share), "{}: {share}", objective.id);
    }
}

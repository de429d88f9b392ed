//! The High Throne keeps the contract of all games, and tells nobody another's Objective.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

mod twin;

use ardri_core::harness::{Plan, check};
use ardri_throne::{Deck, HighThrone, Options};

/// A small deck: games end soon, ties are common.
const SMALL: &str = include_str!("decks/small.toml");
/// One with a Hero that brings no die, and a card that takes all seven dice.
const ALONE: &str = include_str!("decks/alone.toml");

#[test]
fn small_games_keep_the_contract() {
    // Who plays at random seldom fills seven lines in a turn.
    for (deck, games) in [(SMALL, 20), (ALONE, 2)] {
        let options = Options::with_deck(Deck::from_toml(deck).unwrap());
        for seats in 2..=3 {
            let plan = Plan { games, seed: u64::from(seats), longest: 20_000 };
            check::<HighThrone>(&options, seats, plan, twin::twin);
        }
    }
}

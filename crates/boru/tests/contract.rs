//! Brian Boru keeps the contract of all games, and tells nobody what they may not know.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

mod twin;

use ardri_boru::{BrianBoru, LastCard, Options};
use ardri_core::Game;
use ardri_core::harness::{Plan, check};

#[test]
fn brian_boru_keeps_the_contract() {
    for seats in 3..=5 {
        let plan = Plan { games: 12, seed: 100 * u64::from(seats), longest: 400 };
        check::<BrianBoru>(&Options::default(), seats, plan, twin::twin);
    }
}

#[test]
fn the_last_card_played_keeps_the_contract() {
    let plan = Plan { games: 12, seed: 9, longest: 400 };
    let options = Options { last_card: LastCard::Play };
    check::<BrianBoru>(&options, 5, plan, twin::twin);
}

#[test]
fn the_last_card_is_played_with_five_only() {
    let options = Options { last_card: LastCard::Play };
    for seats in [3, 4] {
        let refused = BrianBoru::new(&options, seats).unwrap_err();
        assert_eq!(refused.to_string(), "the last card is played with five players only");
    }
}

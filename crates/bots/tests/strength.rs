//! Each level beats the one below it. The champion of The High Throne does so in `throne.rs`.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use ardri_boru::BrianBoru;
use ardri_core::Game;
use ardri_tafl::{Board, Brandubh, Options, Side, Tablut, Tafl};
use ardri_throne::HighThrone;

mod table;
use table::{result, share};

/// How many of so many decided games the `guest` wins with that side against the `host`.
fn wins<B: Board>(games: usize, side: Side, guest: &str, host: &str) -> usize {
    let levels = match side {
        Side::Vikings => [guest, host],
        Side::Celts => [host, guest],
    };
    let won = |seed| {
        let game: Tafl<B> = result(&Options::default(), &levels, seed, 400);
        game.outcome().map(|_| game.sets()[0].winner == side)
    };
    let won = (0..).filter_map(won).take(games).filter(|won| *won).count();
    println!("{}: {guest} as {side} against {host}: {won} of {games}", B::NAME);
    won
}

/// How many of so many games with each side the `guest` wins.
fn both<B: Board>(games: usize, guest: &str, host: &str) -> usize {
    let sides = [Side::Vikings, Side::Celts].into_iter();
    sides.map(|side| wins::<B>(games, side, guest, host)).sum()
}

#[test]
fn herdsmen_of_tafl_beat_chance_from_both_sides() {
    for side in [Side::Vikings, Side::Celts] {
        assert!(wins::<Brandubh>(50, side, "herdsman", "random") >= 45);
        assert!(wins::<Tablut>(25, side, "herdsman", "random") >= 22);
    }
}

// The seeds fix these games. How much better each level is by many more games is told in docs/engine.md.

#[test]
fn levels_of_brandubh_beat_those_below() {
    assert!(both::<Brandubh>(40, "squire", "herdsman") >= 48);
    assert!(both::<Brandubh>(40, "warrior", "squire") >= 46);
    assert!(both::<Brandubh>(20, "chieftain", "warrior") >= 22);
    assert!(both::<Brandubh>(10, "champion", "chieftain") >= 12);
}

#[test]
fn levels_of_tablut_beat_those_below() {
    assert!(both::<Tablut>(20, "squire", "herdsman") >= 26);
    assert!(both::<Tablut>(12, "warrior", "squire") >= 15);
    assert!(both::<Tablut>(5, "chieftain", "warrior") >= 6);
    assert!(both::<Tablut>(3, "champion", "warrior") >= 5);
}

/// The share of games that one guest wins among three hosts.
fn among_three<G: ardri_bots::Opponents>(guest: &str, host: &str, games: u64, most: usize) -> f64 {
    let won = share::<G>(4, guest, host, games, most);
    println!("{}: {guest} among {host}: {won:.3} of {games}", G::NAME);
    won
}

#[test]
fn a_squire_of_brian_boru_beats_chance() {
    assert!(among_three::<BrianBoru>("squire", "random", 100, 3_000) > 0.5);
}

#[test]
fn levels_of_brian_boru_beat_those_below() {
    assert!(among_three::<BrianBoru>("squire", "herdsman", 60, 3_000) > 0.35);
    assert!(among_three::<BrianBoru>("champion", "squire", 16, 3_000) > 0.35);
}

#[test]
fn a_squire_of_the_high_throne_beats_chance() {
    assert!(among_three::<HighThrone>("squire", "random", 60, 20_000) > 0.5);
}

//! Whole games, written down once; see [`ardri_core::harness::golden`].
//! `ARDRI_BLESS=1 cargo test -p ardri-tafl --test book as_it_was` writes them anew.

use std::collections::BTreeSet;
use std::path::Path;

use super::*;
use ardri_core::Message;
use ardri_core::harness::golden::{Golden, Script};
use ardri_core::replay::verify;
use ardri_texts::{Language, Texts};

fn games() -> Vec<Golden> {
    Golden::all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden"))
}

fn check<B: Board>(game: &Golden) {
    let texts = Texts::new(Language::ENGLISH);
    let show = |game: &Tafl<B>| game.position().to_string();
    let say = |message: &Message| texts.localize_with(message, &|seat| format!("seat {}", seat.0));
    game.check(&Script { show, say });
    game.check_changed::<Tafl<B>>();
}

#[test]
fn every_golden_game_is_played_as_it_was() {
    for game in games() {
        match game.record.game.as_str() {
            "brandubh" => check::<Brandubh>(&game),
            "tablut" => check::<Tablut>(&game),
            other => panic!("{other} is no game of this crate"),
        }
    }
}

#[test]
fn the_golden_games_cover_every_ending_of_every_game() {
    let mut seen = BTreeSet::new();
    for game in games() {
        let kind = game.name().split('-').next().unwrap();
        seen.insert(format!("{kind} {}", game.record.result.as_ref().unwrap().ending));
    }
    for kind in ["brandubh", "federation", "tablut", "advanced"] {
        for ending in
            ["king-captured", "king-escaped", "encircled", "repetition", "no-moves", "resigned"]
        {
            assert!(seen.contains(&format!("{kind} {ending}")), "no {kind} that ends {ending}");
        }
    }
    for ending in ["both-sets", "fewer-moves", "equal-sets"] {
        assert!(seen.contains(&format!("match {ending}")), "no match that ends {ending}");
    }
}

#[test]
fn the_lots_of_the_golden_matches_can_be_verified() {
    let with_lots = games().into_iter().filter(|game| game.record.fairness.is_some());
    let draws = with_lots.map(|game| verify::<Tafl<Brandubh>>(&game.record).unwrap());
    assert!(draws.sum::<usize>() >= 3);
}

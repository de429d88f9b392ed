//! Whole games, written down once; see [`ardri_core::harness::golden`].
//! `ARDRI_BLESS=1 cargo test -p ardri-throne --test book as_it_was` writes them anew.

use std::path::Path;

use ardri_core::Message;
use ardri_core::harness::golden::{Golden, Script};
use ardri_core::replay::verify;
use ardri_texts::{Language, Texts};
use ardri_throne::{HighThrone, Options, name};
use serde_json::Value;

use crate::table::*;

/// The games: name, deck, players, how it ends, and what happens in it.
const GAMES: [(&str, &str, u8, &str, &[&str]); 4] = [
    ("small-2-points", SMALL, 2, "points", &["steals", "on the red die", "extra die.", "locks"]),
    ("small-3-objective", SMALL, 3, "objective", &["steals", "too few", "red die.", "locks"]),
    ("ties-3-thumb-war", TIES, 3, "thumb-war", &["steals", "locks"]),
    ("ties-4-shared", TIES, 4, "shared", &["steals", "roll again"]),
];

fn games() -> Vec<Golden> {
    Golden::all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden"))
}

/// What is to be decided, by whom, with which dice, and what is filled.
fn in_short(game: &HighThrone) -> String {
    let form = serde_json::to_value(game).unwrap();
    let phase = form["phase"].as_str().unwrap();
    match &form["turn"] {
        Value::Null => phase.into(),
        turn => {
            let red = if turn["red"] == true { "r" } else { "" };
            let target = turn["target"].as_str().unwrap_or("-");
            format!(
                "{phase} {} {}{red} {target} {}",
                turn["seat"], turn["standard"], turn["filled"]
            )
        }
    }
}

#[test]
fn every_golden_game_is_played_as_it_was() {
    let texts = Texts::new(Language::ENGLISH);
    let say = |message: &Message| texts.localize_with(message, &|seat| name(seat).into());
    for game in games() {
        game.check(&Script { show: in_short, say });
        game.check_changed::<HighThrone>();
    }
}

#[test]
fn the_golden_games_are_as_they_should_be() {
    let games = games();
    assert_eq!(games.len(), GAMES.len());
    for (game, (name, text, seats, ending, happens)) in games.iter().zip(GAMES) {
        assert_eq!(game.name(), name);
        assert_eq!(game.record.seats.len(), usize::from(seats));
        assert_eq!(game.record.result.as_ref().unwrap().ending, ending);
        let options: Options = serde_json::from_value(game.record.options.clone()).unwrap();
        assert_eq!(*options.the_deck(), deck(text), "{name} is played with another deck");
        for words in happens {
            let told = game.lines.iter().any(|line| line.contains(words));
            assert!(told, "{name} does not tell of {words:?}");
        }
    }
}

#[test]
fn the_rolls_of_the_golden_games_can_be_verified() {
    for game in games() {
        assert!(verify::<HighThrone>(&game.record).unwrap() > 10);
        let mut loaded = game.record;
        let roll = loaded.actions.iter_mut().find(|entry| entry.action.starts_with("roll"));
        roll.unwrap().action = "roll 3 3 3 3 3 3 3".into();
        assert!(verify::<HighThrone>(&loaded).is_err());
    }
}

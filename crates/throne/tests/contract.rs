//! The High Throne keeps the contract of all games, and tells nobody another's Objective.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use ardri_core::harness::{Chooser, Plan, check};
use ardri_core::{Game, Viewer, below};
use ardri_throne::{Deck, HighThrone, Options};
use serde_json::{Value, json};

/// A small deck: games end soon, ties are common.
const SMALL: &str = include_str!("decks/small.toml");

/// The Objectives that the viewer has not seen change places among the others.
fn swap_objectives(game: &HighThrone, viewer: Viewer, chooser: &mut Chooser) -> HighThrone {
    let mut form = serde_json::to_value(game).unwrap();
    let view = game.view(viewer);
    let shown = view.players.iter().any(|player| player.objective.is_some());
    let others: Vec<usize> = (0..view.players.len())
        .filter(|seat| viewer != Viewer::Seat(ardri_core::Seat(*seat as u8)))
        .collect();
    if form["drawn"][0].as_array().unwrap().is_empty() || shown || others.len() < 2 {
        return game.clone();
    }
    let a = others[below(chooser, others.len() as u32) as usize];
    let b = others[below(chooser, others.len() as u32) as usize];
    swap(&mut form["drawn"], a, b);
    // Whoever has kept one still has, only another.
    for seat in [a, b] {
        if form["kept"][seat] != json!(null) {
            form["kept"][seat] = form["drawn"][seat][0].clone();
        }
    }
    serde_json::from_value(form).unwrap()
}

fn swap(list: &mut Value, a: usize, b: usize) {
    list.as_array_mut().unwrap().swap(a, b);
}

#[test]
fn small_games_keep_the_contract() {
    let options = Options::with_deck(Deck::from_toml(SMALL).unwrap());
    for seats in 2..=3 {
        let plan = Plan { games: 20, seed: u64::from(seats), longest: 20_000 };
        check::<HighThrone>(&options, seats, plan, swap_objectives);
    }
}

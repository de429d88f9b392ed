//! Matches of two sets, and games that are over before they begin.

use ardri_core::fairness::Seed;
use ardri_core::{Game, Seat, Viewer};
use ardri_table::local::LocalTable;
use ardri_tafl::{Brandubh, Side, Tafl};
use serde_json::json;

use crate::{begin, from_position, resign, why};

fn side_of(game: &LocalTable, side: Side) -> Option<Seat> {
    game.table().game::<Tafl<Brandubh>>().unwrap().view(Viewer::Spectator).seat_of(side)
}

#[test]
fn a_match_switches_the_sides_and_the_end_of_a_set_stands() {
    let mut game = begin("brandubh", &json!({"two_sets": true}), "pb");
    assert_eq!(side_of(&game, Side::Vikings), Some(Seat(0)));
    resign(&mut game, Seat(0));
    assert_eq!(side_of(&game, Side::Celts), Some(Seat(0)));
    assert_eq!(game.bot_due(), Some(Seat(1)), "the bot begins the second set");
    assert_eq!(game.resigner(), Some(Seat(0)));
    assert_eq!(why(game.undo(Seat(0))).name, "terminal-no-undo-end");
    assert_eq!(game.table().game::<Tafl<Brandubh>>().unwrap().set(), 2);
    resign(&mut game, Seat(0));
    assert!(game.is_over() && game.resigner().is_none());
    assert_eq!(why(game.undo(Seat(0))).name, "terminal-no-undo-end");
    assert!(game.is_over());
    let again = game.again(&Seed([1; 32])).unwrap();
    assert!(again.done().is_empty());
    assert_eq!(again.table().setup().options, game.table().setup().options);
    assert_eq!(again.players(), game.players());
}

#[test]
fn a_game_can_be_over_before_it_begins() {
    let game = from_position("K6/7/7/7/7/7/3t3 a");
    assert!(game.is_over() && game.table().legal(Seat(0)).is_empty());
    assert_eq!(game.kind().verify(&game.record()), Ok(0));
}

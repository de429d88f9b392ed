//! Tablut.

use super::tablut_king_falls as falls;
use super::*;

fn celts(pieces: &str) -> Position<Tablut> {
    placed(pieces, Side::Celts)
}

#[test]
fn the_king_escapes_to_any_edge_square_corners_included() {
    for (king, mv) in
        [("c3", "c3-c1"), ("c3", "c3-a3"), ("c3", "c3-c9"), ("c3", "c3-i3"), ("h8", "h8-h9")]
    {
        let escaped = after(BASIC, celts(&format!("K {king} t g7")), mv);
        assert_eq!(escaped.ending, Some(Ending::KingEscaped), "{mv}");
        assert_eq!(escaped.game.outcome().unwrap().winners, [Seat(1)]);
    }
    assert_eq!(after(BASIC, celts("K c3 t g7"), "c3-c2").ending, None);
    assert_eq!(after(BASIC, celts("K c3 T d3 t g7"), "d3-d1").ending, None);
    // On a corner he can only stand by hand: from any edge square he has won already.
    let corner = game(BASIC, celts("K a1 t g7"));
    assert_eq!(corner.outcome().unwrap().ending, "king-escaped");
}

#[test]
fn edge_escape_is_implied() {
    assert_eq!(Rules::parse("edge-escape").unwrap().on::<Tablut>(), Ok(Rules::BASIC));
    let asked = after("edge-escape", celts("K c3 t g7"), "c3-c1");
    assert_eq!(asked.ending, Some(Ending::KingEscaped));
}

#[test]
fn on_the_throne_the_king_is_captured_by_four_vikings() {
    assert!(falls(BASIC, "K e5 t d5 f5 e6 b4", "b4-e4"));
    assert!(!falls(BASIC, "K e5 t d5 f5 b4", "b4-e4"));
    assert!(!falls(BASIC, "K e5 T f5 t d5 e6 b4", "b4-e4"));
}

#[test]
fn next_to_the_throne_he_is_captured_by_three_vikings() {
    assert!(falls(BASIC, "K e4 t d4 f4 b3", "b3-e3"));
    assert!(falls(BASIC, "K e4 t d4 e3 f8", "f8-f4"));
    assert!(falls(BASIC, "K d5 t d6 d4 c8", "c8-c5"));
    assert!(falls(BASIC, "K e6 t d6 f6 b7", "b7-e7"));
    assert!(falls(BASIC, "K f5 t f6 f4 g8", "g8-g5"));
    // Two on opposite sides are not enough there, nor is one opposite the throne.
    assert!(!falls(BASIC, "K e4 t d4 f8", "f8-f4"));
    assert!(!falls(BASIC, "K e4 t d4 b3", "b3-e3"));
    assert!(!falls(BASIC, "K e4 t b3", "b3-e3"));
    // A guard on the third side is no Viking.
    assert!(!falls(BASIC, "K e4 T f4 t d4 b3", "b3-e3"));
}

#[test]
fn elsewhere_he_is_captured_by_two_on_opposite_sides() {
    assert!(falls(BASIC, "K c3 t b3 d7", "d7-d3"));
    assert!(falls(BASIC, "K e3 t e2 a4", "a4-e4"));
    // Diagonally beside the throne is elsewhere.
    assert!(falls(BASIC, "K d4 t d3 a5", "a5-d5"));
    assert!(!falls(BASIC, "K c3 t c2 d7", "d7-d3"));
    assert!(!falls(BASIC, "K c3 T b3 t d7", "d7-d3"));
    // The moved Viking must be one of the two here, too.
    assert!(!falls(BASIC, "K c3 t b3 d3 f7", "f7-f6"));
}

#[test]
fn all_else_is_as_in_brandubh() {
    let take =
        |pieces: &str, side, mv: &str| after::<Tablut>(BASIC, placed(pieces, side), mv).captured;
    assert_eq!(take("K h8 T c3 t b3 d6", Side::Vikings, "d6-d3"), "c3");
    assert_eq!(take("K h8 T i2 t d3", Side::Vikings, "d3-i3"), "i2");
    assert_eq!(take("K d6 T b3 t c3 a6", Side::Celts, "d6-d3"), "c3");
    assert_eq!(take("K h8 T e4 t a3", Side::Vikings, "a3-e3"), "");
    assert_eq!(take("K h8 T a3 t e4 a6", Side::Celts, "a3-e3"), "");
}

#[test]
fn the_advanced_king_is_captured_only_if_all_four_squares_are_filled() {
    for n in 0..=3 {
        let others = ["b3", "c2", "c4"][..n].join(" ");
        let pieces = format!("K c3 T g7 t {others} d7");
        assert_eq!(falls("advanced", &pieces, "d7-d3"), n == 3, "{n} and the one that moved");
    }
    assert!(falls(BASIC, "K c3 t b3 d7", "d7-d3"));
}

#[test]
fn pieces_of_any_side_fill_the_squares_of_the_advanced_king() {
    assert!(falls("advanced", "K c3 T c2 c4 t b3 d7", "d7-d3"));
    assert!(falls("advanced", "K c3 T b3 c2 c4 t d7", "d7-d3"));
    assert!(!falls("advanced", "K c3 T b3 c2 t d7", "d7-d3"));
    // A strong or basic King is not held by his own guards.
    assert!(!falls(BASIC, "K c3 T b3 c2 c4 t d7", "d7-d3"));
    assert!(!falls("strong-king", "K c3 T c2 c4 t b3 d7", "d7-d3"));
}

#[test]
fn a_vikings_move_must_fill_the_last_square() {
    // A guard fills it: nothing happens, nor when a Viking then moves elsewhere.
    let filled = after("advanced", celts("K c3 T c2 d7 t b3 c4 g7"), "d7-d3");
    assert_eq!(filled.ending, None);
    let mut game = filled.game;
    assert_eq!(go(&mut game, "g7-g6").len(), 1);
    assert_eq!(game.turn(), Turn::Seat(Seat(1)));
    // The King walks into the gap himself.
    let walked = after("advanced", celts("K d3 T c2 t b3 c4 e3 g7"), "d3-c3");
    assert_eq!(walked.ending, None);
}

#[test]
fn next_to_the_advanced_king_the_empty_throne_counts_as_filled() {
    assert!(falls("advanced", "K e4 t d4 f4 b3", "b3-e3"));
    assert!(falls("advanced", "K e4 T d4 f4 t b3", "b3-e3"));
    assert!(!falls("advanced", "K e4 T d4 t b3", "b3-e3"));
    // The throne is not one of the four squares here.
    assert!(!falls("advanced", "K c3 t b3 c2 d7", "d7-d3"));
}

#[test]
fn on_the_throne_the_advanced_king_is_captured_by_four_vikings_only() {
    assert!(falls("advanced", "K e5 t d5 f5 e6 b4", "b4-e4"));
    assert!(!falls("advanced", "K e5 T e6 t d5 f5 b4", "b4-e4"));
}

#[test]
fn strong_king_unarmed_king_and_hostile_throne_combine_with_tablut() {
    assert!(!falls("strong-king", "K c3 t b3 d7", "d7-d3"));
    assert!(falls("strong-king", "K c3 t b3 c2 c4 d7", "d7-d3"));
    assert!(falls("strong-king", "K e4 t d4 f4 b3", "b3-e3"));
    let take = |rules: &str| after::<Tablut>(rules, celts("K d6 T b3 t c3 a6"), "d6-d3").captured;
    assert_eq!([take(BASIC), take("unarmed-king"), take("hostile-throne")], ["c3", "", "c3"]);
    let guard = placed::<Tablut>("K h8 T e4 t a3", Side::Vikings);
    assert_eq!(after(BASIC, guard, "a3-e3").captured, "");
    assert_eq!(after("hostile-throne", guard, "a3-e3").captured, "e4");
    assert_eq!(after("advanced,unarmed-king,hostile-throne", guard, "a3-e3").captured, "e4");
}

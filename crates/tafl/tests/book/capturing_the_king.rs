//! Capturing the King (Brandubh).

use super::brandubh_king_falls as falls;
use super::*;

#[test]
fn on_the_throne_he_is_captured_by_four_vikings() {
    assert!(falls(BASIC, "K d4 t c4 e4 d5 b3", "b3-d3"));
    // Three are not enough.
    assert!(!falls(BASIC, "K d4 t c4 e4 b3", "b3-d3"));
    assert!(!falls(BASIC, "K d4 t d5 e4 b3", "b3-d3"));
    // On the fourth side a guard stands, who is no Viking.
    assert!(!falls(BASIC, "K d4 T e4 t c4 d5 b3", "b3-d3"));
}

#[test]
fn elsewhere_he_is_captured_by_two_on_opposite_sides() {
    assert!(falls(BASIC, "K c3 t b3 d6", "d6-d3"));
    assert!(falls(BASIC, "K c3 t d3 b6", "b6-b3"));
    assert!(falls(BASIC, "K c3 t c2 a4", "a4-c4"));
    assert!(falls(BASIC, "K c3 t c4 f2", "f2-c2"));
    // Beside the throne as well.
    assert!(falls(BASIC, "K d3 t c3 e6", "e6-e3"));
}

#[test]
fn two_that_do_not_stand_opposite_do_not_capture_him() {
    assert!(!falls(BASIC, "K c3 t c2 d6", "d6-d3"));
    assert!(!falls(BASIC, "K c3 t b2 d6", "d6-d3"));
    assert!(!falls(BASIC, "K c3 t d6", "d6-d3"));
    assert!(!falls(BASIC, "K c3 T b3 t d6", "d6-d3"));
}

#[test]
fn the_moved_viking_must_be_one_of_those_that_hold_him() {
    // He stands between b3 and d3, where he may have walked.
    let between = "K c3 t b3 d3 a6 e2";
    assert!(!falls(BASIC, between, "a6-a5"));
    assert!(!falls(BASIC, between, "d3-d2"));
    // A third beside him holds nobody: off the edge it takes two on opposite sides.
    assert!(!falls(BASIC, between, "e2-c2"));
    // One of the two that goes and comes back does capture him.
    let mut game = game::<Brandubh>(BASIC, placed("K c3 T f6 t b3 d3", Side::Vikings));
    for mv in ["d3-d2", "f6-f5", "d2-d3"] {
        assert_ne!(game.turn(), Turn::Over, "before {mv}");
        go(&mut game, mv);
    }
    assert_eq!(game.outcome().unwrap().ending, "king-captured");
}

#[test]
fn he_may_walk_between_two_vikings() {
    let king = after::<Brandubh>(BASIC, placed("K c6 t b3 d3", Side::Celts), "c6-c3");
    assert_eq!(king.ending, None);
    // A guard that moves captures him no more.
    let guard = after::<Brandubh>(BASIC, placed("K c3 T f6 t b3 d3", Side::Celts), "f6-f5");
    assert_eq!(guard.ending, None);
}

#[test]
fn on_an_edge_two_along_it_capture_him() {
    assert!(falls(BASIC, "K d1 t c1 e4", "e4-e1"));
    assert!(falls(BASIC, "K a3 t a2 c4", "c4-a4"));
    // One along the edge and one beside him do not.
    assert!(!falls(BASIC, "K d1 t c1 b2", "b2-d2"));
}

#[test]
fn on_an_edge_he_is_captured_by_vikings_on_his_three_sides() {
    // He himself walked between c1 and e1; the third closes in.
    assert!(falls(BASIC, "K d1 t c1 e1 b2", "b2-d2"));
    assert!(falls(BASIC, "K a3 t a2 a4 b6", "b6-b3"));
    assert!(falls(BASIC, "K g3 t g2 g4 f6", "f6-f3"));
    assert!(falls(BASIC, "K d7 t c7 e7 b6", "b6-d6"));
    // Not if the third side holds a guard, and not by a Viking that goes elsewhere.
    assert!(!falls(BASIC, "K d1 T e1 t c1 b2", "b2-d2"));
    assert!(!falls(BASIC, "K d1 t c1 e1 b2", "b2-b3"));
    assert!(!falls(BASIC, "K d1 T f6 t c1 e1 d2 b2", "b2-b3"));
    // Off the edge three that include no new pair do not capture.
    assert!(!falls(BASIC, "K d2 t c2 e2 b3", "b3-d3"));
}

#[test]
fn a_corner_never_helps_to_capture_him() {
    for rules in [BASIC, "hostile-throne", "unarmed-king", "strong-king", "king-returns"] {
        assert!(!falls(rules, "K b1 t c4 a6", "c4-c1"));
        assert!(!falls(rules, "K g6 t d5 a6", "d5-g5"));
        // Not as the third on an edge, either.
        assert!(!falls(rules, "K b1 t c1 e2", "e2-b2"));
        assert!(!falls(rules, "K g2 t g3 f1", "f1-f2"));
    }
}

#[test]
fn the_throne_never_helps_to_capture_him() {
    for rules in [BASIC, "hostile-throne", FEDERATION] {
        assert!(!falls(rules, "K d3 t a2", "a2-d2"));
        assert!(!falls(rules, "K e4 t f2", "f2-f4"));
        // Beside it, too, two Vikings on opposite sides do.
        assert!(falls(rules, "K e4 t e5 b3", "b3-e3"));
    }
}

#[test]
fn a_captured_king_stays_where_he_fell() {
    let after = after::<Brandubh>(BASIC, placed("K c3 t b3 d6", Side::Vikings), "d6-d3");
    assert_eq!(after.captured, "");
    assert_eq!(after.game.position().to_string(), "7/7/7/7/1tKt3/7/7 d");
    assert_eq!(after.game.position().king().to_string(), "c3");
    assert_eq!(after.game.outcome().unwrap().reason, "The Vikings have captured the King.");
}

#[test]
fn a_move_can_capture_the_king_and_guards_at_once() {
    let after = after::<Brandubh>(BASIC, placed("K c3 T d2 t b3 d1 d6", Side::Vikings), "d6-d3");
    assert_eq!((after.captured.as_str(), after.ending), ("d2", Some(Ending::KingCaptured)));
}

//! The Federation's game.

use super::brandubh_king_falls as falls;
use super::*;
use ardri_tafl::{Preset, combine};

#[test]
fn the_preset_is_four_rules_of_brandubh() {
    let preset: Preset = "federation".parse().unwrap();
    assert_eq!(preset.rules(), Rules::parse(FEDERATION).unwrap());
    assert_eq!(combine::<Brandubh>(Some(preset), Rules::BASIC), Rules::parse(FEDERATION));
    let refused = combine::<Tablut>(Some(preset), Rules::BASIC).unwrap_err();
    assert_eq!(refused.to_string(), "the preset federation belongs to Brandubh");
    let more = combine::<Brandubh>(Some(preset), Rules::parse("unarmed-king").unwrap()).unwrap();
    assert_eq!(more.iter().count(), 5);
}

#[test]
fn the_king_may_return_to_the_throne() {
    for rules in ["king-returns", FEDERATION] {
        let back = after::<Brandubh>(rules, placed("K d2 t a5", Side::Celts), "d2-d4");
        assert_eq!(back.game.position().king().to_string(), "d4");
        assert_eq!(back.ending, None);
        assert!(targets::<Brandubh>(rules, placed("K d2 t a5", Side::Celts), "d2").contains("d4"));
    }
    refusal::<Brandubh>(BASIC, placed("K d2 t a5", Side::Celts), "d2-d4");
    // Back there, four Vikings are needed again.
    assert!(!falls(FEDERATION, "K d4 t c4 e6", "e6-e4"));
    assert!(falls(FEDERATION, "K d4 t c4 e4 d5 b3", "b3-d3"));
    // Only he may return.
    refusal::<Brandubh>(FEDERATION, placed("K f6 T d2 t a5", Side::Celts), "d2-d4");
}

#[test]
fn the_king_who_returns_can_move_though_only_the_throne_is_open() {
    let closing = drawn::<Brandubh>(
        Side::Vikings,
        ". . . . . . .
         . . . . . . .
         . . . t . . .
         . . . . t . .
         . . t K T t .
         . t . . t . .
         . . . . . . .",
    );
    assert_eq!(after(BASIC, closing, "b2-d2").ending, Some(Ending::NoMoves));
    let open = after("king-returns", closing, "b2-d2");
    assert_eq!(open.ending, None);
    assert_eq!(targets("king-returns", *open.game.position(), "d3"), "d4");
}

#[test]
fn the_throne_is_hostile_as_in_the_variant() {
    assert_eq!(vikings_take(FEDERATION, "K f6 T d3 t a2", "a2-d2"), "d3");
    assert_eq!(vikings_take(FEDERATION, "K d4 T d3 t a2", "a2-d2"), "");
    assert_eq!(celts_take(FEDERATION, "K f6 T a2 t d3 a6", "a2-d2"), "d3");
    assert!(!falls(FEDERATION, "K d3 t a2", "a2-d2"));
}

#[test]
fn a_corner_helps_to_capture_the_king() {
    for rules in ["corners-hostile-to-king", FEDERATION] {
        assert!(falls(rules, "K b1 t c4", "c4-c1"));
        assert!(falls(rules, "K a2 t d3", "d3-a3"));
        assert!(falls(rules, "K f7 t e4", "e4-e7"));
        assert!(falls(rules, "K g6 t d5", "d5-g5"));
        // Only from the side opposite the corner, and only by the Viking that moved there.
        assert!(!falls(rules, "K b1 t e2", "e2-b2"));
        assert!(!falls(rules, "K b1 t c1 e5", "e5-e4"));
        assert!(!falls(rules, "K c1 t d3", "d3-d1"));
    }
    assert!(!falls(BASIC, "K b1 t c4", "c4-c1"));
}

#[test]
fn three_on_an_edge_do_not_capture_the_king() {
    for rules in ["no-edge-capture", FEDERATION] {
        assert!(!falls(rules, "K d1 T f6 t c1 e1 b2", "b2-d2"));
        // Two along the edge still do, and so do three if two of them close in.
        assert!(falls(rules, "K d1 t c1 e4", "e4-e1"));
        assert!(falls(rules, "K d1 t c1 d2 e4", "e4-e1"));
    }
    assert!(falls(BASIC, "K d1 T f6 t c1 e1 b2", "b2-d2"));
}

#[test]
fn the_rest_is_basic_brandubh() {
    assert!(falls(FEDERATION, "K c3 t b3 d6", "d6-d3"));
    // Beside the throne two are enough.
    assert!(falls(FEDERATION, "K d3 t c3 e6", "e6-e3"));
    assert_eq!(celts_take(FEDERATION, "K b3 T d6 t c3 a6", "d6-d3"), "c3");
    let escape = |mv| after::<Brandubh>(FEDERATION, placed("K c1 t d3", Side::Celts), mv).ending;
    assert_eq!([escape("c1-a1"), escape("c1-b1")], [Some(Ending::KingEscaped), None]);
}

#[test]
fn each_of_them_is_a_rule_of_its_own() {
    for rule in FEDERATION.split(',') {
        assert!(Rules::parse(rule).unwrap().on::<Brandubh>().is_ok(), "{rule}");
        assert!(Rules::parse(rule).unwrap().on::<Tablut>().is_ok(), "{rule}");
    }
    // One alone brings none of the others with it.
    assert!(!falls("king-returns", "K b1 t c4", "c4-c1"));
    assert!(falls("corners-hostile-to-king", "K d1 T f6 t c1 e1 b2", "b2-d2"));
    assert_eq!(vikings_take("no-edge-capture", "K f6 T d3 t a2", "a2-d2"), "");
    refusal::<Brandubh>("corners-hostile-to-king", placed("K d2 t a5", Side::Celts), "d2-d4");
    let back = placed::<Tablut>("K e2 t a5", Side::Celts);
    assert_eq!(after("king-returns", back, "e2-e5").ending, None);
}

#[test]
fn a_hostile_corner_stands_in_for_a_viking_in_every_capture_that_needs_one_there() {
    // As one of three on an edge, where the King walked between the corner and c1.
    let walked = "K b1 T f6 t c1 e2";
    assert!(falls("corners-hostile-to-king", walked, "e2-b2"));
    assert!(!falls(BASIC, walked, "e2-b2"));
    assert!(!falls("corners-hostile-to-king,no-edge-capture", walked, "e2-b2"));
    // As one of a strong King's three.
    assert!(falls("strong-king,corners-hostile-to-king", walked, "e2-b2"));
    assert!(falls("strong-king,corners-hostile-to-king", "K b1 T f6 t b2 c4", "c4-c1"));
    assert!(!falls("strong-king,corners-hostile-to-king", "K b1 T f6 t c4", "c4-c1"));
    assert!(!falls("strong-king", walked, "e2-b2"));
}

#[test]
fn a_strong_king_with_no_edge_capture_cannot_be_captured_on_an_edge() {
    let rules = "strong-king,no-edge-capture";
    assert!(!falls(rules, "K d1 T f6 t c1 e1 b2", "b2-d2"));
    assert!(!falls(rules, "K d1 T f6 t c1 d2 e4", "e4-e1"));
    assert!(!falls(&format!("{rules},corners-hostile-to-king"), "K b1 T f6 t b2 c4", "c4-c1"));
    assert!(falls("strong-king", "K d1 T f6 t c1 d2 e4", "e4-e1"));
    // Off the edge he falls to four as ever.
    assert!(falls(rules, "K c3 t b3 c2 c4 d6", "d6-d3"));
}

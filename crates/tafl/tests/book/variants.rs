//! Variants of Brandubh.

use super::brandubh_king_falls as falls;
use super::*;

#[test]
fn any_combination_of_the_four_makes_sixteen_games() {
    let four = ["edge-escape", "strong-king", "unarmed-king", "hostile-throne"];
    let mut games = std::collections::BTreeSet::new();
    for chosen in 0..16 {
        let names: Vec<_> =
            (0..4).filter(|bit| chosen >> bit & 1 == 1).map(|bit| four[bit]).collect();
        let rules = Rules::parse(&names.join(",")).unwrap();
        let options = Options::<Brandubh>::new(rules).unwrap();
        assert_eq!(options.rules().to_string(), names.join(","));
        assert_eq!(Tafl::new(&options, 2).unwrap().turn(), Turn::Seat(Seat(0)));
        games.insert(names.join(","));
    }
    assert_eq!(games.len(), 16);
}

#[test]
fn with_edge_escape_the_king_wins_on_any_edge_square() {
    for (king, mv) in [("c3", "c3-c1"), ("c3", "c3-a3"), ("e5", "e5-e7"), ("e5", "e5-g5")] {
        let position = placed::<Brandubh>(&format!("K {king} t d2"), Side::Celts);
        assert_eq!(after("edge-escape", position, mv).ending, Some(Ending::KingEscaped));
        assert_eq!(after(BASIC, position, mv).ending, None);
    }
    // A square short of it he has not won, and a guard on the edge is not the King.
    let position = placed::<Brandubh>("K c3 T e5 t d2", Side::Celts);
    assert_eq!(after("edge-escape", position, "c3-c2").ending, None);
    assert_eq!(after("edge-escape", position, "e5-e7").ending, None);
}

#[test]
fn a_strong_king_is_captured_only_with_vikings_on_all_four_sides() {
    for n in 0..=3 {
        let others = ["b3", "c2", "c4"][..n].join(" ");
        let pieces = format!("K c3 T f6 t {others} d6");
        let caught = after::<Brandubh>("strong-king", placed(&pieces, Side::Vikings), "d6-d3");
        let fallen = caught.ending == Some(Ending::KingCaptured);
        assert_eq!(fallen, n == 3, "{n} Vikings and the one that moved");
    }
    // Where the basic King falls to two; and a guard is no Viking.
    assert!(falls(BASIC, "K c3 t b3 d6", "d6-d3"));
    assert!(!falls("strong-king", "K c3 T c4 t b3 c2 d6", "d6-d3"));
    // On the throne it takes four as ever.
    assert!(falls("strong-king", "K d4 t c4 e4 d5 b3", "b3-d3"));
    assert!(!falls("strong-king", "K d4 T f6 t c4 e4 b3", "b3-d3"));
}

#[test]
fn a_strong_king_beside_the_throne_is_captured_by_three() {
    assert!(falls("strong-king", "K d3 t c3 e3 a2", "a2-d2"));
    assert!(falls("strong-king", "K d3 t c3 d2 e6", "e6-e3"));
    assert!(falls("strong-king", "K c4 t c3 c5 b7", "b7-b4"));
    assert!(!falls("strong-king", "K d3 t c3 e6", "e6-e3"));
    assert!(!falls("strong-king", "K d3 t c3 a2", "a2-d2"));
    // The throne on the fourth side: three that leave another side open are not enough.
    assert!(!falls("strong-king", "K c3 t c2 c4 d6", "d6-d3"));
}

#[test]
fn a_strong_king_on_an_edge_is_captured_by_vikings_on_his_three_sides() {
    assert!(falls("strong-king", "K d1 t c1 e1 b2", "b2-d2"));
    assert!(falls("strong-king", "K d1 t c1 d2 e4", "e4-e1"));
    assert!(!falls("strong-king", "K d1 t c1 e4", "e4-e1"));
    assert!(!falls("strong-king", "K d1 t c1 b2", "b2-d2"));
    // Beside a corner he has no third side that a Viking could hold.
    assert!(!falls("strong-king", "K b1 t c1 e2", "e2-b2"));
}

#[test]
fn an_unarmed_king_neither_captures_nor_serves_as_the_partner() {
    assert_eq!(celts_take("unarmed-king", "K d6 T b3 t c3 a6", "d6-d3"), "");
    assert_eq!(celts_take("unarmed-king", "K b3 T d6 t c3 a6", "d6-d3"), "");
    assert_eq!(celts_take(BASIC, "K d6 T b3 t c3 a6", "d6-d3"), "c3");
    assert_eq!(celts_take(BASIC, "K b3 T d6 t c3 a6", "d6-d3"), "c3");
    // It changes nothing for his guards, and the Vikings capture as before.
    assert_eq!(celts_take("unarmed-king", "K f6 T b3 d6 t c3 a6", "d6-d3"), "c3");
    assert_eq!(celts_take("unarmed-king", "K f6 T c6 t b1 a6", "c6-c1"), "b1");
    assert_eq!(vikings_take("unarmed-king", "K f6 T c3 t b3 d6", "d6-d3"), "c3");
    assert!(falls("unarmed-king", "K c3 t b3 d6", "d6-d3"));
}

#[test]
fn a_hostile_throne_always_stands_in_against_a_viking() {
    // Empty, with the King far away.
    let empty = "K f6 T a2 t d3 a6";
    assert_eq!(celts_take("hostile-throne", empty, "a2-d2"), "d3");
    assert_eq!(celts_take(BASIC, empty, "a2-d2"), "");
    // With the King on it, who is the partner himself if he is armed.
    let seated = "K d4 T a2 t d3 a6";
    assert_eq!(celts_take("hostile-throne", seated, "a2-d2"), "d3");
    assert_eq!(celts_take(BASIC, seated, "a2-d2"), "d3");
    assert_eq!(celts_take("hostile-throne,unarmed-king", seated, "a2-d2"), "d3");
    assert_eq!(celts_take("unarmed-king", seated, "a2-d2"), "");
    // Along a rank as well, and for the King as the mover unless he is unarmed.
    assert_eq!(celts_take("hostile-throne", "K f6 T b6 t c4 a6", "b6-b4"), "c4");
    assert_eq!(celts_take("hostile-throne", "K f6 t e4 a6", "f6-f4"), "e4");
    assert_eq!(celts_take("hostile-throne,unarmed-king", "K f6 t e4 a6", "f6-f4"), "");
}

#[test]
fn a_hostile_throne_stands_in_against_a_celt_only_while_the_king_is_not_on_it() {
    let empty = "K f6 T d3 t a2";
    assert_eq!(vikings_take("hostile-throne", empty, "a2-d2"), "d3");
    assert_eq!(vikings_take(BASIC, empty, "a2-d2"), "");
    for rules in ["hostile-throne", "hostile-throne,unarmed-king", BASIC] {
        assert_eq!(vikings_take(rules, "K d4 T d3 t a2", "a2-d2"), "");
    }
}

#[test]
fn a_hostile_throne_never_stands_in_against_the_king() {
    for pieces in ["K d3 t a2", "K d3 T f6 t a2"] {
        assert!(!falls("hostile-throne", pieces, "a2-d2"));
    }
    assert!(!falls("hostile-throne", "K c4 t b6", "b6-b4"));
}

#[test]
fn the_variants_combine() {
    // Strong and with open edges: two on the edge are too late, four in the middle are enough.
    let both = "edge-escape,strong-king";
    let position = placed::<Brandubh>("K c3 t b3 d3", Side::Celts);
    assert_eq!(after(both, position, "c3-c1").ending, Some(Ending::KingEscaped));
    assert!(!falls(both, "K c3 t b3 d6", "d6-d3"));
    // Strong, unarmed and with a hostile throne: three and the throne hold him, as without it.
    let all = "edge-escape,strong-king,unarmed-king,hostile-throne";
    assert!(falls(all, "K d3 t c3 e3 a2", "a2-d2"));
    assert!(!falls(all, "K d3 t c3 a2", "a2-d2"));
}

//! Captures.

use super::*;

#[test]
fn an_enemy_between_the_moved_piece_and_a_partner_is_removed() {
    // Along a rank and along a file, by Vikings and by Celts, from each of the four sides.
    for (prey, partner, from, to) in [
        ("c3", "b3", "d6", "d3"),
        ("c3", "d3", "b6", "b3"),
        ("c3", "c2", "f4", "c4"),
        ("c3", "c4", "f2", "c2"),
    ] {
        let mv = format!("{from}-{to}");
        let with = format!("K f6 T {prey} t {partner} {from}");
        assert_eq!(vikings_take(BASIC, &with, &mv), prey, "{mv}");
        let without = format!("K f6 T {prey} t {from}");
        assert_eq!(vikings_take(BASIC, &without, &mv), "", "{mv} without a partner");

        let with = format!("K f6 T {partner} {from} t {prey} a6");
        assert_eq!(celts_take(BASIC, &with, &mv), prey, "{mv}");
        let without = format!("K f6 T {from} t {prey} a6");
        assert_eq!(celts_take(BASIC, &without, &mv), "", "{mv} without a partner");
    }
    let tablut = placed::<Tablut>("K h8 T c3 t b3 d6", Side::Vikings);
    assert_eq!(after(BASIC, tablut, "d6-d3").captured, "c3");
}

#[test]
fn the_partner_stands_on_the_far_side_and_nowhere_else() {
    assert_eq!(vikings_take(BASIC, "K f6 T c3 t c2 d6", "d6-d3"), "");
    assert_eq!(vikings_take(BASIC, "K f6 T c3 t b2 d6", "d6-d3"), "");
    assert_eq!(vikings_take(BASIC, "K f6 T c3 t a3 d6", "d6-d3"), "");
    // The captured piece is next to the moved one: two in a row are safe.
    assert_eq!(vikings_take(BASIC, "K f6 T c3 b3 t a3 d6", "d6-d3"), "");
    assert_eq!(vikings_take(BASIC, "K g6 T c3 t b3 e6", "e6-e3"), "");
    // The partner belongs to the mover's side.
    assert_eq!(vikings_take(BASIC, "K f6 T c3 b3 t d6", "d6-d3"), "");
    assert_eq!(celts_take(BASIC, "K f6 T d6 t c3 b3", "d6-d3"), "");
}

#[test]
fn a_piece_may_safely_move_in_between_two_enemies() {
    let viking = after(BASIC, placed::<Brandubh>("K f6 T b3 d3 t c6", Side::Vikings), "c6-c3");
    assert_eq!(viking.captured, "");
    assert_eq!(viking.game.position().vikings(), 1);
    let celt = after(BASIC, placed::<Brandubh>("K f6 T c6 t b3 d3", Side::Celts), "c6-c3");
    assert_eq!(celt.captured, "");
    assert_eq!(celt.game.position().guards(), 1);
}

#[test]
fn only_through_the_moved_piece_is_captured() {
    // The guard on c3 stands between two Vikings.
    let stands = "K f6 T c3 t b3 d3 a6";
    assert_eq!(vikings_take(BASIC, stands, "a6-a5"), "");
    assert_eq!(vikings_take(BASIC, stands, "d3-d2"), "");
    // The same guard falls once one of the two has gone and comes back.
    let mut game = game::<Brandubh>(BASIC, placed(stands, Side::Vikings));
    for mv in ["d3-d2", "f6-f5"] {
        go(&mut game, mv);
    }
    go(&mut game, "d2-d3");
    assert_eq!(game.last().unwrap().captured, ["c3".parse().unwrap()]);
    // The same for a Viking between two guards.
    assert_eq!(celts_take(BASIC, "K f6 T b3 d3 t c3", "f6-f5"), "");
}

#[test]
fn one_move_can_capture_up_to_three() {
    let prey = ["b3", "d3", "c4"];
    let partners = ["a3", "e3", "c5"];
    for n in 1..=3 {
        let (prey, partners) = (prey[..n].join(" "), partners[..n].join(" "));
        let pieces = format!("K f6 T {prey} t {partners} c1");
        assert_eq!(vikings_take(BASIC, &pieces, "c1-c3"), prey);
        let pieces = format!("K f6 T {partners} c1 t {prey} a6");
        assert_eq!(celts_take(BASIC, &pieces, "c1-c3"), prey);
    }
}

#[test]
fn the_corners_are_hostile_to_vikings_and_guards() {
    for (corner, prey, from, to) in [
        ("a1", "b1", "c4", "c1"),
        ("a1", "a2", "d3", "a3"),
        ("g1", "f1", "e4", "e1"),
        ("g1", "g2", "d3", "g3"),
        ("a7", "b7", "c4", "c7"),
        ("a7", "a6", "d5", "a5"),
        ("g7", "f7", "e4", "e7"),
        ("g7", "g6", "d5", "g5"),
    ] {
        let mv = format!("{from}-{to}");
        let guard = format!("K f4 T {prey} t {from}");
        assert_eq!(vikings_take(BASIC, &guard, &mv), prey, "against {corner}");
        let viking = format!("K f4 T {from} t {prey} b6");
        assert_eq!(celts_take(BASIC, &viking, &mv), prey, "against {corner}");
    }
    // The edge as such is not hostile, nor is a corner that is not on the far side.
    assert_eq!(vikings_take(BASIC, "K b5 T c1 t d3", "d3-d1"), "");
    assert_eq!(vikings_take(BASIC, "K b5 T d1 t f2", "f2-d2"), "");
    assert_eq!(vikings_take(BASIC, "K b5 T b1 t f2", "f2-b2"), "");
    let tablut = placed::<Tablut>("K e5 T i2 t d3", Side::Vikings);
    assert_eq!(after(BASIC, tablut, "d3-i3").captured, "i2");
}

#[test]
fn the_throne_is_not_hostile_unless_hostile_throne_is_on() {
    assert_eq!(vikings_take(BASIC, "K f6 T d3 t a2", "a2-d2"), "");
    assert_eq!(vikings_take("hostile-throne", "K f6 T d3 t a2", "a2-d2"), "d3");
    assert_eq!(celts_take(BASIC, "K f6 T a2 t d3 a6", "a2-d2"), "");
    assert_eq!(celts_take("hostile-throne", "K f6 T a2 t d3 a6", "a2-d2"), "d3");
}

#[test]
fn the_king_captures_as_the_mover_unless_he_is_unarmed() {
    let pieces = "K d6 T b3 t c3 a6";
    assert_eq!(celts_take(BASIC, pieces, "d6-d3"), "c3");
    assert_eq!(celts_take("unarmed-king", pieces, "d6-d3"), "");
    // Against a corner, too.
    assert_eq!(celts_take(BASIC, "K c6 t b1 a6", "c6-c1"), "b1");
    assert_eq!(celts_take("unarmed-king", "K c6 t b1 a6", "c6-c1"), "");
}

#[test]
fn the_king_captures_as_the_partner_unless_he_is_unarmed() {
    let pieces = "K b3 T d6 t c3 a6";
    assert_eq!(celts_take(BASIC, pieces, "d6-d3"), "c3");
    assert_eq!(celts_take("unarmed-king", pieces, "d6-d3"), "");
    // His guards need him as little as he needs them.
    assert_eq!(celts_take("unarmed-king", "K f2 T b3 d6 t c3 a6", "d6-d3"), "c3");
    // Sitting on the throne he is a partner like any other.
    assert_eq!(celts_take(BASIC, "K d4 T a2 t d3 a6", "a2-d2"), "d3");
    assert_eq!(celts_take("unarmed-king", "K d4 T a2 t d3 a6", "a2-d2"), "");
}

#[test]
fn the_king_is_no_partner_of_the_vikings() {
    assert_eq!(vikings_take(BASIC, "K b3 T c3 t d6", "d6-d3"), "");
}

#[test]
fn the_king_is_not_captured_like_a_guard() {
    // A guard on b1 falls against the corner and a guard on d3 against a hostile throne.
    for rules in [BASIC, "hostile-throne"] {
        assert!(!brandubh_king_falls(rules, "K b1 t c4 a6", "c4-c1"));
        assert!(!brandubh_king_falls(rules, "K a2 t d3 a6", "d3-a3"));
        assert!(!brandubh_king_falls(rules, "K d3 t a2 a6", "a2-d2"));
    }
    assert_eq!(vikings_take(BASIC, "K f6 T b1 t c4 a6", "c4-c1"), "b1");
}

#[test]
fn only_the_mover_captures_when_both_could() {
    // The Viking lands between two guards and takes a third on his way out.
    let after = after::<Brandubh>(
        BASIC,
        drawn(
            Side::Vikings,
            ". . . . . . .
             . . t . . K .
             . . . . . . .
             . . . . . . .
             . T . T . . .
             . . T . . . .
             . . t . . . .",
        ),
        "c6-c3",
    );
    assert_eq!(after.captured, "c2");
    assert_eq!(after.game.position().vikings(), 2);
}

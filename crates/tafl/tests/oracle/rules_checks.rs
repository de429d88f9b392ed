//! The oracle itself on hand-made positions: one for every sentence of the rules.

use super::rules::*;

fn square(name: &str) -> Square {
    square_from_name(name).expect("a square's name")
}

/// The move written `d2-e2`, played on a position in the document's notation; it must be legal.
fn played(rules: &SlowRules, position: &str, mv: &str) -> Played {
    let position = SlowPosition::parse(position).expect("a position");
    assert_eq!(position.size, rules.size);
    let (from, to) = mv.split_once('-').expect("a move");
    let mv = (square(from), square(to));
    assert!(legal_moves(rules, &position).contains(&mv), "illegal move");
    play(rules, &position, mv)
}

/// The squares that the move captures, by name.
fn captures(rules: &SlowRules, position: &str, mv: &str) -> String {
    let names: Vec<String> =
        played(rules, position, mv).captured.into_iter().map(square_name).collect();
    names.join(" ")
}

fn ending(rules: &SlowRules, position: &str, mv: &str) -> Option<Ending> {
    played(rules, position, mv).ending
}

fn targets(rules: &SlowRules, position: &str, from: &str) -> String {
    let position = SlowPosition::parse(position).expect("a position");
    let from = square(from);
    let names: Vec<String> = legal_moves(rules, &position)
        .into_iter()
        .filter(|mv| mv.0 == from)
        .map(|mv| square_name(mv.1))
        .collect();
    names.join(" ")
}

const CAPTURED: Option<Ending> = Some(Ending::KingCaptured);
const ESCAPED: Option<Ending> = Some(Ending::KingEscaped);
const ENCIRCLED: Option<Ending> = Some(Ending::Encircled);

fn brandubh() -> SlowRules {
    SlowRules::brandubh()
}

fn federation() -> SlowRules {
    SlowRules::federation()
}

fn tablut() -> SlowRules {
    SlowRules::tablut()
}

const BRANDUBH_START: &str = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a";
const TABLUT_START: &str = "3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3 a";

// Notation

#[test]
fn the_starting_positions_are_written_as_in_the_document() {
    assert_eq!(SlowPosition::start(7).show(), BRANDUBH_START);
    assert_eq!(SlowPosition::start(9).show(), TABLUT_START);
    assert_eq!(SlowPosition::parse(BRANDUBH_START), Some(SlowPosition::start(7)));
    assert_eq!(SlowPosition::parse(TABLUT_START), Some(SlowPosition::start(9)));
}

#[test]
fn what_is_no_position_is_refused() {
    for text in [
        "",
        "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3",
        "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 x",
        "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a a",
        "3t3/3t3/3T3/ttTKTtt/3T3/3t3 a",
        "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t4 a",
        "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t2 a",
        "3t3/3t3/3T3/ttT1Ttt/3T3/3t3/3t3 a",
        "3t3/3t3/3K3/ttTKTtt/3T3/3t3/3t3 a",
        "3t3/3t3/3x3/ttTKTtt/3T3/3t3/3t3 a",
    ] {
        assert_eq!(SlowPosition::parse(text), None, "{text}");
    }
}

#[test]
fn squares_are_written_file_and_rank() {
    assert_eq!(square_name((0, 0)), "a1");
    assert_eq!(square_name((8, 6)), "i7");
    assert_eq!(square_from_name("i7"), Some((8, 6)));
    assert_eq!(square_from_name("j7"), None);
    assert_eq!(square_from_name("a10"), None);
}

// Known counts

#[test]
fn brandubh_has_the_known_counts() {
    let start = SlowPosition::start(7);
    for (depth, count) in [(1, 40), (2, 960), (3, 39_512), (4, 1_007_392)] {
        assert_eq!(perft(&brandubh(), &start, depth), count);
    }
}

#[test]
fn tablut_has_the_known_counts() {
    let start = SlowPosition::start(9);
    for (depth, count) in [(1, 72), (2, 3_944), (3, 285_728)] {
        assert_eq!(perft(&tablut(), &start, depth), count);
    }
}

// Movement

#[test]
fn moves_are_sorted_by_from_rank_from_file_to_rank_to_file() {
    let position = SlowPosition::parse("7/7/7/7/1t5/7/t5K a").expect("a position");
    let names: Vec<String> = legal_moves(&brandubh(), &position)
        .into_iter()
        .map(|(from, to)| square_name(from) + &square_name(to))
        .collect();
    assert_eq!(
        names.join(" "),
        "a1b1 a1c1 a1d1 a1e1 a1f1 a1a2 a1a3 a1a4 a1a5 a1a6 b3b1 b3b2 b3a3 b3c3 b3d3 b3e3 b3f3 b3g3 b3b4 b3b5 b3b6 b3b7"
    );
}

#[test]
fn only_the_king_ends_on_a_corner() {
    let viking = "7/7/7/3K3/7/7/2t4 a";
    assert_eq!(targets(&brandubh(), viking, "c1"), "b1 d1 e1 f1 c2 c3 c4 c5 c6 c7");
    let guard = "7/7/7/3K3/7/7/2T4 d";
    assert_eq!(targets(&brandubh(), guard, "c1"), "b1 d1 e1 f1 c2 c3 c4 c5 c6 c7");
    let king = "7/7/7/7/7/7/2K4 d";
    assert_eq!(targets(&brandubh(), king, "c1"), "a1 b1 d1 e1 f1 g1 c2 c3 c4 c5 c6 c7");
}

#[test]
fn everybody_passes_over_the_empty_throne_and_nobody_ends_there() {
    let viking = "3K3/7/7/1tt1T2/7/7/7 a";
    assert_eq!(targets(&brandubh(), viking, "c4"), "c1 c2 c3 c5 c6 c7");
    let viking = "3K3/7/7/1tt3T/7/7/7 a";
    assert_eq!(targets(&brandubh(), viking, "c4"), "c1 c2 c3 e4 f4 c5 c6 c7");
    let king = "7/7/7/2Kt3/7/7/7 d";
    assert_eq!(targets(&brandubh(), king, "c4"), "c1 c2 c3 a4 b4 c5 c6 c7");
    let king = "7/7/7/2K2t1/7/7/7 d";
    assert_eq!(targets(&brandubh(), king, "c4"), "c1 c2 c3 a4 b4 e4 c5 c6 c7");
}

#[test]
fn the_king_returns_to_the_throne_where_he_may_and_others_never() {
    let king = "7/7/7/2K2t1/7/7/7 d";
    assert_eq!(targets(&federation(), king, "c4"), "c1 c2 c3 a4 b4 d4 e4 c5 c6 c7");
    let guard = "7/7/7/2T2t1/7/7/K6 d";
    assert_eq!(targets(&federation(), guard, "c4"), "c1 c2 c3 a4 b4 e4 c5 c6 c7");
}

#[test]
fn nobody_passes_over_the_king_on_his_throne() {
    let viking = "7/7/7/2tK3/7/7/7 a";
    assert_eq!(targets(&brandubh(), viking, "c4"), "c1 c2 c3 a4 b4 c5 c6 c7");
}

// Captures

#[test]
fn a_viking_captures_a_guard_between_two() {
    let position = "7/7/1Tt4/t6/7/3K3/7 a";
    assert_eq!(captures(&brandubh(), position, "a4-a5"), "b5");
    let after = played(&brandubh(), position, "a4-a5").after;
    assert_eq!(after.show(), "7/7/t1t4/7/7/3K3/7 d");
}

#[test]
fn a_guard_captures_a_viking_between_two() {
    assert_eq!(captures(&brandubh(), "7/7/1tT4/T6/7/3K3/7 d", "a4-a5"), "b5");
}

#[test]
fn a_piece_moves_safely_in_between_two_enemies() {
    let played = played(&brandubh(), "7/7/t1t4/1T5/7/3K3/7 d", "b4-b5");
    assert_eq!(played.captured, []);
    assert_eq!(played.after.show(), "7/7/tTt4/7/7/3K3/7 a");
}

#[test]
fn only_the_moved_piece_captures() {
    // The guard on b5 stands between two Vikings already; another Viking's move leaves it there.
    assert_eq!(captures(&brandubh(), "7/7/tTt4/7/7/3K3/6t a", "g1-g2"), "");
}

#[test]
fn one_move_captures_three() {
    let vikings = "7/7/7/2t4/2T4/tT1Tt2/K1t4 a";
    assert_eq!(captures(&brandubh(), vikings, "c1-c2"), "b2 d2 c3");
    let celts = "7/7/7/2K4/2t4/Tt1tT2/2T4 d";
    assert_eq!(captures(&brandubh(), celts, "c1-c2"), "b2 d2 c3");
}

#[test]
fn two_in_a_row_are_not_captured() {
    assert_eq!(captures(&brandubh(), "7/7/1TTt3/t6/7/3K3/7 a", "a4-a5"), "");
}

#[test]
fn the_edge_is_no_partner() {
    assert_eq!(captures(&brandubh(), "7/7/T6/7/1t5/3K3/7 a", "b3-b5"), "");
    assert_eq!(captures(&tablut(), "9/9/T8/9/1t7/3K5/9/9/9 a", "b5-b7"), "");
}

#[test]
fn a_capture_along_the_edge_needs_a_partner_like_any_other() {
    assert_eq!(captures(&brandubh(), "7/7/t6/T6/1t5/3K3/7 a", "b3-a3"), "a4");
}

#[test]
fn a_corner_is_hostile_to_guards_and_vikings() {
    assert_eq!(captures(&brandubh(), "7/7/7/3K3/7/2t4/1T5 a", "c2-c1"), "b1");
    assert_eq!(captures(&brandubh(), "7/7/7/3K3/7/2T4/1t5 d", "c2-c1"), "b1");
    assert_eq!(captures(&brandubh(), "6t/6T/7/3K3/7/2T4/1t5 d", "c2-c1"), "b1");
    assert_eq!(captures(&tablut(), "9/8T/5t3/9/4K4/9/9/9/9 a", "f7-i7"), "i8");
}

#[test]
fn the_empty_throne_is_not_hostile_unless_the_variant_is_on() {
    let brandubh = brandubh();
    let hostile = SlowRules { hostile_throne: true, ..brandubh };
    let guard = "K6/7/7/2T4/1t5/7/7 a";
    assert_eq!(captures(&brandubh, guard, "b3-b4"), "");
    assert_eq!(captures(&hostile, guard, "b3-b4"), "c4");
    let viking = "K6/7/7/2t4/1T5/7/7 d";
    assert_eq!(captures(&brandubh, viking, "b3-b4"), "");
    assert_eq!(captures(&hostile, viking, "b3-b4"), "c4");
    let by_the_king = "7/7/7/2t4/1K5/7/7 d";
    assert_eq!(captures(&brandubh, by_the_king, "b3-b4"), "");
    assert_eq!(captures(&hostile, by_the_king, "b3-b4"), "c4");
}

#[test]
fn the_throne_under_the_king_is_hostile_to_vikings_only() {
    let brandubh = brandubh();
    let unarmed = SlowRules { unarmed_king: true, ..brandubh };
    let hostile = SlowRules { hostile_throne: true, ..brandubh };
    let hostile_and_unarmed = SlowRules { unarmed_king: true, ..hostile };
    let viking = "7/7/7/2tK3/1T5/7/7 d";
    assert_eq!(captures(&brandubh, viking, "b3-b4"), "c4");
    assert_eq!(captures(&unarmed, viking, "b3-b4"), "");
    assert_eq!(captures(&hostile, viking, "b3-b4"), "c4");
    assert_eq!(captures(&hostile_and_unarmed, viking, "b3-b4"), "c4");
    let guard = "7/7/7/2TK3/1t5/7/7 a";
    assert_eq!(captures(&hostile, guard, "b3-b4"), "");
    assert_eq!(captures(&hostile_and_unarmed, guard, "b3-b4"), "");
}

#[test]
fn the_king_captures_as_mover_and_as_partner_unless_unarmed() {
    let brandubh = brandubh();
    let unarmed = SlowRules { unarmed_king: true, ..brandubh };
    let mover = "7/7/1tT4/K6/7/7/7 d";
    assert_eq!(captures(&brandubh, mover, "a4-a5"), "b5");
    assert_eq!(captures(&unarmed, mover, "a4-a5"), "");
    let partner = "7/7/1tK4/T6/7/7/7 d";
    assert_eq!(captures(&brandubh, partner, "a4-a5"), "b5");
    assert_eq!(captures(&unarmed, partner, "a4-a5"), "");
    let against_the_corner = "7/7/7/7/7/2K4/1t5 d";
    assert_eq!(captures(&brandubh, against_the_corner, "c2-c1"), "b1");
    assert_eq!(captures(&unarmed, against_the_corner, "c2-c1"), "");
}

#[test]
fn captures_are_sorted_by_rank_then_file() {
    assert_eq!(captures(&brandubh(), "7/7/2t4/2T4/2t1Tt1/3T3/K2t3 a", "c3-d3"), "d2 e3");
}

// Capturing the King in Brandubh

fn strong() -> SlowRules {
    SlowRules { strong_king: true, ..brandubh() }
}

#[test]
fn on_the_throne_it_takes_four() {
    let four = "7/7/3t3/2tKt2/7/3t3/7 a";
    let three_and_a_guard = "7/7/3T3/2tKt2/7/3t3/7 a";
    let three = "7/7/7/2tKt2/7/3t3/T6 a";
    for rules in [brandubh(), strong(), federation()] {
        assert_eq!(ending(&rules, four, "d2-d3"), CAPTURED);
        assert_eq!(ending(&rules, three_and_a_guard, "d2-d3"), None);
        assert_eq!(ending(&rules, three, "d2-d3"), None);
    }
}

#[test]
fn elsewhere_it_takes_two_on_opposite_sides() {
    let across = "7/7/7/7/t1Kt3/7/7 a";
    assert_eq!(ending(&brandubh(), across, "a3-b3"), CAPTURED);
    let along = "7/7/2t4/7/2K4/2t4/7 a";
    assert_eq!(ending(&brandubh(), along, "c5-c4"), CAPTURED);
    let round_the_corner = "7/7/2t4/7/2Kt3/7/7 a";
    assert_eq!(ending(&brandubh(), round_the_corner, "c5-c4"), None);
}

#[test]
fn a_captured_king_stays_on_the_board() {
    let played = played(&brandubh(), "7/7/2t4/7/2K4/2t4/7 a", "c5-c4");
    assert_eq!(played.after.show(), "7/7/7/2t4/2K4/2t4/7 d");
    assert_eq!(played.captured, []);
}

#[test]
fn the_king_and_a_guard_fall_to_the_same_move() {
    let both = "7/7/2t4/tT5/2K4/2t4/7 a";
    assert_eq!(captures(&brandubh(), both, "c5-c4"), "b4");
    assert_eq!(ending(&brandubh(), both, "c5-c4"), CAPTURED);
}

#[test]
fn the_king_walks_safely_between_two_vikings_and_a_third_does_not_capture_him() {
    assert_eq!(ending(&brandubh(), "7/7/7/7/1t1t3/2K4/7 d", "c2-c3"), None);
    let between = "7/7/7/7/1tKt3/7/2t4 a";
    assert_eq!(ending(&brandubh(), between, "c1-c2"), None);
    assert_eq!(ending(&brandubh(), between, "c1-d1"), None);
}

#[test]
fn next_to_the_throne_brandubh_needs_two_and_the_throne_does_not_help() {
    let beside = "7/7/2t4/2K4/7/2t4/7 a";
    assert_eq!(ending(&brandubh(), beside, "c2-c3"), CAPTURED);
    let against = "7/7/7/t1K4/7/7/7 a";
    let hostile = SlowRules { hostile_throne: true, ..brandubh() };
    for rules in [brandubh(), hostile, federation()] {
        assert_eq!(ending(&rules, against, "a4-b4"), None);
    }
}

#[test]
fn on_an_edge_two_along_it_capture() {
    let along = "7/7/7/7/7/7/1t1Kt2 a";
    for rules in [brandubh(), federation()] {
        assert_eq!(ending(&rules, along, "b1-c1"), CAPTURED);
    }
    assert_eq!(ending(&strong(), along, "b1-c1"), None);
}

#[test]
fn on_an_edge_three_capture_with_any_of_them_moved() {
    let from_inside = "7/7/7/7/3t3/7/2tKt2 a";
    assert_eq!(ending(&brandubh(), from_inside, "d3-d2"), CAPTURED);
    assert_eq!(ending(&strong(), from_inside, "d3-d2"), CAPTURED);
    assert_eq!(ending(&federation(), from_inside, "d3-d2"), None);
    let along = "7/7/7/7/7/3t3/1t1Kt2 a";
    assert_eq!(ending(&strong(), along, "b1-c1"), CAPTURED);
    let strong_without = SlowRules { no_edge_capture: true, ..strong() };
    assert_eq!(ending(&strong_without, along, "b1-c1"), None);
    let on_a_file = "7/7/t6/K1t4/t6/7/7 a";
    assert_eq!(ending(&brandubh(), on_a_file, "c4-b4"), CAPTURED);
}

#[test]
fn a_corner_holds_the_king_only_where_it_is_hostile_to_him() {
    let beside_a_corner = "7/7/7/7/7/7/1K1t3 a";
    assert_eq!(ending(&brandubh(), beside_a_corner, "d1-c1"), None);
    assert_eq!(ending(&federation(), beside_a_corner, "d1-c1"), CAPTURED);
    let from_inside = "7/7/7/7/1t5/7/1Kt4 a";
    assert_eq!(ending(&brandubh(), from_inside, "b3-b2"), None);
    assert_eq!(ending(&federation(), from_inside, "b3-b2"), None);
    let hostile_corners = SlowRules { corners_hostile_to_king: true, ..brandubh() };
    assert_eq!(ending(&hostile_corners, from_inside, "b3-b2"), CAPTURED);
    let strong_king = SlowRules { strong_king: true, ..hostile_corners };
    assert_eq!(ending(&strong_king, from_inside, "b3-b2"), CAPTURED);
    assert_eq!(ending(&strong_king, beside_a_corner, "d1-c1"), None);
}

#[test]
fn a_strong_king_needs_four_or_three_and_the_throne() {
    let two = "7/7/7/7/t1Kt3/7/7 a";
    assert_eq!(ending(&strong(), two, "a3-b3"), None);
    let three = "7/7/7/2t4/t1Kt3/7/7 a";
    assert_eq!(ending(&strong(), three, "a3-b3"), None);
    let four = "7/7/7/2t4/t1Kt3/2t4/7 a";
    assert_eq!(ending(&strong(), four, "a3-b3"), CAPTURED);
    let three_and_a_guard = "7/7/7/2T4/t1Kt3/2t4/7 a";
    assert_eq!(ending(&strong(), three_and_a_guard, "a3-b3"), None);
    let three_and_the_throne = "7/7/2t4/t1K4/2t4/7/7 a";
    assert_eq!(ending(&strong(), three_and_the_throne, "a4-b4"), CAPTURED);
    let two_and_the_throne = "7/7/2t4/2K4/7/2t4/7 a";
    assert_eq!(ending(&strong(), two_and_the_throne, "c2-c3"), None);
}

#[test]
fn the_moved_viking_must_be_one_of_the_holders() {
    let held = "7/7/3t3/2tKt2/3t3/7/t6 a";
    assert_eq!(ending(&brandubh(), held, "a1-a2"), ENCIRCLED);
    let held_with_a_guard_outside = "7/7/3t3/2tKt2/3t3/7/t5T a";
    assert_eq!(ending(&brandubh(), held_with_a_guard_outside, "a1-a2"), None);
}

// Capturing the King in Tablut

fn advanced() -> SlowRules {
    SlowRules { advanced: true, ..tablut() }
}

fn strong_tablut() -> SlowRules {
    SlowRules { strong_king: true, ..tablut() }
}

#[test]
fn on_the_tablut_throne_it_takes_four() {
    let four = "9/9/9/4t4/3tKt3/9/4t4/9/9 a";
    let three_and_a_guard = "9/9/9/4T4/3tKt3/9/4t4/9/9 a";
    for rules in [tablut(), strong_tablut(), advanced()] {
        assert_eq!(ending(&rules, four, "e3-e4"), CAPTURED);
        assert_eq!(ending(&rules, three_and_a_guard, "e3-e4"), None);
    }
}

#[test]
fn next_to_the_tablut_throne_it_takes_three() {
    let two_across = "9/9/9/9/9/2t1Kt3/9/9/9 a";
    let three = "9/9/9/9/9/2t1Kt3/4t4/9/9 a";
    let two_and_a_guard = "9/9/9/9/9/2t1Kt3/4T4/9/9 a";
    for rules in [tablut(), strong_tablut()] {
        assert_eq!(ending(&rules, two_across, "c4-d4"), None);
        assert_eq!(ending(&rules, three, "c4-d4"), CAPTURED);
        assert_eq!(ending(&rules, two_and_a_guard, "c4-d4"), None);
    }
    let from_below = "9/9/9/9/9/3tKt3/9/4t4/9 a";
    assert_eq!(ending(&tablut(), from_below, "e2-e3"), CAPTURED);
}

#[test]
fn elsewhere_in_tablut_it_takes_two_or_four_of_a_strong_king() {
    let two = "9/9/9/9/9/9/2t1Kt3/9/9 a";
    assert_eq!(ending(&tablut(), two, "c3-d3"), CAPTURED);
    assert_eq!(ending(&strong_tablut(), two, "c3-d3"), None);
    let four = "9/9/9/9/9/4t4/2t1Kt3/4t4/9 a";
    assert_eq!(ending(&strong_tablut(), four, "c3-d3"), CAPTURED);
}

#[test]
fn the_advanced_rule_wants_four_filled_squares_of_any_side() {
    let two = "9/9/9/9/9/9/2t1Kt3/9/9 a";
    assert_eq!(ending(&advanced(), two, "c3-d3"), None);
    let guards = "9/9/9/9/9/4T4/2t1KT3/4T4/9 a";
    assert_eq!(ending(&advanced(), guards, "c3-d3"), CAPTURED);
    let three = "9/9/9/9/9/4T4/2t1KT3/9/9 a";
    assert_eq!(ending(&advanced(), three, "c3-d3"), None);
    let next_to_the_throne = "9/9/9/9/9/2t1KT3/4T4/9/9 a";
    assert_eq!(ending(&advanced(), next_to_the_throne, "c4-d4"), CAPTURED);
}

#[test]
fn the_advanced_rule_wants_a_viking_to_fill_the_last_square() {
    let filled_by_a_guard = "9/9/9/9/9/4t4/2T1Kt3/4t4/9 d";
    assert_eq!(ending(&advanced(), filled_by_a_guard, "c3-d3"), None);
    let filled_before = "9/9/9/9/9/4t4/3TKt3/4t4/t8 a";
    assert_eq!(ending(&advanced(), filled_before, "a1-a2"), None);
}

#[test]
fn the_advanced_rule_never_captures_on_an_edge() {
    let rules = SlowRules { edge_escape: false, ..advanced() };
    let three = "9/9/9/9/9/9/9/4t4/2t1Kt3 a";
    assert_eq!(ending(&rules, three, "c1-d1"), None);
    assert_eq!(ending(&SlowRules { advanced: false, ..rules }, three, "c1-d1"), CAPTURED);
}

// Escape

#[test]
fn the_king_escapes_to_a_corner_and_to_an_edge_where_edges_count() {
    let brandubh = brandubh();
    let edge_escape = SlowRules { edge_escape: true, ..brandubh };
    assert_eq!(ending(&brandubh, "7/7/7/7/7/7/2K4 d", "c1-a1"), ESCAPED);
    assert_eq!(ending(&brandubh, "7/7/7/7/7/2K4/7 d", "c2-c1"), None);
    assert_eq!(ending(&edge_escape, "7/7/7/7/7/2K4/7 d", "c2-c1"), ESCAPED);
    assert_eq!(ending(&edge_escape, "7/7/7/7/7/7/2K4 d", "c1-a1"), ESCAPED);
    assert_eq!(ending(&tablut(), "9/9/9/9/9/9/9/2K6/9 d", "c2-i2"), ESCAPED);
}

#[test]
fn a_capture_comes_before_the_escape() {
    let on_the_edge = "9/9/9/9/9/9/9/9/2t1Kt3 a";
    assert_eq!(ending(&tablut(), on_the_edge, "c1-d1"), CAPTURED);
    assert_eq!(ending(&tablut(), on_the_edge, "c1-c2"), ESCAPED);
}

// Encirclement

#[test]
fn a_closed_ring_encircles_also_diagonally() {
    let closing = "7/7/2tt3/1tKT2t/2tt3/7/7 a";
    assert_eq!(ending(&brandubh(), closing, "g4-e4"), ENCIRCLED);
    assert_eq!(ending(&brandubh(), closing, "g4-f4"), None);
    let empty_squares_inside = "7/3t3/2t1t2/2t1Kt1/3tt2/t6/7 a";
    assert_eq!(ending(&brandubh(), empty_squares_inside, "a2-a3"), ENCIRCLED);
    let on_nine = "9/9/3ttt3/2tT1Tt2/2t1K1t2/2t3t2/3t1t3/9/4t4 a";
    assert_eq!(ending(&tablut(), on_nine, "e1-e3"), ENCIRCLED);
    assert_eq!(ending(&tablut(), on_nine, "e1-d1"), None);
}

#[test]
fn vikings_on_the_edge_are_a_wall_too() {
    // The rank below the King is the edge: the wall runs along it.
    let wall = "9/9/9/9/9/9/3ttt3/2tTKTt2/3ttt2t a";
    assert_eq!(ending(&tablut(), wall, "i1-h1"), ENCIRCLED);
    let hole = "9/9/9/9/9/9/3ttt3/2tTKTt2/3t1t2t a";
    assert_eq!(ending(&tablut(), hole, "i1-h1"), None);
}

#[test]
fn a_guard_outside_breaks_the_encirclement_until_it_is_captured() {
    let outside = "t6/T6/2tt3/1tKT2t/2tt3/7/7 a";
    assert_eq!(ending(&brandubh(), outside, "g4-e4"), None);
    let captured = "t6/T6/2tt3/1tKTt2/2tt3/t6/7 a";
    let played = played(&brandubh(), captured, "a2-a5");
    assert_eq!(played.captured, [square("a6")]);
    assert_eq!(played.ending, ENCIRCLED);
}

#[test]
fn a_celtic_piece_on_the_edge_is_never_cut_off() {
    let walled_in = "7/7/t6/Kt5/Tt5/t6/6t a";
    assert_eq!(ending(&brandubh(), walled_in, "g1-g2"), None);
}

#[test]
fn the_walk_goes_over_the_throne_and_through_guards() {
    let over_the_throne = "7/7/2t4/1tK4/2t4/7/6t a";
    assert_eq!(ending(&brandubh(), over_the_throne, "g1-g2"), None);
    let through_a_guard = "7/2t4/1tKt3/1tTtt2/2T4/6t/7 a";
    assert_eq!(ending(&brandubh(), through_a_guard, "g2-g3"), None);
}

// A game's history

fn game(rules: SlowRules, position: &str) -> SlowGame {
    SlowGame::new(rules, SlowPosition::parse(position).expect("a position"))
}

#[test]
fn the_third_time_loses_for_the_player_who_produced_it() {
    let mut game = game(brandubh(), BRANDUBH_START);
    let round = [("d1", "e1"), ("d3", "e3"), ("e1", "d1"), ("e3", "d3")];
    for (from, to) in round.into_iter().chain(round).take(7) {
        assert_eq!(game.play((square(from), square(to))), None);
    }
    assert_eq!(game.play((square("e3"), square("d3"))), Some((Side::Vikings, "repetition")));
    assert_eq!(game.legal(), []);
}

#[test]
fn the_player_without_a_legal_move_loses() {
    let shut_in = "7/7/t6/K1t4/t6/7/6t a";
    let mut captured = game(strong(), shut_in);
    assert_eq!(captured.play((square("c4"), square("b4"))), Some((Side::Vikings, "king captured")));
    let never_captured_on_an_edge = SlowRules { no_edge_capture: true, ..strong() };
    let mut stuck = game(never_captured_on_an_edge, shut_in);
    assert_eq!(stuck.play((square("c4"), square("b4"))), Some((Side::Vikings, "no moves")));
}

#[test]
fn vikings_without_a_piece_have_no_moves() {
    let mut game = game(brandubh(), "7/7/1tT4/T6/7/3K3/7 d");
    assert_eq!(game.play((square("a4"), square("a5"))), Some((Side::Celts, "no moves")));
}

#[test]
fn the_game_tells_who_won_and_why() {
    let mut escape = game(brandubh(), "7/7/7/7/7/7/2K2t1 d");
    assert_eq!(escape.play((square("c1"), square("a1"))), Some((Side::Celts, "king escaped")));
    let mut ring = game(brandubh(), "7/7/2tt3/1tKT2t/2tt3/7/7 a");
    assert_eq!(ring.play((square("g4"), square("e4"))), Some((Side::Vikings, "encircled")));
}

//! Movement.

use super::*;
use ardri_tafl::Piece;

fn vikings(pieces: &str) -> Position<Brandubh> {
    placed(pieces, Side::Vikings)
}

fn celts(pieces: &str) -> Position<Brandubh> {
    placed(pieces, Side::Celts)
}

#[test]
fn a_piece_moves_any_number_of_squares_along_its_rank_or_file() {
    let all = "c1 a2 b2 d2 e2 f2 g2 c3 c4 c5 c6 c7";
    assert_eq!(targets(BASIC, vikings("K f6 t c2"), "c2"), all);
    assert_eq!(targets(BASIC, celts("K f6 T c2 t a5"), "c2"), all);
    assert_eq!(targets(BASIC, celts("K c2 t a5"), "c2"), all);
    let tablut = placed::<Tablut>("K f6 t c2", Side::Vikings);
    assert_eq!(targets(BASIC, tablut, "c2"), "c1 a2 b2 d2 e2 f2 g2 h2 i2 c3 c4 c5 c6 c7 c8 c9");
}

#[test]
fn a_piece_moves_over_empty_squares_only() {
    // An own piece, the enemy's guard and the King each bar a way; none can be taken by landing.
    let position = vikings("K c6 T f2 t c2 a2");
    assert_eq!(targets(BASIC, position, "c2"), "c1 b2 d2 e2 c3 c4 c5");
    for (mv, square, piece) in [
        ("c2-a2", "a2", Piece::Viking),
        ("c2-f2", "f2", Piece::Celt),
        ("c2-g2", "f2", Piece::Celt),
        ("c2-c6", "c6", Piece::King),
        ("c2-c7", "c6", Piece::King),
    ] {
        let error = refusal(BASIC, position, mv);
        let square = square.parse().unwrap();
        assert_eq!(error, MoveError::Blocked { mv: mv.parse().unwrap(), square, piece });
        assert_eq!(error.to_string(), format!("a {piece} on {square} is in the way of {mv}"));
    }
}

#[test]
fn a_move_that_is_not_straight_is_refused() {
    let error = refusal(BASIC, vikings("K f6 t c2"), "c2-d3");
    assert_eq!(error, MoveError::NotStraight("c2-d3".parse().unwrap()));
    assert_eq!(error.to_string(), "c2-d3 is not straight: pieces move along a row or column");
}

#[test]
fn a_move_that_goes_nowhere_is_refused() {
    let error = refusal(BASIC, vikings("K f6 t c2"), "c2-c2");
    assert_eq!(error, MoveError::NoDistance("c2".parse().unwrap()));
    assert_eq!(error.to_string(), "the piece on c2 has to move to another square");
}

#[test]
fn a_move_that_leaves_the_board_is_refused() {
    for mv in ["c2-h2", "c2-c8", "i9-c2"] {
        let error = refusal(BASIC, vikings("K f6 t c2"), mv);
        assert_eq!(error, MoveError::OffBoard { mv: mv.parse().unwrap(), size: 7 });
        let sentence = format!("{mv} leaves the board, which has 7 rows and columns");
        assert_eq!(error.to_string(), sentence);
    }
    after::<Tablut>(BASIC, placed("K f6 t c2", Side::Vikings), "c2-h2");
}

#[test]
fn only_a_piece_of_the_own_side_can_move() {
    let error = refusal(BASIC, vikings("K f6 t c2"), "c3-c4");
    assert_eq!(error, MoveError::NoPiece("c3".parse().unwrap()));
    assert_eq!(error.to_string(), "no piece stands on c3");
    for (position, mv, piece) in [
        (vikings("K f6 T d2 t c2"), "d2-d3", Piece::Celt),
        (vikings("K f6 T d2 t c2"), "f6-f5", Piece::King),
        (celts("K f6 T d2 t c2"), "c2-c3", Piece::Viking),
    ] {
        let error = refusal(BASIC, position, mv);
        let square = mv[..2].parse().unwrap();
        assert_eq!(error, MoveError::NotYours { square, piece });
        assert_eq!(error.to_string(), format!("the {piece} on {square} belongs to the other side"));
    }
}

#[test]
fn nobody_but_the_king_may_end_a_move_on_a_corner() {
    for (from, corner) in [("a3", "a1"), ("g3", "g1"), ("a5", "a7"), ("g5", "g7")] {
        let mv = format!("{from}-{corner}");
        for (position, piece) in [
            (vikings(&format!("K c4 t {from}")), Piece::Viking),
            (celts(&format!("K c4 T {from} t d2")), Piece::Celt),
        ] {
            let error = refusal(BASIC, position, &mv);
            assert_eq!(error, MoveError::KingsOnly { square: corner.parse().unwrap(), piece });
            let sentence = format!("only the King may stand on {corner}; a {piece} may not");
            assert_eq!(error.to_string(), sentence);
        }
        let king = after(BASIC, celts(&format!("K {from} t d2")), &mv);
        assert_eq!(king.game.position().king().to_string(), corner);
    }
}

#[test]
fn nobody_may_end_a_move_on_the_throne() {
    let throne = "d4".parse().unwrap();
    for rules in [BASIC, "king-returns", "hostile-throne"] {
        let error = refusal(rules, vikings("K f6 t d2"), "d2-d4");
        assert_eq!(error, MoveError::KingsOnly { square: throne, piece: Piece::Viking });
        let error = refusal(rules, celts("K f6 T d2 t a5"), "d2-d4");
        assert_eq!(error, MoveError::KingsOnly { square: throne, piece: Piece::Celt });
        assert_eq!(error.to_string(), "only the King may stand on d4; a Celt may not");
    }
}

#[test]
fn the_king_may_not_return_to_the_throne() {
    let error = refusal(BASIC, celts("K d2 t a5"), "d2-d4");
    assert_eq!(error, MoveError::NoReturn("d4".parse().unwrap()));
    assert_eq!(error.to_string(), "the King may not return to the throne on d4");
    assert!(!targets(BASIC, celts("K d2 t a5"), "d2").contains("d4"));
    // He starts there and may leave.
    assert_eq!(targets(BASIC, celts("K d4 T d5 c4 t e4 d2"), "d4"), "d3");
    let error = refusal(BASIC, placed::<Tablut>("K e2 t a5", Side::Celts), "e2-e5");
    assert_eq!(error.to_string(), "the King may not return to the throne on e5");
}

#[test]
fn any_piece_may_pass_over_the_empty_throne() {
    assert_eq!(targets(BASIC, vikings("K f6 t d2"), "d2"), "d1 a2 b2 c2 e2 f2 g2 d3 d5 d6 d7");
    after(BASIC, vikings("K f6 t d2"), "d2-d7");
    after(BASIC, vikings("K f6 t b4"), "b4-e4");
    after(BASIC, celts("K f6 T g4 t a2"), "g4-c4");
    after(BASIC, celts("K f6 T d5 t a2"), "d5-d3");
    after::<Tablut>(BASIC, placed("K f6 t e2", Side::Vikings), "e2-e9");
    // Nobody passes over the King who sits on it.
    let error = refusal(BASIC, vikings("K d4 t d2"), "d2-d6");
    assert_eq!(error.to_string(), "a King on d4 is in the way of d2-d6");
}

#[test]
fn the_king_too_may_pass_over_the_throne_he_has_left() {
    let passed = after(BASIC, celts("K d2 t a5"), "d2-d6");
    assert_eq!(passed.game.position().king().to_string(), "d6");
    after(BASIC, celts("K e4 t a5"), "e4-c4");
    refusal(BASIC, celts("K e4 t a5"), "e4-d4");
}

#[test]
fn the_listed_moves_are_exactly_those_that_are_accepted() {
    for text in ["3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a", "1t5/2T4/3K3/7/t2T3/4t2/5t1 d"] {
        let position: Position<Brandubh> = text.parse().unwrap();
        for rules in [BASIC, FEDERATION] {
            let rules = Rules::parse(rules).unwrap();
            let listed: Vec<_> = position.moves(rules).collect();
            for from in Setup::<Tablut>::squares() {
                for to in Setup::<Tablut>::squares() {
                    let mv = Move { from, to };
                    let accepted = position.check_move(rules, mv).is_ok();
                    assert_eq!(accepted, listed.contains(&mv), "{position}: {mv}");
                    assert_eq!(accepted, position.play(rules, mv).is_ok());
                }
            }
        }
    }
}

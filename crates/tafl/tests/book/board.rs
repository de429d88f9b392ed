//! The board.

use super::*;
use ardri_tafl::{Piece, Square};

fn names(squares: impl Iterator<Item = Square>) -> String {
    squares.map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}

fn standing<B: Board>(piece: Piece) -> String {
    let start = Position::<B>::start();
    names(Setup::<B>::squares().filter(|square| start.piece(*square) == Some(piece)))
}

#[test]
fn squares_are_file_and_rank_and_a1_is_the_lower_left() {
    let lower_left: Position<Brandubh> = "7/7/7/7/7/7/K6 d".parse().unwrap();
    assert_eq!(lower_left.king().to_string(), "a1");
    let upper_row: Position<Brandubh> = "1K5/7/7/7/7/7/7 d".parse().unwrap();
    assert_eq!(upper_row.king().to_string(), "b7");
    let b7: Square = "b7".parse().unwrap();
    assert_eq!((b7.file(), b7.rank()), (1, 6));
    for not in ["7b", "j1", "a0", "b", "b77", ""] {
        assert!(not.parse::<Square>().is_err(), "{not}");
    }
}

#[test]
fn brandubh_has_seven_files_and_ranks_and_tablut_nine() {
    let brandubh: Vec<_> = Setup::<Brandubh>::squares().collect();
    assert_eq!(brandubh.len(), 49);
    assert_eq!([brandubh[0].to_string(), brandubh[48].to_string()], ["a1", "g7"]);
    let tablut: Vec<_> = Setup::<Tablut>::squares().collect();
    assert_eq!(tablut.len(), 81);
    assert_eq!([tablut[0].to_string(), tablut[80].to_string()], ["a1", "i9"]);
}

#[test]
fn the_throne_is_the_centre_and_the_corners_are_the_four_corner_squares() {
    fn kings_only<B: Board>() -> String {
        let alone = |square: &Square| {
            let mut setup = Setup::<B>::empty(Side::Celts);
            setup.put("b3".parse().unwrap(), Some(Piece::King));
            setup.put(*square, Some(Piece::Viking));
            Position::try_from(&setup).is_err()
        };
        // On b3 itself there is no King any more, which is another matter.
        names(Setup::<B>::squares().filter(|square| square.to_string() != "b3").filter(alone))
    }
    assert_eq!(kings_only::<Brandubh>(), "a1 g1 d4 a7 g7");
    assert_eq!(kings_only::<Tablut>(), "a1 i1 e5 a9 i9");
}

#[test]
fn the_celts_are_a_king_and_his_guards_and_the_vikings_are_the_others() {
    assert_eq!(Piece::King.side(), Side::Celts);
    assert_eq!(Piece::Celt.side(), Side::Celts);
    assert_eq!(Piece::Viking.side(), Side::Vikings);
    assert_eq!(!Side::Celts, Side::Vikings);
}

#[test]
fn brandubh_starts_as_it_is_written() {
    assert_eq!(standing::<Brandubh>(Piece::King), "d4");
    assert_eq!(standing::<Brandubh>(Piece::Celt), "d3 c4 e4 d5");
    assert_eq!(standing::<Brandubh>(Piece::Viking), "d1 d2 a4 b4 f4 g4 d6 d7");
}

#[test]
fn tablut_starts_as_it_is_written() {
    assert_eq!(standing::<Tablut>(Piece::King), "e5");
    assert_eq!(standing::<Tablut>(Piece::Celt), "e3 e4 c5 d5 f5 g5 e6 e7");
    assert_eq!(
        standing::<Tablut>(Piece::Viking),
        "d1 e1 f1 e2 a4 i4 a5 b5 h5 i5 a6 i6 e8 d9 e9 f9"
    );
}

#[test]
fn the_vikings_move_first() {
    let mut game = Tafl::<Brandubh>::new(&Options::default(), 2).unwrap();
    assert_eq!(game.position().to_move(), Side::Vikings);
    assert_eq!(game.seat_of(Side::Vikings), Some(Seat(0)));
    assert_eq!(game.turn(), Turn::Seat(Seat(0)));
    let celt = Action::Move("d3-e3".parse().unwrap());
    let refused = game.apply(Actor::Seat(Seat(1)), &celt, &mut ardri_core::NoEvents);
    assert_eq!(refused, Err(ActionError::NotYourTurn(Actor::Seat(Seat(1)))));
    go(&mut game, "d2-e2");
    assert_eq!(game.turn(), Turn::Seat(Seat(1)));
    game.apply(Actor::Seat(Seat(1)), &celt, &mut ardri_core::NoEvents).unwrap();
    assert_eq!(game.turn(), Turn::Seat(Seat(0)));
    assert_eq!(Position::<Tablut>::start().to_move(), Side::Vikings);
}

//! Positions set up by hand.

use super::*;
use ardri_tafl::SetupError;

fn refused(text: &str) -> String {
    text.parse::<Position<Brandubh>>().unwrap_err().to_string()
}

fn standing<B: Board>(rules: &str, position: Position<B>) -> Option<(Side, Ending)> {
    let game = game(rules, position);
    let seen = position.standing_ending(game.options().rules());
    let set = game.sets().first();
    assert_eq!(seen, set.map(|set| (set.winner, set.ending)), "the game and the bare position");
    assert_eq!(game.turn() == Turn::Over, seen.is_some());
    assert_eq!(game.moves(), 0);
    seen
}

#[test]
fn a_position_has_one_king() {
    assert_eq!(refused("7/7/7/7/7/3t3/7 a"), "a position has one King, not 0");
    assert_eq!(refused("7/7/7/3K3/7/3K3/7 a"), "a position has one King, not 2");
    assert!("7/7/7/3K3/7/7/7 d".parse::<Position<Brandubh>>().is_ok());
}

#[test]
fn a_position_has_no_more_pieces_than_the_game_begins_with() {
    assert_eq!(
        refused("3t3/3t3/3T3/ttTKTtt/3T3/3t3/2tt3 a"),
        "there are 9 Vikings; Brandubh has 8"
    );
    assert_eq!(refused("7/7/3T3/2TKT2/2TT3/7/3t3 a"), "there are 5 Celts; Brandubh has 4");
    // As many or fewer may stand, wherever they are.
    for text in ["1ttttt1/7/3T3/2TKT2/3T3/7/1ttt3 a", "7/7/7/3K3/7/7/3t3 d"] {
        assert!(text.parse::<Position<Brandubh>>().is_ok(), "{text}");
    }
    let tablut = |text: &str| text.parse::<Position<Tablut>>();
    let start = "3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3 a";
    assert!(tablut(start).is_ok());
    let more = tablut(&start.replacen("3ttt3", "2tttt3", 1)).unwrap_err();
    assert_eq!(more.to_string(), "there are 17 Vikings; Tablut has 16");
    let more = tablut(&start.replacen("4T4", "3TT4", 1)).unwrap_err();
    assert_eq!(more.to_string(), "there are 9 Celts; Tablut has 8");
}

#[test]
fn nobody_but_the_king_stands_on_a_corner_or_the_throne() {
    for (text, piece, square) in [
        ("t6/7/7/3K3/7/7/7 a", "Viking", "a7"),
        ("6T/7/7/3K3/7/7/7 a", "Celt", "g7"),
        ("7/7/7/3K3/7/7/6t a", "Viking", "g1"),
        ("7/7/7/3K3/7/7/T6 a", "Celt", "a1"),
        ("7/7/3K3/3t3/7/7/7 a", "Viking", "d4"),
        ("7/7/3K3/3T3/7/7/7 a", "Celt", "d4"),
    ] {
        let sentence = format!("a {piece} stands on {square}, where only the King may be");
        assert_eq!(refused(text), sentence);
        // He may be where they may not.
        let king = text.replace('K', "1").replace(['t', 'T'], "K");
        assert!(king.parse::<Position<Brandubh>>().is_ok(), "{king}");
    }
}

#[test]
fn what_is_no_position_at_all_is_refused_with_its_place() {
    assert_eq!(refused("7/7/7/3K3/7/7 a"), "a position has 7 rows with / between them, not 6");
    assert_eq!(refused("7/7/7/3K3/7/7/6 a"), "row 1 has 6 squares instead of 7");
    assert_eq!(refused("8/7/7/3K3/7/7/7 a"), "row 7 has 8 squares instead of 7");
    assert_eq!(
        refused("7/7/7/3k3/7/7/7 a"),
        "row 4 holds 'k'; pieces are t (Viking), T (Celt) and K (King)"
    );
    for text in ["7/7/7/3K3/7/7/7", "7/7/7/3K3/7/7/7 b", "7/7/7/3K3/7/7/7 a d"] {
        assert_eq!(text.parse::<Position<Brandubh>>(), Err(SetupError::ToMove));
    }
}

#[test]
fn a_king_who_has_escaped_ends_it_at_once() {
    let escaped = Some((Side::Celts, Ending::KingEscaped));
    for side in [Side::Vikings, Side::Celts] {
        assert_eq!(standing::<Brandubh>(BASIC, placed("K a1 t d2", side)), escaped);
        assert_eq!(standing::<Brandubh>(BASIC, placed("K a3 t d2", side)), None);
        assert_eq!(standing::<Brandubh>("edge-escape", placed("K a3 t d2", side)), escaped);
        assert_eq!(standing::<Brandubh>("edge-escape", placed("K b3 t d2", side)), None);
        assert_eq!(standing::<Tablut>(BASIC, placed("K a3 t d2", side)), escaped);
        assert_eq!(standing::<Tablut>(BASIC, placed("K b3 t d2", side)), None);
    }
    // Though nobody could move.
    let nobody = placed::<Brandubh>("K a1", Side::Vikings);
    assert_eq!(standing(BASIC, nobody), escaped);
}

#[test]
fn celts_who_are_encircled_end_it_at_once() {
    let ring = "K c3 T b3 t a3 b4 c4 d3 b2 c2";
    let encircled = Some((Side::Vikings, Ending::Encircled));
    for side in [Side::Vikings, Side::Celts] {
        assert_eq!(standing::<Brandubh>(BASIC, placed(ring, side)), encircled);
        let open = ring.replace("d3", "e3");
        assert_eq!(standing::<Brandubh>(BASIC, placed(&open, side)), None);
        let outside = ring.replace("T b3", "T b3 f6");
        assert_eq!(standing::<Brandubh>(BASIC, placed(&outside, side)), None);
    }
}

#[test]
fn a_side_to_move_without_a_move_ends_it_at_once() {
    let hemmed = "K a4 T a5 t a3 a6 b4 b5";
    let lost = |winner| Some((winner, Ending::NoMoves));
    let at = |pieces: &str, side| standing::<Brandubh>(BASIC, placed(pieces, side));
    assert_eq!(at(hemmed, Side::Celts), lost(Side::Vikings));
    // The other side can move.
    assert_eq!(at(hemmed, Side::Vikings), None);
    assert_eq!(at("K e5 T a3 b2 t a2", Side::Vikings), lost(Side::Celts));
    assert_eq!(at("K e5 T a3 b2 t a2", Side::Celts), None);
    assert_eq!(at("K e5", Side::Vikings), lost(Side::Celts));
    assert_eq!(at("K e5", Side::Celts), None);
}

#[test]
fn a_king_between_vikings_is_not_captured_yet() {
    for (rules, pieces) in [
        (BASIC, "K c3 t b3 d3"),
        (BASIC, "K c3 t b3 d3 c2"),
        (BASIC, "K d1 T f6 t c1 e1 d2"),
        (FEDERATION, "K b1 t c1 d3"),
        ("strong-king", "K d3 T f6 t c3 e3 d2"),
        ("strong-king", "K c3 T f6 t b3 d3 c2 c4"),
    ] {
        for side in [Side::Vikings, Side::Celts] {
            assert_eq!(standing::<Brandubh>(rules, placed(pieces, side)), None, "{pieces}");
        }
    }
    // Where all sides are closed and nobody is outside, that is an encirclement.
    let ring = placed::<Brandubh>("K c3 t b3 d3 c2 c4", Side::Celts);
    assert_eq!(standing(BASIC, ring), Some((Side::Vikings, Ending::Encircled)));
}

#[test]
fn the_game_is_over_before_a_move_is_made() {
    let mut game = game::<Brandubh>(BASIC, placed("K a1 t d2", Side::Vikings));
    let outcome = game.outcome().unwrap();
    assert_eq!(
        (outcome.winners, outcome.reason.as_str()),
        (vec![Seat(1)], "The King has escaped.")
    );
    let mv = Action::Move("d2-d3".parse().unwrap());
    let refused = game.apply(Actor::Seat(Seat(0)), &mv, &mut ardri_core::NoEvents);
    assert_eq!(refused, Err(ActionError::Over));
}

#[test]
fn either_side_may_be_the_first_to_move() {
    let game = game::<Brandubh>(BASIC, placed("K c3 t d5", Side::Celts));
    assert_eq!(game.turn(), Turn::Seat(Seat(1)));
    assert_eq!(game.seat_of(Side::Vikings), Some(Seat(0)));
}

//! Notation.

use super::teller::told;
use super::*;
use ardri_core::{Entry, Player, Record, replay};
use ardri_tafl::{Imported, WrittenMove, import, read_game, write_game};

const QUARREL: &str = "K f6 T c3 d2 t b3 d1 d6 a6";

fn check(pieces: &str, text: &str) -> Imported {
    let options = Options::<Brandubh>::default().from_position(placed(pieces, Side::Vikings));
    import(&options, text).next().unwrap()
}

#[test]
fn a_position_is_its_rows_from_the_top_and_the_side_to_move() {
    let start = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a";
    assert_eq!(Position::<Brandubh>::start().to_string(), start);
    assert_eq!(start.parse(), Ok(Position::<Brandubh>::start()));
    let other = placed::<Brandubh>("K g7 T a6 t b1 f1", Side::Celts);
    assert_eq!(other.to_string(), "6K/T6/7/7/7/7/1t3t1 d");
    assert_eq!(other.to_string().parse(), Ok(other));
    let tablut = "3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3 a";
    assert_eq!(Position::<Tablut>::start().to_string(), tablut);
}

#[test]
fn a_move_is_two_squares_with_the_captures_behind() {
    let plain: Move = "d2-e2".parse().unwrap();
    assert_eq!(plain.to_string(), "d2-e2");
    let written: WrittenMove = "d2-e2xe3xf2".parse().unwrap();
    assert_eq!(written.mv, plain);
    assert_eq!(written.captured, ["e3".parse().unwrap(), "f2".parse().unwrap()]);
    assert_eq!(written.to_string(), "d2-e2xe3xf2");
    for text in ["d2e2", "d2-", "d2-e2x", "d2-e2xz1", "d2xe2", ""] {
        assert!(text.parse::<WrittenMove>().is_err(), "{text:?}");
    }
    let error = "d2e2".parse::<Move>().unwrap_err();
    assert_eq!(error.to_string(), "\"d2e2\" is not a move; a move is written like d2-e2");
    let played = after::<Brandubh>(BASIC, placed(QUARREL, Side::Vikings), "d6-d3");
    let last = played.game.last().unwrap();
    let written = WrittenMove { mv: last.mv, captured: last.captured.clone() };
    assert_eq!(written.to_string(), "d6-d3xd2xc3");
}

#[test]
fn captures_may_be_left_out_and_must_be_right_if_they_are_written() {
    for text in ["d6-d3", "d6-d3xd2xc3", "d6-d3xc3xd2"] {
        let game = check(QUARREL, text);
        assert!(game.legal && game.captures_match, "{text}: {game:?}");
    }
    for text in ["d6-d3xc3", "d6-d3xc3xd2xf6", "a6-a5xb3", "d6-d3xc3xe4"] {
        let game = check(QUARREL, text);
        assert!(game.legal && !game.captures_match, "{text}: {game:?}");
    }
    let told = check(QUARREL, "d6-d3xc3").captures_differ.unwrap();
    assert_eq!(told.to_string(), "move 1 is written d6-d3xc3, but it is d6-d3xd2xc3");
}

#[test]
fn who_captures_the_king_may_write_his_square_or_not() {
    let king = "K c3 T d2 t b3 d1 d6";
    for text in ["d6-d3", "d6-d3xd2", "d6-d3xd2xc3"] {
        let game = check(king, text);
        assert!(game.legal && game.captures_match, "{text}: {game:?}");
        assert_eq!(game.result.unwrap().ending, "king-captured");
    }
    // Who does not capture him may not.
    assert!(!check("K c3 t b2 d6", "d6-d3xc3").captures_match);
    assert!(!check(king, "d6-d3xd2xb3").captures_match);
}

#[test]
fn a_game_is_moves_with_blanks_between_them_with_or_without_numbers() {
    let moves = read_game("d2-e2 c4-c2 e2-e3").unwrap();
    assert_eq!(moves.len(), 3);
    for text in ["1. d2-e2 c4-c2 2. e2-e3", "1.d2-e2  c4-c2\n2.e2-e3", "1. d2-e2 2. c4-c2 3. e2-e3"]
    {
        assert_eq!(read_game(text).unwrap(), moves, "{text}");
    }
    assert_eq!(write_game(&moves), "1. d2-e2 c4-c2 2. e2-e3");
    let (before, error) = read_game("1. d2-e2 castles").unwrap_err();
    assert_eq!((before.len(), error.to_string().contains("castles")), (1, true));
}

#[test]
fn marks_behind_a_move_are_passed_over() {
    let plain = read_game("d2-e2 c4-c2 d6-e6xe5").unwrap();
    for text in ["d2-e2! c4-c2?? d6-e6xe5+", "d2-e2!? c4-c2# d6-e6xe5+!"] {
        assert_eq!(read_game(text).unwrap(), plain, "{text}");
    }
    assert!(read_game("!d2-e2").is_err());
}

#[test]
fn a_record_holds_the_same_words() {
    let players = vec![Player::default(), Player::default()];
    let mut record = Record::new("brandubh", serde_json::json!({}), players);
    for (seat, action) in [(0, "d2-e2"), (1, "d3-e3"), (0, "resign")] {
        record.actions.push(Entry { by: Actor::Seat(Seat(seat)), action: action.into() });
    }
    let game = replay::replay::<Tafl<Brandubh>>(&record, |_| ()).unwrap();
    assert_eq!(game.outcome().unwrap().reason, "The Vikings have resigned.");
    record.actions[1].action = "d3-d9".into();
    let flaw = replay::replay::<Tafl<Brandubh>>(&record, |_| ()).unwrap_err();
    assert_eq!(flaw.action, Some(2));
}

#[test]
fn a_move_is_told_with_what_it_captures() {
    let mut game = game::<Brandubh>(BASIC, placed(QUARREL, Side::Vikings));
    assert_eq!(
        told(&go(&mut game, "d6-d3")),
        [
            "tafl-log-moved piece=viking from=d6 to=d3",
            "tafl-log-captured side=celts count=2 squares=d2+c3"
        ]
    );
    assert_eq!(told(&go(&mut game, "f6-f5")), ["tafl-log-moved piece=king from=f6 to=f5"]);
}

//! Who begins.

use ardri_core::{Actor, Draw, Game, Seat, Turn};
use ardri_throne::{Refusal, Seen};
use serde_json::json;

use crate::table::*;

/// A game that is about to roll for the first turn.
fn opening(seats: u8) -> Play {
    new(plain(BOOK), seats)
}

#[test]
fn each_rolls_seven_dice_once_in_seat_order() {
    let mut game = opening(3);
    assert_eq!(game.0.turn(), Turn::Chance);
    assert_eq!(game.0.draw(), Some(Draw::Roll { dice: 7, faces: 6 }));
    let fated = game.0.fated(&[0, 1, 2, 3, 4, 5, 5]).unwrap();
    assert_eq!(fated.to_string(), "roll S T K 1 2 3 3");
    let fated = game.0.fated(&[5, 3, 0, 5, 2, 1, 4]).unwrap();
    assert_eq!(fated.to_string(), "roll S T K 1 2 3 3", "it is written sorted");
    for wrong in [&[0; 6][..], &[0; 8], &[0, 0, 0, 0, 0, 0, 6]] {
        assert_eq!(game.0.fated(wrong), None);
    }
    for (seat, spears) in [(0, 9), (1, 0)] {
        let dice = if seat == 0 { "roll S T K 1 2 3 3" } else { "roll S S S T T K K" };
        let told = game.go(dice);
        let Seen::OpeningRoll { seat: Seat(roller), spears: counted, .. } = told[0] else {
            panic!("{told:?}")
        };
        assert_eq!((roller, counted, told.len()), (seat, spears, 1));
    }
    assert_eq!(game.form()["opening"], json!([9, 0, null]));
    assert_eq!(game.view().opening, [Some(9), Some(0), None]);
}

#[test]
fn the_first_roll_is_of_seven_standard_dice() {
    let game = opening(2);
    for dice in ["roll SSSSSS", "roll SSSSSSSS", "roll SSSSSSrS", "roll SSSSSSSrS"] {
        let refused = game.refused(dice);
        assert_eq!(refused, Refusal::WrongDice { standard: 7, red: false });
        assert_eq!(refused.to_string(), "7 standard dice are rolled here");
    }
    assert!(matches!(game.refused("winner 0"), Refusal::NotNow { .. }));
}

#[test]
fn most_spears_begins() {
    for (rolls, first) in [
        (["333SSSS", "3311SSS", "SSSSSSS"], 0),
        // Spears count, not dice that show them.
        (["33SSSSS", "11111SS", "2222SSS"], 2),
        (["SSSSSSS", "1SSSSSS", "TTTKKKK"], 1),
        (["1111111", "3333333", "2222222"], 1),
    ] {
        let mut game = opening(3);
        rolls.iter().for_each(|dice| drop(game.go(&format!("roll {dice}"))));
        assert_eq!(game.form()["first"], json!(first), "{rolls:?}");
        assert_eq!((game.player(), game.phase().as_str()), (first, "roll"));
        assert_eq!((game.turn("standard"), game.turn("red")), (json!(7), json!(false)));
        assert_eq!(game.form()["contenders"], json!([]));
        assert_eq!(game.view().first, Some(Seat(first)));
    }
}

#[test]
fn those_tied_roll_again_and_only_they() {
    let mut game = opening(4);
    game.goes(&["roll 3333SSS", "roll 3SSSSSS", "roll 33222SS"]);
    let told = game.go("roll 3331SSS");
    assert_eq!(told[1], Seen::OpeningTied { seats: vec![Seat(0), Seat(2)], spears: 12 });
    assert_eq!(game.form()["contenders"], json!([0, 2]));
    assert_eq!(game.form()["opening"], json!([null, null, null, null]));
    assert_eq!((game.form()["first"].clone(), game.0.turn()), (json!(null), Turn::Chance));
    // Less than the others had in the first go is enough now.
    game.go("roll 1SSSSSS");
    assert_eq!(game.form()["opening"], json!([1, null, null, null]));
    let told = game.go("roll 2SSSSSS");
    assert_eq!(told[1], Seen::First { seat: Seat(2), spears: 2 });
    assert_eq!(game.player(), 2);
}

#[test]
fn they_roll_until_one_is_left() {
    let mut game = opening(3);
    game.goes(&["roll SSSSSSS", "roll TTTTTTT", "roll KKKKKKK"]);
    assert_eq!(game.form()["contenders"], json!([0, 1, 2]));
    game.goes(&["roll 3SSSSSS", "roll 21SSSSS", "roll SSSSSSS"]);
    assert_eq!(game.form()["contenders"], json!([0, 1]));
    game.goes(&["roll 1SSSSSS", "roll 1SSSSSS"]);
    assert_eq!(game.form()["contenders"], json!([0, 1]));
    game.goes(&["roll SSSSSSS", "roll 1SSSSSS"]);
    assert_eq!(game.player(), 1);
}

#[test]
fn then_the_turn_passes_clockwise() {
    let mut game = opening(3);
    game.goes(&["roll SSSSSSS", "roll SSSSSSS", "roll 3SSSSSS"]);
    for seat in [2, 0, 1, 2, 0] {
        assert_eq!(game.player(), seat);
        // Nobody needs fewer than two dice for the Smith, and the Hound is gone after a turn.
        game.goes(&["roll TTTTTTT", "aside T", "roll TTTTTT", "aside T", "roll TTTTT", "aside T"]);
        game.goes(&["roll TTTT", "aside T", "roll TTT", "aside T", "roll TT", "aside T"]);
        game.goes(&["roll T", "aside T"]);
    }
    assert_eq!(game.form()["first"], json!(2));
}

#[test]
fn seats_do_not_roll_themselves() {
    let mut game = opening(2);
    assert!(game.try_by(Actor::Seat(Seat(0)), "roll SSSSSSS").is_err());
    assert_eq!(game.legal(0), [""; 0]);
}

//! A turn: rolling, filling, setting aside, and how it ends.

use ardri_core::{ActionError, Actor, Draw, Game, Seat, Turn};
use ardri_throne::{Refusal, Seen};
use serde_json::json;

use crate::table::*;

#[test]
fn you_roll_seven_dice() {
    let mut game = position(2).play();
    assert_eq!(game.0.turn(), Turn::Chance);
    assert_eq!(game.0.draw(), Some(Draw::Roll { dice: 7, faces: 6 }));
    assert_eq!(game.0.fated(&[5, 4, 3, 2, 1, 0, 0]).unwrap().to_string(), "roll S S T K 1 2 3");
    assert_eq!(game.0.fated(&[0; 6]), None);
    assert_eq!(game.0.fated(&[0; 8]), None);
    assert_eq!(game.0.fated(&[6; 7]), None);
    for dice in ["roll SSSSSS", "roll SSSSSSSS", "roll SSSSSSSrS", "roll SSSSSSrS"] {
        assert_eq!(game.refused(dice), Refusal::WrongDice { standard: 7, red: false });
    }
    game.go("roll STK1233");
    assert_eq!(game.0.turn(), Turn::Seat(Seat(0)));
    assert_eq!(game.turn("roll"), json!("STK1233"));
    assert_eq!(game.0.draw(), None);
    assert_eq!(game.0.fated(&[0; 7]), None);
}

#[test]
fn after_each_roll_you_fill_a_line_or_set_one_die_aside() {
    let game = position(2).rolled("STK1233").play();
    assert_eq!(
        game.legal(0),
        [
            "fill hound 1 S",
            "fill smith 1 T",
            "fill smith 2 K",
            "fill spear 1 13",
            "fill spear 1 23",
            "fill spear 1 33",
            "fill spear 2 S",
            "fill poet 1 TK",
            "fill cauldron 1 K2",
            "fill cauldron 1 K3",
            "fill well 2 12",
            "fill well 2 3",
            "fill boar 1 1233",
            "fill boar 2 T",
            "fill boar 3 K",
            "fill giant 3 123",
            "fill giant 3 33",
            "aside S",
            "aside T",
            "aside K",
            "aside 1",
            "aside 2",
            "aside 3",
        ]
    );
    assert_eq!(game.legal(1), [""; 0]);
}

#[test]
fn then_you_roll_the_rest() {
    let mut game = position(2).rolled("STK1233").play();
    game.go("fill giant 3 33");
    assert_eq!((game.phase().as_str(), game.turn("standard")), ("roll", json!(5)));
    assert_eq!(game.turn("roll"), json!(null));
    assert_eq!(game.0.draw(), Some(Draw::Roll { dice: 5, faces: 6 }));
    assert_eq!(game.refused("roll SSSSSS"), Refusal::WrongDice { standard: 5, red: false });
    game.goes(&["roll TTSSS", "fill giant 1 TT"]);
    assert_eq!(game.turn("standard"), json!(3));
    game.goes(&["roll KTT", "aside T"]);
    assert_eq!((game.player(), game.turn("standard")), (0, json!(2)));
    assert_eq!(game.0.draw(), Some(Draw::Roll { dice: 2, faces: 6 }));
}

#[test]
fn the_first_line_makes_its_card_the_target_of_the_whole_turn() {
    let mut game = position(2).rolled("STTKK33").play();
    assert_eq!(game.turn("target"), json!(null));
    game.go("fill giant 1 TT");
    assert_eq!(game.turn("target"), json!("giant"));
    game.go("roll SKKK3");
    assert_eq!(game.fills(), ["giant 2 KK"]);
    for other in ["fill hound 1 S", "fill smith 2 K", "fill boar 3 K", "fill well 2 3"] {
        assert_eq!(game.refused(other), Refusal::OtherTarget(called("giant")), "{other}");
    }
    assert_eq!(
        game.refused("fill hound 1 S").to_string(),
        "you have begun to fill “Giant” and must keep to it this turn"
    );
    // The next player is free again.
    game.goes(&["aside S"]);
    assert_eq!(
        (game.player(), game.turn("target"), game.turn("filled")),
        (0, json!("giant"), json!([0]))
    );
    game.goes(&["roll SSSS", "aside S"]);
    assert_eq!(
        (game.player(), game.turn("target"), game.turn("filled")),
        (1, json!(null), json!([]))
    );
    assert_eq!(game.owner("giant"), None);
}

#[test]
fn to_set_aside_chooses_no_target() {
    let mut game = position(2).rolled("STTKK33").play();
    game.goes(&["aside S", "roll STTKK3", "aside 3"]);
    assert_eq!(game.turn("target"), json!(null));
    game.go("roll STTKK");
    assert_eq!(
        game.reachable(),
        ["hound", "smith", "spear", "poet", "boar", "giant"],
        "even cards for which too few dice are left"
    );
}

#[test]
fn one_line_a_roll() {
    let mut game = position(2).rolled("TTKK333").play();
    game.go("fill giant 1 TT");
    // The Knots and Spears that lie there do not count: chance is to roll.
    assert_eq!(game.0.turn(), Turn::Chance);
    assert_eq!(game.legal(0), [""; 0]);
    assert_eq!(
        game.try_by(Actor::Seat(Seat(0)), "fill giant 2 KK").unwrap_err(),
        ActionError::NotYourTurn(Actor::Seat(Seat(0)))
    );
    let both = position(2).rolled("TK33333").play();
    assert_eq!(both.refused("fill smith 1 TK"), Refusal::DoesNotFill);
    assert_eq!(both.refused("fill smith 2 TK"), Refusal::DoesNotFill);
}

#[test]
fn lines_are_filled_in_any_order() {
    let needs = ["TT", "KK", "33"];
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let mut game = position(2).play();
        for (line, spare) in order.into_iter().zip([5, 3, 1]) {
            assert_eq!(game.owner("giant"), None);
            let dice = needs[line];
            game.go(&format!("roll {dice}{}", "S".repeat(spare)));
            game.go(&format!("fill giant {} {dice}", line + 1));
        }
        assert_eq!(game.owner("giant"), Some(0), "{order:?}");
    }
}

#[test]
fn a_line_is_filled_wholly_from_one_roll() {
    let mut game = position(2).rolled("TKKKKKK").play();
    assert!(!game.fills().iter().any(|fill| fill.starts_with("giant 1")));
    game.go("aside T");
    game.go("roll TKKKKK");
    assert_eq!(game.refused("fill giant 1 TT"), Refusal::NotRolled);
    assert_eq!(game.refused("fill giant 1 T"), Refusal::DoesNotFill);
    let spears = position(2).rolled("3STTTTT").play();
    assert_eq!(spears.refused("fill spear 1 3"), Refusal::DoesNotFill);
}

#[test]
fn a_filled_line_is_not_filled_again() {
    let mut game = position(2).rolled("TTTTKKK").play();
    game.goes(&["fill giant 1 TT", "roll TTTTT"]);
    assert_eq!(game.refused("fill giant 1 TT"), Refusal::LineFilled);
    assert_eq!(Refusal::LineFilled.to_string(), "that line is filled already");
    assert_eq!(game.fills(), [""; 0]);
}

#[test]
fn lines_that_a_card_has_not() {
    let game = position(2).held(1, "smith").rolled("STK3333").play();
    for fill in ["hound 2 S", "hound 255 S", "hound steal S", "smith 3 S", "giant 4 33"] {
        let card: &str = fill.split(' ').next().unwrap();
        let refused = game.refused(&format!("fill {fill}"));
        assert_eq!(refused, Refusal::NoSuchLine(called(card)), "{fill}");
        assert_eq!(refused.to_string(), format!("“{}” has no such line", called(card)));
    }
    let refused = game.refused("fill dragon 1 S");
    assert_eq!(refused.to_string(), "there is no card “dragon” in this deck");
}

#[test]
fn filled_dice_stay_on_their_line() {
    let mut game = position(2).rolled("TTKK33S").play();
    game.go("fill giant 1 TT");
    game.goes(&["roll SSSSS", "aside S"]);
    assert_eq!((game.turn("standard"), game.turn("filled")), (json!(4), json!([0])));
    // The four that are left are all that there are.
    assert_eq!(game.refused("roll SSSSSS"), Refusal::WrongDice { standard: 4, red: false });
}

#[test]
fn any_die_may_be_set_aside_also_when_a_line_could_be_filled() {
    let game = position(2).rolled("SSTK123").play();
    for face in ["S", "T", "K", "1", "2", "3"] {
        let mut after = game.clone();
        let told = after.go(&format!("aside {face}"));
        let left = "SSTK123".replacen(face, "", 1).parse().unwrap();
        let face = face.parse().unwrap();
        assert_eq!(told, [Seen::SetAside { seat: Seat(0), face, red: false, left }]);
        assert_eq!((after.turn("standard"), after.phase().as_str()), (json!(6), "roll"));
    }
    let begun = position(2).filling("giant", &[0]).rolled("KK333").play();
    assert_eq!(begun.legal(0), ["fill giant 2 KK", "fill giant 3 33", "aside K", "aside 3"]);
    begun.clone().go("aside K");
}

#[test]
fn a_die_set_aside_is_out_for_the_turn_but_not_for_the_next() {
    let mut game = position(2).rolled("TTTTTTT").play();
    for left in (0..7).rev() {
        game.go("aside T");
        if left > 0 {
            assert_eq!((game.player(), game.turn("standard")), (0, json!(left)));
            game.go(&format!("roll {}", "T".repeat(left)));
        }
    }
    assert_eq!((game.player(), game.turn("standard")), (1, json!(7)));
}

#[test]
fn all_lines_filled_and_the_card_is_yours() {
    let mut game = position(3).turn_of(1).filling("giant", &[0, 2]).rolled("KKS").play();
    let told = game.go("fill giant 2 KK");
    assert!(matches!(told[0], Seen::Filled { seat: Seat(1), open: 0, begins: false, .. }));
    let gained =
        Seen::Gained { seat: Seat(1), card: "Giant".into(), points: 3, die: None, from: None };
    assert_eq!(told[1..], [gained, Seen::TurnBegins { seat: Seat(2) }]);
    assert_eq!(game.owner("giant"), Some(1));
    assert!(!game.centre().contains(&"giant".to_string()));
    assert_eq!(game.view().players[1].cards, ["giant"]);
    // The turn is over, whatever dice are left.
    assert_eq!((game.player(), game.phase().as_str()), (2, "roll"));
    assert_eq!((game.turn("standard"), game.turn("target")), (json!(7), json!(null)));
}

#[test]
fn the_turn_passes_from_the_last_seat_to_the_first() {
    let mut game = position(3).turn_of(2).rolled("SSSSSSS").play();
    game.go("fill hound 1 S");
    assert_eq!(game.player(), 0);
}

#[test]
fn no_dice_left_is_the_end_with_nothing() {
    let mut game = position(2).dice(1, false).play();
    game.go("roll T");
    assert_eq!(game.legal(0), ["fill smith 1 T", "fill boar 2 T", "aside T"]);
    let told = game.go("aside T");
    let ends = Seen::TurnEnds { seat: Seat(0), target: None, left: 0 };
    assert_eq!(told[1..], [ends, Seen::TurnBegins { seat: Seat(1) }]);
    assert_eq!(game.centre().len(), 8);
    // A line may be filled with the last die, and the turn ends with nothing, too.
    let mut game = position(2).dice(1, false).play();
    let told = game.goes(&["roll T"]).go("fill smith 1 T");
    assert_eq!(told[1], Seen::TurnEnds { seat: Seat(0), target: Some("Smith".into()), left: 0 });
    assert_eq!((game.owner("smith"), game.player()), (None, 1));
}

#[test]
fn it_ends_when_too_few_dice_are_left_for_the_target() {
    // Boar: nine Spears take three dice, the Knot one more.
    let mut game = position(2).filling("boar", &[1]).rolled("SSSSSS").play();
    game.go("aside S");
    assert_eq!((game.player(), game.turn("standard")), (0, json!(5)));
    game.goes(&["roll SSSSS", "aside S"]);
    assert_eq!((game.player(), game.turn("standard")), (0, json!(4)), "four dice can be enough");
    let told = game.goes(&["roll SSSS"]).go("aside S");
    assert_eq!(told[1], Seen::TurnEnds { seat: Seat(0), target: Some("Boar".into()), left: 3 });
    assert_eq!(game.player(), 1);
}

#[test]
fn it_ends_when_a_fill_leaves_too_few() {
    let mut game = position(2).rolled("2222213").play();
    let told = game.go("fill boar 1 22221");
    assert_eq!((told.len(), game.player(), game.turn("standard")), (1, 0, json!(2)));
    let mut game = position(2).rolled("1122213").play();
    let told = game.go("fill boar 1 111222");
    assert_eq!(told[1], Seen::TurnEnds { seat: Seat(0), target: Some("Boar".into()), left: 1 });
    assert_eq!((game.player(), game.owner("boar")), (1, None));
    // The first fill may be of a card that can no longer be finished.
    let mut late = position(2).rolled("TT").play();
    assert_eq!(late.fills(), ["smith 1 T", "boar 2 T", "giant 1 TT"]);
    assert_eq!(late.go("fill boar 2 T").len(), 3);
    assert_eq!(late.player(), 1);
}

#[test]
fn without_a_target_it_ends_when_too_few_are_left_for_every_card() {
    // Only Boar (five dice) and Giant (six) are left, and nothing can be stolen.
    let mut game =
        position(2).held(0, "hound smith spear poet cauldron well").rolled("SSSSSS").play();
    game.go("aside S");
    assert_eq!((game.player(), game.turn("standard")), (0, json!(5)), "Boar takes five dice");
    let told = game.goes(&["roll SSSSS"]).go("aside S");
    assert_eq!(told[1], Seen::TurnEnds { seat: Seat(0), target: None, left: 4 });
    assert_eq!(game.player(), 1);
}

#[test]
fn a_steal_is_counted_with_its_spiral() {
    // The Cauldron takes two dice from the centre and three from another player.
    let held = "hound smith spear poet well boar";
    let mut game = position(2).held(0, held).held(1, "cauldron").rolled("SSSS").play();
    game.go("aside S");
    assert_eq!((game.player(), game.turn("standard")), (0, json!(3)), "three for the Cauldron");
    let told = game.goes(&["roll SSS"]).go("aside S");
    assert_eq!(told[1], Seen::TurnEnds { seat: Seat(0), target: None, left: 2 });
    // In the centre it would still be in reach.
    let mut game = position(2).held(0, held).rolled("SSS").play();
    game.go("aside S");
    assert_eq!((game.player(), game.turn("standard")), (0, json!(2)));
}

#[test]
fn cards_that_are_no_targets_do_not_keep_the_turn_going() {
    // Two dice would be enough to steal the Hound, but it is locked.
    let locked = position(2).held(1, "hound smith spear").held(0, "poet cauldron");
    // Two dice would be enough, but it is one's own.
    let own = position(2).held(0, "hound smith poet cauldron");
    for game in [locked, own] {
        let mut game = game.rolled("SSS").play();
        let told = game.go("aside S");
        assert_eq!(told[1], Seen::TurnEnds { seat: Seat(0), target: None, left: 2 });
    }
}

#[test]
fn nobody_passes() {
    for dice in ["SSSSSSS", "TTTTTTT", "1"] {
        let game = position(2).rolled(dice).play();
        let legal = game.legal(0);
        assert!(!legal.is_empty());
        assert!(
            legal.iter().all(|text| text.starts_with("fill ") || text.starts_with("aside ")),
            "{legal:?}"
        );
    }
}

#[test]
fn only_who_is_on_turn_acts_and_chance_rolls() {
    let mut game = position(3).turn_of(1).rolled("STK1233").play();
    for seat in [0, 2, 3, 200] {
        let refused = game.try_by(Actor::Seat(Seat(seat)), "aside S").unwrap_err();
        assert_eq!(refused, ActionError::NotYourTurn(Actor::Seat(Seat(seat))));
        assert_eq!(game.legal(seat), [""; 0]);
    }
    assert!(game.try_by(Actor::Chance, "aside S").is_err());
    assert!(game.try_by(Actor::Chance, "roll SSSSSSS").is_err());
    for text in ["keep hunt", "die none", "thumb-war yes"] {
        let refused = game.refused(text);
        assert!(matches!(refused, Refusal::NotNow { .. }), "{text}: {refused}");
        assert!(refused.to_string().ends_with("fill a line or set a die aside"), "{refused}");
    }
    let rolls = position(2).play();
    assert_eq!(
        rolls.refused("winner 1").to_string(),
        "“winner 1” cannot be done now: the dice are rolled"
    );
}

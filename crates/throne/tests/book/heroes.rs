//! Heroes and the eighth die.

use ardri_core::{Draw, Game, Turn};
use ardri_throne::{Die, Refusal, Seen};
use serde_json::json;

use crate::table::*;

/// Lets who is on turn set aside everything, so that the turn ends with nothing.
fn waste(game: &mut Play) {
    let player = game.player();
    if game.phase() == "die" {
        game.go("die none");
    }
    while game.player() == player {
        let dice = game.turn("standard").as_u64().unwrap() as usize;
        game.go(&format!("roll {}", "T".repeat(dice)));
        game.go("aside T");
    }
}

#[test]
fn a_hero_grants_an_eighth_die() {
    let mut game = position(2).held(0, "smith").choosing_a_die().play();
    assert_eq!(game.legal(0), ["die extra", "die none"]);
    game.go("die extra");
    assert_eq!((game.turn("standard"), game.turn("red")), (json!(8), json!(false)));
    assert_eq!(game.0.draw(), Some(Draw::Roll { dice: 8, faces: 6 }));
    assert_eq!(game.refused("roll SSSSSSS"), Refusal::WrongDice { standard: 8, red: false });
    assert_eq!(game.refused("roll SSSSSSSrS"), Refusal::WrongDice { standard: 8, red: false });
    game.go("roll SSTTKK33");
    assert_eq!(game.turn("roll"), json!("SSTTKK33"));
}

#[test]
fn a_hero_may_bring_no_die() {
    let game = with_deck(deck(ALONE), 2).keeping("wild watch").held(0, "bard");
    let mut game = game.turn_of(1).rolled("KK").play();
    game.go("aside K");
    // No die is offered, and seven are rolled.
    assert_eq!((game.player(), game.phase().as_str()), (0, "roll"));
    assert_eq!(game.0.draw(), Some(Draw::Roll { dice: 7, faces: 6 }));
    assert!(game.view().players[0].dice.is_empty());
    // It is told without one, and it is a Hero for all else: another one's die counts, and Objectives.
    let mut game = with_deck(deck(ALONE), 2).keeping("court wild").held(0, "guard");
    game = game.filling("bard", &[0]).rolled("KKKK");
    let mut game = game.play();
    let told = game.go("fill bard 2 K");
    assert!(matches!(&told[1], Seen::Gained { card, die: None, .. } if card == "Bard"), "{told:?}");
    assert_eq!(game.view().players[0].dice, [Die::Extra]);
    assert_eq!(game.score(0), [0, 5, 2]);
}

#[test]
fn or_the_red_one() {
    let mut game = position(2).held(0, "poet").choosing_a_die().play();
    assert_eq!(game.legal(0), ["die red", "die none"]);
    game.go("die red");
    assert_eq!((game.turn("standard"), game.turn("red")), (json!(7), json!(true)));
    assert_eq!(game.0.draw(), Some(Draw::Roll { dice: 8, faces: 6 }));
    let fated = game.0.fated(&[0, 0, 1, 1, 2, 2, 3, 5]).unwrap();
    assert_eq!(fated.to_string(), "roll S S T T K K 1 r3", "the red die is the last");
    let fated = game.0.fated(&[3, 0, 2, 1, 2, 0, 1, 0]).unwrap();
    assert_eq!(fated.to_string(), "roll S S T T K K 1 rS", "also where another would follow it");
    let refused = game.refused("roll SSSSSSSS");
    assert_eq!(refused, Refusal::WrongDice { standard: 7, red: true });
    assert_eq!(refused.to_string(), "7 standard dice and the red one are rolled here");
    assert!(matches!(game.refused("roll SSSSSSS"), Refusal::WrongDice { .. }));
    game.go("roll SSTTKK1r3");
    assert_eq!(game.turn("roll"), json!("SSTTKK1r3"));
}

#[test]
fn at_most_one_eighth_die_a_turn() {
    let game = position(2).held(0, "smith poet").choosing_a_die().play();
    assert_eq!(game.legal(0), ["die extra", "die red", "die none"]);
    for (die, standard, red) in
        [("die extra", 8, false), ("die red", 7, true), ("die none", 7, false)]
    {
        let mut after = game.clone();
        let told = after.go(die);
        assert_eq!((after.turn("standard"), after.turn("red")), (json!(standard), json!(red)));
        // No second choice: the dice are rolled.
        assert_eq!((told.len(), after.0.turn()), (1, Turn::Chance));
    }
}

#[test]
fn a_second_hero_with_the_same_die_grants_no_more() {
    let mut form = plain(BOOK).form().clone();
    form.cards[7].kind = "hero".into();
    form.cards[7].die = Some(Die::Extra);
    let deck = ardri_throne::Deck::try_from(form).unwrap();
    let mut game = with_deck(deck, 2).held(0, "smith giant").choosing_a_die().play();
    assert_eq!(game.legal(0), ["die extra", "die none"]);
    game.go("die extra");
    assert_eq!(game.turn("standard"), json!(8));
}

#[test]
fn the_die_is_chosen_before_the_first_roll_or_not_at_all() {
    let mut game = position(2).held(0, "smith").choosing_a_die().play();
    assert_eq!(game.0.draw(), None);
    assert_eq!(
        game.refused("aside S").to_string(),
        "“aside S” cannot be done now: choose an eighth die, or none"
    );
    game.goes(&["die none", "roll SSSSSSS"]);
    assert!(matches!(game.refused("die extra"), Refusal::NotNow { .. }));
    game.go("aside S");
    assert_eq!((game.phase().as_str(), game.turn("standard")), ("roll", json!(6)));
}

#[test]
fn without_a_hero_there_is_no_choice() {
    let mut game = position(2).held(1, "smith poet").turn_of(1).rolled("SSSSSSS").play();
    game.go("fill hound 1 S");
    assert_eq!((game.player(), game.phase().as_str()), (0, "roll"), "another's Heroes do not help");
    let mut hero = position(2).held(0, "smith").turn_of(1).rolled("SSSSSSS").play();
    hero.go("fill hound 1 S");
    assert_eq!((hero.player(), hero.phase().as_str()), (0, "die"));
    let refused = hero.refused("die red");
    assert_eq!(refused, Refusal::NoSuchDie);
    assert_eq!(refused.to_string(), "no Hero in front of you grants that die");
    let poet = position(2).held(0, "poet").choosing_a_die().play();
    assert_eq!(poet.refused("die extra"), Refusal::NoSuchDie);
}

#[test]
fn the_die_can_be_used_from_the_next_turn_on() {
    let mut game = position(2).rolled("TKSSSSS").play();
    let told = game.go("fill poet 1 TK");
    assert!(matches!(told[1], Seen::Gained { die: Some(Die::Red), .. }));
    assert_eq!(game.view().players[0].dice, [Die::Red]);
    assert_eq!((game.player(), game.phase().as_str()), (1, "roll"));
    waste(&mut game);
    for _ in 0..2 {
        assert_eq!((game.player(), game.phase().as_str()), (0, "die"));
        assert_eq!(game.legal(0), ["die red", "die none"]);
        waste(&mut game);
        assert_eq!((game.player(), game.phase().as_str()), (1, "roll"));
        waste(&mut game);
    }
}

#[test]
fn a_locked_hero_grants_its_die_too() {
    let game = position(2).held(0, "poet cauldron").turn_of(1).rolled("SSSSSSS");
    let mut game = game.play();
    game.go("fill hound 1 S");
    assert_eq!((game.player(), game.phase().as_str()), (0, "die"));
    assert_eq!(game.legal(0), ["die red", "die none"]);
    game.go("die red");
    assert_eq!(game.view().players[0].locked_cards, ["poet", "cauldron"]);
    assert_eq!(game.view().players[0].dice, [Die::Red]);
}

#[test]
fn who_loses_the_hero_loses_the_die() {
    let game = position(2).held(0, "poet").turn_of(1).filling("poet", &[0]).rolled("SSSSS");
    let mut game = game.play();
    game.go("fill poet steal S");
    assert_eq!((game.player(), game.phase().as_str()), (0, "roll"));
    assert!(game.view().players[0].dice.is_empty());
    assert_eq!(game.view().players[1].dice, [Die::Red]);
    waste(&mut game);
    assert_eq!((game.player(), game.phase().as_str()), (1, "die"));
    // The one that is left still counts.
    let game = position(2).held(0, "poet smith").turn_of(1).filling("poet", &[0]).rolled("SSSSS");
    let mut game = game.play();
    game.go("fill poet steal S");
    assert_eq!(game.legal(0), ["die extra", "die none"]);
}

#[test]
fn the_eighth_die_can_be_placed_or_set_aside_like_the_others() {
    let mut game = position(2).held(0, "poet").rolled("SSTTKK1r3").play();
    let legal = game.legal(0);
    assert_eq!(legal.last().unwrap(), "aside r3");
    let told = game.go("aside r3");
    let (face, left) = ("3".parse().unwrap(), "SSTTKK1".parse().unwrap());
    let aside = Seen::SetAside { seat: ardri_core::Seat(0), face, red: true, left };
    assert_eq!(told, [aside]);
    assert_eq!((game.turn("standard"), game.turn("red")), (json!(7), json!(false)));
    assert_eq!(game.0.draw(), Some(Draw::Roll { dice: 7, faces: 6 }));
    // A standard die that shows the same is another die.
    let mut game = position(2).held(0, "poet").rolled("SSTTKK3r3").play();
    game.go("aside 3");
    assert_eq!((game.turn("standard"), game.turn("red")), (json!(6), json!(true)));
    let mut game = position(2).held(0, "poet").rolled("SSTTK11r3").play();
    game.go("fill well 2 r3");
    assert_eq!((game.turn("standard"), game.turn("red")), (json!(7), json!(false)));
    let mut game = position(2).held(0, "poet").rolled("SSTTKK3r3").play();
    game.go("fill well 2 3");
    assert_eq!((game.turn("standard"), game.turn("red")), (json!(6), json!(true)));
}

#[test]
fn the_red_die_counts_among_the_dice_that_are_left() {
    // Two dice for the Smith: a standard one and the red one.
    let held = "poet hound spear cauldron well";
    let mut game = position(2).held(0, held).rolled("SSrT").play();
    game.go("aside S");
    assert_eq!(
        (game.player(), game.turn("standard"), game.turn("red")),
        (0, json!(1), json!(true))
    );
    game.go("roll SrT");
    game.go("fill smith 1 rT");
    assert_eq!((game.player(), game.turn("red")), (0, json!(false)));
    // The red die alone.
    let mut game = position(2).held(0, "poet").dice(0, true).play();
    assert_eq!(game.0.draw(), Some(Draw::Roll { dice: 1, faces: 6 }));
    assert_eq!(game.0.fated(&[0]).unwrap().to_string(), "roll rS");
    game.goes(&["roll rS", "fill hound 1 rS"]);
    assert_eq!(game.owner("hound"), Some(0));
}

#[test]
fn the_eighth_die_makes_no_region_or_card_better() {
    let game = position(2).held(0, "smith").choosing_a_die().play();
    let mut with = game.clone();
    with.go("die extra");
    assert_eq!(game.score(0), with.score(0));
    let targets = |game: &Play| -> Vec<String> {
        game.view().turn.unwrap().targets.into_iter().map(|target| target.card).collect()
    };
    assert_eq!(targets(&game), targets(&with));
}

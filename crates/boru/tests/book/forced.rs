//! What leaves no choice is done at once, unless it would show a hand.

use super::*;

#[test]
fn an_action_without_a_choice_is_taken_at_once() {
    // The winner's 15 is a town and nothing else.
    let mut play = table(3).trick("C6", &[2, 15, 25]);
    play.go("0: top");
    assert_eq!((play.turn(), play.events("acted").len()), ("2".into(), 2));
    // 20, 21 and 22 have one action for losers; without a town to expand into it is taken.
    for card in [20, 21, 22] {
        let mut play = table(3).coins(&[3, 9, 3]).trick("C6", &[2, card, 24]);
        play.go("0: top");
        assert_eq!((play.coins()[1], play.step()), (11, "mark".into()), "{card}");
    }
}

#[test]
fn a_purchase_that_nobody_can_pay_is_no_choice() {
    for (coins, asked) in [(0, false), (1, false), (2, true)] {
        let play = table(3).battle_area(9).coins(&[coins, 3, 3]).trick("C6", &[5, 23, 25]);
        assert_eq!(play.turn() == "0", asked, "{coins} coins");
    }
    // Nor is one of which there is no more.
    let play = table(3).battle_area(2).coins(&[9, 3, 3]).trick("C6", &[5, 23, 25]);
    assert_eq!((play.turn(), play.raiders()[0]), ("1".into(), 2));
    let play = table(3).spaces(&[7, 0, 0]).coins(&[9, 3, 3]).trick("C3", &[4, 24, 25]);
    assert_eq!((play.turn(), play.spaces()[0]), ("1".into(), 9));
}

#[test]
fn one_town_to_expand_into_is_a_choice_to_stay() {
    let mut play = table(3).towns("L1 1").coins(&[3, 9, 3]).trick("C6", &[2, 20, 24]);
    play.go("0: top");
    assert_eq!(
        (play.turn(), play.legal(1)),
        ("1".into(), vec!["top".into(), "top expand L2".into()])
    );
}

#[test]
fn two_secondary_actions_are_a_choice() {
    let play = table(3).coins(&[0, 0, 0]).trick("C6", &[2, 15, 25]);
    assert_eq!((play.turn(), play.legal(0)), ("0".into(), vec!["top".into(), "bottom".into()]));
}

#[test]
fn a_single_town_for_a_marriage_disc_is_taken_at_once() {
    let position = table(3).marriage("Orlaith").spaces(&[0, 3, 0]);
    let play = position.clone().all_other_towns(2, "M7 C2").upkeep();
    assert_eq!(
        (play.on("M7"), play.on("C2"), play.step()),
        ("1".into(), String::new(), "deal".into())
    );
    let play = position.all_other_towns(2, "M7 M8").upkeep();
    assert_eq!(
        (play.step(), play.legal(1)),
        ("settle".into(), vec!["settle M7".into(), "settle M8".into()])
    );
}

#[test]
fn a_single_town_from_the_marriage_track_is_taken_at_once() {
    let position = table(3).spaces(&[0, 9, 8]);
    let play = position.clone().all_other_towns(0, "M7").upkeep();
    assert_eq!((play.on("M7"), play.step()), ("2".into(), "deal".into()));
    let play = position.all_other_towns(0, "M7 C2").upkeep();
    assert_eq!((play.step(), play.turn()), ("settle".into(), "2".into()));
}

#[test]
fn a_single_town_to_lose_is_lost_at_once() {
    let position = table(3).battle_area(1).raiders(&[3, 0, 2]).towns("C2 0, C3 0, D1 2");
    let play = position.clone().towns("M4 1, M5 1 vikings").upkeep();
    assert_eq!((play.on("M4"), play.step()), ("1 vikings".into(), "deal".into()));
    let play = position.towns("M4 1, M5 1").upkeep();
    assert_eq!((play.step(), play.turn()), ("raid".into(), "0".into()));
}

#[test]
fn a_single_site_is_built_on_at_once() {
    let position = table(3).church(&[0, 2, 0]);
    let play = position.clone().towns("M4 1, M5 1 vikings, M6 1 monastery").upkeep();
    assert_eq!((play.on("M4"), play.step()), ("1 monastery".into(), "deal".into()));
    let play = position.towns("M4 1, M5 1, M6 1 monastery").upkeep();
    assert_eq!(
        (play.step(), play.legal(1)),
        ("favour".into(), vec!["build M4".into(), "build M5".into()])
    );
    // The same with four discs, though not with most.
    let position = table(3).church(&[0, 4, 7]);
    let play = position.clone().towns("M4 1").upkeep();
    assert_eq!((play.on("M4"), play.step()), (String::from("1"), "deal".into()));
    let position = table(3).church(&[0, 5, 7]);
    let play = position.clone().towns("M4 1").upkeep();
    assert_eq!((play.on("M4"), play.step()), ("1 monastery".into(), "deal".into()));
    let play = position.towns("M4 1, M5 1").upkeep();
    assert_eq!(
        (play.step(), play.legal(1)),
        ("patron".into(), vec!["build M4".into(), "build M5".into()])
    );
}

#[test]
fn the_only_town_that_a_leader_can_mark_is_not_marked_for_them() {
    // It would show that they hold no other colour.
    let play = table(3).all_other_towns(2, "C2 L2").hands(&[&[2, 5], &[3, 6], &[1, 4]]).sits();
    assert_eq!((play.step(), play.legal(0)), ("mark".into(), vec!["mark C2".into()]));
    // Not even if it is the only open town.
    let mut play =
        table(3).all_other_towns(2, "C2 C6").hands(&[&[2, 5, 8], &[11, 6, 9], &[1, 4, 7]]).sits();
    play.go("0: mark C6; 0: play 2; 1: play 11; 2: play 1; 2: top; 0: top");
    assert_eq!(
        (play.step(), play.turn(), play.legal(1)),
        ("mark".into(), "1".into(), vec!["mark C2".into()])
    );
}

#[test]
fn the_only_card_that_a_leader_can_play_is_not_played_for_them() {
    let mut play = table(3).hands(&[&[2, 3], &[5, 6], &[1, 4]]).sits();
    play.go("0: mark C2");
    assert_eq!((play.step(), play.legal(0)), ("play".into(), vec!["play 2".into()]));
}

#[test]
fn a_hand_of_one_card_is_played_at_once() {
    let position = table(5).last_card_is_played();
    let mut play = position.hands(&[&[2, 3], &[5, 6], &[1, 4], &[11, 9], &[15, 7]]).sits();
    play.go("0: mark C2; 0: play 2; 1: play 5; 2: play 1; 3: play 11");
    assert_eq!((play.step(), play.turn()), ("play".into(), "4".into()));
    play.go("4: play 15; 2: top; 0: top; 1: top; 3: top");
    // The last card of each: the leader names the town, and there is nothing else to choose.
    assert_eq!((play.step(), play.turn()), ("mark".into(), "4".into()));
    play.told.clear();
    play.go("4: mark C3");
    let cards: Vec<_> = play.events("played").iter().map(|played| played["card"].clone()).collect();
    assert_eq!(cards, [7, 3, 6, 4, 9]);
}

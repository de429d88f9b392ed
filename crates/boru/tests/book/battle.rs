//! Upkeep: battle.

use super::*;

/// Two towns for everyone, so that every loss is a choice.
const TOWNS: &str = "C2 0, C3 0, D1 1, D2 1, M4 2, M5 2, N1 3, N2 3";

#[test]
fn with_no_raiders_left_nobody_loses_a_town() {
    let play = table(4).towns(TOWNS).raiders(&[3, 0, 1, 2]).battle_area(0).upkeep();
    assert!(play.view().vikings.is_empty());
    assert_eq!((play.step(), play.events("repelled").len()), ("deal".into(), 1));
}

#[test]
fn one_raider_left_is_enough() {
    let play = table(4).towns(TOWNS).raiders(&[3, 0, 1, 2]).battle_area(1).upkeep();
    assert_eq!((play.step(), play.turn()), ("raid".into(), "0".into()));
    let incursion = play.event("incursion");
    assert_eq!(incursion["left"], 1);
    assert_eq!((&incursion["fewest"], &incursion["least"]), (&serde_json::json!([1]), &0.into()));
    assert_eq!((&incursion["most"], &incursion["greatest"]), (&serde_json::json!([0]), &3.into()));
}

#[test]
fn the_one_with_most_raiders_chooses_for_the_loser() {
    let mut play = table(4).towns(TOWNS).raiders(&[1, 0, 3, 2]).battle_area(5).upkeep();
    assert_eq!(
        (play.turn(), play.legal(2)),
        ("2".into(), vec!["raid D1".into(), "raid D2".into()])
    );
    assert!(play.refused("1: raid D1").contains("not the turn"));
    assert!(play.refused("2: raid C2").contains("Green does not control"));
    play.go("2: raid D2");
    assert_eq!((play.on("D2"), play.on("D1")), ("1 vikings".into(), "1".into()));
    let lost = play.event("town-lost");
    assert_eq!((&lost["loser"], &lost["chooser"]), (&1.into(), &2.into()));
}

#[test]
fn only_those_with_the_fewest_lose_a_town() {
    let mut play = table(4).towns(TOWNS).raiders(&[4, 2, 2, 3]).battle_area(5).upkeep();
    play.go("0: raid D1; 0: raid M4");
    assert_eq!(play.view().vikings.len(), 2);
    assert_eq!(play.step(), "deal");
}

#[test]
fn if_several_are_tied_for_most_each_loser_chooses_alone() {
    let mut play = table(4).towns(TOWNS).raiders(&[3, 0, 3, 0]).battle_area(5).upkeep();
    assert_eq!(
        (play.turn(), play.legal(1)),
        ("1".into(), vec!["raid D1".into(), "raid D2".into()])
    );
    play.go("1: raid D1");
    assert_eq!(
        (play.turn(), play.legal(3)),
        ("3".into(), vec!["raid N1".into(), "raid N2".into()])
    );
    play.go("3: raid N2");
    assert_eq!(play.step(), "deal");
    let lost = play.events("town-lost");
    assert!(lost.iter().all(|lost| lost["loser"] == lost["chooser"]));
}

#[test]
fn if_all_have_equally_many_all_lose_a_town() {
    for raiders in [0, 2] {
        let mut play =
            table(4).towns(TOWNS).raiders(&[raiders; 4]).battle_area(5).marker(2).upkeep();
        // Clockwise from the marker's holder, each for themselves.
        for (seat, town) in [(2, "M5"), (3, "N1"), (0, "C3"), (1, "D1")] {
            assert_eq!(play.turn(), seat.to_string());
            play.go(&format!("{seat}: raid {town}"));
            assert_eq!(play.on(town), format!("{seat} vikings"));
        }
        assert_eq!(play.step(), "deal");
    }
}

#[test]
fn players_who_hold_none_lose_a_town_also_if_nobody_holds_any() {
    let play = table(3).towns("C2 0, D1 1, M4 2").battle_area(1).upkeep();
    assert_eq!(play.view().vikings.len(), 3);
    assert_eq!(play.event("incursion")["greatest"], 0);
}

#[test]
fn several_losers_are_handled_one_by_one_clockwise_from_the_markers_holder() {
    for (marker, order) in [(0, [1, 2, 3]), (1, [1, 2, 3]), (2, [2, 3, 1]), (3, [3, 1, 2])] {
        let mut play =
            table(4).towns(TOWNS).raiders(&[1, 0, 0, 0]).battle_area(5).marker(marker).upkeep();
        let towns = ["", "D1", "M4", "N1"];
        for loser in order {
            // One has most, and chooses for all.
            assert_eq!(play.turn(), "0");
            assert_eq!(
                play.view().asked,
                ardri_boru::Asked::Raid { loser: ardri_core::Seat(loser) }
            );
            assert!(play.legal(0)[0].ends_with(towns[usize::from(loser)]), "marker {marker}");
            play.go(&format!("0: raid {}", towns[usize::from(loser)]));
        }
    }
}

#[test]
fn the_order_of_the_losers_never_decides_who_chooses() {
    for marker in 0..4 {
        // The one with most chooses for all, or each loser alone: nobody's raiders change meanwhile.
        for (raiders, chooser) in [([0, 2, 0, 0], Some(1)), ([2, 0, 0, 2], None)] {
            let play = table(4).towns(TOWNS).raiders(&raiders).battle_area(5).marker(marker);
            let mut play = play.upkeep();
            while play.step() == "raid" {
                let by: u8 = play.turn().parse().unwrap();
                let town = play.legal(by)[0].clone();
                play.go(&format!("{by}: {town}"));
            }
            for lost in play.events("town-lost") {
                let due = chooser.map_or_else(|| lost["loser"].clone(), Into::into);
                assert_eq!(lost["chooser"], due, "marker {marker}: {lost}");
            }
        }
    }
}

#[test]
fn a_loss_without_a_choice_waits_for_its_turn() {
    // Seat 3 comes first and can choose; seat 1 has one town only.
    let towns = "C2 0, C3 0, D1 1, M4 2, N1 3, N2 3";
    let mut play = table(4).towns(towns).raiders(&[3, 0, 3, 0]).battle_area(5).marker(2).upkeep();
    assert_eq!((play.turn(), play.on("D1")), ("3".into(), "1".into()));
    play.go("3: raid N2");
    assert_eq!((play.on("N2"), play.on("D1")), ("3 vikings".into(), "1 vikings".into()));
    let lost: Vec<_> = play.events("town-lost").iter().map(|lost| lost["loser"].clone()).collect();
    assert_eq!(lost, [3, 1]);
}

#[test]
fn a_viking_token_lies_on_the_disc_and_leaves_a_monastery_where_it_is() {
    let play =
        table(3).towns("C2 0, M4 1 monastery, D1 2").raiders(&[1, 0, 2]).battle_area(1).upkeep();
    assert_eq!(play.on("M4"), "1 vikings monastery");
    assert!(play.view().discs[1].contains("M4".parse().unwrap()));
}

#[test]
fn the_lost_town_must_be_one_that_the_loser_controls() {
    let towns = "C2 0, C3 0, D1 1 vikings, D2 1, D3 1";
    let play = table(3).towns(towns).raiders(&[3, 0, 1]).battle_area(5).upkeep();
    assert_eq!(play.legal(0), ["raid D2", "raid D3"]);
    assert!(play.refused("0: raid D1").contains("does not control"));
    assert!(play.refused("0: raid M4").contains("does not control"));
}

#[test]
fn a_player_with_no_town_loses_nothing() {
    for towns in ["C2 0, M4 2", "C2 0, M4 2, D1 1 vikings, D2 1 vikings"] {
        let play = table(3).towns(towns).raiders(&[3, 0, 1]).battle_area(5).upkeep();
        assert_eq!((play.step(), play.events("town-lost").len()), ("deal".into(), 0));
        assert_eq!(play.event("nothing-to-lose")["loser"], 1);
        // Nor does anybody else in their place.
        assert_eq!((play.on("C2"), play.on("M4")), ("0".into(), "2".into()));
    }
    // The next of several losers still does.
    let play = table(4).towns("C2 0, M4 2, N1 3").raiders(&[3, 0, 0, 1]).battle_area(5).upkeep();
    assert_eq!((play.on("M4"), play.on("N1")), ("2 vikings".into(), "3".into()));
}

#[test]
fn the_battle_area_is_emptied() {
    // The second Viking card brings ten.
    for left in [0, 1, 7] {
        let play = table(3).raiders(&[3, 1, 2]).battle_area(left).upkeep();
        assert_eq!((play.step(), play.battle_area()), ("deal".into(), 10));
    }
    let play = table(3).last_round().battle_area(7).upkeep();
    assert_eq!(play.battle_area(), 0);
}

#[test]
fn the_one_with_most_gains_a_renown_then_a_point_for_each_and_returns_all_raiders() {
    let play = table(4).raiders(&[1, 5, 0, 0]).renown(&[1, 3, 1, 1]).upkeep();
    assert_eq!(play.renown(), [1, 4, 1, 1]);
    assert_eq!(play.points()[1], 14);
    assert_eq!(play.raiders()[1], 0);
    let spoils = play.event("spoils");
    assert_eq!((&spoils["raiders"], &spoils["renown"]), (&5.into(), &4.into()));
}

#[test]
fn those_who_then_have_most_gain_a_point_each_and_return_one() {
    let play = table(5).raiders(&[2, 5, 2, 1, 0]).upkeep();
    assert_eq!(play.points(), [11, 12, 11, 10, 10]);
    assert_eq!(play.raiders(), [1, 0, 1, 1, 0]);
    assert_eq!(play.renown(), [1, 2, 1, 1, 1]);
    let play = table(3).raiders(&[2, 5, 1]).upkeep();
    assert_eq!((play.points(), play.raiders()), (vec![11, 12, 10], vec![1, 0, 1]));
}

#[test]
fn tied_for_most_nobody_gains_the_renown_but_the_point_goes_to_all_of_them() {
    let play = table(4).raiders(&[4, 4, 3, 0]).upkeep();
    assert_eq!(play.renown(), [1, 1, 1, 1]);
    assert_eq!(play.points(), [11, 11, 10, 10]);
    assert_eq!(play.raiders(), [3, 3, 3, 0]);
    assert_eq!(play.event("spoils-tied")["raiders"], 4);
}

#[test]
fn to_hold_none_earns_nothing() {
    let play = table(3).upkeep();
    assert_eq!((play.points(), play.renown()), (vec![10; 3], vec![1; 3]));
    assert_eq!(play.events("no-spoils").len(), 1);
    // Also for the point that follows.
    let play = table(3).raiders(&[0, 1, 0]).upkeep();
    assert_eq!((play.points(), play.raiders()), (vec![10, 12, 10], vec![0, 0, 0]));
    assert!(play.events("lesser-spoils").is_empty());
}

#[test]
fn spoils_come_whether_or_not_a_town_was_lost() {
    for (left, towns) in [(0, TOWNS), (3, ""), (3, "D1 1")] {
        let play = table(4).towns(towns).raiders(&[2, 0, 1, 1]).battle_area(left).upkeep();
        assert_eq!((play.renown(), play.points()), (vec![2, 1, 1, 1], vec![12, 10, 11, 11]));
        assert_eq!(play.raiders(), [0; 4]);
    }
}

#[test]
fn spoils_come_after_the_towns_were_chosen() {
    let mut play = table(4).towns(TOWNS).raiders(&[2, 0, 1, 1]).battle_area(1).upkeep();
    assert_eq!((play.raiders(), play.points()[0]), (vec![2, 0, 1, 1], 10));
    play.go("0: raid D1");
    assert_eq!((play.raiders(), play.points()[0]), (vec![0; 4], 12));
}

#[test]
fn points_for_renown_count_the_renown_of_the_marriage_just_made() {
    let play = table(3).marriage("Aoife").spaces(&[0, 1, 0]).raiders(&[0, 2, 0]).upkeep();
    // Two for Aoife; then three renown.
    assert_eq!((play.renown()[1], play.points()[1]), (3, 15));
}

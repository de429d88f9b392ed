//! Upkeep: marriage.

use super::*;

#[test]
fn upkeep_is_marriage_battle_church_and_claims_in_that_order() {
    let play = table(3)
        .spaces(&[0, 3, 0])
        .battle_area(2)
        .raiders(&[1, 2, 3])
        .church(&[1, 0, 0])
        .towns("D1 0, D2 0")
        .upkeep();
    let kinds = play.kinds();
    let order: Vec<_> = kinds.iter().skip_while(|kind| *kind != "last-cards").collect();
    assert_eq!(order[..3], ["last-cards", "married", "incursion"]);
    assert_eq!(
        (play.step(), play.legal(2)),
        ("raid".into(), vec!["raid D1".into(), "raid D2".into()])
    );
    let mut play = play;
    play.told.clear();
    play.go("2: raid D1");
    assert_eq!(
        play.kinds(),
        [
            "town-lost",
            "spoils",
            "lesser-spoils",
            "favour",
            "built",
            "favour-ends",
            "token-turned",
            "token-taken",
            "round-begins"
        ]
    );
}

#[test]
fn the_highest_disc_takes_the_card_and_goes_to_space_0() {
    let play = table(4).spaces(&[3, 6, 5, 1]).upkeep();
    let married = play.event("married");
    assert_eq!((&married["seat"], &married["space"]), (&1.into(), &6.into()));
    assert_eq!(play.spaces(), [3, 0, 5, 1]);
    let cards = |seat| {
        play.player(seat).marriages.iter().map(ardri_boru::Marriage::name).collect::<Vec<_>>()
    };
    assert_eq!((cards(1), cards(2)), (vec!["Brigid"], vec![]));
}

#[test]
fn even_space_1_is_high_enough() {
    let play = table(3).spaces(&[0, 0, 1]).upkeep();
    assert_eq!((play.points(), play.spaces()), (vec![10, 10, 14], vec![0, 0, 0]));
}

#[test]
fn brigid_gives_four_points() {
    let play = table(3).marriage("Brigid").spaces(&[0, 1, 0]).upkeep();
    assert_eq!((play.points(), play.renown()), (vec![10, 14, 10], vec![1, 1, 1]));
}

#[test]
fn aoife_gives_two_points_and_a_renown() {
    let play = table(3).marriage("Aoife").spaces(&[0, 1, 0]).upkeep();
    assert_eq!((play.points(), play.renown()), (vec![10, 12, 10], vec![1, 2, 1]));
}

#[test]
fn the_other_five_give_two_points_and_a_town_in_their_region() {
    for (card, region, count) in [
        ("Orlaith", 'M', 10),
        ("Aodhán", 'L', 9),
        ("Conall", 'S', 6),
        ("Cormac", 'C', 9),
        ("Niall", 'N', 7),
    ] {
        let mut play =
            table(3).marriage(card).spaces(&[0, 1, 0]).towns("M4 0, C2 2 vikings").upkeep();
        assert_eq!((play.step(), play.turn()), ("settle".into(), "1".into()), "{card}");
        // The points come at once.
        assert_eq!(play.points(), [10, 12, 10]);
        let taken = usize::from("MC".contains(region));
        assert_eq!(play.legal(1).len(), count - taken, "{card}");
        let towns = play.legal_after(1, "settle");
        assert!(towns.split(' ').all(|town| town.starts_with(region)), "{towns}");
        assert!(play.refused("1: settle D1").contains("does not lie in"));
        assert!(play.refused("1: settle M4").contains("disc of Purple"));
        let town = format!("{region}5");
        play.go(&format!("1: settle {town}"));
        assert_eq!((play.on(&town), play.spaces()[1], play.step()), ("1".into(), 0, "deal".into()));
    }
}

#[test]
fn a_full_region_gives_no_town() {
    let play = table(3).marriage("Conall").spaces(&[0, 1, 0]).all_other_towns(2, "C1 M1").upkeep();
    assert_eq!((play.points()[1], play.step(), play.spaces()[1]), (12, "deal".into(), 0));
    assert_eq!((play.on("C1"), play.on("M1")), (String::new(), String::new()));
    assert_eq!(play.event("no-room")["region"], "S");
}

#[test]
fn a_town_by_marriage_costs_nothing_and_needs_no_road() {
    let mut play = table(3).marriage("Orlaith").coins(&[3, 0, 3]).spaces(&[0, 1, 0]).upkeep();
    play.go("1: settle M9");
    assert_eq!((play.on("M9"), play.coins()[1]), ("1".into(), 0));
}

#[test]
fn if_all_are_on_space_0_the_card_leaves_the_game() {
    let play = table(3).upkeep();
    assert_eq!(play.event("nobody-marries")["card"], "Brigid");
    assert!(play.view().players.iter().all(|player| player.marriages.is_empty()));
    assert_eq!(play.points(), [10, 10, 10]);
    assert_eq!(play.view().marriage.unwrap().name(), "Aoife");
    let last = table(3).last_round().upkeep();
    assert_eq!((last.step(), last.view().marriage), ("over".into(), None));
}

#[test]
fn the_princess_asks_for_one_of_three() {
    let play = table(3).last_round().spaces(&[0, 0, 4]).upkeep();
    assert_eq!((play.step(), play.turn()), ("princess".into(), "2".into()));
    assert_eq!(play.legal(2), ["princess military", "princess trade", "princess spurn"]);
    // Until then she gives nothing.
    assert_eq!(play.points(), [10, 10, 10]);
    assert!(play.refused("2: settle M1").contains("answer the Princess"));
    assert!(play.refused("1: princess trade").contains("not the turn"));
}

#[test]
fn to_spurn_the_princess_gives_four_points_and_no_card() {
    let mut play = table(3).last_round().spaces(&[0, 0, 4]).upkeep();
    play.go("2: princess spurn");
    assert_eq!(play.points(), [10, 10, 14]);
    assert!(play.player(2).marriages.is_empty());
    assert_eq!((play.step(), play.spaces()), ("over".into(), vec![0, 0, 0]));
}

#[test]
fn military_support_and_trade_keep_the_princess_and_give_no_points() {
    for offer in ["military", "trade"] {
        let mut play = table(3).last_round().spaces(&[0, 0, 4]).upkeep();
        play.go(&format!("2: princess {offer}"));
        assert_eq!(play.points(), [10, 10, 10]);
        assert_eq!(play.player(2).marriages.len(), 1);
        assert_eq!(play.player(2).offer.unwrap().to_string(), offer);
        assert_eq!((play.step(), play.spaces()), ("over".into(), vec![0, 0, 0]));
        assert!(play.player(0).offer.is_none());
    }
}

#[test]
fn then_every_player_gains_what_their_space_shows() {
    // The married one is on space 0 by then.
    for (space, coins, renown) in
        [(1, 0, 0), (2, 1, 0), (3, 1, 0), (4, 1, 0), (5, 2, 0), (6, 2, 0), (7, 0, 1)]
    {
        let play = table(4).spaces(&[0, space, 9, 0]).upkeep();
        assert_eq!(play.coins(), [3, 3 + coins, 3, 3], "space {space}");
        assert_eq!(play.renown(), [1, 1 + renown, 1, 1], "space {space}");
    }
    let play = table(5).spaces(&[2, 5, 7, 9, 4]).upkeep();
    assert_eq!((play.coins(), play.renown()), (vec![4, 5, 3, 3, 4], vec![1, 1, 2, 1, 1]));
    assert_eq!(play.spaces(), [2, 5, 7, 0, 4]);
}

#[test]
fn the_married_one_gains_nothing_from_the_space_they_left() {
    let play = table(3).spaces(&[0, 6, 0]).upkeep();
    assert_eq!(play.coins(), [3, 3, 3]);
    let play = table(3).spaces(&[0, 8, 0]).upkeep();
    assert_eq!(play.step(), "deal");
}

#[test]
fn space_8_gives_a_town_anywhere() {
    let mut play = table(3).spaces(&[2, 9, 8]).towns("M4 0").marker(2).upkeep();
    assert_eq!((play.step(), play.turn(), play.legal(2).len()), ("settle".into(), "2".into(), 52));
    assert!(play.refused("2: settle M4").contains("disc of Purple"));
    // Clockwise from the marker's holder: seat 0 has not gained yet.
    assert_eq!(play.coins(), [3, 3, 3]);
    play.go("2: settle D3");
    assert_eq!((play.on("D3"), play.coins()), ("2".into(), vec![4, 3, 3]));
    assert_eq!((play.step(), play.spaces()[2]), ("deal".into(), 8));
    // From the other seat on, the coin comes first.
    let play = table(3).spaces(&[2, 9, 8]).upkeep();
    assert_eq!((play.step(), play.coins()), ("settle".into(), vec![4, 3, 3]));
}

#[test]
fn space_8_gives_nothing_on_a_full_board() {
    let play = table(3).spaces(&[2, 9, 8]).all_other_towns(0, "").upkeep();
    assert_eq!((play.step(), play.coins()), ("deal".into(), vec![4, 3, 3]));
    assert!(play.event("no-room")["region"].is_null());
    // Also with the town of a marriage before it.
    let play = table(3).marriage("Orlaith").spaces(&[0, 9, 8]).all_other_towns(0, "M2").upkeep();
    assert_eq!((play.on("M2"), play.events("no-room").len()), ("1".into(), 1));
}

#[test]
fn the_marriage_town_comes_before_the_spaces() {
    let mut play = table(3).marriage("Orlaith").spaces(&[2, 9, 8]).upkeep();
    // The card has left the display.
    assert_eq!((play.view().marriage, play.player(1).marriages.len()), (None, 1));
    assert_eq!((play.turn(), play.legal(1).len(), play.coins()[0]), ("1".into(), 10, 3));
    play.go("1: settle M4");
    assert_eq!((play.turn(), play.legal(2).len(), play.coins()[0]), ("2".into(), 52, 4));
    play.go("2: settle M5");
    assert_eq!(
        (play.on("M4"), play.on("M5"), play.step()),
        ("1".into(), "2".into(), "deal".into())
    );
}

#[test]
fn the_princess_comes_before_the_spaces() {
    let mut play = table(3).last_round().spaces(&[2, 9, 8]).upkeep();
    assert_eq!((play.step(), play.coins()[0]), ("princess".into(), 3));
    // She has left the display, and is with whoever has to answer her.
    assert_eq!((play.view().marriage, play.player(1).marriages.len()), (None, 1));
    play.go("1: princess spurn");
    assert_eq!((play.view().marriage, play.player(1).marriages.len()), (None, 0));
    assert_eq!((play.step(), play.turn(), play.coins()[0]), ("settle".into(), "2".into(), 4));
}

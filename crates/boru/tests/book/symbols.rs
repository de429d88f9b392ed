//! The symbols, row by row, and the step down on the marriage track.

use super::*;

/// A trick in red that seat 2 wins with the highest card; the others lose with theirs.
fn lost(position: table::Position, card: u8) -> Play {
    position.trick("C6", &[8, card, 24])
}

#[test]
fn town_takes_the_marker_and_puts_a_disc_on_the_active_town() {
    let mut play = table(3).trick("C6", &[2, 15, 25]);
    assert_eq!((play.on("C6"), play.leader()), (String::new(), 0));
    play.go("0: top");
    assert_eq!((play.on("C6"), play.leader()), ("1".into(), 1));
    assert_eq!(play.events("acted")[1]["deeds"]["town"], "C6");
}

#[test]
fn each_coin_gives_a_coin() {
    for (card, coins) in [(2, 3), (5, 2), (14, 1)] {
        let mut play = lost(table(3).coins(&[3, 4, 3]), card);
        if play.turn() == "0" {
            play.go("0: top");
        }
        play.go("1: top");
        assert_eq!(play.coins()[1], 4 + coins, "card {card}");
    }
    // In a primary action: 11 gives two, 13 one.
    let play = |cards: &[u8]| {
        let mut play = table(3).trick("C6", cards);
        while play.turn() != play.leader().to_string() || play.step() != "mark" {
            let seat = play.turn();
            play.go(&format!("{seat}: bottom"));
        }
        play.coins()
    };
    assert_eq!(play(&[11, 1, 3]), [5, 3, 3]);
    assert_eq!(play(&[13, 1, 3]), [4, 3, 3]);
}

#[test]
fn pay_costs_a_coin() {
    let mut play = table(3).trick("C3", &[17, 2, 3]);
    play.go("1: top; 2: top");
    assert_eq!((play.coins()[0], play.points()[0]), (2, 10));
    let mut twice = table(3).trick("C3", &[23, 2, 3]);
    twice.go("1: top; 2: top");
    assert_eq!((twice.coins()[0], twice.points()[0]), (1, 10));
}

#[test]
fn without_a_coin_pay_costs_two_points() {
    let mut play = table(3).coins(&[0, 3, 3]).trick("C3", &[17, 2, 3]);
    play.go("1: top; 2: top");
    assert_eq!((play.coins()[0], play.points()[0]), (0, 8));
    // The last coin pays one, points the other.
    let mut both = table(3).coins(&[1, 3, 3]).trick("C3", &[23, 2, 3]);
    both.go("1: top; 2: top");
    assert_eq!((both.coins()[0], both.points()[0]), (0, 8));
    let acted = both.events("acted").pop().unwrap();
    assert_eq!((&acted["deeds"]["paid"], &acted["deeds"]["forfeited"]), (&1.into(), &2.into()));
}

#[test]
fn with_one_point_pay_costs_that_one_and_points_never_go_below_0() {
    for (before, once, twice) in [(0, 0, 0), (1, 0, 0), (2, 0, 0), (3, 1, 0), (5, 3, 1)] {
        for (card, after) in [(17, once), (23, twice)] {
            let position = table(3).coins(&[0, 3, 3]).points(&[before, 10, 10]);
            let mut play = position.trick("C3", &[card, 2, 3]);
            play.go("1: top; 2: top");
            assert_eq!(play.points()[0], after, "{before} points and card {card}");
            let acted = play.events("acted").pop().unwrap();
            assert_eq!(acted["deeds"]["forfeited"], before - after);
        }
    }
}

#[test]
fn cross_puts_a_disc_into_the_church_and_more_cost_two_coins_each() {
    let play = lost(table(3).coins(&[3, 5, 3]), 3);
    assert_eq!(play.legal(1), ["top", "bottom", "bottom buy 1", "bottom buy 2"]);
    assert!(play.refused("1: bottom buy 3").contains("buy 2 more at most"));
    for (bought, coins) in [(0, 5), (1, 3), (2, 1)] {
        let mut play = play.clone();
        let choice = if bought == 0 { String::new() } else { format!("buy {bought}") };
        play.go(&format!("1: bottom {choice}"));
        assert_eq!((play.church()[1], play.coins()[1]), (2 + bought, coins));
        let deeds = &play.event("acted")["deeds"];
        assert_eq!((&deeds["church"], &deeds["bought"]), (&(2 + bought).into(), &bought.into()));
    }
    // They come on top of what is there; no supply sets a limit.
    let mut rich = lost(table(3).coins(&[3, 40, 3]).church(&[0, 9, 0]), 16);
    rich.go("0: top; 1: bottom buy 20");
    assert_eq!((rich.church()[1], rich.coins()[1]), (32, 0));
}

#[test]
fn axe_takes_a_raider_from_the_battle_area_and_more_cost_two_coins_each() {
    let play = lost(table(3).battle_area(9).coins(&[3, 5, 3]).raiders(&[0, 1, 0]), 2);
    assert_eq!(play.legal_after(1, "bottom"), " buy 1 buy 2");
    for (bought, coins) in [(0, 5), (1, 3), (2, 1)] {
        let mut play = play.clone();
        let choice = if bought == 0 { String::new() } else { format!("buy {bought}") };
        play.go(&format!("1: bottom {choice}"));
        assert_eq!((play.raiders()[1], play.battle_area()), (3 + bought, 7 - bought));
        assert_eq!(play.coins()[1], coins);
    }
    let mut three = lost(table(3).battle_area(9), 15);
    three.go("0: top; 1: bottom");
    assert_eq!((three.raiders()[1], three.battle_area()), (3, 6));
}

#[test]
fn axes_take_what_is_left() {
    for (left, taken) in [(0, 0), (1, 1), (2, 2)] {
        let mut play = lost(table(3).battle_area(left).coins(&[3, 20, 3]), 18);
        play.go("0: top");
        // Nothing more can be bought.
        assert_eq!(play.legal(1), ["top", "bottom"]);
        assert!(play.refused("1: bottom buy 1").contains(&format!("only {left} raiders")));
        play.go("1: bottom");
        assert_eq!((play.raiders()[1], play.battle_area(), play.coins()[1]), (taken, 0, 20));
    }
}

#[test]
fn a_purchase_is_capped_by_the_raiders_left() {
    let play = lost(table(3).battle_area(4).coins(&[3, 20, 3]), 2);
    assert_eq!(play.legal_after(1, "bottom"), " buy 1 buy 2");
    assert!(play.refused("1: bottom buy 3").contains("only 4 raiders"));
    let mut all = play;
    all.go("1: bottom buy 2");
    assert_eq!((all.raiders()[1], all.battle_area(), all.coins()[1]), (4, 0, 16));
}

#[test]
fn letter_goes_one_space_up_and_more_cost_two_coins_each() {
    let play = lost(table(3).coins(&[3, 5, 3]), 1);
    assert_eq!(play.legal(1), ["top", "bottom", "bottom buy 1", "bottom buy 2"]);
    for (bought, coins) in [(0, 5), (1, 3), (2, 1)] {
        let mut play = play.clone();
        let choice = if bought == 0 { String::new() } else { format!("buy {bought}") };
        play.go(&format!("1: bottom {choice}"));
        assert_eq!((play.spaces()[1], play.coins()[1]), (2 + bought, coins));
    }
    let mut three = lost(table(3).spaces(&[0, 4, 0]), 14);
    three.go("0: top; 1: bottom");
    assert_eq!(three.spaces()[1], 7);
}

#[test]
fn the_top_space_is_the_end_of_the_track() {
    for (from, most) in [(9, 0), (8, 0), (7, 0), (6, 1), (5, 2), (4, 3)] {
        let play = lost(table(3).spaces(&[0, from, 0]).coins(&[3, 20, 3]), 1);
        assert_eq!(play.legal(1).len(), 2 + most, "from space {from}");
        let mut plain = play.clone();
        plain.go("1: bottom");
        assert_eq!(plain.spaces()[1], 9.min(from as u8 + 2));
        let more = format!("1: bottom buy {}", most + 1);
        assert!(play.refused(&more).contains("beyond the top"));
        if most > 0 {
            let mut up = play.clone();
            up.go(&format!("1: bottom buy {most}"));
            assert_eq!((up.spaces()[1], up.coins()[1]), (9, 20 - 2 * most as u8));
        }
    }
}

#[test]
fn purchases_are_paid_in_coins_only() {
    for (coins, most) in [(0, 0), (1, 0), (2, 1), (3, 1)] {
        for card in [1, 2, 3] {
            let position = table(3).battle_area(9).coins(&[3, coins, 3]).points(&[10, 30, 10]);
            let play = lost(position, card);
            assert_eq!(play.legal(1).len(), 2 + most, "{coins} coins and card {card}");
            let refused = play.refused(&format!("1: bottom buy {}", most + 1));
            assert!(refused.contains(&format!("buy {most} more at most")), "{refused}");
        }
    }
}

#[test]
fn coins_that_come_later_in_the_action_pay_for_nothing() {
    // 2: town, two axes, a coin. With one coin nothing is bought; the action is taken at once.
    let play = table(3).battle_area(9).coins(&[1, 3, 3]).trick("C6", &[2, 25, 23]);
    assert_eq!((play.on("C6"), play.raiders()[0], play.coins()[0]), ("0".into(), 2, 2));
    let mut play = table(3).battle_area(9).coins(&[3, 3, 3]).trick("C6", &[2, 25, 23]);
    assert_eq!(play.legal(0), ["primary", "primary buy 1"]);
    play.go("0: primary buy 1");
    assert_eq!((play.raiders()[0], play.coins()[0]), (3, 2));
    // The same for crosses and letters.
    let church = table(3).coins(&[1, 3, 3]).trick("L2", &[3, 24, 23]);
    assert_eq!((church.church()[0], church.coins()[0]), (2, 2));
    let letters = table(3).coins(&[1, 3, 3]).trick("C3", &[1, 24, 25]);
    assert_eq!((letters.spaces()[0], letters.coins()[0]), (2, 2));
}

#[test]
fn coins_that_come_earlier_in_the_action_can_pay() {
    // The top of 2: three coins, then an expansion.
    let play = lost(table(3).towns("L4 1").coins(&[3, 2, 3]), 2);
    assert_eq!(play.legal(1), ["top", "top expand L3", "top expand L7", "bottom"]);
    let mut play = play;
    play.go("1: top expand L7");
    assert_eq!((play.coins()[1], play.on("L7")), (0, "1".into()));
}

#[test]
fn to_expand_costs_five_coins() {
    for (coins, card, able) in
        [(1, 2, false), (2, 2, true), (2, 5, false), (3, 5, true), (3, 14, false), (4, 14, true)]
    {
        let mut play = lost(table(3).towns("L4 1").coins(&[3, coins, 3]), card);
        if play.turn() == "0" {
            play.go("0: top");
        }
        let expands = play.legal(1).contains(&"top expand L3".into());
        assert_eq!(expands, able, "{coins} coins and card {card}");
        if !able {
            assert!(play.refused("1: top expand L3").contains("five coins"));
        }
    }
    let mut rich = lost(table(3).towns("L4 1").coins(&[3, 9, 3]), 2);
    rich.go("1: top expand L3");
    assert_eq!((rich.coins()[1], rich.on("L3")), (7, "1".into()));
}

#[test]
fn to_expand_is_a_choice() {
    let mut play = lost(table(3).towns("L4 1").coins(&[3, 9, 3]), 2);
    play.go("1: top");
    assert_eq!((play.coins()[1], play.on("L3"), play.on("L7")), (12, String::new(), String::new()));
}

#[test]
fn one_expands_along_a_road_from_a_town_one_controls_to_a_town_without_a_disc() {
    let position = table(3).coins(&[3, 9, 3]);
    let play = lost(position.clone().towns("L4 1, L7 2, S1 1, D2 0"), 2);
    assert_eq!(play.legal(1), ["top", "top expand S2", "top expand S6", "top expand L3", "bottom"]);
    assert!(play.refused("1: top expand L7").contains("disc of Black"));
    // Next to it on the map, but no road; a road, but to another player's town; far away.
    assert!(play.refused("1: top expand L5").contains("no road"));
    assert!(play.refused("1: top expand L2").contains("no road"));
    assert!(play.refused("1: top expand M5").contains("no road"));
    // One road at a time.
    assert!(play.refused("1: top expand S3").contains("no road"));
    // Nor to a town that is one's own, or that the Vikings hold.
    let full = lost(position.towns("L4 1, L3 1, L7 0 vikings"), 2);
    assert_eq!(full.legal(1), ["top", "bottom"]);
    assert!(full.refused("1: top expand L3").contains("disc of Green"));
    assert!(full.refused("1: top expand L7").contains("disc of Purple"));
}

#[test]
fn a_town_that_the_vikings_hold_is_not_ones_own_to_expand_from() {
    let position = table(3).coins(&[3, 9, 3]);
    let play = lost(position.clone().towns("L4 1 vikings, S1 1"), 2);
    assert_eq!(play.legal_after(1, "top expand"), "S2 S6");
    assert!(play.refused("1: top expand L3").contains("no road"));
    // A monastery does not matter.
    let play = lost(position.towns("L4 1 monastery"), 2);
    assert_eq!(play.legal_after(1, "top expand"), "L3 L7");
}

#[test]
fn the_active_town_cannot_be_expanded_into() {
    let position = table(3).towns("B2 1").coins(&[3, 9, 3]);
    let play = position.clone().trick("C2", &[8, 2, 24]);
    assert_eq!(play.legal_after(1, "top expand"), "B1");
    assert!(play.refused("1: top expand C2").contains("active town"));
    // In another trick it can.
    assert_eq!(lost(position, 2).legal_after(1, "top expand"), "B1 C2");
}

#[test]
fn the_active_town_cannot_be_expanded_into_in_a_trick_that_nobody_wins_either() {
    let mut play = table(3)
        .towns("D2 1")
        .all_other_towns(2, "L2 L3")
        .coins(&[3, 9, 3])
        .hands(&[&[2, 4, 8], &[5, 1, 10], &[7, 11, 14]])
        .sits();
    play.go("0: mark L2; 0: play 2; 1: play 5; 2: play 7; 0: top");
    assert!(!play.events("trick-lost").is_empty());
    assert_eq!(play.legal(1), ["top", "bottom"]);
    assert!(play.refused("1: top expand L2").contains("active town"));
}

#[test]
fn after_the_winner_has_taken_the_active_town_it_is_a_town_like_any_other() {
    // Seat 0 wins with the lowest card; its new town blocks the road.
    let play = table(3).towns("B2 1").coins(&[3, 9, 3]).trick("C2", &[2, 23, 25]);
    assert_eq!((play.on("C2"), play.turn()), ("0".into(), "1".into()));
    assert_eq!(play.legal_after(1, "top expand"), "B1");
    assert!(play.refused("1: top expand C2").contains("disc of Purple"));
}

#[test]
fn remove_viking_frees_any_town_for_whoever_owns_the_disc() {
    let position = table(3).towns("L4 0 vikings, S1 1 vikings monastery, M4 2");
    let mut play = position.trick("C6", &[15, 13, 24]);
    assert_eq!(play.turn(), "1");
    assert_eq!(play.legal(1), ["top", "bottom free S1", "bottom free L4"]);
    assert!(play.refused("1: bottom free M4").contains("do not hold"));
    assert!(play.refused("1: bottom free M5").contains("do not hold"));
    play.go("1: bottom free L4");
    assert_eq!((play.on("L4"), play.on("S1")), ("0".into(), "1 vikings monastery".into()));
    // The owner controls it again: it counts, and can be expanded from.
    assert_eq!(play.view().standings.presence, [1, 0, 1]);
    assert_eq!(play.event("acted")["deeds"]["freed"], serde_json::json!(["L4", 0]));
    // And the coin is paid.
    assert_eq!(play.coins()[1], 2);
}

#[test]
fn remove_viking_is_mandatory_if_any_is_on_the_board() {
    let play = table(3).towns("L4 0 vikings").trick("C6", &[15, 13, 24]);
    assert_eq!(play.legal(1), ["top", "bottom free L4"]);
    assert!(play.refused("1: bottom").contains("name the town"));
}

#[test]
fn without_a_viking_token_remove_viking_does_nothing_and_the_rest_follows() {
    let mut play = table(3).towns("L4 0").trick("C6", &[15, 13, 24]);
    assert_eq!(play.legal(1), ["top", "bottom"]);
    assert!(play.refused("1: bottom free L4").contains("do not hold"));
    play.go("1: bottom");
    assert_eq!((play.coins()[1], play.on("L4")), (2, "0".into()));
}

#[test]
fn what_an_action_does_not_offer_is_refused() {
    let play = lost(table(3).towns("L4 1").coins(&[3, 9, 3]).battle_area(9), 2);
    assert!(play.refused("1: top buy 1").contains("nothing can be bought"));
    assert!(play.refused("1: bottom expand L3").contains("does not allow to expand"));
    assert!(play.refused("1: top free L3").contains("does not remove"));
    assert!(play.refused("1: bottom free L3").contains("does not remove"));
    let plain = table(3).trick("C6", &[11, 3, 5]);
    assert!(plain.refused("1: primary buy 1").contains("did not win"));
}

#[test]
fn symbols_are_resolved_from_left_to_right() {
    // 3: the crosses come before the coin, 2: town, axes, coin; 1: town, letters, coin.
    let mut play = table(3).coins(&[4, 3, 3]).trick("L2", &[3, 24, 23]);
    assert_eq!(play.legal(0), ["primary", "primary buy 1", "primary buy 2"]);
    play.go("0: primary buy 2");
    assert_eq!((play.church()[0], play.coins()[0]), (4, 1));
}

// The step down

#[test]
fn a_disc_that_shares_a_space_moves_down_to_the_next_free_one() {
    let mut play = lost(table(3).spaces(&[2, 0, 0]), 1);
    play.go("1: bottom");
    assert_eq!(play.spaces(), [2, 1, 0]);
    let courted = play.event("acted")["deeds"]["courted"].clone();
    assert_eq!(courted, serde_json::json!({"from": 0, "reached": 2, "rests": 1}));
}

#[test]
fn the_step_down_passes_all_occupied_spaces() {
    let mut play = table(5).spaces(&[6, 3, 5, 4, 0]).trick("C6", &[8, 14, 24, 22, 21]);
    play.go("0: top; 1: bottom");
    // 3 + 3 = 6 is taken, so are 5 and 4; its own space 3 is free.
    assert_eq!(play.spaces(), [6, 3, 5, 4, 0]);
    let mut play = table(5).spaces(&[6, 3, 5, 4, 2]).trick("C6", &[8, 25, 24, 22, 14]);
    play.go("0: top; 4: bottom");
    // 2 + 3 = 5, 4 and 3 are taken.
    assert_eq!(play.spaces(), [6, 3, 5, 4, 2]);
    let mut play = table(5).spaces(&[6, 3, 5, 4, 1]).trick("C6", &[8, 25, 24, 22, 14]);
    play.go("0: top; 4: bottom");
    assert_eq!(play.spaces(), [6, 3, 5, 4, 2]);
}

#[test]
fn the_step_down_ends_on_space_0_which_all_can_share() {
    let mut play = lost(table(3).spaces(&[1, 0, 2]), 1);
    play.go("1: bottom");
    assert_eq!(play.spaces(), [1, 0, 2]);
    let courted = play.event("acted")["deeds"]["courted"].clone();
    assert_eq!(courted, serde_json::json!({"from": 0, "reached": 2, "rests": 0}));
}

#[test]
fn other_discs_are_not_moved_nor_passed_over() {
    let mut play = lost(table(3).spaces(&[2, 0, 4]), 14);
    play.go("0: top; 1: bottom");
    // Space 3 is free: no step down, though it came past the disc on 2.
    assert_eq!(play.spaces(), [2, 3, 4]);
}

#[test]
fn the_step_down_comes_after_the_whole_action() {
    // 1: two letters and a coin, then down.
    let play = table(3).coins(&[0, 3, 3]).spaces(&[0, 2, 0]).trick("C3", &[1, 24, 25]);
    assert_eq!((play.spaces(), play.coins()[0]), (vec![1, 2, 0], 1));
    // A purchase leads past the taken space.
    let mut play = table(3).spaces(&[0, 2, 0]).trick("C3", &[1, 24, 25]);
    play.go("0: primary buy 1");
    assert_eq!((play.spaces(), play.coins()[0]), (vec![3, 2, 0], 2));
}

#[test]
fn on_a_taken_top_space_one_steps_down() {
    let mut play = lost(table(3).spaces(&[9, 8, 0]), 1);
    play.go("1: bottom");
    assert_eq!(play.spaces(), [9, 8, 0]);
    let mut play = lost(table(3).spaces(&[9, 7, 8]), 1);
    play.go("1: bottom");
    assert_eq!(play.spaces(), [9, 7, 8]);
}

//! Upkeep: claim regions. Bréifne and Dubhlinn need two towns, Ulaid three, Munster five.

use super::*;

#[test]
fn a_token_is_turned_up_when_its_threshold_is_reached() {
    for (towns, turned) in [
        ("U1 0, U2 1", false),
        ("U1 0, U2 1, U3 2", true),
        ("U1 0, U2 0", false),
        ("U1 0, U2 0, U3 0", true),
        ("U1 0, U2 0, U3 0, U4 0", true),
    ] {
        let play = table(3).towns(towns).upkeep();
        assert_eq!(play.token("U") != "face-down", turned, "{towns}");
        assert_eq!(play.events("token-turned").len(), usize::from(turned));
    }
}

#[test]
fn every_region_needs_as_many_towns_as_its_threshold() {
    for (region, threshold) in
        [("N", 4), ("U", 3), ("B", 2), ("S", 3), ("D", 2), ("C", 5), ("L", 4), ("M", 5)]
    {
        for (count, turned) in [(threshold - 1, false), (threshold, true)] {
            let towns: Vec<_> = (1..=count).map(|number| format!("{region}{number} 0")).collect();
            let play = table(3).towns(&towns.join(", ")).upkeep();
            assert_eq!(play.token(region) == "0", turned, "{towns:?}");
        }
    }
}

#[test]
fn the_vikings_towns_count_for_the_threshold() {
    let play = table(3).towns("U1 0, U2 0, U3 1 vikings").upkeep();
    assert_eq!(play.token("U"), "0");
    assert_eq!(play.event("token-turned")["towns"], 3);
}

#[test]
fn a_monastery_makes_its_town_count_as_two_for_the_threshold() {
    let play = table(3).towns("U1 0 monastery, U2 1").upkeep();
    assert_eq!(
        (play.token("U"), play.event("token-turned")["towns"].clone()),
        ("0".into(), 3.into())
    );
    // Also beneath the Vikings.
    let play = table(3).towns("U1 0, U2 1 vikings monastery").upkeep();
    assert_eq!(play.token("U"), "on-board");
    // But once only.
    assert_eq!(table(3).towns("U1 0 monastery").upkeep().token("U"), "face-down");
}

#[test]
fn a_monastery_makes_its_town_count_as_two_for_the_majority() {
    let play = table(3).towns("U1 0 monastery, U2 1, U3 2").upkeep();
    assert_eq!(play.token("U"), "0");
    let play = table(3).towns("U1 0 monastery, U2 1, U3 1").upkeep();
    assert_eq!(play.token("U"), "on-board");
    // For the Vikings too while they hold it.
    let play = table(3).towns("U1 0 vikings monastery, U2 1").upkeep();
    assert_eq!(play.event("token-to-vikings")["towns"], 2);
    let play = table(3).towns("U1 0 vikings monastery, U2 1, U3 1").upkeep();
    assert_eq!(play.token("U"), "on-board");
}

#[test]
fn a_face_up_token_goes_to_the_player_with_strictly_most() {
    let play = table(3).tokens("U on-board").towns("U1 1").upkeep();
    assert_eq!(play.token("U"), "1");
    let play = table(3).tokens("U on-board").towns("U1 1, U2 2, U3 2").upkeep();
    assert_eq!(play.token("U"), "2");
    let taken = play.event("token-taken");
    assert_eq!((&taken["towns"], &taken["from"]), (&2.into(), &serde_json::Value::Null));
}

#[test]
fn a_face_down_token_goes_to_nobody() {
    let play = table(3).towns("U1 1, U2 1").upkeep();
    assert_eq!(play.token("U"), "face-down");
}

#[test]
fn a_tied_token_stays_on_the_board() {
    for tokens in ["U on-board", "U face-down"] {
        let play = table(3).tokens(tokens).towns("U1 0, U2 1, U3 2").upkeep();
        assert_eq!(play.token("U"), "on-board");
        let stays = play.event("token-stays");
        assert!(stays["holder"].is_null() && stays["tied"].as_array().unwrap().len() == 3);
    }
}

#[test]
fn a_tied_token_stays_with_its_holder() {
    // Also if the holder is not among the tied.
    for (towns, holder) in [("U1 0, U2 1", 0), ("U1 0, U2 1", 1), ("U1 0, U2 1", 2)] {
        let play = table(3).tokens(&format!("U {holder}")).towns(towns).upkeep();
        assert_eq!(play.token("U"), holder.to_string());
        assert_eq!(play.event("token-stays")["holder"], holder);
    }
}

#[test]
fn a_holder_is_overtaken_by_more_only() {
    let position = table(3).tokens("U 0");
    assert_eq!(position.clone().towns("U1 0, U2 1").upkeep().token("U"), "0");
    let play = position.towns("U1 0, U2 1, U3 1").upkeep();
    assert_eq!(play.token("U"), "1");
    assert_eq!(play.event("token-taken")["from"], 0);
}

#[test]
fn a_token_once_turned_up_stays_up_below_its_threshold() {
    let play = table(3).tokens("M 0").towns("M1 0").upkeep();
    assert_eq!((play.token("M"), play.events("token-kept").len()), ("0".into(), 1));
}

#[test]
fn vikings_with_strictly_most_send_the_token_to_the_board_face_up() {
    let towns = "U1 0 vikings, U2 1 vikings, U3 0";
    for tokens in ["U 0", "U 2", "U on-board", "U face-down"] {
        let play = table(3).tokens(tokens).towns(towns).upkeep();
        assert_eq!(play.token("U"), "on-board", "{tokens}");
        let holder = tokens.split(' ').nth(1).unwrap().parse::<u8>().ok();
        assert_eq!(play.event("token-to-vikings")["from"], serde_json::json!(holder));
    }
}

#[test]
fn a_player_tied_with_the_vikings_is_tied() {
    for (tokens, stays) in [("U 0", "0"), ("U 1", "1"), ("U on-board", "on-board")] {
        let play = table(3).tokens(tokens).towns("U1 0, U2 1 vikings").upkeep();
        assert_eq!(play.token("U"), stays);
        let tied = serde_json::json!([{"seat": 0}, "vikings"]);
        assert_eq!(play.event("token-stays")["tied"], tied);
    }
}

#[test]
fn with_military_support_the_vikings_towns_are_that_players() {
    let position = table(3).last_round().tokens("U on-board");
    // Two of one's own and one of the Vikings against two.
    let play =
        position.clone().offer(1, "military").towns("U1 0, U2 0, U3 1, U4 2 vikings, U5 2 vikings");
    assert_eq!(play.upkeep().token("U"), "1");
    // Also without any town there.
    let play = position.clone().offer(1, "military").towns("U1 0, U4 2 vikings, U5 2 vikings");
    assert_eq!(play.upkeep().token("U"), "1");
    // With a monastery they count as two.
    let play = position.clone().offer(1, "military").towns("U1 0, U5 2 vikings monastery");
    assert_eq!(play.upkeep().token("U"), "1");
    let play = position.clone().offer(1, "military").towns("U1 0, U2 0, U5 2 vikings monastery");
    assert_eq!(play.upkeep().token("U"), "on-board");
    // Trade does nothing of the kind.
    let play = position.offer(1, "trade").towns("U1 0, U4 2 vikings, U5 2 vikings");
    assert_eq!(play.upkeep().token("U"), "on-board");
}

#[test]
fn with_military_support_the_vikings_are_no_contender() {
    // Otherwise the Vikings would have most, or would be tied.
    let play = table(3).last_round().tokens("U 0").offer(1, "military");
    assert_eq!(play.clone().towns("U1 0, U2 2 vikings").upkeep().token("U"), "0");
    assert_eq!(play.clone().towns("U2 2 vikings").upkeep().token("U"), "1");
    let upkeep = play.towns("U1 0, U2 0, U3 2 vikings, U4 1").upkeep();
    let stays = upkeep.event("token-stays");
    assert_eq!(stays["tied"], serde_json::json!([{"seat": 0}, {"seat": 1}]));
    // The threshold counts every town once.
    let play = table(3).last_round().offer(1, "military").towns("U1 0, U2 2 vikings").upkeep();
    assert_eq!(play.token("U"), "face-down");
}

#[test]
fn military_support_counts_in_the_very_round_in_which_it_was_chosen() {
    let position = table(3).last_round().tokens("U on-board").spaces(&[0, 3, 0]);
    let mut play = position.towns("U1 0, U4 2 vikings, U5 2 vikings").upkeep();
    play.go("1: princess military");
    assert_eq!((play.token("U"), play.step()), ("1".into(), "over".into()));
}

#[test]
fn towns_lost_and_monasteries_built_in_this_upkeep_count() {
    let play = table(3)
        .towns("U1 0, U2 1, M4 2")
        .raiders(&[2, 0, 1])
        .battle_area(1)
        .church(&[2, 0, 0])
        .upkeep();
    // Seat 1 lost U2, seat 0 built on U1: 2 against the Vikings' 1, and the threshold is reached.
    assert_eq!((play.on("U2"), play.token("U")), ("1 vikings".into(), "0".into()));
}

#[test]
fn every_region_is_claimed_alone() {
    let play = table(3).towns("B1 0, B2 0, D1 1, D2 1, U1 2, U2 2, U3 2").upkeep();
    assert_eq!(
        (play.token("B"), play.token("D"), play.token("U")),
        ("0".into(), "1".into(), "2".into())
    );
    assert_eq!(play.token("M"), "face-down");
    let regions: Vec<_> = play.events("token-taken").iter().map(|e| e["region"].clone()).collect();
    assert_eq!(regions, ["U", "B", "D"]);
}

//! The end: points, winners, places.

use ardri_boru::Score;
use ardri_core::{Game, Seat};

use super::*;

/// The end of a game that is upset by nothing: no raiders, no discs, all on space 0.
fn end(position: table::Position) -> Play {
    let play = position.last_round().upkeep();
    assert_eq!((play.turn(), play.step()), ("over".into(), "over".into()));
    play
}

fn score(play: &Play, seat: u8) -> Score {
    play.game.score(Seat(seat))
}

#[test]
fn strictly_most_coins_score_one() {
    let coins = |coins: &[u16]| {
        let play = end(table(3).coins(coins));
        [0, 1, 2].map(|seat| score(&play, seat).coins)
    };
    assert_eq!(coins(&[3, 5, 4]), [0, 1, 0]);
    assert_eq!(coins(&[5, 4, 4]), [1, 0, 0]);
    assert_eq!(coins(&[3, 5, 5]), [0, 0, 0]);
    assert_eq!(coins(&[4, 4, 4]), [0, 0, 0]);
}

#[test]
fn the_marker_scores_one() {
    let play = end(table(3).marker(2));
    assert_eq!([0, 1, 2].map(|seat| score(&play, seat).marker), [0, 0, 1]);
}

#[test]
fn each_renown_scores_one() {
    let play = end(table(3).renown(&[0, 1, 6]));
    assert_eq!([0, 1, 2].map(|seat| score(&play, seat).renown), [0, 1, 6]);
}

#[test]
fn each_token_in_front_of_a_player_scores_its_points() {
    for (region, points) in
        [("N", 6), ("U", 4), ("B", 3), ("S", 5), ("D", 2), ("C", 7), ("L", 6), ("M", 7)]
    {
        let play = end(table(3).tokens(&format!("{region} 1")).towns(&format!("{region}1 1")));
        assert_eq!([0, 1, 2].map(|seat| score(&play, seat).tokens), [0, points, 0], "{region}");
    }
    let play = end(table(3).tokens("U 1, M 1, D 1").towns("U1 1, M1 1, D1 1"));
    assert_eq!(score(&play, 1).tokens, 13);
}

#[test]
fn a_shared_token_on_the_board_gives_half_rounded_down_to_all_tied_for_most() {
    for (region, half) in
        [("N", 3), ("U", 2), ("B", 1), ("S", 2), ("D", 1), ("C", 3), ("L", 3), ("M", 3)]
    {
        let towns = format!("{region}1 0, {region}2 2");
        let play = end(table(3).tokens(&format!("{region} on-board")).towns(&towns));
        assert_eq!([0, 1, 2].map(|seat| score(&play, seat).shared), [half, 0, half], "{region}");
        assert_eq!(score(&play, 0).tokens, 0);
    }
}

#[test]
fn only_those_tied_for_most_share() {
    let towns = "S1 0, S2 0, S3 1, S4 1, S5 2";
    let play = end(table(3).tokens("S on-board").towns(towns));
    assert_eq!([0, 1, 2].map(|seat| score(&play, seat).shared), [2, 2, 0]);
    // A monastery counts as two there, too.
    let play = end(table(3).tokens("S on-board").towns("S1 0, S2 0, S3 1, S5 2 monastery"));
    assert_eq!([0, 1, 2].map(|seat| score(&play, seat).shared), [2, 0, 2]);
}

#[test]
fn a_tied_token_in_front_of_a_player_is_not_shared() {
    let play = end(table(3).tokens("S 0").towns("S1 0, S2 1"));
    assert_eq!([0, 1, 2].map(|seat| score(&play, seat).shared), [0, 0, 0]);
    assert_eq!([0, 1, 2].map(|seat| score(&play, seat).tokens), [5, 0, 0]);
}

#[test]
fn a_face_down_token_gives_nothing() {
    let play = end(table(3).towns("M1 0, M2 1"));
    assert_eq!([0, 1, 2].map(|seat| score(&play, seat).shared), [0, 0, 0]);
}

#[test]
fn where_the_vikings_alone_have_most_nobody_shares() {
    let play = end(table(3).tokens("S on-board").towns("S1 0, S2 1, S3 2 vikings, S4 2 vikings"));
    assert_eq!([0, 1, 2].map(|seat| score(&play, seat).shared), [0, 0, 0]);
    // Their monastery counts as two.
    let play = end(table(3).tokens("S on-board").towns("S1 0, S2 1, S3 2 vikings monastery"));
    assert_eq!([0, 1, 2].map(|seat| score(&play, seat).shared), [0, 0, 0]);
}

#[test]
fn players_tied_with_the_vikings_for_most_do_share() {
    let play = end(table(3).tokens("S on-board").towns("S1 0, S2 1 vikings"));
    assert_eq!([0, 1, 2].map(|seat| score(&play, seat).shared), [2, 0, 0]);
    let play = end(table(3).tokens("S on-board").towns("S1 0, S2 1, S3 2 vikings"));
    assert_eq!([0, 1, 2].map(|seat| score(&play, seat).shared), [2, 2, 0]);
}

#[test]
fn military_support_counts_viking_towns_for_shared_tokens() {
    let position = table(3).tokens("S on-board").towns("S1 0, S2 0, S3 1, S4 2 vikings");
    let play = end(position.clone().offer(1, "military"));
    assert_eq!([0, 1, 2].map(|seat| score(&play, seat).shared), [2, 2, 0]);
    // Trade does not: seat 0 takes the token.
    let play = end(position.offer(1, "trade"));
    assert_eq!((play.token("S"), score(&play, 1).shared), ("0".into(), 0));
}

#[test]
fn regions_with_a_town_score_by_their_number() {
    let regions = ["N1", "U1", "B1", "S1", "D1", "C1", "L1", "M1"];
    for (count, points) in [(0, 0), (1, 0), (2, 0), (3, 1), (4, 1), (5, 3), (6, 5), (7, 7), (8, 10)]
    {
        let towns: Vec<_> = regions[..count].iter().map(|town| format!("{town} 1")).collect();
        let play = end(table(3).towns(&towns.join(", ")));
        assert_eq!(score(&play, 1).regions, points, "{count} regions");
        assert_eq!(play.view().standings.presence[1], count as u8);
    }
}

#[test]
fn several_towns_of_a_region_count_once_and_the_vikings_towns_not_at_all() {
    let play = end(table(3).towns("N1 1, N2 1, U1 1 monastery, B1 1 vikings"));
    assert_eq!(play.view().standings.presence[1], 2);
    assert_eq!(score(&play, 1).regions, 0);
}

#[test]
fn establish_trade_counts_viking_towns_for_regions() {
    let towns = "N1 1, U1 1, B1 0 vikings, S1 1 vikings, D1 2 vikings";
    let play = end(table(3).towns(towns).offer(1, "trade"));
    assert_eq!((score(&play, 1).regions, play.view().standings.presence[1]), (3, 5));
    // Only for that player.
    assert_eq!((score(&play, 0).regions, play.view().standings.presence[0]), (0, 0));
}

#[test]
fn military_support_does_not_count_viking_towns_for_regions() {
    let towns = "N1 1, U1 1, B1 0 vikings, S1 1 vikings, D1 2 vikings";
    let play = end(table(3).towns(towns).offer(1, "military"));
    assert_eq!((score(&play, 1).regions, play.view().standings.presence[1]), (0, 2));
}

#[test]
fn trade_counts_in_the_very_round_in_which_it_was_chosen() {
    let position = table(3).last_round().spaces(&[0, 3, 0]);
    let mut play = position.towns("N1 1, U1 1, B1 0 vikings").upkeep();
    play.go("1: princess trade");
    assert_eq!(score(&play, 1).regions, 1);
}

#[test]
fn all_items_add_to_the_points_on_the_track() {
    let position = table(3)
        .points(&[10, 20, 10])
        .coins(&[3, 9, 3])
        .marker(1)
        .renown(&[1, 4, 1])
        .tokens("U 1, S on-board")
        .towns("U1 1, S1 1, S2 0, D1 1");
    let play = end(position);
    let all = Score { track: 20, coins: 1, marker: 1, renown: 4, tokens: 4, shared: 2, regions: 1 };
    assert_eq!(score(&play, 1), all);
    assert_eq!(all.total(), 33);
    let standings = play.game.standings();
    assert_eq!(standings.sums[1], [20, 21, 22, 26, 30, 32, 33]);
    let outcome = play.game.outcome().unwrap();
    assert_eq!(outcome.scores, Some(vec![13, 33, 11]));
    assert_eq!(play.events("scored").len(), 3);
    assert_eq!(play.events("scored")[1]["score"]["tokens"], 4);
}

/// Who wins, by what, and the places.
fn verdict(play: &Play) -> (Vec<u8>, String, Vec<u8>) {
    let outcome = play.game.outcome().unwrap();
    let winners: Vec<_> = outcome.winners.iter().map(|seat| seat.0).collect();
    let told = play.event("won");
    assert_eq!(
        (&told["by"], &told["winners"]),
        (&outcome.ending.as_str().into(), &serde_json::json!(winners))
    );
    assert_eq!(play.view().outcome.as_ref(), Some(&outcome));
    (winners, outcome.ending, outcome.places)
}

#[test]
fn most_points_win() {
    let play = end(table(3).points(&[10, 15, 12]).coins(&[3, 3, 3]));
    assert_eq!(verdict(&play), (vec![1], "points".into(), vec![3, 1, 2]));
    let outcome = play.game.outcome().unwrap();
    assert!(
        outcome.reason.contains("Green") && outcome.reason.contains("16"),
        "{}",
        outcome.reason
    );
}

#[test]
fn points_are_counted_with_all_items() {
    // On the track seat 2 leads.
    let play = end(table(3).points(&[10, 10, 12]).renown(&[1, 5, 1]));
    assert_eq!(verdict(&play), (vec![1], "points".into(), vec![3, 1, 2]));
}

#[test]
fn equal_points_are_decided_by_most_claim_tokens() {
    // One token of 4 against two of 2 and 3; the marker is with seat 2.
    let position = table(3).marker(2).tokens("U 0, D 1, B 1").towns("U1 0, D1 1, B1 1");
    let play = end(position.points(&[11, 10, 5]));
    assert_eq!(play.game.outcome().unwrap().scores, Some(vec![16, 16, 7]));
    assert_eq!(verdict(&play), (vec![1], "tokens".into(), vec![2, 1, 3]));
}

#[test]
fn then_by_most_marriage_cards() {
    let position = table(3).marker(2).points(&[11, 11, 5]).married(0, &["Brigid"]);
    let play = end(position.married(1, &["Aoife", "Niall"]));
    assert_eq!(verdict(&play), (vec![1], "marriages".into(), vec![2, 1, 3]));
}

#[test]
fn claim_tokens_come_before_marriage_cards() {
    let position = table(3).marker(2).tokens("U 0, D 1, B 1").towns("U1 0, D1 1, B1 1");
    let play = end(position.points(&[11, 10, 5]).married(0, &["Aoife", "Niall"]));
    assert_eq!(verdict(&play), (vec![1], "tokens".into(), vec![2, 1, 3]));
}

#[test]
fn the_princess_is_a_marriage_card_unless_she_was_spurned() {
    let equal = |offer: &str| {
        let points: &[u16] = if offer == "spurn" { &[7, 11, 5] } else { &[11, 11, 5] };
        let position = table(3).marker(2).points(points).spaces(&[1, 0, 0]).last_round();
        let mut play = position.upkeep();
        play.go(&format!("0: princess {offer}"));
        verdict(&play)
    };
    assert_eq!(equal("military"), (vec![0], "marriages".into(), vec![1, 2, 3]));
    assert_eq!(equal("trade"), (vec![0], "marriages".into(), vec![1, 2, 3]));
    assert_eq!(equal("spurn"), (vec![0, 1], "shared".into(), vec![1, 1, 3]));
}

#[test]
fn then_the_win_is_shared() {
    let play = end(table(4).marker(2).points(&[11, 11, 5, 11]));
    assert_eq!(verdict(&play), (vec![0, 1, 3], "shared".into(), vec![1, 1, 4, 1]));
    let reason = play.game.outcome().unwrap().reason;
    assert!(reason.contains("Purple, Green and Ivory") && reason.contains("12"), "{reason}");
}

#[test]
fn places_follow_the_same_order_and_equal_ones_share_a_place() {
    let position = table(5).marker(2).points(&[11, 11, 20, 11, 3]).married(3, &["Brigid"]);
    let play = end(position);
    assert_eq!(verdict(&play), (vec![2], "points".into(), vec![3, 3, 1, 2, 5]));
}

#[test]
fn a_tie_below_the_winner_decides_nothing() {
    let play = end(table(3).marker(2).points(&[11, 11, 20]).married(0, &["Brigid"]));
    assert_eq!(verdict(&play), (vec![2], "points".into(), vec![2, 3, 1]));
}

#[test]
fn after_the_end_nobody_acts() {
    let play = end(table(3));
    for seat in 0..3 {
        assert!(play.legal(seat).is_empty());
    }
    assert_eq!(play.refused("0: mark C2"), "the game is over");
    assert_eq!(play.refused("chance: marker 0"), "the game is over");
}

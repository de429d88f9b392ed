//! A trick, from the marker to the next leader.

use ardri_boru::{Card, Seen};
use ardri_core::{Game, Seat, Viewer};

use super::*;

#[test]
fn the_holder_of_the_marker_puts_it_on_a_town_without_a_disc() {
    let mut play =
        table(3).marker(1).towns("C2 2, C6 1 vikings").hands(&[&[1, 4], &[2, 5], &[3, 6]]).sits();
    assert_eq!((play.step(), play.turn()), ("mark".into(), "1".into()));
    assert!(play.refused("1: mark C2").contains("disc of Black"));
    // The disc beneath a Viking token is a disc.
    assert!(play.refused("1: mark C6").contains("disc of Green"));
    assert!(play.refused("0: mark C3").contains("not the turn"));
    play.go("1: mark C1");
    assert_eq!(play.view().trick.unwrap().town.unwrap().id(), "C1");
    assert_eq!(play.event("marked")["seat"], 1);
    // No disc comes with the marker.
    assert_eq!(play.on("C1"), "");
}

#[test]
fn only_towns_whose_colour_the_leader_can_match_may_be_chosen() {
    let play = table(3).hands(&[&[1, 2], &[3, 6], &[13, 20]]).sits();
    let towns = play.legal_after(0, "mark");
    assert_eq!(towns.split(' ').count(), 18 + 17);
    assert!(play.refused("0: mark L2").contains("no blue or white card"));
    let blue = table(3).hands(&[&[3, 6], &[1, 2], &[13, 20]]).sits();
    assert_eq!(blue.legal(0).len(), 18);
    assert!(blue.refused("0: mark C3").contains("no yellow or white card"));
}

#[test]
fn a_white_card_matches_every_town() {
    let play = table(3).hands(&[&[13, 1], &[3, 6], &[2, 20]]).sits();
    assert_eq!(play.legal(0).len(), 53);
    let mut blue = play.clone();
    blue.go("0: mark L2");
    assert_eq!(blue.legal(0), ["play 13"]);
    let mut yellow = play;
    yellow.go("0: mark C3");
    assert_eq!(yellow.legal(0), ["play 1", "play 13"]);
}

#[test]
fn the_leader_plays_a_card_of_the_towns_colour_or_white() {
    let mut play = table(3).hands(&[&[1, 2, 11, 22], &[3, 6, 4, 7], &[13, 20, 5, 8]]).sits();
    play.go("0: mark C2");
    assert_eq!(play.legal(0), ["play 2", "play 11", "play 22"]);
    assert!(play.refused("0: play 1").contains("play a red or white card"));
    assert!(play.refused("0: play 3").contains("not in your hand"));
}

#[test]
fn a_leader_who_can_match_no_open_town_chooses_any_and_plays_any_card() {
    let position = table(3).all_other_towns(2, "L2 L3 N3").hands(&[&[1, 2], &[3, 6], &[13, 20]]);
    let mut play = position.sits();
    assert_eq!(play.legal_after(0, "mark"), "N3 L2 L3");
    play.go("0: mark L3");
    assert_eq!(play.legal(0), ["play 1", "play 2"]);
    play.go("0: play 2");
    assert_eq!(play.turn(), "1");
}

#[test]
fn one_open_town_that_matches_takes_away_that_freedom() {
    let position = table(3).all_other_towns(2, "L2 L3 C2").hands(&[&[1, 2], &[3, 6], &[13, 20]]);
    let mut play = position.sits();
    assert_eq!(play.legal_after(0, "mark"), "C2");
    assert!(play.refused("0: mark L2").contains("no blue or white card"));
    play.go("0: mark C2");
    assert_eq!(play.legal(0), ["play 2"]);
}

#[test]
fn with_no_open_town_at_all_the_leader_plays_any_card_and_nobody_wins() {
    let mut play = table(3)
        .all_other_towns(2, "C6")
        .marker(1)
        .hands(&[&[24, 4, 5], &[11, 6, 7], &[13, 20, 8]])
        .sits();
    play.go("1: mark C6; 1: play 11; 2: play 8; 0: play 5; 0: top; 2: top");
    // Seat 1 has taken the last town, and leads a trick about none.
    assert_eq!((play.on("C6"), play.step(), play.turn()), ("1".into(), "play".into(), "1".into()));
    assert_eq!(play.event("no-open-town")["leader"], 1);
    assert_eq!(play.legal(1), ["play 6", "play 7"]);
    assert_eq!(play.view().trick.unwrap().town, None);
    play.go("1: play 6; 2: play 20; 0: play 24");
    assert!(play.event("trick-lost")["town"].is_null());
    // Everyone takes a secondary action: 6, then 20 (at once: it has one), then 24.
    assert!(play.refused("1: primary").contains("did not win"));
    play.go("1: bottom");
    assert!(play.refused("0: primary").contains("did not win"));
    let last = play.clone();
    play.go("0: top");
    assert_eq!(last.leader(), 1);
    assert_eq!(play.events("acted").iter().filter(|acted| acted["won"] == true).count(), 1);
}

#[test]
fn a_trick_without_a_town_leaves_the_marker_with_the_leader() {
    let mut play = table(3)
        .all_other_towns(2, "C6")
        .marker(1)
        .hands(&[&[24, 4, 5, 1], &[11, 6, 7, 2], &[13, 20, 8, 3]])
        .sits();
    play.go("1: mark C6; 1: play 11; 2: play 8; 0: play 5; 0: top; 2: top");
    play.go("1: play 6; 2: play 13; 0: play 24; 1: bottom; 2: top; 0: top");
    assert_eq!((play.leader(), play.turn(), play.step()), (1, "1".into(), "play".into()));
}

#[test]
fn clockwise_each_other_player_plays_one_card_face_up() {
    let mut play = table(4).marker(2).hands(&[&[1, 4], &[2, 5], &[3, 6], &[7, 10]]).sits();
    play.go("2: mark L2");
    for (seat, card) in [(2, 3), (3, 7), (0, 1), (1, 2)] {
        assert_eq!(play.turn(), seat.to_string());
        let shown = play.view().trick.unwrap();
        assert!(!shown.complete && shown.to_play[0] == Seat(seat));
        play.go(&format!("{seat}: play {card}"));
    }
    let told: Vec<_> = play.events("played").iter().map(|played| played["card"].clone()).collect();
    assert_eq!(told, [3, 7, 1, 2]);
    let shown = play.view().trick.unwrap();
    assert!(shown.complete && shown.to_play.is_empty());
}

#[test]
fn followers_may_play_any_card_also_when_they_could_match() {
    let mut play = table(3).hands(&[&[2, 4], &[1, 5], &[8, 6]]).sits();
    play.go("0: mark C2; 0: play 2");
    assert_eq!(play.legal(1), ["play 1", "play 5"]);
    play.go("1: play 1");
    assert_eq!(play.legal(2), ["play 6", "play 8"]);
}

#[test]
fn the_highest_card_of_the_towns_colour_wins() {
    let winner = |town: &str, cards: &[u8]| {
        let play = table(cards.len()).trick(town, cards);
        let won = play.events("trick-won");
        won.first().map(|won| (won["seat"].as_u64().unwrap(), won["card"].as_u64().unwrap()))
    };
    assert_eq!(winner("C2", &[2, 11, 5]), Some((1, 11)));
    assert_eq!(winner("C2", &[11, 2, 5]), Some((0, 11)));
    // Higher cards of other colours do not count.
    assert_eq!(winner("C2", &[2, 23, 25]), Some((0, 2)));
    assert_eq!(winner("L2", &[3, 24, 6, 23, 9]), Some((4, 9)));
    assert_eq!(winner("M4", &[4, 24, 1, 25]), Some((0, 4)));
}

#[test]
fn white_counts_as_the_towns_colour() {
    let winner = |town: &str, cards: &[u8]| {
        table(3).trick(town, cards).event("trick-won")["seat"].as_u64().unwrap()
    };
    for town in ["C2", "L2", "M4"] {
        assert_eq!(winner(town, &[13, 20, 21]), 2, "{town}");
        assert_eq!(winner(town, &[22, 20, 21]), 0, "{town}");
    }
    // Neither does white beat a higher card of the colour.
    assert_eq!(winner("C2", &[22, 24, 2]), 1);
    assert_eq!(winner("C2", &[2, 13, 11]), 1);
    assert_eq!(winner("C2", &[15, 13, 11]), 0);
}

#[test]
fn if_nobody_played_the_colour_nobody_wins() {
    let mut play =
        table(3).all_other_towns(2, "L2 L3").hands(&[&[1, 2, 4], &[24, 5, 8], &[7, 10, 11]]).sits();
    play.go("0: mark L2; 0: play 2; 1: play 24; 2: play 7");
    assert_eq!(play.event("trick-lost")["town"], "L2");
    assert!(play.events("trick-won").is_empty());
    play.go("0: top; 2: top; 1: top");
    assert_eq!(play.on("L2"), "");
    assert!(play.events("acted").iter().all(|acted| acted["won"] == false));
    // The marker stays with the leader, who leads again.
    assert_eq!((play.leader(), play.turn(), play.step()), (0, "0".into(), "mark".into()));
}

#[test]
fn everyone_acts_in_ascending_order_of_value_the_winner_too() {
    // The winner's 13 is neither the lowest nor the highest.
    let mut play = table(4).trick("C2", &[11, 2, 13, 17]);
    assert_eq!(play.view().trick.unwrap().order, [Seat(1), Seat(0), Seat(2), Seat(3)]);
    assert_eq!(play.turn(), "1");
    play.go("1: top");
    assert_eq!(play.turn(), "0");
    assert_eq!(play.on("C2"), "");
    play.go("0: top");
    // The winner's action leaves no choice.
    assert_eq!((play.on("C2"), play.turn()), ("2".into(), "3".into()));
    play.go("3: top");
    let order: Vec<_> = play.events("acted").iter().map(|acted| acted["seat"].clone()).collect();
    assert_eq!(order, [1, 0, 2, 3]);
}

#[test]
fn a_winner_with_the_lowest_card_acts_first() {
    let play = table(3).battle_area(9).trick("C2", &[2, 23, 25]);
    assert_eq!((play.turn(), play.legal(0).len()), ("0".into(), 2));
}

#[test]
fn the_winner_takes_the_primary_action_and_no_other() {
    let play = table(3).battle_area(9).coins(&[5, 3, 3]).trick("C2", &[2, 23, 25]);
    assert_eq!(play.legal(0), ["primary", "primary buy 1", "primary buy 2"]);
    assert!(play.refused("0: top").contains("you won"));
    assert!(play.refused("0: bottom").contains("you won"));
}

#[test]
fn each_loser_takes_one_secondary_action_of_their_choice() {
    let play = table(3).coins(&[0, 0, 0]).trick("C2", &[11, 1, 25]);
    assert_eq!(play.legal(1), ["top", "bottom"]);
    assert!(play.refused("1: primary").contains("did not win"));
    let (mut top, mut bottom) = (play.clone(), play);
    top.go("1: top");
    bottom.go("1: bottom");
    assert_eq!((top.coins()[1], top.spaces()[1]), (3, 0));
    assert_eq!((bottom.coins()[1], bottom.spaces()[1]), (0, 2));
    // One action only: the next in order is asked.
    assert!(top.refused("1: bottom").contains("not the turn"));
}

#[test]
fn the_royal_cards_have_one_secondary_action() {
    for card in [20, 21, 22] {
        let mut play = table(3).towns("C2 0").coins(&[5, 5, 5]).trick("C6", &[card, 24, 2]);
        play.go("2: top");
        assert_eq!(play.legal(0), ["top", "top expand B2", "top expand C4"]);
        assert!(play.refused("0: bottom").contains("no bottom action"), "{card}");
    }
}

#[test]
fn the_winner_takes_the_marker_and_leads_the_next_trick() {
    let mut play = table(4).marker(3).trick("C2", &[11, 2, 13, 5]);
    assert_eq!(play.leader(), 3);
    play.go("1: top; 3: top");
    // Until the winner acts, the leader has it.
    assert_eq!(play.leader(), 3);
    play.go("0: top");
    assert_eq!((play.leader(), play.turn(), play.step()), (2, "2".into(), "mark".into()));
}

#[test]
fn cards_that_were_played_are_seen_no_more() {
    let mut play = table(3).trick("C2", &[11, 24, 25]);
    play.go("0: top; 2: top");
    for seat in 0..3 {
        let view = play.game.view(Viewer::Seat(Seat(seat)));
        assert!(view.table.trick.is_none());
        let hand = values(view.own.unwrap().hand.iter());
        assert!([11, 24, 25].iter().all(|card| !hand.contains(card)));
    }
    assert!(play.refused("1: play 24").contains("cannot be done now"));
}

/// Plays tricks until the round is over and counts them.
fn tricks(mut play: Play) -> usize {
    let round = play.view().round;
    while play.view().round == round && play.turn() != "chance" && play.turn() != "over" {
        let seat: u8 = play.turn().parse().unwrap();
        let action = play.legal(seat)[0].clone();
        play.go(&format!("{seat}: {action}"));
    }
    play.events("marked").len()
}

fn full_hands(seats: u8) -> Vec<Vec<u8>> {
    let size = [8, 6, 5][usize::from(seats) - 3];
    (0..seats).map(|seat| (0..size).map(|place| 1 + seat + place * seats).collect()).collect()
}

#[test]
fn tricks_go_on_until_each_holds_one_card() {
    for (seats, count) in [(3, 7), (4, 5), (5, 4)] {
        let hands = full_hands(seats);
        let hands: Vec<_> = hands.iter().map(Vec::as_slice).collect();
        assert_eq!(tricks(table(seats.into()).hands(&hands).sits()), count, "{seats} players");
    }
}

#[test]
fn the_last_card_is_discarded_unseen() {
    let mut play = table(3).hands(&[&[2, 16], &[11, 9], &[15, 7]]).sits();
    play.go("0: mark C2; 0: play 2; 1: play 11; 2: play 15").go("0: top; 1: top");
    assert_eq!(play.step(), "deal");
    assert!(play.event("last-cards")["cards"].is_null());
    for (seat, last) in [(0, 16), (1, 9), (2, 7)] {
        let seen = play.told.iter().map(|event| event.seen_by(Viewer::Seat(Seat(seat))));
        let own = seen.filter_map(|seen| match seen {
            Seen::LastCards { cards } => Some(cards.map(Vec::<Card>::from)),
            _ => None,
        });
        assert_eq!(own.collect::<Vec<_>>(), [Some(vec![Card::new(last).unwrap()])]);
        assert!(play.hand(seat).is_empty());
    }
}

#[test]
fn with_the_option_the_fifth_card_is_played_too() {
    let hands = full_hands(5);
    let hands: Vec<_> = hands.iter().map(Vec::as_slice).collect();
    let play = table(5).last_card_is_played().hands(&hands).sits();
    assert_eq!(tricks(play), 5);
    // The leader names a town; the cards leave no choice and follow at once.
    let mut play =
        table(5).last_card_is_played().marker(3).hands(&[&[2], &[11], &[13], &[15], &[1]]).sits();
    assert_eq!((play.step(), play.turn()), ("mark".into(), "3".into()));
    play.go("3: mark C2");
    assert_eq!(play.events("played").len(), 5);
    assert_eq!(play.event("trick-won")["card"], 15);
    assert_eq!(play.turn(), "4");
    play.go("4: top; 0: top; 1: top; 2: top");
    assert!(play.events("last-cards").is_empty());
    assert_eq!((play.step(), play.leader()), ("deal".into(), 3));
}

#[test]
fn what_is_left_of_raiders_discs_and_spaces_stays_for_the_next_round() {
    let play = table(4).raiders(&[5, 2, 2, 1]).church(&[3, 3, 1, 0]).spaces(&[0, 6, 2, 1]).upkeep();
    // Seat 0 returned its raiders, the next two one each; the tied returned a disc each.
    assert_eq!(play.raiders(), [0, 1, 1, 1]);
    assert_eq!(play.church(), [2, 2, 1, 0]);
    assert_eq!(play.spaces(), [0, 0, 2, 1]);
    assert_eq!((play.view().round, play.step()), (2, "deal".into()));
}

#[test]
fn nothing_else_can_be_done_in_a_trick() {
    let mut play = table(3).hands(&[&[2, 16], &[11, 9], &[15, 7]]).sits();
    assert!(play.refused("0: play 2").contains("put the marker on a town"));
    play.go("0: mark C2");
    assert!(play.refused("0: mark C1").contains("play a card"));
    play.go("0: play 2; 1: play 11; 2: play 15");
    assert!(play.refused("0: play 16").contains("take an action of your card"));
}

//! Preparation and the draft.

use ardri_core::{Draw, Game, Seat, Viewer};

use super::*;

/// The cards in the order of their values, from `first` on and around.
fn order(first: u8) -> String {
    (first..=25).chain(1..first).map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

/// A game up to the first deal.
fn prepared(seats: u8) -> Play {
    let mut play = new_game(seats);
    let others = if seats == 3 { "" } else { " Niall" };
    play.go(&format!(
        "chance: marriages Orlaith Brigid{others}; chance: vikings 13 10 11 12 9 12 14; \
         chance: marker 0"
    ));
    for (seat, town) in (0..seats).zip(["M4", "C2", "D1", "B4", "N1"]) {
        play.go(&format!("{seat}: start {town}"));
    }
    play
}

/// The same with the cards dealt in the order of their values.
fn dealt(seats: u8) -> Play {
    let mut play = prepared(seats);
    play.go(&format!("chance: deal {}", order(1)));
    play
}

fn pack(play: &Play, seat: u8) -> Vec<u8> {
    values(play.game.view(Viewer::Seat(Seat(seat))).own.unwrap().pack.iter())
}

#[test]
fn preparation_reveals_a_viking_card_whose_raiders_go_to_the_battle_area() {
    let play = prepared(4);
    assert_eq!(play.battle_area(), 13);
    let begins = play.event("round-begins");
    assert_eq!(
        (&begins["raiders"], &begins["round"], &begins["of"]),
        (&13.into(), &1.into(), &4.into())
    );
    // Each round takes the next card; the battle area was emptied before.
    for (round, raiders) in [(1, 10), (2, 11), (3, 12)] {
        assert_eq!(table(4).round(round).battle_area(5).upkeep().battle_area(), raiders);
    }
}

#[test]
fn preparation_reveals_a_marriage_card() {
    let play = prepared(4);
    let display = |play: &Play| play.view().marriage.unwrap().name();
    assert_eq!((display(&play), play.view().marriages_left), ("Orlaith", 3));
    let second = table(4).upkeep();
    assert_eq!((display(&second), second.view().marriages_left), ("Aoife", 2));
}

#[test]
fn all_25_cards_are_shuffled() {
    let play = prepared(4);
    assert_eq!((play.turn(), play.game.draw()), ("chance".into(), Some(Draw::Shuffle(25))));
    let mut places: Vec<u32> = (0..25).collect();
    places.swap(0, 24);
    let fated = play.game.fated(&places).unwrap().to_string();
    assert!(fated.starts_with("deal 25 2 3 4") && fated.ends_with("23 24 1"), "{fated}");
    let twice = order(1).replace("25", "24");
    assert!(play.refused(&format!("chance: deal {twice}")).contains("not the cards"));
}

#[test]
fn eight_six_or_five_are_dealt_in_the_dealt_order_seat_by_seat() {
    for (seats, size) in [(3_u8, 8_u8), (4, 6), (5, 5)] {
        let play = dealt(seats);
        for seat in 0..seats {
            let first = seat * size + 1;
            assert_eq!(pack(&play, seat), (first..first + size).collect::<Vec<_>>());
        }
        let all = (0..seats).map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ");
        assert_eq!((play.step(), play.turn()), ("draft".into(), all));
    }
}

#[test]
fn with_three_or_four_players_the_odd_card_stays_unseen() {
    for seats in [3, 4] {
        let play = dealt(seats);
        for viewer in Viewer::all(seats) {
            let own = serde_json::to_value(play.game.view(viewer).own).unwrap().to_string();
            assert!(!own.contains("25"), "{own}");
        }
        for seat in 0..seats {
            let away = (0..seats).any(|seat| pack(&play, seat).contains(&25));
            assert!(
                !away && play.refused(&format!("{seat}: pick 1 25")).contains("not in the pack")
            );
        }
    }
    assert!(pack(&dealt(5), 4).contains(&25));
}

#[test]
fn two_cards_are_picked_from_the_own_pack() {
    let play = dealt(3);
    assert_eq!(play.legal(0).len(), 8 * 7 / 2);
    assert_eq!(dealt(4).legal(3).len(), 6 * 5 / 2);
    assert_eq!(dealt(5).legal(1).len(), 5 * 4 / 2);
    assert!(play.refused("0: pick 1 9").contains("card 9 is not in the pack"));
    assert!(play.refused("1: pick 1 9").contains("card 1 is not in the pack"));
    assert!("pick 3 3".parse::<ardri_boru::Action>().is_err());
    assert!("pick 3".parse::<ardri_boru::Action>().is_err());
    assert!("pick 3 4 5".parse::<ardri_boru::Action>().is_err());
    // In either order it is the same pick.
    assert_eq!("pick 7 2".parse::<ardri_boru::Action>().unwrap().to_string(), "pick 2 7");
}

#[test]
fn all_pick_at_once_in_any_order() {
    let mut one = dealt(4);
    one.go("0: pick 1 2; 1: pick 7 8; 2: pick 13 14; 3: pick 19 20");
    let mut other = dealt(4);
    other.go("2: pick 13 14");
    assert_eq!(other.turn(), "0 1 3");
    other.go("3: pick 19 20");
    assert!(other.refused("3: pick 21 22").contains("not the turn"));
    other.go("1: pick 7 8; 0: pick 1 2");
    assert_eq!(one.game, other.game);
}

#[test]
fn the_rest_is_passed_to_the_left() {
    let mut play = dealt(4);
    play.go("0: pick 1 2; 1: pick 7 8; 2: pick 13 14");
    // Nothing is passed before all have picked.
    assert_eq!(pack(&play, 0), [3, 4, 5, 6]);
    play.go("3: pick 19 20");
    assert_eq!(pack(&play, 1), [3, 4, 5, 6]);
    assert_eq!(pack(&play, 2), [9, 10, 11, 12]);
    assert_eq!(pack(&play, 3), [15, 16, 17, 18]);
    assert_eq!(pack(&play, 0), [21, 22, 23, 24]);
    assert_eq!(play.turn(), "0 1 2 3");
}

#[test]
fn a_passed_pack_of_two_is_taken_whole() {
    let mut play = dealt(4);
    play.go("0: pick 1 2; 1: pick 7 8; 2: pick 13 14; 3: pick 19 20");
    play.go("0: pick 21 22; 1: pick 3 4; 2: pick 9 10; 3: pick 15 16");
    assert_eq!((play.step(), play.turn()), ("mark".into(), "0".into()));
    assert_eq!(play.hand(0), [1, 2, 17, 18, 21, 22]);
    assert_eq!(play.hand(1), [3, 4, 7, 8, 23, 24]);
    assert_eq!(play.hand(2), [5, 6, 9, 10, 13, 14]);
    assert_eq!(play.hand(3), [11, 12, 15, 16, 19, 20]);
}

#[test]
fn a_passed_pack_of_one_is_taken_whole() {
    let mut play = dealt(5);
    play.go("0: pick 1 2; 1: pick 6 7; 2: pick 11 12; 3: pick 16 17; 4: pick 21 22");
    assert_eq!(pack(&play, 0), [23, 24, 25]);
    assert_eq!(play.legal(0), ["pick 23 24", "pick 23 25", "pick 24 25"]);
    play.go("0: pick 23 24; 1: pick 3 4; 2: pick 8 9; 3: pick 13 14; 4: pick 18 19");
    assert_eq!(play.step(), "mark");
    assert_eq!(play.hand(0), [1, 2, 20, 23, 24]);
    assert_eq!(play.hand(1), [3, 4, 6, 7, 25]);
    assert_eq!(play.hand(4), [15, 18, 19, 21, 22]);
}

#[test]
fn three_players_pick_three_times_and_take_the_last_two() {
    let mut play = dealt(3);
    play.go("0: pick 1 2; 1: pick 9 10; 2: pick 17 18");
    assert_eq!(pack(&play, 0), [19, 20, 21, 22, 23, 24]);
    play.go("0: pick 19 20; 1: pick 3 4; 2: pick 11 12");
    assert_eq!(pack(&play, 0), [13, 14, 15, 16]);
    play.go("0: pick 13 14; 1: pick 21 22; 2: pick 5 6");
    // The pack that seat 0 was dealt comes back to it.
    assert_eq!(play.hand(0), [1, 2, 7, 8, 13, 14, 19, 20]);
    assert_eq!((play.step(), play.hand(1).len(), play.hand(2).len()), ("mark".into(), 8, 8));
}

#[test]
fn picks_can_be_looked_at_but_not_changed() {
    let mut play = dealt(5);
    play.go("0: pick 1 2");
    assert_eq!(play.hand(0), [1, 2]);
    assert!(play.refused("0: pick 3 4").contains("not the turn"));
    play.go("1: pick 6 7; 2: pick 11 12; 3: pick 16 17; 4: pick 21 22");
    assert!(play.refused("0: pick 1 23").contains("card 1 is not in the pack"));
}

#[test]
fn the_marker_stays_and_its_holder_leads_after_the_draft() {
    let mut play = new_game(3);
    play.go("chance: marriages Orlaith Brigid; chance: vikings 13 10 11 12 9 12 14");
    play.go("chance: marker 1; 1: start M4; 2: start C2; 0: start D1");
    play.go(&format!("chance: deal {}", order(1)));
    play.go("0: pick 1 2; 1: pick 9 10; 2: pick 17 18");
    play.go("0: pick 19 20; 1: pick 3 4; 2: pick 11 12; 0: pick 13 14; 1: pick 21 22; 2: pick 5 6");
    assert_eq!((play.step(), play.turn(), play.leader()), ("mark".into(), "1".into(), 1));
}

#[test]
fn nothing_else_can_be_done_in_the_draft() {
    let play = dealt(3);
    assert!(play.refused("0: play 1").contains("pick two cards"));
    assert!(play.refused(&format!("chance: deal {}", order(2))).contains("not the turn"));
}

//! The table before the first round.

use ardri_boru::{BrianBoru, LastCard, Options};
use ardri_core::{Draw, Game, Viewer};

use super::*;

/// A game up to the first disc.
fn begun(seats: u8, marker: u8) -> Play {
    let mut play = new_game(seats);
    let others = if seats == 3 { "" } else { " Niall" };
    play.go(&format!(
        "chance: marriages Orlaith Brigid{others}; chance: vikings 9 10 11 12 12 13 14; \
         chance: marker {marker}"
    ));
    play
}

#[test]
fn three_four_or_five_play() {
    for seats in 0..=16 {
        let laid_out = BrianBoru::new(&Options::default(), seats);
        assert_eq!(laid_out.is_ok(), (3..=5).contains(&seats), "{seats}");
    }
    let refused = BrianBoru::new(&Options::default(), 2).unwrap_err().to_string();
    assert!(refused.contains("3 to 5") && refused.contains("not 2"), "{refused}");
}

#[test]
fn each_starts_with_three_coins_a_renown_ten_points_and_a_disc_on_space_0() {
    for seats in 3..=5 {
        let play = new_game(seats);
        let count = usize::from(seats);
        assert_eq!(play.coins(), vec![3; count]);
        assert_eq!(play.renown(), vec![1; count]);
        assert_eq!(play.points(), vec![10; count]);
        assert_eq!(play.spaces(), vec![0; count]);
        assert_eq!((play.raiders(), play.church()), (vec![0; count], vec![0; count]));
        assert!(play.view().players.iter().all(|one| one.marriages.is_empty()));
        assert!(play.view().players.iter().all(|one| one.offer.is_none()));
    }
}

#[test]
fn claim_tokens_lie_face_down() {
    let play = begun(4, 0);
    for region in ["N", "U", "B", "S", "D", "C", "L", "M"] {
        assert_eq!(play.token(region), "face-down");
    }
}

#[test]
fn the_marriage_deck_has_the_princess_under_two_others_for_three_players() {
    let play = begun(3, 0);
    assert_eq!(
        play.form()["marriage_deck"],
        serde_json::json!(["Orlaith", "Brigid", "Estrid, Princess of Denmark"])
    );
    let fresh = new_game(3);
    assert!(fresh.refused("chance: marriages Orlaith Brigid Niall").contains("not the cards"));
    assert_eq!(play.event("marriage-deck")["cards"], 3);
}

#[test]
fn the_marriage_deck_has_the_princess_under_three_others_for_four_or_five() {
    for seats in [4, 5] {
        let play = begun(seats, 0);
        assert_eq!(
            play.form()["marriage_deck"],
            serde_json::json!(["Orlaith", "Brigid", "Niall", "Estrid, Princess of Denmark"])
        );
        let fresh = new_game(seats);
        assert!(fresh.refused("chance: marriages Orlaith Brigid").contains("not the cards"));
        assert_eq!(play.event("marriage-deck")["cards"], 4);
    }
}

#[test]
fn the_others_above_the_princess_are_any_of_seven() {
    let game = new_game(4).game;
    assert_eq!(game.draw(), Some(Draw::Shuffle(7)));
    let fated = |order: &[u32]| game.fated(order).map(|action| action.to_string());
    assert_eq!(fated(&[6, 0, 5, 1, 2, 3, 4]), Some("marriages Brigid Orlaith Aoife".into()));
    assert_eq!(fated(&[0, 1, 2]), None);
    assert_eq!(
        new_game(3).game.fated(&[4, 3, 5, 1, 2, 0, 6]).unwrap().to_string(),
        "marriages Niall Cormac"
    );
}

#[test]
fn cards_that_leave_the_game_are_unseen() {
    let play = begun(3, 0);
    let shown = serde_json::to_string(&play.game.view(Viewer::Spectator)).unwrap();
    assert!(!shown.contains("Niall") && !shown.contains("Orlaith"), "{shown}");
    let told = serde_json::to_string(&play.seen()).unwrap();
    assert!(!told.contains("Niall") && !told.contains("Orlaith"), "{told}");
}

#[test]
fn the_viking_deck_is_all_seven_cards() {
    let mut play = new_game(3);
    play.go("chance: marriages Orlaith Brigid");
    assert_eq!(play.game.draw(), Some(Draw::Shuffle(7)));
    let fated = play.game.fated(&[6, 5, 4, 3, 2, 1, 0]).unwrap();
    assert_eq!(fated.to_string(), "vikings 14 13 12 12 11 10 9");
    for wrong in ["9 10 11 12 13 13 14", "9 9 10 11 12 13 14", "9 10 11 12 12 13 15"] {
        assert!(play.refused(&format!("chance: vikings {wrong}")).contains("not the cards"));
    }
    play.go("chance: vikings 12 9 10 11 14 12 13");
    assert_eq!(play.step(), "first-marker");
}

#[test]
fn a_random_player_gets_the_marker() {
    let mut play = new_game(4);
    play.go("chance: marriages Orlaith Brigid Niall; chance: vikings 9 10 11 12 12 13 14");
    assert_eq!(play.game.draw(), Some(Draw::Below(4)));
    assert_eq!(play.game.fated(&[3]).unwrap().to_string(), "marker 3");
    assert!(play.refused("chance: marker 4").contains("no seat 5"));
    assert!(play.view().marker.is_none());
    play.go("chance: marker 3");
    assert_eq!((play.leader(), play.turn()), (3, "3".into()));
    assert_eq!(play.event("first-marker")["seat"], 3);
}

#[test]
fn from_the_marker_clockwise_each_puts_a_disc_on_a_town() {
    let mut play = begun(4, 2);
    assert_eq!(play.legal(2).len(), 53);
    for (seat, town) in [(2, "M4"), (3, "C2"), (0, "D1"), (1, "B4")] {
        assert_eq!(play.turn(), seat.to_string());
        play.go(&format!("{seat}: start {town}"));
        assert_eq!(play.on(town), seat.to_string());
    }
    assert_eq!(play.turn(), "chance");
    assert_eq!(play.leader(), 2);
}

#[test]
fn a_first_disc_goes_to_a_region_that_holds_none() {
    let mut play = begun(5, 0);
    play.go("0: start M4; 1: start D2");
    let towns = play.legal_after(2, "start");
    assert!(!towns.contains('M') && !towns.contains('D'), "{towns}");
    assert_eq!(play.legal(2).len(), 53 - 10 - 3);
    assert!(play.refused("2: start M10").contains("Munster"));
    assert!(play.refused("2: start M4").contains("Munster"));
    assert!(play.refused("2: start D1").contains("Dubhlinn"));
}

#[test]
fn three_players_play_three_rounds_four_or_five_play_four() {
    for (seats, rounds) in [(3, 3), (4, 4), (5, 4)] {
        let play = new_game(seats);
        assert_eq!((play.game.rounds(), play.view().rounds), (rounds, rounds));
    }
}

#[test]
fn the_round_that_reveals_the_princess_is_the_last() {
    for seats in 3..=5 {
        let rounds = if seats == 3 { 3 } else { 4 };
        for round in 1..rounds {
            let play = table(seats).round(round).upkeep();
            assert_eq!((play.turn(), play.view().round), ("chance".into(), round + 1));
            let begins = play.event("round-begins");
            let princess = begins["marriage"] == "Estrid, Princess of Denmark";
            assert_eq!(princess, round + 1 == rounds);
        }
        let play = table(seats).last_round().upkeep();
        assert_eq!((play.turn(), play.view().round), ("over".into(), rounds));
    }
}

#[test]
fn the_option_to_play_the_last_card_is_off_and_for_five_only() {
    assert_eq!(Options::default().last_card, LastCard::Discard);
    let play = Options { last_card: LastCard::Play };
    for seats in 3..=5 {
        assert_eq!(BrianBoru::new(&play, seats).is_ok(), seats == 5);
    }
    let read = |text: &str| serde_json::from_str::<Options>(text);
    assert_eq!(read(r#"{"last-card": "play"}"#).unwrap(), play);
    assert_eq!(read(r#"{"last_card": "play"}"#).unwrap(), play);
    assert_eq!(read("{}").unwrap(), Options::default());
    assert!(read(r#"{"last_card": "keep"}"#).is_err() && read(r#"{"cards": 1}"#).is_err());
}

#[test]
fn nobody_resigns() {
    let mut play = begun(3, 0);
    let before = play.game;
    let refused = play.game.resign(ardri_core::Seat(0), &mut play.told).unwrap_err();
    assert_eq!(refused.to_string(), "this game cannot be resigned");
    assert_eq!(play.game, before);
    let mut over = table(3).last_round().upkeep();
    let refused = over.game.resign(ardri_core::Seat(0), &mut over.told).unwrap_err();
    assert_eq!(refused.to_string(), "the game is over");
}

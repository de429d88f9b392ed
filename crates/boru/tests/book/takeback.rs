//! Taking back.

use ardri_boru::BrianBoru;
use ardri_core::{Actor, Game, Seat, Takeback};

use super::*;

/// Does one thing after the other and notes it.
fn go(play: &mut Play, takeback: &mut Takeback<BrianBoru>, lines: &str) {
    for line in lines.split(';') {
        let (before, told) = (play.game, play.told.len());
        play.go(line);
        let seat = Seat(line.trim()[..1].parse().unwrap());
        takeback.note(Actor::Seat(seat), before, &play.told[told..]);
    }
}

fn allowed(play: &Play, takeback: &Takeback<BrianBoru>) -> Vec<u8> {
    Seat::all(play.game.seats())
        .filter(|seat| takeback.allowed(*seat, &play.game))
        .map(|s| s.0)
        .collect()
}

#[test]
fn a_marked_town_can_be_taken_back_before_a_card_is_played() {
    let mut play = table(3).hands(&[&[2, 4], &[5, 6], &[8, 9]]).sits();
    let (before, mut takeback) = (play.game, Takeback::default());
    go(&mut play, &mut takeback, "0: mark C2");
    assert_eq!(allowed(&play, &takeback), [0]);
    assert_eq!(takeback.take(Seat(0), &play.game), Some(before));
}

#[test]
fn a_played_card_cannot_be_taken_back() {
    let mut play = table(3).hands(&[&[2, 4], &[5, 6], &[8, 9]]).sits();
    let mut takeback = Takeback::default();
    go(&mut play, &mut takeback, "0: mark C2; 0: play 2");
    assert_eq!(allowed(&play, &takeback), [0_u8; 0]);
    go(&mut play, &mut takeback, "1: play 5; 2: play 8");
    assert_eq!(allowed(&play, &takeback), [0_u8; 0]);
}

#[test]
fn not_even_if_the_same_player_acts_next() {
    // Seat 2 plays last and has the lowest card.
    let mut play = table(3).hands(&[&[2, 4], &[5, 6], &[1, 9]]).sits();
    let mut takeback = Takeback::default();
    go(&mut play, &mut takeback, "0: mark C2; 0: play 2; 1: play 5; 2: play 1");
    assert_eq!(play.turn(), "2");
    assert_eq!(allowed(&play, &takeback), [0_u8; 0]);
}

#[test]
fn an_action_can_be_taken_back_while_its_player_leads_the_next_trick() {
    // Seat 1 wins with the highest card, acts last with a choice, and leads.
    let mut play = table(3).battle_area(9).trick("C6", &[2, 8, 1]);
    let mut takeback = Takeback::default();
    go(&mut play, &mut takeback, "2: top; 0: top");
    assert_eq!(allowed(&play, &takeback), [0_u8; 0]);
    let before = play.game;
    go(&mut play, &mut takeback, "1: primary buy 1");
    assert_eq!((play.step(), allowed(&play, &takeback)), ("mark".into(), vec![1]));
    go(&mut play, &mut takeback, "1: mark C2");
    // Both, one after the other.
    let marked = takeback.take(Seat(1), &play.game).unwrap();
    assert_eq!(takeback.take(Seat(1), &marked), Some(before));
}

#[test]
fn an_action_cannot_be_taken_back_after_another_acted() {
    let mut play = table(3).battle_area(9).trick("C6", &[2, 8, 1]);
    let mut takeback = Takeback::default();
    go(&mut play, &mut takeback, "2: top");
    assert_eq!(allowed(&play, &takeback), [0_u8; 0]);
    go(&mut play, &mut takeback, "0: top");
    assert_eq!(allowed(&play, &takeback), [0_u8; 0]);
}

#[test]
fn a_pick_cannot_be_taken_back() {
    let mut play = new_game(3);
    play.go("chance: marriages Orlaith Brigid; chance: vikings 9 10 11 12 12 13 14");
    play.go("chance: marker 0; 0: start M4; 1: start C2; 2: start D1");
    play.go("chance: deal 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25");
    let mut takeback = Takeback::default();
    go(&mut play, &mut takeback, "0: pick 1 2");
    assert_eq!(allowed(&play, &takeback), [0_u8; 0]);
    // The last pick shows everyone a new pack.
    go(&mut play, &mut takeback, "1: pick 9 10; 2: pick 17 18");
    assert_eq!(allowed(&play, &takeback), [0_u8; 0]);
}

#[test]
fn a_choice_in_upkeep_can_be_taken_back_until_the_next_round_is_revealed() {
    let towns = "C2 0, C3 0, D1 1, D2 1, M4 2, M5 2";
    let mut play = table(3).towns(towns).raiders(&[1, 0, 0]).battle_area(3).upkeep();
    let mut takeback = Takeback::default();
    go(&mut play, &mut takeback, "0: raid D1");
    assert_eq!(allowed(&play, &takeback), [0]);
    go(&mut play, &mut takeback, "0: raid M4");
    assert_eq!((play.step(), allowed(&play, &takeback)), ("deal".into(), vec![]));
}

#[test]
fn the_last_action_of_a_round_can_be_taken_back_while_its_player_chooses_in_upkeep() {
    // The discarded cards stay unseen, so nothing was revealed.
    let towns = "C2 0, C3 0, D1 1, D2 1, M4 2";
    let mut play = table(3).towns(towns).raiders(&[3, 0, 2]).battle_area(3).before_upkeep();
    let (before, mut takeback) = (play.game, Takeback::default());
    go(&mut play, &mut takeback, "0: top");
    assert_eq!((play.step(), allowed(&play, &takeback)), ("raid".into(), vec![0]));
    assert_eq!(takeback.take(Seat(0), &play.game), Some(before));
}

#[test]
fn what_chance_does_cannot_be_taken_back() {
    let mut play = new_game(3);
    let before = play.game;
    play.go("chance: marriages Orlaith Brigid");
    let mut takeback = Takeback::default();
    takeback.note(Actor::Chance, before, &play.told);
    assert_eq!(allowed(&play, &takeback), [0_u8; 0]);
    for lines in ["chance: vikings 9 10 11 12 12 13 14", "chance: marker 1"] {
        play.go(lines);
    }
    assert!(play.told.iter().all(BrianBoru::reveals));
}

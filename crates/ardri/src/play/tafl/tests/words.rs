//! What is said of the game.

use ardri_core::Game;
use ardri_core::fairness::Seed;
use ardri_core::{Seat, Turn, Viewer};
use ardri_tafl::{Brandubh, Options};

use crate::play::scene::Scene as SceneOf;
use crate::play::tafl::samples::{DANCE, Session, begin, two_sets, with_lots};
use crate::play::tafl::words::{Scene, losing_moves, repetition_warning, verdict, whose_turn};
use crate::play::{MySide, Opponent};

fn session(options: &Options<Brandubh>, against: Opponent) -> Session<Brandubh> {
    begin(options, against, MySide::Celts)
}

fn scene(session: &Session<Brandubh>) -> Scene<Brandubh> {
    SceneOf::of(session, Viewer::Spectator)
}

/// What came of the last thing that was done.
fn told(session: &Session<Brandubh>) -> String {
    scene(session).told(session.done().last().unwrap()).join(" ")
}

fn play(session: &mut Session<Brandubh>, moves: &[&str]) -> Vec<String> {
    let told = moves.iter().map(|mv| {
        let Turn::Seat(seat) = session.game().turn() else { panic!("the game is over") };
        session.play(seat, &mv.parse().unwrap()).unwrap();
        told(session)
    });
    told.collect()
}

#[test]
fn people_and_bots_are_named() {
    let plain = session(&Options::default(), Opponent::Person);
    assert_eq!(whose_turn(&scene(&plain)), "The Vikings move.");
    let bot = session(&Options::default(), Opponent::RANDOM);
    assert_eq!(whose_turn(&scene(&bot)), "Random bot moves the Vikings.");
    assert_eq!(bot.bot_due(), Some(Seat(0)));
    assert_eq!(bot.resigner(), Some(Seat(1)));
    let sets = session(&two_sets(), Opponent::Person);
    assert_eq!(whose_turn(&scene(&sets)), "Set 1 of 2. Player 1 moves the Vikings.");
}

#[test]
fn a_single_game_does_not_speak_of_sets() {
    let mut game = session(&Options::default(), Opponent::Person);
    let seat = game.resigner().unwrap();
    game.resign(seat).unwrap();
    assert_eq!(told(&game), "The Vikings have resigned. The Celts win.");
    let scene = scene(&game);
    assert_eq!(verdict(&scene).unwrap(), "The Vikings have resigned. The Celts win.");
    assert!(scene.log[0].starts_with("Vikings resign\n"), "{:?}", scene.log);
}

#[test]
fn a_match_tells_of_the_switch_and_of_both_sets() {
    let mut game = session(&two_sets(), Opponent::Person);
    game.resign(Seat(0)).unwrap();
    assert_eq!(
        told(&game),
        "The Vikings have resigned. The Celts win set 1. The sides are switched: Player 2 now \
         plays the Vikings."
    );
    game.resign(Seat(0)).unwrap();
    assert_eq!(verdict(&scene(&game)).unwrap(), "Player 2 wins the match with both sets.");
}

#[test]
fn lots_are_told_with_names_and_a_commitment() {
    let game = session(&with_lots(), Opponent::RANDOM);
    let words = told(&game);
    assert!(
        words == "Lots are drawn: you begin as the Vikings."
            || words == "Lots are drawn: Random bot begins as the Vikings."
    );
    assert!(game.commitment().unwrap().contains(&Seed([5; 32]).commitment().to_string()));
}

#[test]
fn repetition_is_announced_before_it_happens() {
    let mut game = session(&Options::default(), Opponent::Person);
    assert_eq!(repetition_warning(&scene(&game)), None);
    play(&mut game, &DANCE[..4]);
    assert!(
        repetition_warning(&scene(&game))
            .unwrap()
            .ends_with("If the Celts bring it about once more, they lose.")
    );
    play(&mut game, &DANCE[4..]);
    assert_eq!(
        losing_moves(&scene(&game)).unwrap(),
        "e3-d3 would lose at once: it brings a position about for the third time."
    );
    let words = play(&mut game, &["e3-d3"]);
    assert!(words[0].contains("The Celts brought the same position about"), "{words:?}");
}

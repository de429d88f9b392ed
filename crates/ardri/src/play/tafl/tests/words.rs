//! What moves mean and what is said of games.

use ardri_core::fairness::Seed;
use ardri_core::{Seat, Viewer};
use ardri_tafl::{Action, Brandubh, Options, Side};

use crate::play::builder::Typed;
use crate::play::tafl::action_builder;
use crate::play::tafl::samples::{
    DANCE, Session, begin, from_position, people, play, two_sets, with_lots,
};
use crate::play::tafl::words::{
    Scene, history, losing_moves, repetition_warning, verdict, whose_turn,
};
use crate::play::{Opponent, scene};

fn scene(game: &Session<Brandubh>) -> Scene<Brandubh> {
    scene::Scene::of(game, Viewer::Spectator)
}

/// What a typed move means in this game.
fn read(game: &Session<Brandubh>, line: &str) -> Result<Typed<ardri_tafl::Square, Action>, String> {
    action_builder::read(line, &scene(game))
}

/// What came of the last thing that was done.
fn told(game: &Session<Brandubh>) -> String {
    scene(game).told(game.done().last().unwrap()).join(" ")
}

#[test]
fn captures_are_noted_and_checked_when_written() {
    let mut game = from_position("7/7/7/t2K3/1T5/7/3t3 a");
    play(&mut game, &["d1-b1", "d4-d5", "b1-b2", "d5-d6"]);
    // b4 and b2 hold the Celt on b3.
    let mv: Action = "a4-b4".parse().unwrap();
    for line in ["a4-b4xb3", " A4-B4xB3 ", "a4 - b4 x b3", "a4-b4xb3!", "A4-B4XB3", "a4-b4"] {
        assert_eq!(read(&game, line), Ok(Typed::Whole(mv)), "{line}");
    }
    for (line, reason) in [
        ("a4-b4xb2", "Write a4-b4xb3"),
        ("a4-a5xe2", "captures nothing, but e2 is written"),
        ("hello", "There is no command “hello”"),
        ("d2e2", "“d2e2” is not a move"),
        ("d2-j2", "“d2-j2” is not a move"),
        ("é-ü", "is not a move"),
    ] {
        let error = read(&game, line).unwrap_err();
        assert!(error.contains(reason), "{line}: {error}");
    }
    game.play(Seat(0), &mv).unwrap();
    let told = history(&scene(&game));
    assert!(told[4].starts_with("5. Vikings a4-b4xb3: "), "{told:?}");

    // So may the King's.
    let mut game = from_position("7/7/7/3K3/4t2/2t4/1T5 a");
    play(&mut game, &["e3-f3", "d4-d5", "c2-c5", "b1-b2", "f3-e3", "b2-b1"]);
    assert_eq!(read(&game, "e3-e5xd5"), Ok(Typed::Whole("e3-e5".parse().unwrap())));
    play(&mut game, &["e3-e5"]);
    assert_eq!(game.record().result.unwrap().ending, "king-captured");
}

#[test]
fn people_and_bots_are_named() {
    for (options, against, said) in [
        (Options::default(), Opponent::Person, "The Vikings move."),
        (Options::default(), Opponent::RANDOM, "Random bot moves the Vikings."),
        (two_sets(), Opponent::Person, "Set 1 of 2. Player 1 moves the Vikings."),
    ] {
        assert_eq!(whose_turn(&scene(&begin(&options, against, Side::Celts))), said);
    }
    // A single game does not speak of sets.
    let mut game = people();
    let seat = game.resigner().unwrap();
    game.resign(seat).unwrap();
    let resigned = "The Vikings have resigned. The Celts win.";
    assert_eq!(
        (told(&game).as_str(), verdict(&scene(&game)).unwrap().as_str()),
        (resigned, resigned)
    );
}

#[test]
fn repetition_is_announced_before_it_happens() {
    let mut game = people();
    assert_eq!(repetition_warning(&scene(&game)), None);
    play(&mut game, &DANCE[..4]);
    let warning = repetition_warning(&scene(&game)).unwrap();
    assert!(warning.ends_with("If the Celts bring it about once more, they lose."), "{warning}");
    play(&mut game, &DANCE[4..]);
    let losing = losing_moves(&scene(&game)).unwrap();
    let again = "would lose at once: it brings a position about for the third time.";
    assert_eq!(losing, format!("e3-d3 {again}"));
    play(&mut game, &["e3-d3"]);
    assert!(told(&game).contains("The Celts brought the same position about"));
}

#[test]
fn lots_and_matches_are_told_with_names() {
    let game = begin(&with_lots(), Opponent::RANDOM, Side::Celts);
    let whoever = ["you begin", "Random bot begins"].map(|who| format!("{who} as the Vikings."));
    assert!(whoever.map(|who| format!("Lots are drawn: {who}")).contains(&told(&game)));
    assert!(scene(&game).log[0].contains(&Seed([5; 32]).commitment().to_string()));
    let mut game = begin(&two_sets::<Brandubh>(), Opponent::RANDOM, Side::Vikings);
    game.resign(Seat(0)).unwrap();
    let switched = "The sides are switched: Random bot now plays the Vikings.";
    assert_eq!(told(&game), format!("The Vikings have resigned. The Celts win set 1. {switched}"));
    game.resign(Seat(0)).unwrap();
    let told = "Random bot wins the match with both sets.";
    assert_eq!(verdict(&scene(&game)).as_deref(), Some(told));
}

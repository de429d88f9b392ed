//! Whatever the rules of a game refuse, a player is told so in their language, and an English one in
//! the words that tools print.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

mod boru;
mod records;
mod tafl;
mod throne;

use ardri_bots::Opponents;
use ardri_core::{ActionError, Actor, Game, Message, NewGameError, Seat, Teller};
use ardri_table::{GameVisitor, visit_games};
use ardri_texts::{Language, Texts};

/// Holds the texts of refusals against what the rules say themselves, and against each other.
fn check(refusals: &[(Message, String)]) {
    let english = Texts::new(Language::ENGLISH);
    for (words, display) in refusals {
        assert_eq!(&english.localize(words), display, "{}", words.name);
    }
    foreign(&refusals.iter().map(|(words, _)| words.clone()).collect::<Vec<_>>());
}

/// Every other language says it in words of its own, with everything that is put in.
fn foreign(all: &[Message]) {
    let english = Texts::new(Language::ENGLISH);
    for language in Language::all().filter(|language| *language != Language::ENGLISH) {
        let texts = Texts::new(language);
        for words in all {
            let said = texts.localize(words);
            assert_ne!(said, english.localize(words), "{language}: {}", words.name);
            assert!(!said.contains(['{', '}']) && said != words.name, "{language}: {said}");
        }
    }
}

/// Checks that a list of refusals has one of each kind, in order.
fn complete<R>(all: &[R], place: impl Fn(&R) -> usize) {
    let places: Vec<usize> = all.iter().map(place).collect();
    assert_eq!(places, (0..all.len()).collect::<Vec<_>>(), "one is missing in the list");
}

struct Common;

impl GameVisitor for Common {
    fn visit<G: Opponents + Teller>(&mut self) {
        check_common::<G>();
    }
}

#[test]
fn what_every_game_refuses_alike_is_said_in_every_language() {
    visit_games(&mut Common);
}

/// What every game refuses alike.
fn check_common<G: Game>() {
    let seat = ActionError::<G::Refusal>::NotYourTurn(Actor::Seat(Seat(1)));
    let chance = ActionError::<G::Refusal>::NotYourTurn(Actor::Chance);
    let said = [
        (ActionError::Over.message::<G>(), ActionError::<G::Refusal>::Over.to_string()),
        (
            ActionError::NoResigning.message::<G>(),
            ActionError::<G::Refusal>::NoResigning.to_string(),
        ),
        // A player is spoken to, a tool is told of a seat.
        (seat.message::<G>(), "it is not your turn".into()),
        (chance.message::<G>(), "nothing is up to chance now".into()),
    ];
    check(&said);
    let seats = NewGameError::seats::<G>(77);
    check(&[(seats.message().clone(), seats.to_string())]);
    let bad = G::read_options(&serde_json::json!({"no-such-option": 1})).unwrap_err();
    foreign(&[bad.message().clone(), G::unreadable("hello")]);
}

use super::*;
use crate::play::Objection;
use crate::study::Unstudied;
use crate::table::{Refusal, Unfit};

/// One of each refusal of a table.
fn refusals() -> Vec<Refusal> {
    let words = || Words::new("refused-over");
    let all = vec![
        Refusal::Illegal(words()),
        Refusal::Rule { words: words(), rule: "tafl#straight" },
        Refusal::Allowed,
        Refusal::NotYourSeat,
        Refusal::NoSuchSeat,
        Refusal::Taken,
        Refusal::NotTheHost,
        Refusal::NotBegun,
        Refusal::Begun,
        Refusal::Over,
        Refusal::NotOver,
        Refusal::SeatsEmpty,
        Refusal::NoSuchBot("genius".into()),
        Refusal::NothingToTakeBack,
        Refusal::NotAsked,
        Refusal::BadText(words()),
        Refusal::Blocked,
        Refusal::KeyUsed,
        Refusal::Again,
    ];
    let places: Vec<usize> = all.iter().map(place).collect();
    assert_eq!(places, (0..all.len()).collect::<Vec<_>>(), "one is missing in this list");
    all
}

/// The place of a refusal in the list. A new one has none until it is in the list, too.
fn place(refusal: &Refusal) -> usize {
    match refusal {
        Refusal::Illegal(_) => 0,
        Refusal::Rule { .. } => 1,
        Refusal::Allowed => 2,
        Refusal::NotYourSeat => 3,
        Refusal::NoSuchSeat => 4,
        Refusal::Taken => 5,
        Refusal::NotTheHost => 6,
        Refusal::NotBegun => 7,
        Refusal::Begun => 8,
        Refusal::Over => 9,
        Refusal::NotOver => 10,
        Refusal::SeatsEmpty => 11,
        Refusal::NoSuchBot(_) => 12,
        Refusal::NothingToTakeBack => 13,
        Refusal::NotAsked => 14,
        Refusal::BadText(_) => 15,
        Refusal::Blocked => 16,
        Refusal::KeyUsed => 17,
        Refusal::Again => 18,
    }
}

#[test]
fn every_refusal_of_a_table_is_said_in_every_language() {
    let objection = Objection { words: Words::new("refused-not-your-turn"), rule: None };
    let studied = [
        Unstudied::NoGame,
        Unstudied::NotAGame(Words::new("refused-study-nothing")),
        Unstudied::Unplayable(Words::new("refused-boru-last-card")),
        Unstudied::Illegal(3, objection.clone()),
        Unstudied::TooLong,
        Unstudied::NotTafl,
    ];
    let unfit = Refusal::from(Unfit::Damaged("entry 3 follows entry 1".into()));
    let all = refusals().iter().map(Refusal::words).chain([unfit.words()]).collect::<Vec<_>>();
    let all = all.into_iter().chain(studied.iter().map(Unstudied::words));
    for words in all {
        let english = in_english(&words);
        for language in Language::all() {
            let said = say(language, &words);
            assert_ne!(said, words.name, "{language} has no text");
            assert!(!said.contains(['{', '}']), "{language}: {said}");
            assert!(language == Language::ENGLISH || said != english, "{language}: {said}");
        }
    }
}

#[test]
fn what_is_put_in_is_said_in_the_same_language() {
    let objection = Objection { words: Words::new("refused-not-your-turn"), rule: None };
    let words = Unstudied::Illegal(3, objection).words();
    assert_eq!(in_english(&words), "action 3: it is not your turn");
    assert_eq!(say("de".parse().unwrap(), &words), "Aktion 3: du bist nicht dran");
    assert_eq!(say("ga".parse().unwrap(), &words), "gníomh 3: ní hé do shealsa é");
}

#[test]
fn logs_are_in_english() {
    assert_eq!(Refusal::NotYourSeat.to_string(), "that seat is not yours");
    let illegal = Refusal::Illegal(Words::new("refused-table-no-game").with("game", "chess"));
    assert_eq!(illegal.to_string(), "there is no game called “chess”");
}

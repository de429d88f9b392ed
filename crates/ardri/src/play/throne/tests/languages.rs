//! The game in every language, in lines and on the smallest screen.

use std::collections::BTreeSet;

use ardri_core::Viewer;
use ardri_texts::Language;
use ardri_throne::{Action, HighThrone};

use crate::i18n::{flaw_in, speak};
use crate::learn::repl::tests::taught;
use crate::play::Opponent;
use crate::play::local_table::LocalTable;
use crate::play::samples::{self, after, begin};
use crate::play::throne::{Scene, standings};

type Session = LocalTable<HighThrone>;

fn talk(session: &mut Session, language: Language, input: &str) -> String {
    speak(language);
    samples::talk(session, false, input)
}

/// Everything that can be looked at in the middle of a game, and a few steps of it.
const COMMANDS: &str = "help\ncards\nobjective\nstandings\nlog\nrules\ndice\nodds\nodds on\n\
                        odds off\nodds maybe\nlegal\nroll\ncard\ncard macha\ncard xyzzy\ncard the\n\
                        preview\nundo 2\nnonsense\nfill\nfill macha 9 X\naside X\naside\nback\n\
                        aside\n1\nlegal\nroll\n";

fn others() -> [Language; 2] {
    ["ga", "de"].map(|code| code.parse().unwrap())
}

/// The lines of a talk that are not words of the deck, of the rules or of chance.
fn said(text: &str, session: &Session) -> BTreeSet<String> {
    let deck = session.game().deck();
    let word = |text: &str| text.chars().filter(|letter| letter.is_alphabetic()).count() >= 3;
    let commitment = &Scene::of(session, Viewer::Spectator).log[0];
    text.lines()
        .filter(|line| line.split(|letter: char| !letter.is_alphabetic()).any(word))
        .filter(|line| line.parse::<Action>().is_err())
        .filter(|line| *line != commitment.as_str() && !line.ends_with(&deck.form().name))
        .map(String::from)
        .collect()
}

#[test]
fn every_line_is_translated() {
    for (seed, actions) in [(3, 0), (3, 4), (5, 9), (2, usize::MAX)] {
        let session: Session = after(3, Opponent::RANDOM, seed, actions);
        let english = talk(&mut session.clone(), Language::ENGLISH, COMMANDS);
        assert_eq!(flaw_in(&english), None, "{english}");
        let english = said(&english, &session);
        for language in others() {
            let other = talk(&mut session.clone(), language, COMMANDS);
            assert_eq!(flaw_in(&other), None, "{other}");
            let other = said(&other, &session);
            let same: Vec<_> = english.intersection(&other).collect();
            assert!(same.is_empty(), "{language}, {actions} actions: {same:#?}");
            assert!(other.len() > 60, "{other:#?}");
        }
    }
}

#[test]
fn cards_and_regions_have_their_irish_names_in_irish() {
    let said = talk(&mut after(3, Opponent::RANDOM, 5, 9), "ga".parse().unwrap(), COMMANDS);
    for name in ["An Bradán Feasa", "An Mhumhain", "Macha, "] {
        assert!(said.contains(name), "{name}\n{said}");
    }
    // Where one card is told of, its other name is there as well.
    let input = "card salmon\n";
    let one = talk(&mut begin(3, Opponent::RANDOM), "ga".parse().unwrap(), input);
    assert!(one.contains("An Bradán Feasa (The Salmon of Knowledge)"), "{one}");
    let english = talk(&mut begin(3, Opponent::RANDOM), Language::ENGLISH, input);
    assert!(english.contains("The Salmon of Knowledge (An Bradán Feasa)"), "{english}");
    for line in said.lines() {
        assert!(!line.contains("The Salmon of Knowledge") && !line.contains("Munster"), "{line}");
    }
}

#[test]
fn lessons_tell_what_happens_in_the_language_that_is_spoken() {
    for (code, begins) in [
        ("en", "Wolf goes for The Salmon of Knowledge and lays a Spiral"),
        ("ga", "Sprioc ag Mac Tíre: An Bradán Feasa. Leagadh Bís"),
        ("de", "Wolf will The Salmon of Knowledge und legt 1 Spirale"),
    ] {
        speak(code.parse().unwrap());
        let told = taught("high-throne", "show\n");
        assert!(told.lines().any(|line| line.starts_with(begins)), "{told}");
        assert_eq!(flaw_in(&told), None);
    }
}

#[test]
fn columns_stand_below_each_other() {
    let session: Session = after(6, Opponent::RANDOM, 3, usize::MAX);
    for language in Language::all() {
        speak(language);
        let scene = Scene::of(&session, Viewer::Spectator);
        let scores = standings::scores(&scene);
        let width = scores[1].chars().count();
        assert!(scores[2..8].iter().all(|row| row.chars().count() == width), "{scores:#?}");
    }
}

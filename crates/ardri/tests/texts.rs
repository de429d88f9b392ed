//! The program's own sources: what they say to a person comes from the Fluent files.
// Clippy lets tests unwrap, but not the functions that help them.
#![allow(clippy::unwrap_used)]

mod literals;

use std::collections::BTreeSet;

use ardri_texts::Language;

use literals::{Literal, literals_in, matches, words_in};

/// Where the sources are of all that the terminal says.
const SOURCES: [&str; 6] = [
    "src",
    "../client/src",
    "../table/src/local.rs",
    "../texts/src",
    "../arena/src/deck_report.rs",
    "../tafl/src/in_force.rs",
];

fn all_literals() -> impl Iterator<Item = Literal> {
    SOURCES.into_iter().flat_map(literals_in)
}

/// Literals that look like something to read, and why they may stay.
const ALLOWED: [(&str, &str); 16] = [
    ("Gormlaith", "a name from the lessons, the same in every language"),
    ("Fiachra", "the same"),
    ("Sitric", "the same"),
    ("Eithne", "the same"),
    ("Conn", "the same"),
    ("aside {}", "an action as it is typed"),
    ("keep {}", "the same"),
    ("red ", "a die as it is typed"),
    ("An ", "the Irish article, to be left out"),
    ("ardri: {what}", "the program's name before what went wrong, as scripts expect it"),
    ("Usage:", "what clap writes, to be replaced"),
    (" is not in ", "the same"),
    ("<a id=\\", "a mark in the pages of the rules, to be found"),
    ("<a id=", "the same"),
    ("Bearer {}", "a header that the server reads"),
    ("Texts", "the name of a type, for those who debug"),
];

/// Whether somebody would read it: words with blanks around them, or a word with a capital.
fn is_for_people(text: &str) -> bool {
    let words = words_in(text);
    let spaced = text.contains(' ') && words.iter().any(|word| word.chars().count() > 1);
    let is_capital = |word: &String| {
        let mut letters = word.chars();
        letters.next().is_some_and(char::is_uppercase)
            && letters.next().is_some_and(char::is_lowercase)
    };
    spaced || words.iter().any(is_capital)
}

#[test]
fn what_is_for_people_is_told_from_what_is_not() {
    for text in ["The game is over.", "{number} of {count}", "Log", " Esc closes ", "Größe"] {
        assert!(is_for_people(text), "{text}");
    }
    for text in ["terminal-saved", "{number:>4} {}", "d2-e2", "LC_ALL", "quit", "< V >", "\n- "] {
        assert!(!is_for_people(text), "{text}");
    }
}

#[test]
fn the_program_says_nothing_but_texts() {
    let literals: Vec<_> = all_literals().collect();
    assert!(literals.len() > 800, "only {} literals were found", literals.len());
    for (known, _) in ALLOWED {
        let there = literals.iter().any(|literal| literal.text == known);
        assert!(there && is_for_people(known), "{known:?} need not be allowed");
    }
    let allowed = |text: &str| ALLOWED.iter().any(|(known, _)| *known == text);
    let strange: Vec<_> = literals
        .iter()
        .filter(|literal| is_for_people(&literal.text) && !allowed(&literal.text))
        .map(|literal| format!("{}: {:?}", literal.file, literal.text))
        .collect();
    assert!(strange.is_empty(), "these belong into locales/:\n{}", strange.join("\n"));
}

#[test]
fn every_text_of_the_terminal_is_used_and_every_one_that_is_used_is_there() {
    let names: BTreeSet<String> = Language::ENGLISH.names().collect();
    let used: BTreeSet<String> = all_literals().map(|literal| literal.text).collect();
    let is_made = |name: &str| {
        let made = |text: &String| text.starts_with("terminal-") && matches(text, name);
        used.contains(name) || used.iter().any(made)
    };
    let is_used = |name: &str| match name.split_once('.') {
        // An attribute that is added to a name is named by itself.
        Some((text, part)) => {
            used.contains(name) || used.contains(part) && (is_made(text) || is_made(name))
        }
        // A text may be there for its attributes only.
        None => is_made(name) || used.iter().any(|text| text.starts_with(&format!("{name}."))),
    };
    let of_terminal = |name: &&String| name.starts_with("terminal-");
    let idle: Vec<_> = names.iter().filter(of_terminal).filter(|name| !is_used(name)).collect();
    assert!(idle.is_empty(), "nobody says {idle:?}");

    let kinds: BTreeSet<&str> = names.iter().filter_map(|name| name.split('-').next()).collect();
    let is_name = |text: &String| {
        let letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-._".contains(c);
        let (kind, rest) = text.split_once('-').unwrap_or_default();
        kinds.contains(kind) && !rest.is_empty() && text.chars().all(letter)
    };
    let missing: Vec<_> =
        used.iter().filter(|text| is_name(text) && !names.contains(*text)).collect();
    assert!(missing.is_empty(), "there are no texts {missing:?}");
}

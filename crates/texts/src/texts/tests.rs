use std::collections::BTreeSet;

use super::*;
use crate::args;

/// Every name of something that is put into a text.
fn variables(language: Language) -> BTreeSet<&'static str> {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-';
    let parts = language.files().iter().flat_map(|file| file.split('$').skip(1));
    parts.map(|part| &part[..part.find(|letter| !is_part(letter)).unwrap_or(part.len())]).collect()
}

#[test]
fn every_file_of_every_language_can_be_read() {
    for language in Language::all() {
        let mut names = BTreeSet::new();
        for file in language.files() {
            if let Err((_, errors)) = FluentResource::try_new((*file).to_string()) {
                panic!("{language}: {errors:?} in\n{}", file.lines().next().unwrap_or_default());
            }
        }
        for name in language.names() {
            assert!(names.insert(name.clone()), "{name} is there twice in {language}");
        }
        assert!(names.len() > 100, "{language} has only {} texts", names.len());
    }
}

/// Messages count from 0 as all JSON does; a reader is told numbers from 1.
#[test]
fn a_seats_number_is_counted_from_one_in_every_language() {
    for language in Language::all() {
        let texts = Texts::new(language);
        for seat in [0, 2, 255] {
            let message =
                Message::new("refused-record-turn").with("seat", Arg::number_of(Seat(seat)));
            let number = (u16::from(seat) + 1).to_string();
            // Whoever sits there is not spoken of.
            for said in [texts.localize(&message), texts.localize_with(&message, &|_| "Ann".into())]
            {
                assert!(said.contains(&number) && !said.contains("Ann"), "{language}: {said}");
            }
        }
    }
}

#[test]
fn every_text_of_every_language_formats() {
    for language in Language::all() {
        let bundle = bundle(language.code(), language.files());
        for number in [0, 1, 2, 3, 7, 11, 20, 100] {
            let mut given = FluentArgs::new();
            for name in variables(language) {
                given.set(name, number);
            }
            for name in language.names() {
                let Some((said, errors)) = format(&bundle, &name, Some(&given)) else {
                    // A text may have attributes only.
                    assert!(bundle.has_message(&name), "{name} is not found in {language}");
                    continue;
                };
                assert!(errors.is_empty(), "{name} in {language}: {errors:?}");
                assert!(!said.trim().is_empty(), "{name} in {language} says nothing");
                assert!(!said.contains(['\u{2068}', '\u{2069}']), "{name}: {said:?}");
            }
        }
    }
}

#[test]
fn every_language_says_what_english_says() {
    let english: BTreeSet<_> = Language::ENGLISH.names().collect();
    for language in Language::all() {
        let other: BTreeSet<_> = language.names().collect();
        let differ: Vec<_> = english.symmetric_difference(&other).collect();
        assert!(differ.is_empty(), "{language} and English differ in {differ:?}");
    }
}

#[test]
fn what_a_language_lacks_is_said_in_english_and_what_is_unknown_by_its_name() {
    let irish: Language = "ga".parse().unwrap();
    let mut texts = Texts::new(irish);
    assert_eq!(texts.text("tafl-vikings"), "Lochlannaigh");
    assert_eq!(texts.text("tafl-no-such-text"), "tafl-no-such-text");
    assert_eq!(texts.text("tafl-king.no-such-attribute"), "tafl-king.no-such-attribute");
    assert!(texts.has("tafl-threats.about") && !texts.has("tafl-threats.title"));
    // A language that has but one text of its own.
    texts.bundles[0] = bundle("ga", &["tafl-king = Ardrí"]);
    assert_eq!([texts.text("tafl-king"), texts.text("tafl-vikings")], ["Ardrí", "Vikings"]);
}

#[test]
fn numbers_follow_the_rules_of_the_language() {
    let said = |code: &str, count: i32| {
        let texts = Texts::new(code.parse().unwrap());
        texts.fill(
            "tafl-set-done",
            args! {
                "set" => 1, "name" => "Aoife", "side" => "vikings", "moves" => count,
            },
        )
    };
    assert!(said("en", 1).ends_with("in one move."), "{}", said("en", 1));
    assert!(said("en", 8).ends_with("in 8 moves."), "{}", said("en", 8));
    // Eclipsis after seven to ten.
    assert!(said("ga", 8).ends_with("(8 mbeart)."), "{}", said("ga", 8));
    assert!(said("ga", 12).ends_with("(12 beart)."), "{}", said("ga", 12));
}

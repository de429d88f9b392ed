//! What the program objects to, it tells in the language that is asked for, whoever of its parts
//! found it.
#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use std::process::{Command, Output, Stdio};

/// Words without which hardly anything is said in English, and which the other languages do not have.
const ENGLISH: [&str; 16] = [
    "the", "are", "cannot", "there", "not", "with", "of", "this", "that", "and", "which", "should",
    "only", "error", "invalid", "usage",
];

fn ardri(args: &[&str], language: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ardri"));
    command.args(args).args(["--language", language]).stdin(Stdio::null());
    command.output().unwrap()
}

/// The English words in what was said.
fn english_in(said: &str) -> Vec<String> {
    let words = said.split(|letter: char| !letter.is_alphabetic()).map(str::to_lowercase);
    words.filter(|word| ENGLISH.contains(&word.as_str())).collect()
}

/// Runs a command that has to fail in every language. What it complains of has to be in that language,
/// but for `detail`, which is quoted as it is.
#[track_caller]
fn refused(args: &[&str], code: i32, detail: &str) -> [String; 3] {
    let all = ["en", "de", "ga"].map(|language| {
        let output = ardri(args, language);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(code), "{language} {args:?}: {said}");
        assert!(said.starts_with("ardri: "), "{language} {args:?}: {said}");
        assert!(!said.contains("panicked"), "{said}");
        assert!(said.contains(detail), "{language} {args:?} should name {detail:?}: {said}");
        let ours = if detail.is_empty() { said.clone() } else { said.replace(detail, "") };
        let english = english_in(&ours);
        assert!(language == "en" || english.is_empty(), "{language} {args:?}: {english:?}: {said}");
        said
    });
    assert!(all[0] != all[1] && all[0] != all[2], "{args:?}: {}", all[0]);
    all
}

#[test]
fn english_is_known_when_it_is_heard() {
    assert!(!english_in("ardri: there is no argument --x here").is_empty());
    assert!(english_in("ardri: das Argument --x gibt es hier nicht").is_empty());
    assert!(english_in("ardri: níl an argóint --x ann anseo").is_empty());
}

#[test]
fn what_is_wrong_with_a_command_line_is_told_in_every_language() {
    for args in [
        &["perft", "brandubh", "--depht", "3"][..],
        &["simulat"],
        &["juggle"],
        &["odds", "--deck"],
        &["odds", "--dice", "9"],
        &["study", "--guest", "pints"],
        &["study", "--players", "7"],
        &["study", "--games", "many"],
        &["perft", "brandubh", "--depth", "99999999999999999999"],
        &["perft", "brandubh", "--depth", "-1"],
        &["perft", "--depth", "5000000000"],
        &["perft"],
        &["odds", "--json", "--json"],
        &["opentafl", "brandubh", "--read", "x"],
        &["completions", "cmd"],
    ] {
        refused(args, 2, "");
    }
    let [english, german, irish] = refused(&["perft", "brandubh", "--dept", "3"], 2, "--dept");
    assert!(english.contains("Did you mean --depth?\n\nUsage: ardri perft "), "{english}");
    assert!(german.contains("Meinst du --depth?\n\nAufruf: ardri perft "), "{german}");
    assert!(irish.contains("--depth?\n\nÚsáid: ardri perft "), "{irish}");
}

#[test]
fn a_language_that_nobody_speaks_is_refused_in_that_of_the_system() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ardri"));
    command.args(["odds", "--language", "fr"]).env_remove("ARDRI_LANGUAGE");
    let output = command.env("LC_ALL", "de_AT.UTF-8").output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(said, "ardri: in der Sprache „fr“ gibt es keine Texte; es gibt de, en, ga\n");
}

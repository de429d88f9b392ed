//! `ardri odds` and `ardri study`, run as a user runs them.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn ardri(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ardri")).args(args).stdin(Stdio::null()).output().unwrap()
}

fn json(args: &[&str]) -> Value {
    let output = ardri(args);
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {output:?}"))
}

fn said(args: &[&str]) -> String {
    String::from_utf8(ardri(args).stdout).unwrap()
}

/// What a refused command says, without a panic.
fn refusal(args: &[&str]) -> String {
    let output = ardri(args);
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success() && !text.contains("panicked"), "{text}");
    text
}

/// A deck of the cards whose chances are known, with Objectives for two players.
const KNOWN: &str = r#"
name = "Known"
[[regions]]
name = "Everywhere"
colour = "green"
points = 20
[[cards]]
name = "Easy"
region = "everywhere"
kind = "beast"
points = 1
lines = ["S", "T", "K"]
[[cards]]
name = "Pairs"
region = "everywhere"
kind = "beast"
points = 4
lines = ["TT", "KK"]
[[cards]]
name = "Spears"
region = "everywhere"
kind = "treasure"
points = 3
lines = ["S", "8"]
[[objectives]]
name = "One"
points = 1
needs = { total = 1 }
[[objectives]]
name = "Two"
points = 1
needs = { total = 2 }
[[objectives]]
name = "Beast"
points = 1
needs = { kind = "beast", count = 1 }
[[objectives]]
name = "Treasure"
points = 1
needs = { kind = "treasure", count = 1 }
"#;

fn file(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).unwrap();
    path
}

#[test]
fn odds_of_a_deck() {
    let deck = file("odds-known.toml", KNOWN);
    let deck = deck.to_str().unwrap();
    let report = json(&["odds", "--deck", deck, "--dice", "7", "--json"]);
    assert_eq!((&report["deck"], &report["steal"]), (&"Known".into(), &false.into()));
    for (place, known) in [0.923, 0.270, 0.572].into_iter().enumerate() {
        let chances = report["cards"][place]["chances"].as_array().unwrap();
        assert_eq!(chances.len(), 1);
        assert_eq!(chances[0]["dice"], "7");
        assert!((chances[0]["chance"].as_f64().unwrap() - known).abs() < 0.0005);
    }
    // More dice and the red one help, a steal makes it harder.
    let chance = |args: &[&str]| {
        let all = json(&[&["odds", "--deck", deck, "--json"], args].concat());
        all["cards"][1]["chances"]
            .as_array()
            .unwrap()
            .iter()
            .map(|c| c["chance"].as_f64().unwrap())
            .collect::<Vec<_>>()
    };
    let (centre, steal) = (chance(&[]), chance(&["--steal"]));
    assert!(centre[0] < centre[1] && centre[1] < centre[2], "{centre:?}");
    assert!(centre.iter().zip(&steal).all(|(centre, steal)| steal < centre), "{steal:?}");
    // Nobody can steal a card that is alone in its region.
    let alone = KNOWN.replacen(
        "[[cards]]",
        "[[regions]]\nname = \"Peak\"\ncolour = \"red\"\npoints = 3\n[[cards]]",
        1,
    );
    let (first, last) = alone.rsplit_once("region = \"everywhere\"").unwrap();
    let alone = file("odds-alone.toml", &format!("{first}region = \"peak\"{last}"));
    let alone = alone.to_str().unwrap();
    let names = |args: &[&str]| {
        let all = json(&[&["odds", "--json", "--dice", "7", "--deck", alone], args].concat());
        let cards = all["cards"].as_array().unwrap().iter();
        cards.map(|card| card["card"].as_str().unwrap().to_string()).collect::<Vec<_>>()
    };
    assert_eq!(names(&[]), ["easy", "pairs", "spears"]);
    assert_eq!(names(&["--steal"]), ["easy", "pairs"]);
    // For people, and without a file the deck of the house.
    let people = said(&["odds", "--deck", deck]);
    assert!(people.contains("Pairs") && people.contains("TT | KK") && people.contains("0.270"));
    assert!(said(&["odds"]).starts_with("Ardrí, from the centre"));
    assert!(refusal(&["odds", "--dice", "9"]).contains("there are 7, 8 and 7+red dice"));
}

#[test]
fn decks_that_cannot_be_read() {
    let missing = refusal(&["odds", "--deck", "no-such-file.toml"]);
    assert!(missing.contains("no-such-file.toml") && missing.contains("cannot read it"));
    let region = KNOWN.replacen("region = \"everywhere\"", "region = \"nowhere\"", 1);
    let path = file("odds-region.toml", &region);
    let text = refusal(&["odds", "--deck", path.to_str().unwrap()]);
    assert!(text.contains("odds-region.toml"), "{text}");
    assert!(text.contains("card easy: there is no region “nowhere”"), "{text}");
    let needs = KNOWN.replacen("total = 1", "totals = 1", 1);
    let path = file("odds-needs.toml", &needs);
    let text = refusal(&["study", "--deck", path.to_str().unwrap()]);
    assert!(text.contains("unknown field `totals`") && text.contains("line 28"), "{text}");
}

#[test]
fn a_study_of_a_deck() {
    let deck = file("study-known.toml", KNOWN);
    let deck = deck.to_str().unwrap();
    let report = json(&["study", "--deck", deck, "--games", "50", "--seed", "4", "--json"]);
    // The Objectives suffice for two.
    let studies = report["studies"].as_array().unwrap();
    assert_eq!(studies.len(), 1);
    assert_eq!((&studies[0]["players"], &studies[0]["games"]), (&2.into(), &50.into()));
    let again = json(&["study", "--deck", deck, "--games", "50", "--seed", "4", "--json"]);
    assert_eq!(again, report);
    let people = said(&["study", "--deck", deck, "--games", "20", "--guest", "points"]);
    for part in ["Known, seed 0", "| 2 | 20 |", "| the guest wins |", "| treasure |", "| easy |"] {
        assert!(people.contains(part), "{people}");
    }
    let three = refusal(&["study", "--deck", deck, "--players", "3"]);
    assert!(three.starts_with("ardri: "), "{three}");
    assert!(refusal(&["study", "--players", "7"]).contains("not a number from 2 to 6"));
}

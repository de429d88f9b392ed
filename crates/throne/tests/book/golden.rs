//! Whole games, written down once: `tests/golden/*.json` are records, and beside each a `.trace`
//! holds what the engine made of it, one line for each action. A change of the rules or of a
//! sentence shows as a line that differs.
//!
//! When such a change is meant, `ARDRI_BLESS=1 cargo test -p ardri-throne --test book golden`
//! writes the traces anew; read the difference before it is committed. Records are written only
//! where one is missing.

use std::path::{Path, PathBuf};

use ardri_core::replay::{replay, verify};
use ardri_core::{Game, Record, Simulation, Teller, Viewer};
use ardri_texts::{Language, Texts};
use ardri_throne::{Deck, HighThrone, Options, name};
use serde_json::Value;

use crate::table::*;

/// The games: name, deck, players, how it ends, and what happens in it.
const GAMES: [(&str, &str, u8, &str, &[&str]); 4] = [
    ("small-2-points", SMALL, 2, "points", &["steals", "on the red die", "extra die.", "locks"]),
    ("small-3-objective", SMALL, 3, "objective", &["steals", "too few", "red die.", "locks"]),
    ("ties-3-thumb-war", TIES, 3, "thumb-war", &["steals", "locks"]),
    ("ties-4-shared", TIES, 4, "shared", &["steals", "roll again"]),
];

fn file(name: &str, extension: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name).with_extension(extension)
}

fn bless() -> bool {
    std::env::var_os("ARDRI_BLESS").is_some_and(|value| value == "1")
}

/// The shortest of the first random games that is as it should be.
fn find(deck: &Deck, seats: u8, ending: &str, happens: &[&str]) -> Record {
    let options = Options::with_deck(deck.clone());
    let mut games = Simulation::<HighThrone>::new(&options, seats, 1).unwrap();
    let games = (0..3000).filter_map(|_| games.play(true));
    let games = games.filter(|record| record.result.as_ref().unwrap().ending == ending);
    let fits = |record: &Record| {
        let told = trace(record).join("\n");
        happens.iter().all(|words| told.contains(words))
    };
    games.filter(fits).min_by_key(|record| record.actions.len()).unwrap()
}

fn record(name: &str) -> Record {
    let path = file(name, "json");
    let text = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    Record::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// What is to be decided, by whom, with which dice, and what is filled.
fn in_short(game: &HighThrone) -> String {
    let form = serde_json::to_value(game).unwrap();
    let phase = form["phase"].as_str().unwrap();
    match &form["turn"] {
        Value::Null => phase.into(),
        turn => {
            let red = if turn["red"] == true { "r" } else { "" };
            let target = turn["target"].as_str().unwrap_or("-");
            format!(
                "{phase} {} {}{red} {target} {}",
                turn["seat"], turn["standard"], turn["filled"]
            )
        }
    }
}

/// One line for each action and one for the result.
fn trace(record: &Record) -> Vec<String> {
    let texts = Texts::new(Language::ENGLISH);
    let mut lines = Vec::new();
    let game = replay::<HighThrone>(record, |step| {
        let seen = step.events.iter().map(|event| event.seen_by(Viewer::Spectator));
        let told = seen.filter_map(|seen| HighThrone::tell(step.state.options(), &seen));
        let words = told.map(|message| texts.localize_with(&message, &|seat| name(seat).into()));
        let (number, entry) = (step.number, step.entry);
        lines.push(format!(
            "{number} | {} {} | {} | {}",
            entry.by,
            entry.action,
            in_short(step.state),
            words.collect::<Vec<_>>().join(" ")
        ));
    });
    let outcome = game.unwrap_or_else(|flaw| panic!("{flaw}")).outcome().unwrap();
    let places: Vec<_> = outcome.places.iter().map(ToString::to_string).collect();
    lines.push(format!("end | {} | {} | {}", outcome.ending, places.join(" "), outcome.reason));
    lines
}

#[test]
fn every_golden_game_is_played_as_it_was() {
    for (name, text, seats, ending, happens) in GAMES {
        if bless() && !file(name, "json").exists() {
            std::fs::create_dir_all(file(name, "json").parent().unwrap()).unwrap();
            let found = find(&deck(text), seats, ending, happens);
            std::fs::write(file(name, "json"), found.to_json()).unwrap();
        }
        let lines = trace(&record(name));
        if bless() {
            std::fs::write(file(name, "trace"), lines.join("\n") + "\n").unwrap();
            continue;
        }
        let told = std::fs::read_to_string(file(name, "trace")).unwrap();
        for (number, (line, expected)) in (1..).zip(lines.iter().zip(told.lines())) {
            assert_eq!(line, expected, "{name}.trace, line {number}");
        }
        assert_eq!(lines.len(), told.lines().count(), "the lines of {name}.trace");
    }
}

#[test]
fn the_golden_games_are_as_they_should_be() {
    for (name, text, seats, ending, happens) in GAMES {
        let record = record(name);
        assert_eq!(record.seats.len(), usize::from(seats));
        assert_eq!(record.result.as_ref().unwrap().ending, ending);
        let options: Options = serde_json::from_value(record.options.clone()).unwrap();
        assert_eq!(*options.the_deck(), deck(text), "{name} is played with another deck");
        let told = std::fs::read_to_string(file(name, "trace")).unwrap();
        for words in happens {
            assert!(told.contains(words), "{name} does not tell of {words:?}");
        }
    }
}

#[test]
fn the_rolls_of_the_golden_games_can_be_verified() {
    for (name, ..) in GAMES {
        let record = record(name);
        assert!(verify::<HighThrone>(&record).unwrap() > 10);
        let mut loaded = record.clone();
        let roll = loaded.actions.iter_mut().find(|entry| entry.action.starts_with("roll"));
        roll.unwrap().action = "roll 3 3 3 3 3 3 3".into();
        assert!(verify::<HighThrone>(&loaded).is_err());
    }
}

#[test]
fn a_golden_game_that_is_changed_does_not_replay() {
    for (name, ..) in GAMES {
        let record = record(name);
        let mut longer = record.clone();
        longer.actions.push(record.actions[0].clone());
        let mut shorter = record.clone();
        shorter.actions.pop();
        let mut otherwise = record.clone();
        otherwise.result.as_mut().unwrap().winners.reverse();
        otherwise.result.as_mut().unwrap().winners.push(ardri_core::Seat(9));
        for changed in [longer, shorter, otherwise] {
            assert!(replay::<HighThrone>(&changed, |_| ()).is_err());
        }
    }
}

#[test]
fn every_trace_belongs_to_a_golden_game() {
    let names: Vec<&str> = GAMES.iter().map(|game| game.0).collect();
    for entry in std::fs::read_dir(file("x", "json").parent().unwrap()).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap();
        assert!(names.contains(&name), "{}", path.display());
    }
}

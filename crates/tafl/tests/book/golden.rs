//! Whole games, written down once: `tests/golden/*.json` are records, and beside each a `.trace`
//! holds what the engine made of it, one line for each action. A change of the rules or of a
//! sentence shows as a line that differs.
//!
//! When such a change is meant, `ARDRI_BLESS=1 cargo test -p ardri-tafl --test book golden` writes
//! the traces anew; read the difference before it is committed. Records are never written.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::*;
use ardri_core::replay::{lay_out, replay, verify};
use ardri_core::{Record, Teller};
use ardri_texts::{Language, Texts};

fn files(extension: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut paths: Vec<_> =
        entries.filter(|path| path.extension().is_some_and(|end| end == extension)).collect();
    paths.sort();
    paths
}

fn records() -> Vec<PathBuf> {
    files("json")
}

fn read(path: &Path) -> Record {
    let text = std::fs::read_to_string(path).unwrap();
    Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// One line for the start, one for each action and one for the result.
fn trace<B: Board>(record: &Record) -> Vec<String> {
    let start = lay_out::<Tafl<B>>(record).unwrap();
    let mut lines = vec![format!("0 | start | {}", start.position())];
    let texts = Texts::new(Language::ENGLISH);
    let game = replay::<Tafl<B>>(record, |step| {
        let told = step.events.iter().filter_map(|event| Tafl::tell(start.options(), event));
        let words: Vec<_> =
            told.map(|message| texts.localize_with(&message, &|seat| seat.to_string())).collect();
        let (number, entry) = (step.number, step.entry);
        let position = step.state.position();
        lines.push(format!(
            "{number} | {} {} | {position} | {}",
            entry.by,
            entry.action,
            words.join(" ")
        ));
    });
    let outcome = game.unwrap_or_else(|flaw| panic!("{flaw}")).outcome().unwrap();
    let places: Vec<_> = outcome.places.iter().map(ToString::to_string).collect();
    let end = format!("end | {} | {} | {}", outcome.ending, places.join(" "), outcome.reason);
    lines.push(end);
    lines
}

fn trace_of(record: &Record) -> Vec<String> {
    match record.game.as_str() {
        "brandubh" => trace::<Brandubh>(record),
        "tablut" => trace::<Tablut>(record),
        other => panic!("{other} is no game of this crate"),
    }
}

#[test]
fn every_golden_game_is_played_as_it_was() {
    let bless = std::env::var_os("ARDRI_BLESS").is_some_and(|value| value == "1");
    for path in records() {
        let lines = trace_of(&read(&path));
        let file = path.with_extension("trace");
        if bless {
            std::fs::write(&file, lines.join("\n") + "\n").unwrap();
            continue;
        }
        let told = std::fs::read_to_string(&file)
            .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let told: Vec<_> = told.lines().collect();
        for (number, (line, expected)) in (1..).zip(lines.iter().zip(&told)) {
            assert_eq!(line, expected, "{}, line {number}", file.display());
        }
        assert_eq!(lines.len(), told.len(), "the lines of {}", file.display());
    }
}

#[test]
fn every_trace_belongs_to_a_golden_game() {
    for trace in files("trace") {
        assert!(trace.with_extension("json").exists(), "{}", trace.display());
    }
}

#[test]
fn the_golden_games_cover_every_ending_of_every_game() {
    let mut seen = BTreeSet::new();
    for path in records() {
        let record = read(&path);
        let kind = path.file_stem().unwrap().to_str().unwrap().split('-').next().unwrap();
        seen.insert(format!("{kind} {}", record.result.unwrap().ending));
    }
    for kind in ["brandubh", "federation", "tablut", "advanced"] {
        for ending in
            ["king-captured", "king-escaped", "encircled", "repetition", "no-moves", "resigned"]
        {
            assert!(seen.contains(&format!("{kind} {ending}")), "no {kind} that ends {ending}");
        }
    }
    for ending in ["both-sets", "fewer-moves", "equal-sets"] {
        assert!(seen.contains(&format!("match {ending}")), "no match that ends {ending}");
    }
}

#[test]
fn the_lots_of_the_golden_matches_can_be_verified() {
    let mut draws = 0;
    for record in records().iter().map(|path| read(path)) {
        if record.fairness.is_some() {
            draws += verify::<Tafl<Brandubh>>(&record).unwrap();
        }
    }
    assert!(draws >= 3);
}

#[test]
fn a_golden_game_that_is_changed_does_not_replay() {
    let path = &records()[0];
    let record = read(path);
    let mut longer = record.clone();
    longer.actions.push(record.actions[0].clone());
    let mut shorter = record.clone();
    shorter.actions.pop();
    let mut otherwise = record.clone();
    otherwise.result.as_mut().unwrap().winners.push(Seat(9));
    for changed in [longer, shorter, otherwise] {
        let flawed = match record.game.as_str() {
            "brandubh" => replay::<Tafl<Brandubh>>(&changed, |_| ()).is_err(),
            _ => replay::<Tafl<Tablut>>(&changed, |_| ()).is_err(),
        };
        assert!(flawed);
    }
}

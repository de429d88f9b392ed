//! Whole games, written down once: a change of the rules or of a sentence shows as a line that differs.
//!
//! The first line of a file is the record without its actions; then there is a line for the start, one for
//! each action with what the engine made of it, and one for the end. When a change is meant, the same test
//! with `ARDRI_BLESS=1` writes the files anew; read the difference before it is committed. The actions
//! stay as they are.

use std::fs;
use std::path::{Path, PathBuf};

use crate::message::Message;
use crate::record::{Entry, Record};
use crate::replay::{lay_out, replay};
use crate::seat::{Actor, Seat, Viewer};
use crate::teller::Teller;

/// A whole game in a file.
#[derive(Clone, Debug)]
pub struct Golden {
    path: PathBuf,
    /// The game.
    pub record: Record,
    /// What the engine made of it, line by line.
    pub lines: Vec<String>,
}

/// How a game is written down: a state in short, and a message in words.
#[derive(Clone, Copy, Debug)]
pub struct Script<S, W> {
    /// A state in short.
    pub show: S,
    /// A message in words.
    pub say: W,
}

impl Golden {
    /// All games of a folder, in the order of their names.
    ///
    /// # Panics
    /// One of them cannot be read.
    #[must_use]
    pub fn all(folder: &Path) -> Vec<Self> {
        let entries = fs::read_dir(folder).expect("there is such a folder");
        let mut paths: Vec<_> = entries.map(|entry| entry.expect("it is listed").path()).collect();
        paths.sort();
        paths.iter().map(|path| Self::read(path)).collect()
    }

    fn read(path: &Path) -> Self {
        let text = fs::read_to_string(path).expect("it can be read");
        let mut lines = text.lines().map(String::from);
        let head = lines.next().unwrap_or_default();
        let mut record =
            Record::parse(&head).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let lines: Vec<_> = lines.collect();
        record.actions = lines.iter().filter_map(|line| entry(line)).collect();
        Self { path: path.into(), record, lines }
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> &str {
        self.path.file_stem().and_then(|name| name.to_str()).unwrap_or_default()
    }

    /// Plays it again and holds every line against the file, or writes the file.
    ///
    /// # Panics
    /// A line differs, or the game cannot be played as it was.
    pub fn check<G: Teller>(
        &self,
        script: &Script<impl Fn(&G) -> String, impl Fn(&Message) -> String>,
    ) {
        let lines = trace(&self.record, script);
        if std::env::var_os("ARDRI_BLESS").is_some_and(|value| value == "1") {
            let head = Record { actions: Vec::new(), ..self.record.clone() };
            let head = serde_json::to_string(&head).expect("a record has a JSON form");
            fs::write(&self.path, format!("{head}\n{}\n", lines.join("\n")))
                .expect("it is written");
            return;
        }
        for (number, (line, expected)) in (2..).zip(lines.iter().zip(&self.lines)) {
            assert_eq!(line, expected, "{}, line {number}", self.path.display());
        }
        assert_eq!(lines.len(), self.lines.len(), "the lines of {}", self.path.display());
    }

    /// That the record with one action too many, one too few or another winner is no game.
    ///
    /// # Panics
    /// It is one.
    pub fn check_changed<G: Teller>(&self) {
        let change = |change: fn(&mut Record)| {
            let mut record = self.record.clone();
            change(&mut record);
            assert!(replay::<G>(&record, |_| ()).is_err(), "{}", self.name());
        };
        change(|record| record.actions.extend_from_within(..1));
        change(|record| drop(record.actions.pop()));
        change(|record| {
            let result = record.result.as_mut().expect("a golden game is over");
            result.winners.push(Seat(9));
        });
    }
}

/// A line for the start, one for each action and one for the end.
fn trace<G: Teller>(
    record: &Record,
    script: &Script<impl Fn(&G) -> String, impl Fn(&Message) -> String>,
) -> Vec<String> {
    let start = lay_out::<G>(record).unwrap_or_else(|error| panic!("{error}"));
    let mut lines = vec![format!("0 | start | {}", (script.show)(&start))];
    let game = replay::<G>(record, |step| {
        let seen = step.events.iter().filter_map(|event| G::seen(event, Viewer::Spectator));
        let told = seen.filter_map(|seen| G::tell(step.state.options(), &seen));
        let words: Vec<_> = told.map(|message| (script.say)(&message)).collect();
        let (number, Entry { by, action }) = (step.number, step.entry);
        let state = (script.show)(step.state);
        // As records count, from 0.
        let by = match by {
            Actor::Seat(seat) => format!("seat {}", seat.0),
            Actor::Chance => "chance".into(),
        };
        lines.push(format!("{number} | {by} {action} | {state} | {}", words.join(" ")));
    });
    let outcome = game.unwrap_or_else(|error| panic!("{error}")).outcome();
    let outcome = outcome.expect("a golden game is over");
    let places: Vec<_> = outcome.places.iter().map(ToString::to_string).collect();
    let scores: Vec<_> = outcome.scores.iter().flatten().map(ToString::to_string).collect();
    let (ending, reason) = (outcome.ending, outcome.reason);
    lines.push(format!("end | {ending} | {} | {} | {reason}", places.join(" "), scores.join(" ")));
    lines
}

/// The action of a line, if it tells of one: `3 | seat 1 keep wide | …`.
fn entry(line: &str) -> Option<Entry> {
    let did = line.split(" | ").nth(1)?;
    if let Some(action) = did.strip_prefix("chance ") {
        return Some(Entry { by: Actor::Chance, action: action.into() });
    }
    let (seat, action) = did.strip_prefix("seat ")?.split_once(' ')?;
    Some(Entry { by: Actor::Seat(Seat(seat.parse().ok()?)), action: action.into() })
}

//! `ardri replay` and `ardri verify`: records, checked.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use ardri_core::fairness::Commitment;
use ardri_core::replay::{RecordError, RecordErrorKind};
use ardri_core::{Entry, Outcome, ParseRecordError, Record, Seat};
use ardri_table::{GameKind, Trace, UnknownGameError};
use clap::Args;
use serde::Serialize;
use serde_json::Value;

use crate::ending;
use crate::games::title;
use crate::i18n::{localize, texts, tr, unknown_game};
use crate::output::{print_json, print_line, read_text, tell};

/// Play a record again, checking every action
#[derive(Args, Debug)]
pub(crate) struct ReplayArgs {
    /// The record; - reads the standard input
    file: PathBuf,
    /// Print one JSON line for each action, with the full state after it
    #[arg(long)]
    trace: bool,
    /// Report as JSON
    #[arg(long)]
    json: bool,
}

/// Recompute every roll and deal of a record from its seed
#[derive(Args, Debug)]
pub(crate) struct VerifyArgs {
    /// The record; - reads the standard input
    file: PathBuf,
    /// The commitment that you noted before the game; the record must have the same
    #[arg(long, value_parser = read_commitment)]
    commitment: Option<Commitment>,
    /// Report as JSON
    #[arg(long)]
    json: bool,
}

fn read_commitment(text: &str) -> Result<Commitment, String> {
    text.parse().map_err(|_| tr!("terminal-verify-not-hex"))
}

/// What a check found.
#[derive(Default, Serialize)]
struct Report {
    valid: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    actions: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    draws: Option<usize>,
    /// The number of the bad action.
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
    result: Option<Outcome>,
}

impl Report {
    fn good(record: &Record, draws: Option<usize>, result: Option<Outcome>) -> Self {
        Self {
            valid: true,
            game: Some(record.game.clone()),
            actions: Some(record.actions.len()),
            draws,
            result,
            ..Self::default()
        }
    }

    fn bad(bad: &Bad) -> Self {
        Self { action: bad.action(), error: Some(bad.for_scripts()), ..Self::default() }
    }
}

/// What is wrong with a record.
enum Bad {
    Unreadable(ParseRecordError),
    Game(UnknownGameError),
    Flaw(RecordError),
}

impl Bad {
    fn action(&self) -> Option<usize> {
        match self {
            Self::Unreadable(error) => error.action,
            Self::Game(_) => None,
            Self::Flaw(flaw) => flaw.action,
        }
    }

    /// In the words that scripts know, which do not change with the language.
    fn for_scripts(&self) -> String {
        match self {
            // The action is named beside it.
            Self::Unreadable(error @ ParseRecordError { action: Some(_), .. }) => {
                error.why.to_string()
            }
            Self::Unreadable(error) => error.to_string(),
            Self::Game(error) => error.to_string(),
            Self::Flaw(flaw) => flaw.why.to_string(),
        }
    }

    fn for_people(&self) -> String {
        match self {
            Self::Unreadable(error) => localize(&error.message()),
            Self::Game(error) => unknown_game(error),
            Self::Flaw(flaw) => localize(&flaw.message()),
        }
    }
}

fn open(path: &Path) -> Result<Result<(Record, &'static GameKind), Bad>> {
    let text = read_text(path)?;
    Ok(Record::parse(&text).map_err(Bad::Unreadable).and_then(|record| {
        let game = GameKind::find(&record.game).map_err(Bad::Game)?;
        Ok((record, game))
    }))
}

/// Reports what is wrong and fails.
fn refuse(path: &Path, bad: &Bad, json: bool) -> Result<()> {
    if json {
        print_json(&Report::bad(bad))?;
    }
    let (file, reason) = (path.display().to_string(), bad.for_people());
    bail!(tr!("terminal-error-in-file", "file" => file, "reason" => reason))
}

/// One action of a replay, as `--trace` prints it.
#[derive(Serialize)]
struct Line<'a> {
    number: usize,
    #[serde(flatten)]
    entry: &'a Entry,
    /// What happened, in sentences, as a spectator may hear it.
    words: Vec<String>,
    state: &'a Value,
}

impl<'a> Line<'a> {
    fn of(trace: &'a Trace<'a>, record: &Record) -> Self {
        let (texts, name) = (texts(), |seat| seat_name(record, seat));
        let words = trace.told.iter().map(|message| texts.localize_with(message, &name));
        let words = words.collect();
        Self { number: trace.number, entry: trace.entry, words, state: &trace.state }
    }
}

fn seat_name(record: &Record, seat: Seat) -> String {
    let player = record.seats.get(seat.index());
    let name = player.map_or("?", |player| player.name.as_str());
    tr!("terminal-replay-seat", "seat" => seat.index(), "name" => name)
}

/// Replays.
pub(crate) fn replay(args: &ReplayArgs) -> Result<()> {
    let (record, game) = match open(&args.file)? {
        Ok(opened) => opened,
        Err(bad) => return refuse(&args.file, &bad, args.json),
    };
    let mut printed = Ok(());
    let result = game.replay(&record, &mut |trace| {
        if args.trace && printed.is_ok() {
            printed = print_line(&Line::of(&trace, &record));
        }
    });
    printed?;
    let outcome = match result {
        Ok(outcome) => outcome,
        Err(flaw) => return refuse(&args.file, &Bad::Flaw(flaw), args.json),
    };
    if args.json {
        return print_json(&Report::good(&record, None, outcome));
    }
    if !args.trace {
        let (title, count) = (title(game), record.actions.len());
        tell!("{}", tr!("terminal-replay-legal", "game" => title, "count" => count))?;
        match outcome {
            Some(outcome) => {
                let told = ending::told(game, &outcome, &|seat| seat_name(&record, seat));
                tell!("{told}")?;
            }
            None => tell!("{}", tr!("terminal-unfinished"))?,
        }
    }
    Ok(())
}

/// Verifies.
pub(crate) fn verify(args: &VerifyArgs) -> Result<()> {
    let (record, game) = match open(&args.file)? {
        Ok(opened) => opened,
        Err(bad) => return refuse(&args.file, &bad, args.json),
    };
    let noted = args.commitment.as_ref();
    if let Some(why) = noted.and_then(|noted| RecordErrorKind::other_commitment(&record, noted)) {
        return refuse(&args.file, &Bad::Flaw(RecordError { action: None, why }), args.json);
    }
    let draws = match game.verify(&record) {
        Ok(draws) => draws,
        Err(flaw) => return refuse(&args.file, &Bad::Flaw(flaw), args.json),
    };
    if args.json {
        return print_json(&Report::good(&record, Some(draws), record.result.clone()));
    }
    if noted.is_some() {
        tell!("{}", tr!("terminal-verify-noted"))?;
    }
    tell!("{}", tr!("terminal-verify-seed"))?;
    tell!("{}", tr!("terminal-verify-draws", "draws" => draws))?;
    Ok(())
}

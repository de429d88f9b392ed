//! `ardri replay` and `ardri verify`: records, checked.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use ardri_core::{AnyGame, Outcome, Record, replay::Flaw};
use clap::Args;
use serde::Serialize;

use crate::games;
use crate::output::{print_json, print_line, read_text, tell};
use crate::play::text::list;
use crate::speech::say;

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
    /// Report as JSON
    #[arg(long)]
    json: bool,
}

/// What a check found.
#[derive(Serialize)]
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
            action: None,
            error: None,
            result,
        }
    }

    fn bad(flaw: &Flaw) -> Self {
        Self {
            valid: false,
            game: None,
            actions: None,
            draws: None,
            action: flaw.action,
            error: Some(flaw.reason.clone()),
            result: None,
        }
    }
}

fn open(path: &Path) -> Result<Result<(Record, &'static dyn AnyGame), Flaw>> {
    let text = read_text(path)?;
    let record = match Record::parse(&text) {
        Ok(record) => record,
        Err(error) => {
            let reason = match error.action {
                Some(_) => say!("terminal-replay-unreadable", "why" => error.reason),
                None => error.to_string(),
            };
            return Ok(Err(Flaw { action: error.action, reason }));
        }
    };
    Ok(match games::find(&record.game) {
        Ok(game) => Ok((record, game)),
        Err(error) => Err(Flaw { action: None, reason: error.to_string() }),
    })
}

/// Reports a flaw and fails.
fn refuse(path: &Path, flaw: &Flaw, json: bool) -> Result<()> {
    if json {
        print_json(&Report::bad(flaw))?;
    }
    let file = path.display().to_string();
    let reason = match flaw.action {
        Some(number) => {
            say!("terminal-error-action", "number" => number, "reason" => flaw.reason.as_str())
        }
        None => flaw.reason.clone(),
    };
    bail!(say!("terminal-error-in-file", "file" => file, "reason" => reason))
}

/// Replays.
pub(crate) fn replay(args: &ReplayArgs) -> Result<()> {
    let (record, game) = match open(&args.file)? {
        Ok(opened) => opened,
        Err(flaw) => return refuse(&args.file, &flaw, args.json),
    };
    let mut printed = Ok(());
    let result = game.replay(&record, &mut |trace| {
        if args.trace && printed.is_ok() {
            printed = print_line(&trace);
        }
    });
    printed?;
    let outcome = match result {
        Ok(outcome) => outcome,
        Err(flaw) => return refuse(&args.file, &flaw, args.json),
    };
    if args.json {
        return print_json(&Report::good(&record, None, outcome));
    }
    if !args.trace {
        let (game, count) = (game.title(), record.actions.len());
        tell!("{}", say!("terminal-replay-legal", "game" => game, "count" => count))?;
        match outcome {
            Some(outcome) => tell!("{} {}", winners(&record, &outcome), outcome.reason)?,
            None => tell!("{}", say!("terminal-unfinished"))?,
        }
    }
    Ok(())
}

fn winners(record: &Record, outcome: &Outcome) -> String {
    let name = |seat: &ardri_core::Seat| {
        let player = record.seats.get(seat.index());
        let name = player.map_or("?", |player| player.name.as_str());
        say!("terminal-replay-seat", "seat" => seat.index(), "name" => name)
    };
    match outcome.winners.as_slice() {
        [] => say!("terminal-replay-nobody"),
        winners => {
            let names: Vec<_> = winners.iter().map(name).collect();
            say!("terminal-replay-won", "names" => list(&names))
        }
    }
}

/// Verifies.
pub(crate) fn verify(args: &VerifyArgs) -> Result<()> {
    let (record, game) = match open(&args.file)? {
        Ok(opened) => opened,
        Err(flaw) => return refuse(&args.file, &flaw, args.json),
    };
    let draws = match game.verify(&record) {
        Ok(draws) => draws,
        Err(flaw) => return refuse(&args.file, &flaw, args.json),
    };
    if args.json {
        return print_json(&Report::good(&record, Some(draws), record.result.clone()));
    }
    tell!("{}", say!("terminal-verify-seed"))?;
    tell!("{}", say!("terminal-verify-draws", "draws" => draws))?;
    Ok(())
}

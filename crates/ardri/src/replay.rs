//! `ardri replay` and `ardri verify`: records, checked.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use ardri_core::fairness::{Commitment, Fairness};
use ardri_core::replay::{RecordError, RecordErrorKind};
use ardri_core::sealed::SeatWord;
use ardri_core::{Entry, Outcome, ParseRecordError, Record, Seat};
use ardri_table::{ExportError, GameKind, TableExport, Trace, UnknownGameError};
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
    /// The record, or a table from ardri export; - reads the standard input
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
    /// The record, or a table from ardri export; - reads the standard input
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
    /// What the check cannot prove although everything fits.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    warnings: Vec<Warning>,
    result: Option<Outcome>,
}

/// Something that a record of version 1 leaves open.
#[derive(Serialize)]
struct Warning {
    /// A fixed word for scripts.
    warning: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    /// The same in a sentence.
    words: String,
}

/// What whoever ran the table could have done, although the record is in order.
fn warnings(record: &Record, noted: bool) -> Vec<Warning> {
    let of_bot = |seat: Seat| Warning {
        warning: "bot-word",
        seat: Some(seat),
        words: tr!("terminal-verify-bot-word", "seat" => seat.number()),
    };
    let mut warnings: Vec<_> = record.words_of_bots().into_iter().map(of_bot).collect();
    // The promise about the seed is the same hash in both versions, so a record of version 1 fits the
    // promise of a table whose words were sealed as well.
    let plain = record.fairness.as_ref().is_some_and(|fairness| fairness.sealed.is_none());
    if noted && plain {
        let words = tr!("terminal-verify-seed-alone");
        warnings.push(Warning { warning: "seed-alone", seat: None, words });
    }
    warnings
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

    fn bad(bad: Bad) -> Self {
        Self { action: bad.action, error: Some(bad.for_scripts), ..Self::default() }
    }
}

/// What is wrong with a record.
pub(crate) struct Bad {
    action: Option<usize>,
    /// In the words that scripts know, which do not change with the language.
    for_scripts: String,
    pub(crate) for_people: String,
}

impl From<ParseRecordError> for Bad {
    fn from(error: ParseRecordError) -> Self {
        let for_people = localize(&error.message());
        // An action is named beside it.
        let named = error.action.map(|_| error.why.to_string());
        let for_scripts = named.unwrap_or_else(|| error.to_string());
        Self { action: error.action, for_scripts, for_people }
    }
}

impl From<ExportError> for Bad {
    fn from(error: ExportError) -> Self {
        Self {
            action: None,
            for_scripts: error.to_string(),
            for_people: localize(&error.message()),
        }
    }
}

impl From<UnknownGameError> for Bad {
    fn from(error: UnknownGameError) -> Self {
        Self { action: None, for_scripts: error.to_string(), for_people: unknown_game(&error) }
    }
}

impl From<RecordError> for Bad {
    fn from(flaw: RecordError) -> Self {
        let (action, for_scripts) = (flaw.action, flaw.why.to_string());
        Self { action, for_scripts, for_people: localize(&flaw.message()) }
    }
}

/// The record in a file: it is one, or the export of a table, whose log holds one.
pub(crate) fn read(text: &str) -> Result<Record, Bad> {
    if TableExport::is_named_in(text) {
        let (_, table) = TableExport::parse(text)?.open()?;
        return Ok(table.record());
    }
    Ok(Record::parse(text)?)
}

/// Reads a record and does something with it; reports what is wrong, and fails.
fn with_record<T>(
    path: &Path,
    json: bool,
    work: impl FnOnce(&Record, &'static GameKind) -> Result<T, Bad>,
) -> Result<(Record, &'static GameKind, T)> {
    let text = read_text(path)?;
    let done = read(&text).and_then(|record| {
        let game = GameKind::find(&record.game)?;
        let done = work(&record, game)?;
        Ok((record, game, done))
    });
    done.or_else(|bad| {
        let (file, reason) = (path.display().to_string(), bad.for_people.clone());
        if json {
            print_json(&Report::bad(bad))?;
        }
        bail!(tr!("terminal-error-in-file", "file" => file, "reason" => reason))
    })
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
        let words = trace.told.iter().map(|message| texts.localize_with(message, &name)).collect();
        Self { number: trace.number, entry: trace.entry, words, state: &trace.state }
    }
}

fn seat_name(record: &Record, seat: Seat) -> String {
    let player = record.seats.get(seat.index());
    let name = player.map_or("?", |player| player.name.as_str());
    tr!("terminal-replay-seat", "seat" => seat.number(), "name" => name)
}

/// Replays.
pub(crate) fn replay(args: &ReplayArgs) -> Result<()> {
    let mut printed = Ok(());
    let (record, game, outcome) = with_record(&args.file, args.json, |record, game| {
        let outcome = game.replay(record, &mut |trace| {
            if args.trace && printed.is_ok() {
                printed = print_line(&Line::of(&trace, record));
            }
        });
        Ok(outcome?)
    })?;
    printed?;
    if args.json {
        return print_json(&Report::good(&record, None, outcome));
    }
    if !args.trace {
        let (title, count) = (title(game), record.actions.len());
        tell!("{}", tr!("terminal-replay-legal", "game" => title, "count" => count))?;
        match outcome {
            Some(end) => tell!("{}", ending::told(game, &end, &|seat| seat_name(&record, seat)))?,
            None => tell!("{}", tr!("terminal-unfinished"))?,
        }
    }
    Ok(())
}

/// What the check says of the words, and of what it cannot know.
fn of_the_words(fairness: &Fairness, noted: bool) -> Vec<String> {
    let Some(sealed) = &fairness.sealed else {
        let worded = fairness.contributions.iter().any(|word| !word.is_empty());
        return worded.then(|| tr!("terminal-verify-plain")).into_iter().collect();
    };
    let count = |is: fn(&SeatWord) -> bool| sealed.words.iter().filter(|word| is(word)).count();
    let words = count(|word| matches!(word, SeatWord::Word { .. }));
    let withheld = count(|word| matches!(word, SeatWord::Withheld { .. }));
    let mut lines =
        vec![tr!("terminal-verify-sealed"), tr!("terminal-verify-words", "words" => words)];
    if withheld > 0 {
        lines.push(tr!("terminal-verify-withheld", "withheld" => withheld));
    }
    if !noted {
        let commitment = fairness.commitment.to_string();
        lines.push(tr!("terminal-verify-unnoted", "commitment" => commitment));
    }
    lines
}

/// Verifies.
pub(crate) fn verify(args: &VerifyArgs) -> Result<()> {
    let noted = args.commitment.as_ref();
    let (record, _, draws) = with_record(&args.file, args.json, |record, game| {
        let other = noted.and_then(|noted| RecordErrorKind::other_commitment(record, noted));
        match other {
            Some(why) => Err(RecordError { action: None, why }.into()),
            None => Ok(game.verify(record)?),
        }
    })?;
    let warnings = warnings(&record, noted.is_some());
    if args.json {
        let report = Report::good(&record, Some(draws), record.result.clone());
        return print_json(&Report { warnings, ..report });
    }
    if noted.is_some() {
        tell!("{}", tr!("terminal-verify-noted"))?;
    }
    tell!("{}", tr!("terminal-verify-seed"))?;
    if let Some(fairness) = &record.fairness {
        for line in of_the_words(fairness, noted.is_some()) {
            tell!("{line}")?;
        }
    }
    tell!("{}", tr!("terminal-verify-draws", "draws" => draws))?;
    for warning in warnings {
        tell!("{}", warning.words)?;
    }
    Ok(())
}
